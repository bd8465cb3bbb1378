export type StoryAge =
  | { readonly kind: 'just-now' }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'days'; readonly days: number };

const hour = 3_600_000;
const day = 24 * hour;

/** How long ago a story was made, as its card says it. A clock that is behind the server's makes it 'just now'. */
export function storyAge(createdAt: Date, now: Date): StoryAge {
  const elapsed = now.getTime() - createdAt.getTime();
  if (elapsed < hour) return { kind: 'just-now' };
  if (elapsed < day) return { kind: 'hours', hours: Math.floor(elapsed / hour) };
  if (elapsed < 2 * day) return { kind: 'yesterday' };
  return { kind: 'days', days: Math.floor(elapsed / day) };
}
