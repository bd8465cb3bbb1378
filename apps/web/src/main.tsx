import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadScreen } from './app.tsx';
import { endEarlyTaps } from './early-taps.ts';
import './effects-in-the-dark.ts';
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
const app = <WholeApp queries={queries} served={served} />;
if (served === undefined) createRoot(root).render(app);
else {
  fillFrom(served.answers, queries);
  tellKeeper(served.answers);
  // Should the screen's chunk not come, what the page says can be read all the same.
  void preloadScreen(served.screen).then(() => {
    endEarlyTaps();
    hydrateRoot(root, app);
  });
}
keepForOffline();
