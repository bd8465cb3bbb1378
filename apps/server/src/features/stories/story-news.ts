/** Lets those who wait for more of a story know, within this process, that there is. */
export interface StoryNews {
  readonly tell: (storyId: string) => void;
  /** Until something is told of the story, or for so many milliseconds at most. */
  readonly wait: (storyId: string, milliseconds: number) => Promise<void>;
  /** Nobody waits any more, now or later. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

export function storyNews(): StoryNews {
  const waiting = new Map<string, Set<() => void>>();
  let closed = false;
  const tell = (storyId: string) => {
    for (const wake of waiting.get(storyId) ?? []) wake();
  };
  return {
    tell,
    wait: async (storyId, milliseconds) => {
      if (closed) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const others = waiting.get(storyId) ?? new Set();
      waiting.set(storyId, others.add(resolve));
      const timer = setTimeout(resolve, milliseconds);
      await promise;
      clearTimeout(timer);
      others.delete(resolve);
      if (others.size === 0) waiting.delete(storyId);
    },
    close: () => {
      closed = true;
      for (const storyId of waiting.keys()) tell(storyId);
    },
    isClosed: () => closed,
  };
}
