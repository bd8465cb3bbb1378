import type { Endpoints } from '@sagolykta/contract/endpoints';
import { eveningScene } from '@sagolykta/domain/evening-scene';
import { dayIn, monthOf } from '@sagolykta/domain/family-day';
import { seasonOfMonth } from '@sagolykta/domain/season';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Families } from '../../ports/families.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import { findChild } from '../child-profiles/find-child.ts';
import type { Operation } from '../operation.ts';
import { castLooks } from './cast-looks.ts';

interface Ports {
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly illustrator: Illustrator;
  readonly clock: Clock;
}

/** The child, looking as in every story, with the pet and the lantern: an SVG document. Throws Failure 'not-found'. */
export const getEvening =
  ({ families, childProfiles, illustrator, clock }: Ports): Operation<Endpoints['getEvening']> =>
  async ({ familyId, params: { id } }) => {
    const child = await findChild(childProfiles, { familyId, id });
    const family = await findFamily(families, familyId);
    const looks = castLooks(child, { id: familyId, children: await childProfiles.list(familyId) }, illustrator);
    const season = seasonOfMonth(monthOf(dayIn(family.timeZone, clock())));
    const pet = child.petName !== null || child.petBreed !== null;
    return { type: 'image/svg+xml', content: illustrator.draw(eveningScene(season, { child: true, pet }), looks) };
  };
