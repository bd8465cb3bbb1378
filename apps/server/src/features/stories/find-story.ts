import { Failure } from '../../ports/failure.ts';
import type { KeptStory, Stories } from '../../ports/stories.ts';

export async function findStory(stories: Stories, key: { familyId: string; id: string }): Promise<KeptStory> {
  const story = await stories.find(key);
  if (story === undefined) throw new Failure('not-found');
  return story;
}
