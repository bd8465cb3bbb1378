import type { Endpoints } from '@sagolykta/contract/endpoints';
import { reworded } from '@sagolykta/domain/mended-story';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { contentOf, type MendingPorts, mend, textOf } from './mend.ts';

export const rewordLine =
  (ports: MendingPorts): Operation<Endpoints['rewordLine']> =>
  ({ familyId, params: { id, line }, body }) =>
    mend(ports, { familyId, id }, body.edition, (story) => {
      const text = textOf(story);
      if (line >= text.lines.length) throw new Failure('not-found');
      const mended = reworded(text, line, body.words);
      if (mended === undefined)
        throw new Failure('invalid-input', { errors: [{ field: 'words', message: 'Nothing would be left' }] });
      return contentOf({ lines: [...mended.lines], parts: mended.parts });
    });
