/** Lets the browser paint and handle input, so that a page is not built in one long task. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
