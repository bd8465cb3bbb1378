import { type RankedPlot, rankPlots } from './choose-plot.ts';
import { familyOf } from './family.ts';
import type { Library } from './plot.ts';
import { randomFrom } from './random.ts';
import { type ReadWish, readWish, withoutWish } from './read-wish.ts';
import type { StoryBrief, WishNotice } from './story-brief.ts';
import { sayThing } from './understand/say-thing.ts';
import type { Understanding } from './understand/understand.ts';
import { idsOfThing } from './understand/wished-thing.ts';
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
  const plots = ranked.filter(({ tier }) => tier.served === served).map(({ plot }) => plot.score.id);
  return { understanding, served, notice: noticeOf(understanding, served), plots };
}

/** What the parent is told of a wish that was read. */
export function noticeOf({ notice }: Understanding, served: Served): WishNotice | null {
  if (served === 'whole') return notice;
  return served === 'part' ? 'theme-in-part' : 'theme-untold';
}

function rankedFor(brief: StoryBrief, wish: ReadWish, library: Library): RankedPlot[] {
  const random = randomFrom('foreseen');
  const family = familyOf({ ...brief, theme: wish.words }, wish.understanding.concepts, random, library.languages);
  const tiers = wish.tiers.length > 0 ? wish.tiers : withoutWish;
  return rankPlots(
    library.plots,
    tiers,
    { family, avoided: wish.avoided, memory: [], mood: wish.understanding.mood },
    random,
  );
}

const mostOffered = 3;

/**
 * Where a wish cannot be told whole: near wishes that can, as they would be typed. Each of its things alone; then others of
 * their kind.
 */
export function nearestWishes(brief: StoryBrief, { understanding }: ForeseenWish, library: Library): string[] {
  const { wish, other, language } = understanding;
  const isWhole = (theme: string) => foreseeWish({ ...brief, theme }, library).served === 'whole';
  const things = [wish, other].filter((thing) => thing !== null);
  const alone =
    things.length > 1 || understanding.relation !== null ? things.map(({ said }) => said).filter(isWhole) : [];
  const asked = new Set(things.map(({ noun }) => noun?.id));
  const kinds = things.map(({ noun, own }) => noun?.kind ?? own?.kind);
  const told = toldConcepts(brief, library);
  const ofKind = [...(library.lexicon?.[language].nouns.values() ?? [])].filter(
    (noun) => kinds.includes(noun.kind) && !asked.has(noun.id) && idsOfThing(noun).some((id) => told.has(id)),
  );
  const others = ofKind
    .map((noun) => sayThing({ noun, beginning: '', adjectives: [], number: 'one', definite: false }))
    .filter(isWhole);
  return [...new Set([...alone, ...others])].slice(0, mostOffered);
}

/** What the plots that may be told tonight are about. */
function toldConcepts(brief: StoryBrief, library: Library): ReadonlySet<string> {
  const free = rankedFor(brief, readWish({ ...brief, theme: null }, library), library);
  return new Set(free.flatMap(({ plot }) => plot.score.wish?.concepts ?? []));
}
