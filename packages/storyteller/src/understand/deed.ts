import type { WishRelation } from './grammar.ts';
import type { Reading } from './head-noun.ts';
import { part, type Sentence, spoken } from './sentence.ts';

/** What a plot can let somebody do, or fail to do, before our eyes. */
export const saidOfDeed: ReadonlySet<WishRelation> = new Set(['cannot', 'wants-to', 'unwilling']);

/** More words than these do not stand well in somebody else's mouth. */
const mostWords = 5;

/** Words that would mean somebody else when another says them: 'find itself', 'gömma sig'. */
const ofSomebody: ReadonlySet<string> = new Set([
  'sig',
  'själv',
  'självt',
  'itself',
  'himself',
  'herself',
  'themselves',
]);
const learning = { sv: ['lära', 'sig'], en: ['learn', 'to'] } as const;
const shortInfinitives: ReadonlySet<string> = new Set(
  'få gå se stå bli ge be le bo tro sy ro nå må slå slåss umgås klä spy glo gno bry sno te'.split(' '),
);

/**
 * What it cannot or wants to, as others can say it: 'simma', 'jump over the fence'; null where the words are no deed
 * ('dreams of honey'), or only true in the parent's mouth ('find its mother').
 * @param asked the words that said so: 'som vill', 'who wants to'
 */
export function deedOf(asked: Sentence, done: Sentence, reading: Reading): string | null {
  const { language } = reading;
  const { lists } = reading.lexicon[language].grammar;
  const [first, second] = learning[language];
  const isLearning = done.words[0] === first && done.words[1] === second;
  const deed = isLearning ? part(done, 2) : done;
  const head = deed.words[0] ?? '';
  const isDeed = language === 'sv' ? /as?$/.test(head) || shortInfinitives.has(head) : isLearning || leadsToVerb(asked);
  const isElsewhere = deed.words.some(
    (word) =>
      word === ',' ||
      ofSomebody.has(word) ||
      [lists.possessive, lists.mine, lists['first-person'], lists.pronoun].some((list) => list.has(word)),
  );
  const isShort = deed.words.length > 0 && deed.words.length <= mostWords;
  return isDeed && isShort && !isElsewhere ? spoken(deed) : null;
}

/** 'Wants to', 'can not'; not 'wants', 'dreams of'. */
function leadsToVerb({ words }: Sentence): boolean {
  return ['to', 'not', 'never', 'ever', 'quite'].includes(words.at(-1) ?? '');
}
