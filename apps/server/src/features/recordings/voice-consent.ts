/** The day on which the words beside the recorder were last changed. */
export const voiceConsentVersion = '2026-11-22';
