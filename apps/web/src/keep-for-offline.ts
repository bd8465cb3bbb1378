import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import type { ServedAnswers } from '@sagolykta/contract/served-screens';

/** The first screen comes first: long enough for it to have everything, in milliseconds. */
const calm = 4000;

/** Lets the service worker in (offline/service-worker.ts). Only the built app has one; without it, all works but offline. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  addEventListener('load', () => setTimeout(register, calm), { once: true });
}

/** What came with the page passed the service worker by: it is told who is here now, and what was read. */
export function tellKeeper(answers: ServedAnswers): void {
  const { getUser, listChildProfiles, getUserStats, listStories, getStory } = answers;
  const told: [address: string, answer: unknown][] = [
    [routes.getUser.path, getUser],
    [routes.listChildProfiles.path, listChildProfiles],
    [routes.getUserStats.path, getUserStats],
    [routes.listStories.path, listStories],
    [addressOf(routes.getStory.path, { id: getStory?.id ?? '' }), getStory],
  ];
  navigator.serviceWorker?.controller?.postMessage(told.filter(([, answer]) => answer !== undefined));
}
