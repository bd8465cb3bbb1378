import { rankPlots } from './choose-plot.ts';
import { familyOf } from './family.ts';
import type { Library } from './plot.ts';
import { randomFrom } from './random.ts';
import { type ReadWish, readWish } from './read-wish.ts';
import type { StoryBrief, WishNotice } from './story-brief.ts';
import type { Understanding } from './understand/understand.ts';
import type { Served } from './wish-tiers.ts';

/** What can be said of a wish before the story is made. */
export interface ForeseenWish {
  readonly understanding: Understanding;
  /** How much of it will be on stage; null where nothing is wished for. */
  readonly served: Served | null;
  readonly notice: WishNotice | null;
  /** The plots that serve it best. */
  readonly plots: readonly string[];
}

/** What tonight's wish will meet. Nothing is told and nothing is kept. */
export function foreseeWish(brief: StoryBrief, library: Library): ForeseenWish {
  const wish = readWish(brief, library);
  const { understanding } = wish;
  if (wish.tiers.length === 0) return { understanding, served: null, notice: understanding.notice, plots: [] };
  const ranked = rankedFor(brief, wish, library);
  const served = ranked[0]?.tier.served ?? 'untold';
  const notice = served === 'whole' ? understanding.notice : served === 'part' ? 'theme-in-part' : 'theme-untold';
  const plots = ranked.filter(({ tier }) => tier.served === served).map(({ plot }) => plot.score.id);
  return { understanding, served, notice, plots };
}

function rankedFor(brief: StoryBrief, wish: ReadWish, library: Library) {
  const random = randomFrom('foreseen');
  const family = familyOf({ ...brief, theme: wish.words }, wish.understanding.concepts, random, library.languages);
  return rankPlots(library.plots, wish.tiers, { family, avoided: wish.avoided, memory: [] }, random);
}
