import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Operation } from '../operation.ts';
import { castLooks } from '../stories/cast-looks.ts';
import { findChild } from './find-child.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly illustrator: Illustrator;
}

/** The child's face, the same as in every story: an SVG document. Throws Failure 'not-found'. */
export const getFace =
  ({ childProfiles, illustrator }: Ports): Operation<Endpoints['getFace']> =>
  async ({ familyId, params: { id } }) => {
    const child = await findChild(childProfiles, { familyId, id });
    const looks = castLooks(child, { id: familyId, children: await childProfiles.list(familyId) }, illustrator);
    return { type: 'image/svg+xml', content: illustrator.face(looks.child) };
  };
