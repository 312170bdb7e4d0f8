/** A notification was pressed: the tab of its table comes to the front; without one a new one opens. */
export interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface Windows {
  matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
  openWindow(address: string): Promise<unknown>;
}

export async function pressed(notification: Pick<Notification, "data" | "close">, windows: Windows): Promise<void> {
  notification.close();
  const path = String(notification.data);
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((window) => new URL(window.url).pathname === path);
  await (there ? there.focus() : windows.openWindow(path));
}
