import { type StoryElement, storyElements } from '@sagolykta/domain/story-elements';
import { useLayoutEffect, useState } from 'react';
import { keptOnDevice } from '../../shared/kept-on-device.ts';

export interface StoryDraft {
  readonly chosen: readonly StoryElement[];
  readonly theme: string;
  /** Whom it is about beside the active child. */
  readonly siblings: readonly string[];
  /** For this one evening. */
  readonly isShort: boolean;
}

const draftOf = (childId: string) => keptOnDevice('tab', `draft:${childId}`);

/** What is ticked and typed outlives a lost session and comes back after the login; it never leaves this browser tab. */
export function useStoryDraft(childId: string, theme: string | null) {
  const [draft, setDraft] = useState<StoryDraft>(() => {
    const kept = keptDraft(childId);
    return theme === null ? kept : { ...kept, theme };
  });
  // Before the next touch can come: what waits for the paint is lost to a page that is left at once.
  useLayoutEffect(() => draftOf(childId).keepValue(draft), [childId, draft]);
  return [draft, setDraft] as const;
}

export function forgetDraft(childId: string): void {
  draftOf(childId).forget();
}

function keptDraft(childId: string): StoryDraft {
  const kept = draftOf(childId).readValue();
  if (typeof kept !== 'object' || kept === null) return { chosen: [], theme: '', siblings: [], isShort: false };
  const { chosen, theme, siblings, isShort } = kept as Record<string, unknown>;
  return {
    chosen: storyElements.filter((element) => Array.isArray(chosen) && chosen.includes(element)),
    theme: typeof theme === 'string' ? theme : '',
    siblings: Array.isArray(siblings) ? siblings.filter((id) => typeof id === 'string') : [],
    isShort: isShort === true,
  };
}
