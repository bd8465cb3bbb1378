import type { NounKind } from '../noun.ts';
import { findConcepts, isCalled, isOfSmallLife } from '../theme.ts';
import { isAnyChild } from './any-child.ts';
import { isFunctionWord } from './before-noun.ts';
import { knownAt, type Reading } from './head-noun.ts';
import type { LexiconNoun } from './lexicon-noun.ts';
import { joined, part, type Sentence } from './sentence.ts';
import { times } from './times.ts';
import type { WishParts } from './wish-parts.ts';
import { idsKnownBy, idsOfThing, type WishedThing } from './wished-thing.ts';

/** A situation says its own words: what is named before and after them is more than it, each by all that plots know it by. */
export function besideSituation(
  { metSituation, wish, other, where }: WishParts,
  sentence: Sentence,
  reading: Reading,
): string[][] {
  if (metSituation === null) return [];
  const { from, to, situation } = metSituation;
  const met = part(sentence, from, to);
  const own = `${joined(met)} `;
  const said = nounsIn(met, reading).map(({ id }) => id);
  const isOwn = ({ noun, word }: WishedThing) =>
    own.includes(` ${word} `) || (noun !== null && (times.has(noun.id) || said.includes(noun.id)));
  const things = [wish, other, where].flatMap((thing) =>
    thing?.noun == null || isOwn(thing) || isAnyChild(thing) ? [] : [idsKnownBy(thing)],
  );
  // Whoever moves or travels does so somewhere.
  const isOnTheWay = situation.concepts.some((concept) => concept === 'journey' || concept === 'moving');
  const places = [other, where].flatMap((thing) =>
    !isOnTheWay && thing !== null && reading.lexicon[reading.language].grammar.lists['named-place'].has(thing.word)
      ? [[thing.word]]
      : [],
  );
  const around = [...sentence.words.slice(0, from), ',', ...sentence.words.slice(to)]
    .filter((word) => word === ',' || !isFunctionWord(word, reading))
    .join(' ');
  const concepts = findConcepts(around, reading.language).filter(
    (concept) =>
      !isOfSmallLife(concept) &&
      isCalled(concept, around) &&
      !situation.concepts.includes(concept) &&
      !things.flat().includes(concept),
  );
  const within = situation.needsWhoItNames ? [...somebodyIn(met, reading), ...goalAfter(sentence, to, reading)] : [];
  return [...things, ...places, ...concepts.map((concept) => [concept]), ...within];
}

const somebody: ReadonlySet<NounKind> = new Set(['animal', 'creature', 'person']);
/** Who it happens to or beside, whatever else is asked. */
const byOffice: ReadonlySet<string> = new Set(['teacher', 'headteacher', 'head-teacher', 'caretaker']);

/** The hen of 'my brother turns into a hen', the guinea pig of 'the school guinea pig escapes'. */
function somebodyIn(sentence: Sentence, reading: Reading): string[][] {
  return nounsIn(sentence, reading)
    .filter(({ kind, id }) => somebody.has(kind) && !byOffice.has(id))
    .map(idsOfThing);
}

/** The Romans of 'travelling in time to the Romans', where nobody knows them: no plot goes there. */
function goalAfter(sentence: Sentence, to: number, reading: Reading): string[][] {
  if (!/^(?:to|till)$/.test(sentence.words[to] ?? '')) return [];
  const goal = part(sentence, to + 1).words.filter((word) => !isFunctionWord(word, reading));
  return goal.length > 0 && nounsIn(part(sentence, to + 1), reading).length === 0 ? [[goal.join(' ')]] : [];
}

function nounsIn(sentence: Sentence, reading: Reading): LexiconNoun[] {
  const found: LexiconNoun[] = [];
  for (let at = 0; at < sentence.words.length; ) {
    const head = knownAt(sentence, at, reading);
    if (head?.known != null) found.push(head.known.noun);
    at = head?.to ?? at + 1;
  }
  return found;
}
