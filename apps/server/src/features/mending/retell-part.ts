import type { Endpoints } from '@sagolykta/contract/endpoints';
import { partAround, replaced } from '@sagolykta/domain/mended-story';
import { Failure } from '../../ports/failure.ts';
import type { StoryReteller } from '../../ports/story-reteller.ts';
import type { Operation } from '../operation.ts';
import { contentOf, type MendingPorts, mend, textOf } from './mend.ts';

interface Ports extends MendingPorts {
  readonly reteller: StoryReteller;
}

/** Throws Failure 'no-other-way' where there is none. */
export const retellPart =
  (ports: Ports): Operation<Endpoints['retellPart']> =>
  ({ familyId, params: { id, line }, body }) =>
    mend(ports, { familyId, id }, body.edition, (story) => {
      const text = textOf(story);
      const around = partAround(text, line);
      const { brief, seed, trace } = story;
      if (around === undefined || brief === null) throw new Failure('no-other-way');
      const told = { brief, seed, trace, lines: [...text.lines, ...textOf(story.otherEdition ?? story).lines] };
      const retold = ports.reteller.retell(told, around.part);
      const mended = retold && replaced(text, around, retold.lines, around.part);
      if (retold === undefined || mended === undefined) throw new Failure('no-other-way');
      return { ...contentOf({ lines: [...mended.lines], parts: mended.parts }), trace: retold.trace };
    });
