import { useEffect } from 'react';

/** The document's title; a hook, since the served page already has a title element. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Sagolykta' ? title : `${title} – Sagolykta`;
  }, [title]);
}
