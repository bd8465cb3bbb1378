import type { Language } from '@sagolykta/domain/language';
import type { NounEffect, NounKind, NounSize } from '../noun.ts';

export type Pronoun = 'hon' | 'han' | 'hen' | 'den' | 'det' | 'de' | 'she' | 'he' | 'it' | 'they';

/** A noun as it is said in one language. */
export interface NounForms {
  /** 'countable' takes an article; 'mass' none (snö, rain); 'pair' is said with 'ett par', 'a pair of'. */
  readonly counting: 'countable' | 'mass' | 'pair';
  /** Whether Swedish says det and ett; English has no such nouns. */
  readonly neuter: boolean;
  readonly article: string;
  readonly indefinite: string;
  /** Without an article of its own: 'grävmaskinen'; in English the same as the indefinite. */
  readonly definite: string;
  /** Null for what is not counted. */
  readonly plural: string | null;
  readonly definitePlural: string | null;
}

/** What is known of a thing whatever language is spoken. */
export interface NounCore {
  readonly id: string;
  readonly kind: NounKind;
  readonly size: NounSize;
  readonly effect: NounEffect;
  /** The noun that this is a sort of: a husky is a dog. */
  readonly wider: string | null;
  /** There is only one in the world: the moon. */
  readonly unique: boolean;
  /** A child must not hold out a hand to it: fire, a wasp, the traffic. */
  readonly dangerous: boolean;
  /** Another noun is meant first by the same word: 'vind' is the wind before it is an attic. */
  readonly rarer: boolean;
}

/** One noun of one language's lexicon. */
export interface LexiconNoun extends NounCore {
  readonly language: Language;
  readonly forms: NounForms;
  /** The forms of an American family, where they differ. */
  readonly american: NounForms | null;
  /** Other words for the same thing, a child's own among them. */
  readonly also: readonly string[];
  /** How it begins a Swedish compound: 'dinosaurie'. */
  readonly joins: readonly string[];
  readonly pronoun: Pronoun;
  readonly does: string;
  readonly did: string;
  readonly cannot: string;
  readonly afraid: string;
  readonly home: string;
  readonly sound: string;
  readonly feels: string;
  readonly part: string;
  /** Where the noun stands, for a fault found later. */
  readonly file: string;
  readonly line: number;
}
