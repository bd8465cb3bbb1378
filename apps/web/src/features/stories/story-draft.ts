import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { useEffect, useState } from 'react';

export interface StoryDraft {
  readonly chosen: readonly StoryElement[];
  readonly theme: string;
}

/** What is ticked and typed outlives a lost session and comes back after the login; it never leaves this browser tab. */
export function useStoryDraft(childId: string, theme: string | null) {
  const storageKey = `draft:${childId}`;
  const [draft, setDraft] = useState<StoryDraft>(() => {
    const kept = keptDraft(storageKey);
    return theme === null ? kept : { ...kept, theme };
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing loses the draft with the page.
    }
  }, [storageKey, draft]);
  return [draft, setDraft] as const;
}

export function forgetDraft(childId: string): void {
  try {
    sessionStorage.removeItem(`draft:${childId}`);
  } catch {
    // Nothing was kept.
  }
}

function keptDraft(storageKey: string): StoryDraft {
  const nothing: StoryDraft = { chosen: [], theme: '' };
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { chosen, theme } = kept as Record<string, unknown>;
    return {
      chosen: storyElements.filter((element) => Array.isArray(chosen) && chosen.includes(element)),
      theme: typeof theme === 'string' ? theme : '',
    };
  } catch {
    return nothing;
  }
}
