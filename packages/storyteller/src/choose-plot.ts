import type { Season } from '@sagolykta/domain/season';
import type { ConceptId } from './concepts.ts';
import { holds, parseCondition } from './condition.ts';
import type { Family } from './family.ts';
import type { Cast, Noun, NounKind } from './noun.ts';
import type { Plot } from './plot.ts';
import type { Random } from './random.ts';
import type { Score, WishFor } from './score.ts';
import type { StoryTrace } from './story-brief.ts';
import type { ThemePlan } from './theme.ts';

/** A plot does not come back within this many nights while there is another. */
export const nightsBetweenTellings = 9;

/** What a plot is chosen by. */
export interface Night {
  readonly family: Family;
  readonly theme: ThemePlan;
  readonly avoided: readonly ConceptId[];
  readonly memory: readonly StoryTrace[];
}

/** Plots that may be told tonight, the one to try first at the front. */
export function rankPlots(plots: readonly Plot[], night: Night, random: Random): Plot[] {
  const { family, theme, avoided, memory } = night;
  const open = plots.filter(
    ({ score, words }) =>
      words[family.language] !== undefined &&
      fitsFamily(score, family) &&
      fitsSeason(score, family.season) &&
      !containsAvoided(score, avoided),
  );
  const wished = open.filter(({ score }) => fitsTheme(score, theme, family.cast));
  const candidates =
    wished.length > 0 ? wished : open.filter(({ score }) => fitsTheme(score, { ...theme, concepts: [] }, undefined));
  return candidates
    .map((plot) => ({ plot, weight: interest(plot.score, theme, memory) * (0.35 + random.next()) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ plot }) => plot);
}

function fitsFamily(score: Score, family: Family): boolean {
  const [from, to] = score.ages;
  if (family.age < from || family.age > to) return false;
  if (score.fits !== undefined && !holds(parseCondition(score.fits), family)) return false;
  return score.leads.every((lead) => family.has(lead));
}

function fitsSeason(score: Score, season: Season): boolean {
  return score.seasons === undefined || score.seasons.includes(season);
}

/**
 * A wish leads to plots about it, or about things of its kind; words that nothing knows to plots that take them at their
 * word; no wish to all others.
 */
function fitsTheme({ wish = {} }: Score, theme: ThemePlan, cast: Cast | undefined): boolean {
  if (takesCast(wish)) return cast !== undefined && fitsCast(wish, cast);
  if (theme.words === null) return wish.anyWords !== true;
  if (theme.concepts.length === 0) return wish.anyWords === true;
  return (wish.concepts ?? []).some((concept) => theme.concepts.includes(concept));
}

/** Whether the plot has a role for a thing of the wish, and cannot be told without one. */
function takesCast({ kinds, does, sizes, relation }: WishFor): boolean {
  return [kinds, does, sizes, relation].some((asked) => asked !== undefined);
}

function fitsCast({ kinds, does, sizes, relation, other }: WishFor, cast: Cast): boolean {
  if (relation !== cast.relation && relation !== undefined) return false;
  if (other !== undefined && !(cast.other && isOneOf(other, cast.other))) return false;
  if (kinds !== undefined && !isOneOf(kinds, cast.wish)) return false;
  if (sizes !== undefined && !sizes.includes(cast.wish.size)) return false;
  return does === undefined || (cast.wish.effect !== undefined && does.includes(cast.wish.effect));
}

function isOneOf(kinds: readonly NounKind[], { kind }: Noun): boolean {
  return kinds.includes(kind);
}

function containsAvoided({ contains, wish }: Score, avoided: readonly ConceptId[]): boolean {
  return [...contains, ...(wish?.concepts ?? [])].some((concept) => avoided.includes(concept));
}

/** The more of what was chosen leads the plot, the better; what was heard lately hardly comes at all. */
function interest({ id, leads, wish }: Score, theme: ThemePlan, memory: readonly StoryTrace[]): number {
  const personal = 1 + 0.6 * leads.length;
  const about = theme.concepts[0] !== undefined && wish?.concepts?.includes(theme.concepts[0]) ? 3 : 1;
  const nightsAgo = memory.findIndex((trace) => trace.arc === id);
  if (nightsAgo < 0) return personal * about;
  if (nightsAgo < nightsBetweenTellings) return 1e-6 * (nightsAgo + 1);
  const times = memory.filter((trace) => trace.arc === id).length;
  return (personal * about * Math.min(1, nightsAgo / 60)) / times;
}
