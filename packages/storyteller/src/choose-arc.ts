import type { Season } from '@sagolykta/domain/season';
import type { ConceptId } from './concepts.ts';
import { holds, parseCondition } from './condition.ts';
import type { Family } from './family.ts';
import type { Random } from './random.ts';
import type { Lead, Score } from './score.ts';
import type { StoryTrace } from './story-brief.ts';
import type { ThemePlan } from './theme.ts';

/** An arc does not come back within this many nights while there is another. */
export const nightsBetweenTellings = 9;

/** Arcs that may be told tonight, the one to try first at the front. */
export function rankArcs(
  arcs: readonly Score[],
  family: Family,
  theme: ThemePlan,
  avoided: readonly ConceptId[],
  memory: readonly StoryTrace[],
  random: Random,
): Score[] {
  const open = arcs.filter(
    (arc) => fitsFamily(arc, family) && fitsSeason(arc, family.season) && !containsAvoided(arc, avoided),
  );
  const wished = open.filter((arc) => fitsTheme(arc, theme));
  const candidates = wished.length > 0 ? wished : open.filter((arc) => fitsTheme(arc, { ...theme, concepts: [] }));
  return candidates
    .map((arc) => ({ arc, weight: interest(arc, theme, memory) * (0.35 + random.next()) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ arc }) => arc);
}

function fitsFamily(arc: Score, family: Family): boolean {
  const [from, to] = arc.ages;
  if (family.age < from || family.age > to) return false;
  if (arc.fits !== undefined && !holds(parseCondition(arc.fits), family)) return false;
  return elementLeads(arc).every((lead) => family.has(lead));
}

function fitsSeason(arc: Score, season: Season): boolean {
  return arc.seasons === undefined || arc.seasons.includes(season);
}

/** A wish leads to arcs about it; words that nothing knows to arcs that take them at their word; no wish to all others. */
function fitsTheme(arc: Score, theme: ThemePlan): boolean {
  const takesAnyWords = arc.leads.includes('unknown-theme');
  if (theme.words === null) return !takesAnyWords;
  if (theme.concepts.length === 0) return takesAnyWords;
  return arc.themes.some((concept) => theme.concepts.includes(concept));
}

function elementLeads(arc: Score): Exclude<Lead, 'theme' | 'unknown-theme'>[] {
  return arc.leads.filter((lead) => lead !== 'theme' && lead !== 'unknown-theme');
}

function containsAvoided(arc: Score, avoided: readonly ConceptId[]): boolean {
  return [...arc.contains, ...arc.themes].some((concept) => avoided.includes(concept));
}

/** The more of what was chosen leads the plot, the better; what was heard lately hardly comes at all. */
function interest(arc: Score, theme: ThemePlan, memory: readonly StoryTrace[]): number {
  const personal = 1 + 0.6 * elementLeads(arc).length;
  const about = theme.concepts[0] !== undefined && arc.themes.includes(theme.concepts[0]) ? 3 : 1;
  const nightsAgo = memory.findIndex((trace) => trace.arc === arc.id);
  if (nightsAgo < 0) return personal * about;
  if (nightsAgo < nightsBetweenTellings) return 1e-6 * (nightsAgo + 1);
  const times = memory.filter((trace) => trace.arc === arc.id).length;
  return (personal * about * Math.min(1, nightsAgo / 60)) / times;
}
