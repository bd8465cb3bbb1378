import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PinGate } from './features/parental-controls/pin-gate.tsx';
import { LateNotices } from './late-notices.tsx';
import { LanguageProvider } from './shared/messages/language.tsx';

/** The app with everything it stands in. */
export function WholeApp({ queries }: { queries: QueryClient }) {
  return (
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
        <PinGate />
        <LateNotices />
      </QueryClientProvider>
    </LanguageProvider>
  );
}
