import type { ThingEffect, ToldKind } from '@sagolykta/domain/told-word';
import type { ConceptId } from '../concepts.ts';
import { findConcepts, isCalled } from '../theme.ts';
import type { LexiconNoun } from './lexicon-noun.ts';

/** What a family has told about a word that nobody knew. */
export interface FamilyWord {
  /** As it was typed, without its article: 'blorpmaskin'. */
  readonly word: string;
  readonly kind: ToldKind;
  /** Swedish: ett blorp. */
  readonly isNeuter: boolean;
  /** Null where they skipped what it does. */
  readonly effect: ThingEffect | null;
}

/** Somebody or something in a wish. */
export interface WishedThing {
  /** What the line says: 'a red bus', 'draken'. */
  readonly said: string;
  /** As it was typed, without article and adjectives, in lower case. */
  readonly word: string;
  /** Null for what the lexicon does not know. */
  readonly noun: LexiconNoun | null;
  /** What the family has told about it. */
  readonly own: FamilyWord | null;
  /** What it is made of or for: the dinosaur of a dinosaur bus. */
  readonly of: LexiconNoun | null;
  /** How the compound begins: 'dinosaurie', 'dinosaur '. */
  readonly beginning: string;
  readonly adjectives: readonly string[];
  /** Those that ask something of a story: 'last' and 'singing' do, 'little' does not. */
  readonly asking: readonly string[];
  readonly number: 'one' | 'many';
  readonly definite: boolean;
  /** 'Doris', of 'the dog Doris'. */
  readonly name: string | null;
  /** The child itself, or somebody of the family: pappa. */
  readonly person: 'child' | 'family' | null;
  /** A concept that knows the word where the lexicon does not. */
  readonly concept: ConceptId | null;
  /** Spelled otherwise than it was meant. */
  readonly corrected: boolean;
}

/** Nobody knows what it is: the lantern may ask. */
export function isUnknown(thing: WishedThing): boolean {
  return (
    thing.noun === null && thing.own === null && thing.person === null && thing.concept === null && thing.name === null
  );
}

/** Ids that plots know a thing by: its own, and what it is a sort of. */
export function idsOfThing({ id, wider }: Pick<LexiconNoun, 'id' | 'wider'>): string[] {
  return [id, ...(wider === null ? [] : [wider]), ...(id === 'excavator' ? ['digger'] : [])];
}

/** The same of a thing as it was wished for, and what its word is called beside. */
export function idsKnownBy({ noun, concept, word }: WishedThing): string[] {
  if (noun === null) return concept === null ? [] : [concept];
  // A ball is a noun of its own, and what plots about the sport are about.
  const called = findConcepts(word, noun.language).filter((near) => isCalled(near, word));
  return [...idsOfThing(noun), ...called.slice(0, 1)];
}
