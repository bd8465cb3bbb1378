import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { availableElements, type StoryElement } from '@sagolykta/domain/story-elements';
import { Failure } from '../../ports/failure.ts';

/**
 * Each element once, in the order of the list. At least one must be chosen, unless something else carries the story: a
 * template, a theme that is typed, or a child of whom nothing but name and age is known.
 */
export function checkElements(
  child: ChildProfile,
  chosen: readonly StoryElement[],
  isWishEnough: boolean,
): StoryElement[] {
  const available = availableElements(child);
  if (chosen.length === 0 && !isWishEnough && available.length > 0) throw new Failure('nothing-selected');
  const missing = chosen.filter((element) => !available.includes(element));
  if (missing.length > 0) {
    throw new Failure('element-unavailable', { detail: `The profile lacks the data for: ${missing.join(', ')}` });
  }
  return available.filter((element) => chosen.includes(element));
}
