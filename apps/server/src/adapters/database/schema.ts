import type { Day } from '@sagolykta/domain/family-day';
import type { Generated } from 'kysely';

/** Instants are ISO 8601 text, ids uuid text, on both databases. */
type Instant = string;
/** JSON as text: the repository that owns the column parses it. */
type Json = string;

/** The entity 'User' of the specification. */
interface FamilyTable {
  id: string;
  email: string | null;
  /** The address that a letter has reached; another than `email` when that was changed since. */
  verified_email: string | null;
  first_name: string | null;
  last_name: string | null;
  profile_image_url: string | null;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  is_subscribed: Generated<boolean>;
  daily_story_count: Generated<number>;
  story_day: Day | null;
  last_story_date: Instant | null;
  time_zone: string;
  /** The zone before, and the day there on which it was changed; both or neither. */
  zone_before: string | null;
  zone_before_day: Day | null;
  language: string;
  called_name: string | null;
  auto_images: Generated<boolean>;
  voice_narration: Generated<boolean>;
  show_streak: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
}

/** Keyed by what is typed at the door, so that finding a family by its e-mail asks one shard, not all. */
interface PasswordTable {
  email: string;
  family_id: string;
  hash: string;
  created_at: Instant;
}

interface SessionTable {
  /** A hash of the cookie's token: a stolen table opens nothing. */
  sid: string;
  family_id: string;
  sess: Json;
  expire: Instant;
}

interface ChildProfileTable {
  family_id: string;
  id: string;
  name: string;
  age: number;
  pronoun: string;
  city: string | null;
  region: string;
  school: string | null;
  best_friend_name: string | null;
  best_friend_pronoun: string;
  pet_name: string | null;
  pet_breed: string | null;
  pet_pronoun: string;
  grandma_name: string | null;
  grandpa_name: string | null;
  favorite_sport: string | null;
  favorite_athlete: string | null;
  favorite_artist: string | null;
  favorite_song: string | null;
  look: Json | null;
  pet_coat: string | null;
  profile_image_url: string | null;
  is_active: boolean;
  created_at: Instant;
  updated_at: Instant;
}

interface StoryTable {
  family_id: string;
  id: string;
  child_profile_id: string;
  idempotency_key: string | null;
  language: string;
  title: string;
  content: string;
  preview: string;
  selected_attributes: Json;
  theme: string | null;
  notice: string | null;
  template_id: string | null;
  writer: string;
  arc: string;
  seed: string;
  trace: Json;
  pictures: Json;
  looks: Json;
  image_count: number;
  first_image_alt: string | null;
  is_favorite: Generated<boolean>;
  reading_time: number | null;
  /** What the family had told of words in the wish. */
  wish_words: Json | null;
  status: Generated<'reserved' | 'writing' | 'ready' | 'failed'>;
  /** Counts up whenever there is more of the text, or another. */
  revision: Generated<number>;
  /** Of the text that is being written, in characters. */
  expected_length: number | null;
  attempts: Generated<number>;
  lease_holder: string | null;
  lease_until: Instant | null;
  work: Json | null;
  created_at: Instant;
  updated_at: Instant;
}

/** A story read to its end, at most once a day. */
interface ReadingTable {
  family_id: string;
  story_id: string;
  day: Day;
  minutes: number;
  created_at: Instant;
}

/** The days with a story, created or read; they outlive the stories, so that tidying the library breaks no streak. */
interface NightTable {
  family_id: string;
  day: Day;
}

interface RatingTable {
  family_id: string;
  stars: number;
  comment: string | null;
  created_at: Instant;
  updated_at: Instant;
}

interface FamilyWordTable {
  family_id: string;
  language: string;
  word: string;
  kind: string;
  effect: string | null;
  is_neuter: boolean;
  told_at: Instant;
}

interface ParentalControlsTable {
  family_id: string;
  stories_per_evening: number | null;
  /** HH:MM on the family's clock; both or neither. */
  bedtime_from: string | null;
  bedtime_to: string | null;
  avoid: Json;
  pin_hash: string | null;
  updated_at: Instant;
}

/** The last that the provider said; `families.is_subscribed` is derived from it. */
interface SubscriptionTable {
  family_id: string;
  id: string;
  provider: string;
  customer_id: string;
  checkout_id: string | null;
  status: string;
  has_payment_method: boolean;
  started_at: Instant;
  trial_ends_at: Instant | null;
  period_ends_at: Instant;
  ends_at: Instant | null;
  past_due_since: Instant | null;
  confirmation_sent_at: Instant | null;
  version: number;
  updated_at: Instant;
}

interface CheckoutTable {
  id: string;
  holder: string;
  family_id: string | null;
  provider: string;
  opened_id: string | null;
  with_trial: boolean;
  created_at: Instant;
  settled_at: Instant | null;
}

interface WithdrawalTable {
  family_id: string;
  id: string;
  subscription_id: string;
  begun_at: Instant;
  confirmed_at: Instant | null;
  refunded: number | null;
  receipt_sent_at: Instant | null;
}

interface PaymentEventTable {
  id: string;
  received_at: Instant;
  finished_at: Instant | null;
}

interface SandboxDocumentTable {
  id: string;
  document: Json;
}

/** Links in letters, challenges and round trips: each works once and not for long. */
interface OneTimeTokenTable {
  hash: string;
  purpose: string;
  family_id: string | null;
  detail: string;
  expire: Instant;
}

interface PasskeyTable {
  family_id: string;
  /** The credential's own id, base64url. */
  id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  transports: Json;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
}

/** Who somebody is elsewhere: keyed by issuer and subject, never by an e-mail address that may change hands. */
interface ExternalIdentityTable {
  issuer: string;
  subject: string;
  family_id: string;
  created_at: Instant;
}

/** What a family has agreed to, and which wording of it. */
interface ConsentTable {
  family_id: string;
  id: string;
  kind: string;
  version: string;
  given_at: Instant;
}

/** A picture of a story that an image model has painted; the file is in the file store. */
interface PaintingTable {
  family_id: string;
  story_id: string;
  number: number;
  painter: string;
  painted_at: Instant;
}

/** How often somebody has done something lately; `who` is a hash. */
interface RateCountTable {
  who: string;
  uses: number;
  ends: Instant;
}

/** What the language models have cost on a day, for the whole house. */
interface ModelSpendingTable {
  day: string;
  microdollars: number;
}

export interface Schema {
  model_spending: ModelSpendingTable;
  rate_counts: RateCountTable;
  one_time_tokens: OneTimeTokenTable;
  passkeys: PasskeyTable;
  external_identities: ExternalIdentityTable;
  consents: ConsentTable;
  paintings: PaintingTable;
  families: FamilyTable;
  passwords: PasswordTable;
  sessions: SessionTable;
  child_profiles: ChildProfileTable;
  stories: StoryTable;
  readings: ReadingTable;
  nights: NightTable;
  ratings: RatingTable;
  parental_controls: ParentalControlsTable;
  family_words: FamilyWordTable;
  subscriptions: SubscriptionTable;
  checkouts: CheckoutTable;
  withdrawals: WithdrawalTable;
  payment_events: PaymentEventTable;
  sandbox_documents: SandboxDocumentTable;
}

/** SQLite keeps these as 0 and 1. */
export const booleanColumns: ReadonlySet<string> = new Set([
  'is_subscribed',
  'is_external',
  'auto_images',
  'voice_narration',
  'show_streak',
  'is_active',
  'is_favorite',
  'has_payment_method',
  'with_trial',
  'is_neuter',
]);
