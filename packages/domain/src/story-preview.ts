const previewLength = 120;

/** The first 120 characters, never half of one: a character beyond the basic plane counts as one. */
export function storyPreview(content: string): string {
  return [...content.slice(0, previewLength * 2)].slice(0, previewLength).join('');
}
