import type { Endpoints } from '@sagolykta/contract/endpoints';
import { otherAngle } from '@sagolykta/domain/other-angle';
import { Failure } from '../../ports/failure.ts';
import type { Operation } from '../operation.ts';
import { type MendingPorts, mend } from './mend.ts';

export const turnPicture =
  (ports: MendingPorts): Operation<Endpoints['turnPicture']> =>
  ({ familyId, params: { id, number }, body }) =>
    mend(ports, { familyId, id }, body.edition, ({ pictures }) => {
      if (number > pictures.length) throw new Failure('not-found');
      return {
        pictures: pictures.map((picture, index) =>
          index === number - 1 ? { ...picture, scene: otherAngle(picture.scene) } : picture,
        ),
      };
    });
