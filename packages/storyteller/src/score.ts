import type { CastRole, Guest, Light, Pose, Prop, Spot, TimeOfDay, Weather, World } from '@sagolykta/domain/scene';
import type { Season } from '@sagolykta/domain/season';
import type { ConceptId } from './concepts.ts';

/** One text in both languages: the same facts, each sentence written by ear. Paragraphs are parted by an empty line. */
export interface Bilingual {
  readonly sv: string;
  readonly en: string;
}

/** What a story must have been asked for before this arc may be told. */
export type Lead =
  | 'theme' // one of the arc's themes was asked for
  | 'unknown-theme' // the parent's own words, which no concept knows
  | 'pet'
  | 'pet.dog'
  | 'pet.cat'
  | 'friend'
  | 'elder'
  | 'city'
  | 'school'
  | 'sport'
  | 'athlete'
  | 'music';

export type Part = 'open' | 'stir' | 'try' | 'lull' | 'turn' | 'back' | 'down' | 'last';

export interface Telling extends Bilingual {
  /** The most specific alternative whose condition holds is told; equals are chosen by the telling. */
  readonly if?: string;
}

export interface Beat {
  readonly id: string;
  readonly part: Part;
  /** Where it happens and who is there, in the author's words: for the reader of the score and for lint. */
  readonly at: string;
  readonly with: readonly string[];
  /** Told only where this holds, for instance 'friend & !pet' or 'age<6'. */
  readonly if?: string;
  /** Something shown here that must matter later. */
  readonly plants?: readonly string[];
  readonly pays?: readonly string[];
  /** Neighbouring beats with the same name here may be told in any order, a new one in each telling. */
  readonly anyOrder?: string;
  /** This beat is the arc's refrain: it may be told again word for word. */
  readonly refrain?: boolean;
}
/** A beat has one text, or several of which one is told. */
export type ScoreBeat = Beat & (Bilingual | { readonly either: readonly Telling[] });

export interface PictureFigure {
  readonly who: CastRole | Guest;
  readonly pose: Pose;
  readonly at: Spot;
  readonly faces?: 'left' | 'right';
  /** A figure of the cast is left out by itself where the story has no such figure; this is for anything else. */
  readonly if?: string;
}

/** A thing that is there in some tellings only, for instance where 'theme.fire-engine' holds. */
export interface PictureProp {
  readonly prop: Prop;
  readonly if: string;
}

export interface Picture {
  /** The beats this picture may stand beside; the picture's place (25, 50, 75 %) must fall among them. */
  readonly beats: readonly string[];
  readonly world: World;
  readonly time: TimeOfDay;
  readonly light: Light;
  readonly weather?: Weather;
  /** Only where the plot fixes it; otherwise the season of the night the story is told. */
  readonly season?: Season;
  readonly figures: readonly PictureFigure[];
  readonly props?: readonly (Prop | PictureProp)[];
  /** What is to be seen, one sentence. */
  readonly alt: Bilingual;
}

export type TableKey = 'breed' | 'pet' | 'sport' | 'city' | 'season' | 'region';
/** Words that depend on one fact: a row for each value, 'any' for the rest. Read in a text as {table.field}. */
export interface Table {
  readonly by: TableKey;
  readonly rows: Readonly<
    Record<string, { readonly sv: Readonly<Record<string, string>>; readonly en: Readonly<Record<string, string>> }>
  >;
}

/** A figure the arc invents. The first name that nobody in the family bears is used. */
export interface GuestSpec {
  readonly sv: readonly GuestName[];
  readonly en: readonly GuestName[];
}
export interface GuestName {
  readonly name: string;
  readonly pronoun: 'she' | 'he' | 'it';
}

export interface Score {
  readonly id: string;
  /** One sentence an editor remembers it by. */
  readonly premise: string;
  readonly voice: 'dry-funny' | 'lyrical' | 'child-logic' | 'cumulative' | 'detective' | 'cosy-practical';
  readonly writtenFirstIn: 'sv' | 'en';
  readonly ages: readonly [from: number, to: number];
  readonly leads: readonly Lead[];
  /** What the arc is about; empty where any night will do. */
  readonly themes: readonly ConceptId[];
  readonly seasons?: readonly Season[];
  /** What a family may have asked to avoid that stands in this arc. */
  readonly contains: readonly ConceptId[];
  /** A further condition on the family, for instance 'sport.Soccer / sport.Hockey'. */
  readonly fits?: string;
  /** What is used up by this arc and not used again in another: see docs/writing-an-arc.md. */
  readonly registry: {
    readonly idea: string;
    readonly device: string;
    readonly objects: readonly string[];
    readonly joke: string;
    readonly ending: string;
  };
  readonly titles: { readonly sv: readonly string[]; readonly en: readonly string[] };
  readonly guests?: Readonly<Record<string, GuestSpec>>;
  readonly tables?: Readonly<Record<string, Table>>;
  readonly beats: readonly ScoreBeat[];
  readonly pictures: readonly [Picture, Picture, Picture];
}

/** Gives a score its type where it is written. */
export const score = (arc: Score): Score => arc;
