import type { Day } from '@sagolykta/domain/family-day';
import type { Language } from '@sagolykta/domain/language';
import type { CastLooks } from '@sagolykta/domain/look';
import type { StoryElement } from '@sagolykta/domain/story-elements';
import type { Manuscript, PlannedPicture, StoryBrief, StoryTrace } from '@sagolykta/storyteller';
import type { KeptWord } from './family-words.ts';
import type { StoryKey } from './story-key.ts';
import type { StoryWorkOrder } from './story-work.ts';

interface StoryOrigin {
  readonly id: string;
  readonly childProfileId: string;
  /** The other children whom it is about, as equals of the first. */
  readonly siblingIds: readonly string[];
  readonly language: Language;
  readonly createdAt: string;
}

interface StoryHead extends StoryOrigin {
  readonly title: string;
  readonly readingTime: number | null;
}

/** 'reserved': counted, and nobody has begun to write; the words for the outside are in the contract. */
export const storyStatuses = ['reserved', 'writing', 'ready', 'failed'] as const;
type StoryStatus = (typeof storyStatuses)[number];

/** A request that its caller has named, so that asking again gives the story it made, if that was made since then. */
export interface StoryRequest {
  readonly key: string;
  readonly since: Date;
}

/** What is kept of any story from its first moment: its trace too, so that no other tells the same while it is written. */
interface BegunStory extends StoryOrigin {
  readonly familyId: string;
  readonly request: StoryRequest | null;
  readonly selectedAttributes: readonly StoryElement[];
  readonly theme: string | null;
  /** What the family had told of words in the wish. */
  readonly wishWords: readonly KeptWord[];
  readonly notice: Manuscript['notice'];
  readonly templateId: string | null;
  readonly writer: string;
  readonly arc: string;
  readonly seed: string;
  readonly trace: StoryTrace;
  readonly looks: CastLooks;
}

/** A story that is whole. */
interface ToldStory extends BegunStory, StoryHead {
  readonly kind: 'told';
  readonly brief: StoryBrief;
  readonly parts: readonly string[] | null;
  readonly content: string;
  readonly preview: string;
  readonly pictures: readonly PlannedPicture[];
}

/** A story that a language model is to write: all that it takes to do so, even after a crash, and nothing to be read yet. */
interface OrderedStory extends BegunStory {
  readonly kind: 'ordered';
  readonly work: StoryWorkOrder;
}

export type NewStory = ToldStory | OrderedStory;

/** Without the text and the plans: what a card shows. */
export interface KeptSummary extends StoryHead {
  /** Whose story it is: 'Alma', or 'Alma och Bo'. */
  readonly childName: string;
  readonly isFavorite: boolean;
  readonly preview: string;
  readonly imageCount: number;
  readonly firstImageAlt: string | null;
  /** How often the family has changed it. */
  readonly edition: number;
  readonly status: StoryStatus;
}

export interface KeptStory extends StoryHead {
  /** Whose story it is: 'Alma', or 'Alma och Bo'. */
  readonly childName: string;
  readonly isFavorite: boolean;
  readonly content: string;
  readonly selectedAttributes: readonly StoryElement[];
  readonly theme: string | null;
  readonly notice: Manuscript['notice'];
  readonly writer: string;
  readonly pictures: readonly PlannedPicture[];
  readonly updatedAt: string;
  readonly edition: number;
  readonly status: StoryStatus;
  /** Counts up whenever there is more of the text, or another. */
  readonly revision: number;
  /** Of the text that is being written, in characters; null for a story that never was. */
  readonly expectedLength: number | null;
  /** Until then somebody is writing on it. */
  readonly leaseUntil: string | null;
}

interface IllustrationPlan {
  readonly childProfileId: string;
  readonly edition: number;
  readonly pictures: readonly PlannedPicture[];
  readonly looks: CastLooks;
}

export interface StoryPage {
  readonly familyId: string;
  readonly favoritesOnly: boolean;
  /** Only this child's stories; null for everybody's. */
  readonly childProfileId: string | null;
  /** Only stories that hold all of these, as `searchWords` gives them. */
  readonly words: readonly string[];
  readonly limit: number;
  /** Only stories older than the one with this id. */
  readonly olderThan: string | null;
}

/** The day a story counts on, and how many a free family may have of it. */
export interface DailyQuota {
  readonly day: Day;
  readonly most: number;
  /** The same for a Premium family: fair use. */
  readonly premiumMost: number;
  /** How many the family itself wants at most, whatever its plan; null for no such wish. */
  readonly ownMost: number | null;
}

export interface Stories {
  /** Newest first. */
  readonly list: (page: StoryPage) => Promise<KeptSummary[]>;
  readonly find: (key: StoryKey) => Promise<KeptStory | undefined>;
  /** Of every story that the family has. */
  readonly ids: (familyId: string) => Promise<ReadonlySet<string>>;
  /** The id of the story that this request has made. */
  readonly findByRequest: (familyId: string, request: StoryRequest) => Promise<string | undefined>;
  readonly illustrations: (key: StoryKey) => Promise<IllustrationPlan | undefined>;
  /** What any of these children has heard, newest first. */
  readonly memoryOf: (familyId: string, childIds: readonly string[], most: number) => Promise<StoryTrace[]>;
  /**
   * Keeps the story and counts it on the day, both or neither. 'limit-reached': the day is used up. 'repeated': the
   * request has already made a story. 'no-child': a child was deleted meanwhile.
   */
  readonly add: (story: NewStory, quota: DailyQuota) => Promise<'added' | 'limit-reached' | 'repeated' | 'no-child'>;
  /** The flag as it is afterwards; undefined when there is no such story. */
  readonly toggleFavorite: (key: StoryKey, now: Date) => Promise<boolean | undefined>;
  /** Counted once per story and day. False when there is no such story. */
  readonly recordReading: (key: StoryKey, reading: { day: Day; now: Date }) => Promise<boolean>;
  readonly remove: (key: StoryKey) => Promise<boolean>;
}
