import type { ChildProfile } from '@sagolykta/domain/child-profile';
import { availableElements, type StoryElement } from '@sagolykta/domain/story-elements';
import { Failure } from '../../ports/failure.ts';

/** Each element once, in the order of the list. A template carries a story by itself; otherwise at least one must be chosen. */
export function checkElements(
  child: ChildProfile,
  chosen: readonly StoryElement[],
  hasTemplate: boolean,
): StoryElement[] {
  if (chosen.length === 0 && !hasTemplate) throw new Failure('nothing-selected');
  const available = availableElements(child);
  const missing = chosen.filter((element) => !available.includes(element));
  if (missing.length > 0) {
    throw new Failure('element-unavailable', { detail: `The profile lacks the data for: ${missing.join(', ')}` });
  }
  return available.filter((element) => chosen.includes(element));
}
