/** Lets the browser paint and answer its reader before more is built. Without it a page is built in one long task. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
