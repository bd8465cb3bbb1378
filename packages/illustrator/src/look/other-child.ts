import type { PersonLook } from '@sagolykta/domain/look';
import { storySeed } from '../paper/random.ts';
import { personLook } from './person-look.ts';

/** Some other child: the same in all pictures of a story, and never to be taken for anybody who is known. */
export function otherChild(seed: string, known: readonly PersonLook[]): PersonLook {
  const story = storySeed(seed);
  const candidates = Array.from({ length: 40 }, (_, index) => personLook(`other child ${story} ${index}`));
  const stranger = candidates.find((look) =>
    known.every(({ hair, outfit }) => hair !== look.hair && outfit !== look.outfit),
  );
  return stranger ?? personLook(story);
}
