import type { CoatColour } from '@sagolykta/domain/coats';
import type { PetLook } from '@sagolykta/domain/look';
import { type Breed, type CatBreed, type DogBreed, dogBreeds } from '@sagolykta/domain/pets';
import type { Pose } from '@sagolykta/domain/scene-words';
import type { DrawingContext } from '../paper/drawing-context.ts';
import type { Markup } from '../paper/markup.ts';
import { pick, randomFrom } from '../paper/random.ts';
import { drawCat } from './cat/draw-cat.ts';
import { catAnatomies } from './cat-breeds.ts';
import { drawDog } from './dog/draw-dog.ts';
import { dogAnatomies } from './dog-breeds.ts';
import type { PetHead } from './pet-head.ts';
import { petPoseOf } from './pet-pose.ts';
import { drawSmallFriend, smallFriendCoats, smallFriendHeight } from './small-friend.ts';
import { drawSpecies, speciesExtent, speciesHead } from './species.ts';

function isDog(breed: Breed): breed is DogBreed {
  return (dogBreeds as readonly string[]).includes(breed);
}

/** The coat the parent has chosen; otherwise one of the breed's, always the same for the same animal. */
function coatOf<Coat>(coats: Readonly<Partial<Record<CoatColour, Coat>>>, { coat, seed }: PetLook): Coat {
  const [first, ...others] = Object.values(coats);
  if (first === undefined) throw new Error('A breed without a coat');
  return (coat && coats[coat]) ?? pick([first, ...others], randomFrom(`${seed} coat`)());
}

/**
 * The child's animal: ground y = 0, facing right. A dog's withers stand at 100 units times its breed's scale, a cat's
 * shoulder likewise; a standing child is 232.
 */
export function drawPet(context: DrawingContext, look: PetLook, pose: Pose): Markup {
  const petPose = petPoseOf(pose);
  if (!look.breed && look.species) return drawSpecies(context, look.species, petPose);
  if (!look.breed) return drawSmallFriend(context, coatOf(smallFriendCoats, look), petPose);
  if (isDog(look.breed)) {
    const anatomy = dogAnatomies[look.breed];
    return drawDog(context, { anatomy, colours: coatOf(anatomy.coats, look) }, petPose);
  }
  const anatomy = catAnatomies[look.breed];
  return drawCat(context, { anatomy, colours: coatOf(anatomy.coats, look) }, petPose);
}

/** From the ground to the top of the ears, standing. */
export function petHeight(look: Pick<PetLook, 'breed' | 'species'>): number {
  const { breed, species } = look;
  if (!breed) return species ? speciesExtent(species).height : smallFriendHeight;
  const { y, radius } = petHead(look);
  return radius - y;
}

/** Where the head of a standing animal is, in the units drawPet draws in. */
export function petHead({ breed, species }: Pick<PetLook, 'breed' | 'species'>): PetHead {
  if (!breed && species) return speciesHead(species);
  if (!breed) return { x: 2, y: -smallFriendHeight * 0.56, radius: 44 };
  if (isDog(breed)) return dogHead(breed);
  return catHead(breed);
}

function dogHead(breed: DogBreed): PetHead {
  const { scale, bodyLength, neckAngle, neckLength, headRadius, muzzleLength, ear, earLength } = dogAnatomies[breed];
  const angle = (neckAngle * Math.PI) / 180;
  const reach = neckLength + headRadius * 0.5;
  const standingEar = ear === 'prick' || ear === 'semi' ? earLength * 0.45 : 0;
  return {
    x: (bodyLength * 38 + Math.cos(angle) * reach + muzzleLength * 0.42) * scale,
    y: (-88 - Math.sin(angle) * reach - standingEar * 0.35) * scale,
    radius: (headRadius + muzzleLength * 0.52 + standingEar * 0.5 + 9) * scale,
  };
}

function catHead(breed: CatBreed): PetHead {
  const { scale, bodyLength, headHeight, headWidth, earHeight } = catAnatomies[breed];
  return {
    x: bodyLength * 50 * scale,
    y: (-98 - headHeight * 0.42 - earHeight * 0.16) * scale,
    radius: (headWidth * 1.16 + earHeight * 0.42 + 9) * scale,
  };
}
