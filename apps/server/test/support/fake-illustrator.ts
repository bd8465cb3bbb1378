import type { PersonLook } from '@sagolykta/domain/look';
import type { Illustrator } from '../../src/ports/illustrator.ts';

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
    const { child, friend, elder, pet } = looks;
    return `<svg xmlns="http://www.w3.org/2000/svg"><desc>${scene.seed} ${child.hair} ${elder.hair} ${pet.breed} ${pet.coat} friend ${friend.hair} ${pet.species}</desc></svg>`;
  },
  cover: ({ seed }) => `<svg xmlns="http://www.w3.org/2000/svg"><desc>cover ${seed}</desc></svg>`,
  face: ({ hair }) => `<svg xmlns="http://www.w3.org/2000/svg"><desc>face ${hair}</desc></svg>`,
  portray: ({ person, isElder, pet }) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><desc>${isElder ? 'old ' : ''}${person?.hair} ${pet && [pet.breed, pet.coat]}</desc></svg>`,
  looksOf: ({ family, child, chosen, pet }) => ({
    child: child.look ?? someLook,
    friend: chosen?.friend ?? someLook,
    elder: chosen?.elder ?? { ...someLook, hair: 'bun' },
    elder2: chosen?.elder2 ?? { ...someLook, hair: 'short' },
    adult: someLook,
    pet: { breed: pet.breed, species: pet.species, coat: pet.coat, seed: family },
  }),
};
