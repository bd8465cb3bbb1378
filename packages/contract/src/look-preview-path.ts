/** An SVG of child, pet or both as they would look; nothing is kept. See look-preview.ts for its query. */
export const lookPreviewPath = '/api/look-preview.svg';
