import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every screen, for people to look at: they prove nothing by themselves. */
export default defineConfig({
  ...journeys,
  testMatch: 'screens/take-screens.ts',
  // Its own, since a run empties it: journeys may be under way.
  outputDir: '../test-results/screens',
  use: { ...journeys.use, trace: 'off' },
});
