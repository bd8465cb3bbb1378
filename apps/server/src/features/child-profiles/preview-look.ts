import type { Endpoints } from '@sagolykta/contract/endpoints';
import { lookIn } from '@sagolykta/contract/look-preview';
import { chosenCoat } from '@sagolykta/domain/coats';
import { knownBreed, knownSpecies } from '@sagolykta/domain/pets';
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

/** A parent trying out every choice there is does not come near it. */
const previewRule = { name: 'look-preview', most: 240, perSeconds: 60 } as const;

/** How a child or a pet would look, as an SVG document: the same as in the stories told after saving. Keeps nothing. */
export const previewLook =
  ({ childProfiles, illustrator, rateLimiter }: Ports): Operation<Endpoints['previewLook']> =>
  async ({ familyId, query }) => {
    const wait = await rateLimiter(previewRule, familyId);
    if (wait > 0) throw new Failure('too-many-requests', { retryAfter: wait });
    const children = await childProfiles.list(familyId);
    const profile = children.find(({ id }) => id === query.child);
    if (query.child !== undefined && profile === undefined) throw new Failure('not-found');
    const look = lookIn(query);
    const { petName, petBreed, petCoat } = query;
    const looks = illustrator.looksOf({
      family: familyId,
      takesAfter: children.find((other) => other !== profile && other.look !== null)?.look ?? undefined,
      child: { id: profile?.id ?? '', look },
      friend: undefined,
      pet: {
        name: petName ?? undefined,
        breed: knownBreed(petBreed ?? ''),
        species: knownSpecies(petBreed ?? ''),
        coat: chosenCoat(petBreed, petCoat ?? null),
      },
    });
    const content = illustrator.portray({
      child: look || profile ? looks.child : undefined,
      pet: petName || petBreed ? looks.pet : undefined,
    });
    return { type: 'image/svg+xml', content };
  };
