/** Code to status and title. The server throws the code, the client switches on it. */
export const failures = {
  'invalid-input': { status: 400, title: 'The request could not be understood' },
  'unauthorized': { status: 401, title: 'Unauthorized' },
  'payment-required': { status: 402, title: 'This belongs to Premium' },
  'forbidden-origin': { status: 403, title: 'The request came from another site' },
  'not-found': { status: 404, title: 'Not found' },
  'conflict': { status: 409, title: 'Somebody changed this at the same time' },
  'email-taken': { status: 409, title: 'There is already an account with this e-mail address' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Send application/json' },
  'nothing-selected': { status: 422, title: 'Please select at least one attribute to include in your story.' },
  'element-unavailable': { status: 422, title: 'The profile lacks the data for a chosen element' },
  'daily-limit-reached': { status: 429, title: 'Daily story limit reached' },
  'too-many-requests': { status: 429, title: 'Too many requests, please wait a moment' },
  'unexpected': { status: 500, title: 'Something went wrong' },
  'unavailable': { status: 503, title: 'The service is resting for a moment, please try again' },
} as const satisfies Record<string, { status: number; title: string }>;
export type FailureCode = keyof typeof failures;
