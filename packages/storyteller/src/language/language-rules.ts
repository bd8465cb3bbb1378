import type { Pronoun, Region } from '@sagolykta/domain/child-profile';
import type { Breed } from '@sagolykta/domain/pets';
import type { Sport } from '@sagolykta/domain/sports';
import type { ByAgeBand } from '../age-bands.ts';

export interface BreedNoun {
  readonly plain: string;
  readonly indefinite: string;
  readonly definite: string;
}
export interface SportWords {
  readonly name: string;
  readonly play: string;
  readonly thing: string;
}
/** 'neuter' is Swedish 'det'. */
export type SpokenPronoun = Exclude<Pronoun, 'name'> | 'it' | 'neuter';

/** Everything a language does to words that were not written by an author. */
export interface LanguageRules {
  /** Words a minute, read aloud at a bedside: planning values. */
  readonly paces: ByAgeBand<number>;
  /** Shortest and longest story, in words: under seven no shorter than four minutes take, since what is put in for length is heard as that. */
  readonly storyLengths: ByAgeBand<readonly [least: number, most: number]>;
  /** How a .story file writes the pronoun of a guest: 'Iris (hon)'. */
  readonly guestPronouns: Readonly<Record<string, SpokenPronoun>>;
  genitive(name: string): string;
  forms(pronoun: SpokenPronoun): { he: string; him: string; his: string };
  self(pronoun: SpokenPronoun): string;
  verbs(plural: boolean): { was: string; is: string; has: string; does: string };
  inPlace(place: string): string;
  atSchool(school: string): string;
  quoted(title: string): string;
  /** An author's words as this region spells them. */
  spelled(words: string, region: Region): string;
  /** A finished paragraph with its commas and full stops on the side of the quotation mark where the region has them. */
  punctuated(paragraph: string, region: Region): string;
  somethingBy(artist: string): string;
  /** Words up to twelve, then figures. */
  number(value: number): string;
  /** Of a dog or a cat of no listed breed what everybody calls it. */
  breed(breed: Breed | 'dog' | 'cat'): BreedNoun;
  sport(sport: Sport, region: Region): SportWords;
  otherSport(name: string): SportWords;
  /** A grandparent as the family typed it: in full, and as the children say. */
  elder(typed: string, kind: 'grandma' | 'grandpa'): { full: string; short: string };
}
