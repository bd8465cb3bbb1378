export const consentKinds = [
  'photo-given',
  'photo-withdrawn',
  'model-writer-given',
  'model-writer-withdrawn',
  'outside-voice-given',
  'outside-voice-withdrawn',
  'image-model-given',
  'image-model-withdrawn',
  'home-voice-given',
  'home-voice-withdrawn',
] as const;

interface Consent {
  readonly id: string;
  readonly familyId: string;
  readonly kind: (typeof consentKinds)[number];
  /** Which wording was on the screen. */
  readonly version: string;
}

/** What a family has agreed to and taken back, and when; nothing in it is ever changed. */
export interface Consents {
  readonly add: (consent: Consent, now: Date) => Promise<void>;
  /** Which of these kinds was said last, to which wording; undefined for none of them. */
  readonly latest: (
    familyId: string,
    kinds: readonly Consent['kind'][],
  ) => Promise<Pick<Consent, 'kind' | 'version'> | undefined>;
}
