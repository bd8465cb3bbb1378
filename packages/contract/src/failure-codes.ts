/** What a call may be refused with: the client switches on it. Status and title are in failures.ts, and the server's. */
export const failureCodes = [
  'invalid-input',
  'unauthorized',
  'payment-required',
  'payment-failed',
  'wrong-password',
  'proof-needed',
  'passkey-refused',
  'pin-needed',
  'wrong-pin',
  'outside-bedtime',
  'not-for-you',
  'forbidden-origin',
  'not-found',
  'too-slow',
  'conflict',
  'no-other-way',
  'email-taken',
  'too-many-children',
  'too-many-members',
  'too-large',
  'unsupported-media-type',
  'photo-unreadable',
  'recording-unreadable',
  'common-password',
  'nothing-selected',
  'element-unavailable',
  'theme-avoided',
  'too-much-avoided',
  'evening-limit-reached',
  'daily-limit-reached',
  'fair-use-reached',
  'too-many-requests',
  'unexpected',
  'voice-silent',
  'unavailable',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export function isFailureCode(text: string): text is FailureCode {
  return (failureCodes as readonly string[]).includes(text);
}
