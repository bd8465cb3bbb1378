import { coatsOfBreed } from '@sagolykta/domain/coats';
import type { PetLook } from '@sagolykta/domain/look';
import { type Breed, catBreeds, dogBreeds, petSpecies } from '@sagolykta/domain/pets';
import { poses } from '@sagolykta/domain/scene-words';
import { describe, expect, test } from 'vitest';
import { catAnatomies } from '../src/animals/cat-breeds.ts';
import { dogAnatomies } from '../src/animals/dog-breeds.ts';
import { drawPet, petHead, petHeight } from '../src/animals/draw-pet.ts';
import { DrawingContext } from '../src/paper/drawing-context.ts';

const childHeight = 232;
const breeds: readonly (Breed | undefined)[] = [...dogBreeds, ...catBreeds, undefined];

function drawn(look: PetLook, pose: (typeof poses)[number]): string {
  const context = new DrawingContext();
  return context.document(drawPet(context, look, pose));
}

describe.each(breeds)('%s', (breed) => {
  const look: PetLook = { breed, seed: 'a pet' };

  test.each(poses)('%s', (pose) => {
    const svg = drawn(look, pose);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toBe(drawn(look, pose));
  });

  test('is smaller than a child, and its helmet holds the head', () => {
    expect(petHeight(look)).toBeLessThan(childHeight);
    const { y, radius } = petHead(look);
    expect(-y).toBeGreaterThan(radius * 0.5);
  });
});

describe.each(petSpecies)('a %s', (species) => {
  const look: PetLook = { breed: undefined, species, seed: 'a pet' };

  test('is drawn as what it is, awake and asleep', () => {
    const friend = drawn({ breed: undefined, seed: 'a pet' }, 'stand');
    expect(drawn(look, 'stand')).not.toBe(friend);
    expect(drawn(look, 'sleep')).not.toBe(drawn(look, 'stand'));
    for (const pose of poses) expect(drawn(look, pose)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('coats', () => {
  const anatomies = { ...dogAnatomies, ...catAnatomies };

  test.each(Object.entries(coatsOfBreed))('%s comes in the colours the domain says, in its order', (breed, colours) => {
    expect(Object.keys(anatomies[breed as Breed].coats)).toEqual(colours);
  });

  test.each(Object.entries(coatsOfBreed))('%s: every colour a parent may choose is drawn', (breed, colours) => {
    const look = { breed: breed as Breed, seed: 'x' };
    const pictures = colours.map((coat) => drawn({ ...look, coat }, 'sit'));
    expect(new Set(pictures).size).toBe(colours.length);
  });

  test('a colour the breed does not come in changes nothing', () => {
    const look: PetLook = { breed: 'Beagle', seed: 'x' };
    expect(drawn({ ...look, coat: 'pink' }, 'sit')).toBe(drawn(look, 'sit'));
  });

  test('the seed chooses among the colours of the breed, and always the same one', () => {
    const pictures = new Set<string>();
    for (let pet = 0; pet < 30; pet++) pictures.add(drawn({ breed: 'Labrador', seed: `pet ${pet}` }, 'stand'));
    expect(pictures.size).toBe(coatsOfBreed.Labrador.length);
  });

  test('no two breeds are drawn alike', () => {
    const pictures = breeds.map((breed) => drawn({ breed, seed: 'x' }, 'sit'));
    expect(new Set(pictures).size).toBe(breeds.length);
  });
});

test('sitting, running, sleeping and turning its back are five different drawings', () => {
  const look: PetLook = { breed: 'Beagle', seed: 'x' };
  const pictures = (['stand', 'sit', 'run', 'sleep', 'back'] as const).map((pose) => drawn(look, pose));
  expect(new Set(pictures).size).toBe(5);
});
