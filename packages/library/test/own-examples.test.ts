import { dayAfter } from '@sagolykta/domain/family-day';
import { languages } from '@sagolykta/domain/language';
import { tonightsTheme } from '@sagolykta/domain/tonights-theme';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import { describe, expect, test } from 'vitest';
import { sampleFamily } from '../cli/families.ts';
import { ownLibrary } from '../src/own-library.ts';

const days = ['2026-01-01'];
while (days.length < 366) days.push(dayAfter(days.at(-1) ?? ''));
const tonightsThemes = (language: 'sv' | 'en') => [...new Set(days.map((day) => tonightsTheme(day)[language]))];

/** What the app itself puts into the field, or proposes to put there. */
const examples = {
  sv: [
    'En igelkott som har tappat bort sin lykta',
    'Inga spindlar',
    'en drake men inga spindlar',
    ...tonightsThemes('sv'),
  ],
  en: ['A hedgehog who has lost her lantern', 'No spiders', 'a dragon but no spiders', ...tonightsThemes('en')],
} as const;

describe.each(languages)('the app’s own examples (%s)', (language) => {
  test.each(examples[language])('«%s» is understood, and met', (theme) => {
    const brief = {
      language,
      profile: sampleFamily,
      elements: [],
      theme,
      calledName: null,
      season: 'autumn',
      avoid: [],
    } as const;
    const { understanding, served } = foreseeWish(brief, ownLibrary());
    expect(understanding.refused.length > 0 || understanding.line.length > 1).toBe(true);
    expect(['whole', 'part', null]).toContain(served);
    expect(understanding.notice).toBeNull();
  });
});
