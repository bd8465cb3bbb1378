import type { Language } from '@sagolykta/domain/language';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PinGate } from './features/parental-controls/pin-gate.tsx';
import { LateNotices } from './late-notices.tsx';
import { LanguageProvider } from './shared/messages/language.tsx';

interface WholeAppProps {
  readonly queries: QueryClient;
  /** Of the page that the server has rendered; the device's own choice follows. */
  readonly language?: Language | undefined;
  /** Where there is no browser to ask for it. */
  readonly address?: string;
}

/** The app with everything it stands in. */
export function WholeApp({ queries, language, address }: WholeAppProps) {
  return (
    <LanguageProvider served={language}>
      <QueryClientProvider client={queries}>
        <Router {...(address === undefined ? {} : { ssrPath: address })}>
          <ErrorBoundary>
            <App />
          </ErrorBoundary>
          <PinGate />
          <LateNotices />
        </Router>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
