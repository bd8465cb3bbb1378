import type { StoryAssignment, StoryWriter } from '../../src/ports/story-writer.ts';

export interface FakeStoryWriter extends StoryWriter {
  /** Everything it has been asked for, oldest first. */
  readonly assignments: StoryAssignment[];
  /** The next story fails. */
  failOnce: () => void;
  /** The next so many stories are finished together, once all of them have been begun. */
  finishTogether: (stories: number) => void;
  /** The next story is not finished before what is answered here is called. */
  holdOne: () => () => void;
}

/** Writes three short paragraphs and plans three pictures, at once. */
export function fakeStoryWriter(): FakeStoryWriter {
  const assignments: StoryAssignment[] = [];
  let failsNext = false;
  const waits: Promise<void>[] = [];
  const begun: (() => void)[] = [];
  return {
    name: 'fake',
    assignments,
    failOnce: () => {
      failsNext = true;
    },
    finishTogether: (stories) => {
      const all = Promise.withResolvers<void>();
      let left = stories;
      for (let story = 0; story < stories; story += 1) waits.push(all.promise);
      for (let story = 0; story < stories; story += 1) {
        begun.push(() => {
          left -= 1;
          if (left === 0) all.resolve();
        });
      }
    },
    holdOne: () => {
      const held = Promise.withResolvers<void>();
      waits.push(held.promise);
      return held.resolve;
    },
    write: async (assignment) => {
      assignments.push(assignment);
      const number = assignments.length;
      begun.shift()?.();
      await waits.shift();
      if (failsNext) {
        failsNext = false;
        throw new Error('The pen broke');
      }
      const { brief, seed } = assignment;
      const title = `${brief.profile.name} ${number}`;
      const content = ['It was evening.', `${brief.profile.name} yawned.`, 'And slept.'].join('\n\n').padEnd(200, '.');
      return {
        title,
        content,
        language: brief.language,
        readingTime: 4,
        wordCount: 7,
        arc: 'evening',
        pictures: [1, 2, 3].map((number) => ({
          alt: `Picture ${number} of ${title}`,
          scene: {
            world: 'bedroom',
            season: brief.season,
            time: 'night',
            weather: 'clear',
            light: 'lamp',
            figures: [{ who: 'child', pose: 'sleep', at: 'bed' }],
            props: [],
            seed: `${seed}/${number}`,
          },
        })),
        trace: { arc: 'evening', title, choices: ['yawn#0'] },
        notice: null,
        missed: null,
      };
    },
  };
}
