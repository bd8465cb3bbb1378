import type { NounPhrase } from './noun-phrase.ts';
import type { Sentence } from './sentence.ts';
import type { FoundSituation } from './situations.ts';
import { isUnknown } from './wished-thing.ts';

/**
 * A dragon at the dentist's is about a dragon, and so is one who is shy; 'tandläkaren' and 'I have a loose tooth' are about
 * the child.
 */
export function situationCounts(
  met: FoundSituation | null,
  who: NounPhrase | undefined,
  sentence: Sentence,
  childSpeaks: boolean,
): boolean {
  if (met === null) return false;
  if (childSpeaks || who === undefined || who.thing.person !== null) return true;
  // 'Mia going on the potty': whoever Mia is, it is the child's own.
  if (met.from === who.to && isByName(who, sentence)) return true;
  if (met.from >= who.to) return false;
  const isHead = met.to >= who.to;
  // 'Sova borta för första gången': the situation knows words that nobody else does.
  if (isHead && isUnknown(who.thing)) return true;
  const isEvent = who.thing.noun?.kind === 'event';
  const [asked, all] = [met.to - met.from, sentence.words.length];
  return isHead && (isEvent || asked >= 3 || all - asked <= 2);
}

/** 'Mia', at the very beginning; not 'a zorblax', and not 'Zorblax who'. */
function isByName({ thing, from, to }: NounPhrase, { words, typed }: Sentence): boolean {
  const isRelative = /^(?:who|that|which|som)$/.test(words[to] ?? '');
  return isUnknown(thing) && from === 0 && to === 1 && !isRelative && /^\p{Lu}/u.test(typed[0] ?? '');
}

/**
 * The house of 'we are moving house', the school of 'starting school', the tooth of 'I have a wobbly tooth': the situation has
 * said it, and nobody is named.
 */
export function isWhereItHappens(
  named: NounPhrase | undefined,
  met: FoundSituation | null,
  firstPerson: boolean,
): boolean {
  if (named === undefined || met === null || met.from >= named.to || met.to < named.to) return false;
  const kind = named.thing.noun?.kind;
  const isPlace = kind === 'building' || kind === 'place' || kind === 'event';
  return (isPlace && met.from <= named.from) || (kind === 'thing' && firstPerson);
}
