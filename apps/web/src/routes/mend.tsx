import type { Story } from '@sagolykta/contract/stories';
import { MendStory } from '../features/mending/mend-story.tsx';
import { DeleteStory } from '../features/stories/delete-story.tsx';

export interface MendProps {
  readonly story: Story;
}

/** A story's workshop, with the way to be rid of it. */
export function Mend({ story }: MendProps) {
  return <MendStory story={story} remove={<DeleteStory story={story} />} />;
}
