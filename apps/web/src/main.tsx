import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PinGate } from './features/parental-controls/pin-gate.tsx';
import { keepForOffline } from './keep-for-offline.ts';
import { LateNotices } from './late-notices.tsx';
import { createQueryClient } from './shared/api/query-client.ts';
import { LanguageProvider } from './shared/messages/language.tsx';
import { keepThemeWithClock } from './shared/theme/theme-choice.ts';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

keepThemeWithClock();
// In slices, so that a tap is answered while the first screen is being built.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <QueryClientProvider client={createQueryClient()}>
          <ErrorBoundary>
            <App />
          </ErrorBoundary>
          <PinGate />
          <LateNotices />
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  ),
);
keepForOffline();
