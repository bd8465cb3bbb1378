import type { ServedPage } from '@sagolykta/contract/served-screens';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PinGate } from './features/parental-controls/pin-gate.tsx';
import { LateNotices } from './late-notices.tsx';
import { LanguageProvider } from './shared/messages/language.tsx';
import { ServedAt } from './shared/ui/use-is-served.ts';

interface WholeAppProps {
  readonly queries: QueryClient;
  /** The page that the server has rendered; the device's own language and clock follow. */
  readonly served?: Pick<ServedPage, 'language' | 'at'> | undefined;
  /** Where there is no browser to ask for it. */
  readonly address?: string;
}

/** The app with everything it stands in. */
export function WholeApp({ queries, served, address }: WholeAppProps) {
  return (
    <LanguageProvider served={served?.language}>
      <QueryClientProvider client={queries}>
        <Router {...(address === undefined ? {} : { ssrPath: address })}>
          <ErrorBoundary>
            <ServedAt value={served?.at}>
              <App />
            </ServedAt>
          </ErrorBoundary>
          <PinGate />
          <LateNotices />
        </Router>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
