import { Component, type ReactNode } from 'react';
import { Column } from './shared/ui/column.tsx';
import { Trouble } from './shared/ui/trouble.tsx';

/** A chunk that could not be fetched, or a fault of ours: a word and a way on instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Column>
        <Trouble level="h1" onRetry={() => location.reload()} />
      </Column>
    );
  }
}
