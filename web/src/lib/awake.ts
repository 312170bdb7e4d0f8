/** Keeps the screen from going dark while the page is looked at; gives what ends it. Not every browser can. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  const again = () => void take();
  again();
  // The browser takes it back whenever the page is out of sight.
  document.addEventListener("visibilitychange", again);
  return () => {
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
