import type { WishRead } from '@sagolykta/contract/wishes';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLanguage } from '../../shared/messages/language.tsx';

/** Long enough for a word to be typed to its end, in milliseconds. */
const pause = 350;

export const everyWishRead = { queryKey: ['wish'] } as const;

/** Whom the story is about, and who comes along. */
interface Evening {
  readonly childProfileId: string;
  readonly siblingIds: string[];
  readonly selectedAttributes: StoryElement[];
}

/** What the wish would be understood as, a moment after it was typed; undefined until there is something to say. */
export function useWishRead(evening: Evening, theme: string): WishRead | undefined {
  const { language } = useLanguage();
  const settled = useSettled(theme.trim());
  const { data } = useQuery({
    queryKey: [...everyWishRead.queryKey, language, evening, settled],
    queryFn: ({ signal }) => api.readWish({ body: { ...evening, theme: settled, language } }, { signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    // Without an answer the story can be written all the same: nothing is said, and nothing is tried again.
    retry: false,
  });
  return theme.trim() === '' ? undefined : data;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
