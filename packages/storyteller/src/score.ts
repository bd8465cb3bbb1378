import type { Dye } from '@sagolykta/domain/dyes';
import type { Language } from '@sagolykta/domain/language';
import type { PetKind } from '@sagolykta/domain/pets';
import type { PicturePlan } from '@sagolykta/domain/picture-plan';
import type {
  CastRole,
  Guest,
  Light,
  Pose,
  Prop,
  Spot,
  TimeOfDay,
  Weather,
  World,
} from '@sagolykta/domain/scene-words';
import type { Season } from '@sagolykta/domain/season';
import type { NounEffect, NounKind, NounSize, Relation } from './noun.ts';

/** What must have been ticked before this plot may be told. */
export type Lead =
  | 'pet'
  | 'pet.dog'
  | 'pet.cat'
  | 'friend'
  /** A story about two or three of the family's children, who lead it as equals; told on no other evening. */
  | 'sibling'
  | 'elder'
  | 'city'
  | 'school'
  | 'sport'
  | 'athlete'
  | 'music';

/** The wishes a plot serves; a plot without any is for nights when nothing was wished for. */
export interface WishFor {
  /** It is about one of these concepts, or nouns or situations of the lexicon. */
  readonly concepts?: readonly string[];
  /** It casts a thing of these kinds, with one of these effects and sizes, as `wish`. */
  readonly kinds?: readonly NounKind[];
  readonly does?: readonly NounEffect[];
  readonly sizes?: readonly NounSize[];
  /** Only these nouns of the lexicon can play it: the cow, the pig and the goat of a story about one that has got out of its field. */
  readonly nouns?: readonly string[];
  /** It needs a second thing, `other`, of these kinds, and is about how the two belong together, in one of these ways. */
  readonly relation?: Relation | readonly Relation[];
  readonly other?: readonly NounKind[];
  /** The one colour it is about, where it is about a colour. */
  readonly colour?: Dye;
  /** Words by which the deed is known that it wants to, cannot or will not do, where it is about one deed alone: 'fire', 'human|person'. */
  readonly deed?: Readonly<Record<Language, string>>;
  /** It says something of the family that is only true of those who ask for it: a new baby, a first day at school. */
  readonly onlyAsked?: true;
}

export type Part = 'open' | 'stir' | 'try' | 'lull' | 'turn' | 'back' | 'down' | 'last';

/** A step of the plot, in words for whoever reads the score; what is told stands in the .story files. */
export interface Beat {
  readonly id: string;
  readonly part: Part;
  /** Where it happens and who is there. */
  readonly at: string;
  readonly with: readonly string[];
  /** Told only where this holds, for instance 'friend & !pet' or 'age<6'. */
  readonly if?: string;
  /** Something shown here that must matter later. */
  readonly plants?: readonly string[];
  readonly pays?: readonly string[];
  /** Neighbouring beats with the same name here may be told in any order, a new one in each telling. */
  readonly anyOrder?: string;
  /** This beat is the plot's refrain: it may be told again word for word. */
  readonly refrain?: boolean;
  /** Left out where a short story is wanted. */
  readonly leaveOut?: boolean;
}

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

/** A picture as the plots before the acts plan it: who stands where in which pose. */
export interface PosedPicture {
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
}

/** A picture of what happens: who does what to whom. */
export interface EnactedPicture extends PicturePlan {
  /** The beats this picture may stand beside, first the one it is of; the picture's place (25, 50, 75 %) must fall among them. */
  readonly beats: readonly string[];
}
export type Picture = PosedPicture | EnactedPicture;

/** What kind of night this plot makes, so that a child's nights can differ. */
export interface NightOf {
  readonly place: string;
  readonly indoors: boolean;
  readonly tone: string;
  readonly mechanism: string;
  readonly feeling: string;
  /** Falling asleep is what it is about. */
  readonly sleep: boolean;
  /** It comes to rest in the child's bed, not on the way home, at a table, on somebody's lap. */
  readonly endsInBed?: true;
  /** Its last words are words that were said before and mean something else now: dear to hear, but not every night. */
  readonly endsOnRefrain?: true;
  /** Nobody hears of Christmas in July who has not asked for it: without a wish it is told in these seasons only. */
  readonly seasons?: readonly Season[];
}

type Votes = readonly [chosen: number, of: number];

/** Everything of a plot that has no words of the story. */
export interface Score {
  readonly id: string;
  /** One sentence an editor remembers it by. */
  readonly premise: string;
  readonly writtenFirstIn: Language;
  readonly ages: readonly [from: number, to: number];
  readonly leads: readonly Lead[];
  readonly wish?: WishFor;
  /** Where it can happen at all: nobody walks barefoot in the snow. */
  readonly seasons?: readonly Season[];
  /** A further condition on the family, for instance 'sport.Soccer / sport.Hockey'. */
  readonly fits?: string;
  /** Of three minutes, and whole: told only where a short one is wanted. */
  readonly onlyShort?: true;
  /** What a guest is who stands in for the family's own pet. */
  readonly standIns?: { readonly pet?: PetKind };
  readonly nights: NightOf;
  /** How often parents chose it, who read it blind beside a story told for that child alone: as in its heard.md, by the language they heard. */
  readonly votes?: Partial<Readonly<Record<Language, Votes>>>;
  /** Made, nearly word for word, of a story that was told in one go for one child of this age, in the language it was written in first. */
  readonly fromStory?: number;
  /** Both of two readers, blind, put that story first of three that were written for the same child and wish. */
  readonly firstOfThree?: true;
  /** How often they chose that story. */
  readonly storyVotes?: Votes;
  /** Of the other stories for about that age that a reader was given with it in one pile, how many it was put before, by the language they were in. */
  readonly putBefore?: Partial<Readonly<Record<Language, readonly [before: number, others: number]>>>;
  /** Older plots with the same step or joke, by id: a child who hears the one waits a month for the other. */
  readonly alike?: readonly string[];
  /** What a family may have asked to avoid that stands in this plot. */
  readonly contains: readonly string[];
  /** What is used up by this plot and not used again in another: see docs/writing-a-plot.md. */
  readonly registry: {
    readonly idea: string;
    readonly device: string;
    readonly objects: readonly string[];
    readonly joke: string;
    readonly ending: string;
  };
  readonly beats: readonly Beat[];
  /** Three, once they are drawn. */
  readonly pictures: readonly Picture[];
}

/** Gives a score its type where it is written. */
export const score = (written: Score): Score => written;
