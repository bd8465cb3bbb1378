/** The day on which the words beside the photo control were last changed. */
export const photoConsentVersion = '2026-11-21';
