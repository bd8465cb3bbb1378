import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadScreen } from './app.tsx';
import { endEarlyTaps } from './early-taps.ts';
import { keepForOffline, tellKeeper } from './keep-for-offline.ts';
import { fillFrom, servedPage } from './served-page.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { keepThemeWithClock } from './shared/theme/theme-choice.ts';
import { WholeApp } from './whole-app.tsx';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

keepThemeWithClock();
const served = servedPage();
const queries = createQueryClient();
const app = (
  <StrictMode>
    <WholeApp queries={queries} served={served} />
  </StrictMode>
);
// In slices, so that a tap is answered while the first screen is being built.
if (served === undefined) startTransition(() => createRoot(root).render(app));
else {
  fillFrom(served.answers, queries);
  tellKeeper(served.answers);
  // Should the screen's chunk not come, what the page says can be read all the same.
  void preloadScreen(served.screen).then(() => {
    endEarlyTaps();
    startTransition(() => void hydrateRoot(root, app));
  });
}
keepForOffline();
