/** Removes the notices about a table that the user has come to. */
export async function clearNotices(room: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications({ tag: room })) ?? [])
      notification.close();
  } catch {
    // A browser that forbids service workers shows no notices.
  }
}
