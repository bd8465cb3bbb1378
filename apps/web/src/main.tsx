import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepForOffline } from './keep-for-offline.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { keepThemeWithClock } from './shared/theme/theme-choice.ts';
import { WholeApp } from './whole-app.tsx';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

keepThemeWithClock();
// In slices, so that a tap is answered while the first screen is being built.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <WholeApp queries={createQueryClient()} />
    </StrictMode>,
  ),
);
keepForOffline();
