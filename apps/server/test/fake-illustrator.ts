import type { PersonLook } from '@sagolykta/domain/look';
import type { Illustrator } from '../src/ports/illustrator.ts';

const someLook: PersonLook = {
  hair: 'bob',
  hairColour: 'brown',
  skin: 'beige',
  glasses: 'none',
  outfit: 'red',
  hat: 'none',
};

/** Writes what it would draw. */
export const fakeIllustrator: Illustrator = {
  version: 'fake',
  draw: (scene, looks) => {
    const { child, elder, pet } = looks;
    return `<svg xmlns="http://www.w3.org/2000/svg"><desc>${scene.seed} ${child.hair} ${elder.hair} ${pet.breed} ${pet.coat}</desc></svg>`;
  },
  portray: ({ child, pet }) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><desc>${child?.hair} ${pet && [pet.breed, pet.coat]}</desc></svg>`,
  looksOf: ({ family, child, pet }) => ({
    child: child.look ?? someLook,
    friend: someLook,
    elder: { ...someLook, hair: 'bun' },
    elder2: { ...someLook, hair: 'short' },
    adult: someLook,
    pet: { breed: pet.breed, coat: pet.coat, seed: family },
  }),
};
