import { coatsOfBreed } from '@sagolykta/domain/coats';
import {
  glassesStyles,
  hairColours,
  hairStyles,
  hats,
  outfits,
  type PersonLook,
  skinTones,
} from '@sagolykta/domain/look';
import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import { nouns } from '@sagolykta/domain/scene-nouns';
import { poses } from '@sagolykta/domain/scene-words';
import { seasons } from '@sagolykta/domain/season';
import { drawPet } from '../src/animals/draw-pet.ts';
import { drawChild } from '../src/figures/child.ts';
import { clothesFor } from '../src/figures/clothes.ts';
import { drawGrownUp } from '../src/figures/grown-up.ts';
import { styleOf } from '../src/figures/person-style.ts';
import { calm } from '../src/guests/creature.ts';
import { guestCreatures } from '../src/guests/guest.ts';
import { drawnNouns } from '../src/nouns/drawn-nouns.ts';
import { DrawingContext } from '../src/paper/drawing-context.ts';
import { propThings } from '../src/props/prop.ts';
import type { Dress } from '../src/world.ts';
import { blindSheet } from './blind-sheet.ts';

/** Warm paper under an even light, so that shapes and colours can be judged. */
function page(draw: (context: DrawingContext) => string): string {
  const context = new DrawingContext({
    ambientAmount: 0.06,
    direction: [0.5, -0.85],
    shadow: '#2a1d4a',
    rim: '#fff6e0',
  });
  return context.document(`<rect width="1200" height="800" fill="#d6c6ab"/>${draw(context)}`, {
    amount: 0,
    paper: 0.3,
  });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no items');
  return item;
}

/** Nine looks that between them show every choice there is. */
function looks(): PersonLook[] {
  return hairStyles.map((hair, index) => ({
    hair,
    hairColour: at(hairColours, index * 3),
    skin: at(skinTones, index * 2),
    glasses: at(glassesStyles, index),
    outfit: at(outfits, index),
    hat: at(hats, index),
  }));
}

function posesSheet(season: (typeof seasons)[number], dress: Dress, grown: boolean): string {
  return page((context) =>
    looks()
      .flatMap((look, row) =>
        poses.map((pose, column) => {
          const person = {
            context,
            style: styleOf(look),
            clothes: clothesFor(look, pose, season, dress),
            elderly: grown,
          };
          const raised = pose === 'ride' ? 16 : 0;
          const place = { x: 46 + column * 92, y: 82 + row * 88 - raised, scale: grown ? 0.25 : 0.32 };
          return context.place(place, () => (grown ? drawGrownUp(person, pose) : drawChild(person, pose)).markup);
        }),
      )
      .join(''),
  );
}

export function lookSheets(): Record<string, string> {
  const outdoors = Object.fromEntries(
    seasons.map((season) => [`looks-${season}`, posesSheet(season, 'weather', false)]),
  );
  return {
    ...outdoors,
    'looks-indoor': posesSheet('winter', 'indoor', false),
    'looks-pyjamas': posesSheet('winter', 'pyjamas', false),
    'looks-swim': posesSheet('summer', 'swim', false),
    'looks-elders': posesSheet('autumn', 'indoor', true),
    'looks-elders-outdoors': posesSheet('winter', 'weather', true),
  };
}

export function blindBreeds(seed: string): { svg: string; key: string } {
  const { draw, key } = blindSheet(seed);
  return { svg: page(draw), key };
}

const petPoses = ['stand', 'sit', 'run', 'sleep', 'back'] as const;

type PetBreed = (typeof dogBreeds)[number] | (typeof catBreeds)[number];

/** Five breeds to a sheet, a pose in each column. */
function petsSheet(breeds: readonly (PetBreed | undefined)[]): string {
  return page((context) =>
    breeds
      .flatMap((breed, row) =>
        petPoses.map((pose, column) => {
          const place = { x: 130 + column * 236, y: 150 + row * 156, scale: 0.94 };
          return context.place(place, () => drawPet(context, { breed, seed: 'sheet' }, pose));
        }),
      )
      .join(''),
  );
}

/** Every coat a parent may choose, a breed in each row. */
function coatsSheet(breeds: readonly PetBreed[]): string {
  return page((context) =>
    breeds
      .flatMap((breed, index) =>
        coatsOfBreed[breed].map((coat, column) => {
          const place = { x: 80 + ((index % 2) * 4 + column) * 148, y: 92 + Math.floor(index / 2) * 98, scale: 0.52 };
          return context.place(place, () => drawPet(context, { breed, coat, seed: 'sheet' }, 'sit'));
        }),
      )
      .join(''),
  );
}

export function petSheets(): Record<string, string> {
  const breeds: readonly PetBreed[] = [...dogBreeds, ...catBreeds];
  const several = breeds.filter((breed) => coatsOfBreed[breed].length > 1);
  const sheets: Record<string, string> = { 'pets-friend': petsSheet([undefined]) };
  for (let first = 0; first < breeds.length; first += 5) {
    sheets[`pets-${1 + first / 5}`] = petsSheet(breeds.slice(first, first + 5));
  }
  return { ...sheets, 'pets-coats-1': coatsSheet(several.slice(0, 14)), 'pets-coats-2': coatsSheet(several.slice(14)) };
}

interface Item {
  readonly width: number;
  readonly height: number;
  readonly draw: (context: DrawingContext) => string;
}

function itemsSheet(items: readonly Item[], columns: number, cell: number): string {
  return page((context) =>
    items
      .map(({ width, height, draw }, index) => {
        const scale = Math.min(1.6, (cell * 0.86) / width, (cell * 0.82) / height);
        const place = {
          x: cell * 0.55 + (index % columns) * (1200 / columns),
          y: cell * 0.95 + Math.floor(index / columns) * cell * 1.12,
          scale,
        };
        return context.place(place, () => context.contact(0, 0, width * 0.5, width * 0.08) + draw(context));
      })
      .join(''),
  );
}

export function guestSheet(): string {
  const items = Object.values(guestCreatures).map(({ width, height, draw }) => ({
    width,
    height,
    draw: (context: DrawingContext) => draw(context, calm),
  }));
  return itemsSheet(items, 7, 142);
}

/** Every noun, forty-eight to a sheet, in its own mood: calm, or as feelings go by turns. */
export function nounSheets(): Record<string, string> {
  const sheets: Record<string, string> = {};
  const all = nouns.map((noun) => ({
    ...drawnNouns[noun],
    draw: (context: DrawingContext) => drawnNouns[noun].draw(context, calm),
  }));
  for (let first = 0; first < all.length; first += 48)
    sheets[`nouns-${1 + first / 48}`] = itemsSheet(all.slice(first, first + 48), 8, 122);
  return sheets;
}

export function propSheet(): string {
  return itemsSheet(Object.values(propThings), 12, 98);
}
