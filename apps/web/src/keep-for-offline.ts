/** The first screen comes first: long enough for it to have everything, in milliseconds. */
const calm = 4000;

/** Lets the service worker in (offline/service-worker.ts). Only the built app has one; without it, all works but offline. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  addEventListener('load', () => setTimeout(register, calm), { once: true });
}
