/** GET for one passage of a story as MP3: the title is 0, then come the paragraphs, then the good night. */
export const narrationPath = '/api/stories/:id/narration/:passage';
