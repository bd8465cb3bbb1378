import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Paintings } from '../../ports/paintings.ts';
import type { Stories } from '../../ports/stories.ts';
import type { Operation } from '../operation.ts';
import { findStory } from './find-story.ts';
import { readersView, storyView } from './story-view.ts';

interface Ports {
  readonly stories: Stories;
  readonly illustrator: Illustrator;
  readonly paintings: Paintings;
}

export const getStory =
  ({ stories, illustrator, paintings }: Ports): Operation<Endpoints['getStory']> =>
  async ({ familyId, session, params }) => {
    const key = { familyId, id: params.id };
    const story = await findStory(stories, key);
    const view = storyView(story, illustrator.version, story.pictures.length === 0 ? [] : await paintings.of(key));
    return session.role === 'reader' ? readersView(view) : view;
  };
