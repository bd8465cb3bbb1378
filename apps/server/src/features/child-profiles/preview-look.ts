import type { Endpoints } from '@sagolykta/contract/endpoints';
import { type LookBearer, lookIn } from '@sagolykta/contract/look-preview';
import { chosenCoat } from '@sagolykta/domain/coats';
import { drawnBreed, knownSpecies } from '@sagolykta/domain/pets';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import { Failure } from '../../ports/failure.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { Operation } from '../operation.ts';

interface Ports {
  readonly childProfiles: ChildProfiles;
  readonly illustrator: Illustrator;
  readonly rateLimiter: RateLimiter;
}

/** As whom the illustrator knows them. */
const roleOf = { child: 'child', friend: 'friend', grandma: 'elder', grandpa: 'elder2' } as const satisfies Record<
  LookBearer,
  string
>;

/** A parent trying out every choice there is does not come near it. */
const previewRule = { name: 'look-preview', most: 240, perSeconds: 60 } as const;

/** How one of the family would look, as an SVG document: the same as in the stories told after saving. Keeps nothing. */
export const previewLook =
  ({ childProfiles, illustrator, rateLimiter }: Ports): Operation<Endpoints['previewLook']> =>
  async ({ familyId, query }) => {
    const wait = await rateLimiter(previewRule, familyId);
    if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
    const children = await childProfiles.list(familyId);
    const profile = children.find(({ id }) => id === query.child);
    if (query.child !== undefined && profile === undefined) throw new Failure('not-found');
    const look = lookIn(query);
    const { who, petName, petBreed, petCoat } = query;
    const role = roleOf[who];
    const looks = illustrator.looksOf({
      family: familyId,
      takesAfter: children.find((other) => other !== profile && other.look !== null)?.look ?? undefined,
      child: {
        id: profile?.id ?? '',
        look: (who === 'child' ? look : profile?.look) ?? undefined,
        pronoun: query.pronoun ?? profile?.pronoun,
      },
      friend: query.friendName ?? undefined,
      friendPronoun: query.friendPronoun,
      chosen: role === 'child' ? {} : { [role]: look },
      pet: {
        name: petName ?? undefined,
        breed: drawnBreed(petBreed ?? ''),
        species: knownSpecies(petBreed ?? ''),
        coat: chosenCoat(petBreed, petCoat ?? null),
      },
    });
    const content = illustrator.portray({
      person: look || profile ? looks[role] : undefined,
      isElder: role === 'elder' || role === 'elder2',
      pet: petName || petBreed ? looks.pet : undefined,
    });
    return { type: 'image/svg+xml', content };
  };
