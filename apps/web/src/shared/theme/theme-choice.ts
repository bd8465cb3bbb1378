import { useEffect, useSyncExternalStore } from 'react';
import { keptOnDevice } from '../kept-on-device.ts';

export const themeChoices = ['auto', 'night', 'day'] as const;
/** 'auto' follows the clock: night from 18:00 to 06:00. */
export type ThemeChoice = (typeof themeChoices)[number];
type Theme = Exclude<ThemeChoice, 'auto'>;

const keptTheme = keptOnDevice('device', 'theme');
const minute = 60_000;
/** The browser's own frame takes the colour of the page. */
const frameColours: Record<Theme, string> = { night: '#131235', day: '#f9f2e4' };

let choice = keptChoice();
let isNightAnyway = false;
const listeners = new Set<() => void>();

function keptChoice(): ThemeChoice {
  const kept = keptTheme.read();
  return themeChoices.find((known) => known === kept) ?? 'auto';
}

function themeNow(): Theme {
  if (isNightAnyway) return 'night';
  if (choice !== 'auto') return choice;
  const hour = new Date().getHours();
  return hour >= 18 || hour < 6 ? 'night' : 'day';
}

function showTheme(): void {
  const theme = themeNow();
  if (document.documentElement.dataset.theme === theme) return;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', frameColours[theme]);
}

/** Keeps the theme with the clock from now on; the first paint was seen to by before-paint.js. */
export function keepThemeWithClock(): void {
  setInterval(showTheme, minute);
  document.addEventListener('visibilitychange', showTheme);
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  keptTheme.keep(next);
  showTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => choice,
    () => 'auto',
  );
}

/** For a screen that is drawn for the night alone, or is for now. */
export function useNightAnyway(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    isNightAnyway = true;
    showTheme();
    return () => {
      isNightAnyway = false;
      showTheme();
    };
  }, [isWanted]);
}
