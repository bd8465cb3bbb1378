import { type Cast, type Noun, type NounWords, type Relation, relations } from '../noun.ts';
import { saidOfDeed } from './deed.ts';
import { englishArticle } from './forms.ts';
import type { LanguageLexicon } from './lexicon.ts';
import type { LexiconNoun } from './lexicon-noun.ts';
import { wordsOfNoun } from './noun-words.ts';
import { nounOfOwnWord } from './own-word.ts';
import { isOfOnce } from './said-of.ts';
import { type Trait, traitOf } from './trait.ts';
import type { Understanding } from './understand.ts';
import type { WishedThing } from './wished-thing.ts';

/**
 * Who plays the wish tonight; undefined where it names nothing that a plot can put on stage.
 * What happens to the child itself ('I am afraid of the washing machine') puts the other thing there.
 */
export function castOf(understanding: Understanding, lexicon: LanguageLexicon, isAmerican: boolean): Cast | undefined {
  const { wish, other, effect, language } = understanding;
  const nounOf = (thing: WishedThing | null) => (thing === null ? undefined : castable(thing, lexicon, isAmerican));
  const trait = traitOf(understanding, lexicon);
  if (trait !== null && wish !== null) return castOfTrait(trait, wish, lexicon, isAmerican);
  const first = nounOf(wish);
  const second = nounOf(other);
  if (first === undefined) return second === undefined ? undefined : { wish: second };
  const relation = relationOf(understanding);
  const able = effect === null ? first : { ...withWords(first, language, lexicon.asked.effects[effect]), effect };
  return {
    wish: withWords(able, language, deedWords(understanding, able, second)),
    ...(relation === undefined ? {} : { relation }),
    ...(second === undefined ? {} : { other: second }),
  };
}

function castOfTrait(
  trait: Trait,
  thing: WishedThing,
  lexicon: LanguageLexicon,
  isAmerican: boolean,
): Cast | undefined {
  const { relation, words = {}, colour } = trait;
  const nounOf = (noun: LexiconNoun) => castable({ ...thing, of: null, beginning: '', noun }, lexicon, isAmerican);
  const wish = trait.wish === undefined ? castable(thing, lexicon, isAmerican) : nounOf(trait.wish);
  const other =
    trait.thing === undefined ? trait.other && nounOf(trait.other) : castable(trait.thing, lexicon, isAmerican);
  if (wish === undefined) return undefined;
  const dyed = colour === undefined ? wish : { ...wish, colour };
  return { wish: withWords(dyed, lexicon.language, words), relation, ...(other === undefined ? {} : { other }) };
}

/** Of what it cannot, wants to or does not want to there is a plot only where the deed can be said. */
function relationOf({ language, relation, deed, said, placedBy }: Understanding): Relation | undefined {
  if (said !== null) return isOfOnce(said, language) ? 'has-done' : 'said-of';
  if (placedBy === null && (relation === 'in' || relation === 'on' || relation === 'under')) return undefined;
  const known = relations.find((one): one is Relation => one === relation);
  const isDeed = relation !== null && saidOfDeed.has(relation);
  return deed === null && isDeed ? undefined : known;
}

/** What the wish says, in others' mouths: the potato that 'thinks he is a king' is 'it' there, if that is what it is called. */
function deedWords(
  { language, relation, deed, said, placedBy }: Understanding,
  noun: Noun,
  other: Noun | undefined,
): Partial<NounWords> {
  const pronoun = noun.words[language]?.he ?? '';
  if (said !== null) return { is: said.replace(/(?<!\p{L})(?:he|she|han|hon)(?!\p{L})/gu, pronoun) };
  const place = other?.words[language]?.the;
  if (placedBy !== null && place !== undefined) return { there: `${placedBy} ${place}` };
  if (deed === null) return {};
  return relation === 'cannot' ? { cannot: deed } : { wants: deed };
}

function withWords(noun: Noun, language: string, words: Partial<NounWords>): Noun {
  return { ...noun, words: { [language]: { ...(noun.words[language] as NounWords), ...words } } };
}

function castable(thing: WishedThing, lexicon: LanguageLexicon, isAmerican: boolean): Noun | undefined {
  if (thing.own !== null) return nounOfOwnWord(thing.own, lexicon.language, lexicon.asked);
  if (thing.noun === null) return undefined;
  const { id, kind, size, effect } = thing.noun;
  return { id, kind, size, effect, words: { [lexicon.language]: wordsOfThing(thing, thing.noun, isAmerican) } };
}

/** 'Dinosauriebuss' is said whole; 'a red bus' is red when it comes in, and the bus thereafter; Doris is called Doris. */
function wordsOfThing(thing: WishedThing, noun: LexiconNoun, isAmerican: boolean): NounWords {
  const words = wordsOfNoun(noun, isAmerican);
  const { beginning } = thing;
  const joined = (form: string) =>
    form.startsWith('the ') ? `the ${beginning}${form.slice(4)}` : `${beginning}${form}`;
  const whole: NounWords =
    beginning === ''
      ? words
      : {
          ...words,
          bare: joined(words.bare),
          a: `${noun.language === 'en' ? englishArticle(joined(words.bare)) : words.a.split(' ')[0]} ${joined(words.bare)}`,
          the: joined(words.the),
          plural: joined(words.plural),
          thePlural: joined(words.thePlural),
        };
  const entering =
    thing.adjectives.length > 0 && thing.number === 'one' && !thing.definite ? { ...whole, a: thing.said } : whole;
  if (noun.unique) return { ...entering, a: entering.the };
  return thing.name === null ? entering : { ...entering, a: thing.said, the: thing.name };
}
