import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlyNameAndAge } from '@sagolykta/domain/child-profile';
import { coatColours } from '@sagolykta/domain/coats';
import { type CastLooks, hairColours, hairStyles, outfits, skinTones } from '@sagolykta/domain/look';
import { catBreeds, dogBreeds } from '@sagolykta/domain/pets';
import type { Scene } from '@sagolykta/domain/scene';
import { castRoles, guests, lights, poses, props, spots, times, weathers, worlds } from '@sagolykta/domain/scene-words';
import { expect, test } from 'vitest';
import { imagePainter } from '../src/adapters/painter/image-painter.ts';
import { picturePrompt } from '../src/adapters/painter/prompts/picture-1.ts';
import { alma } from './support/visitor.ts';

const person = {
  hair: 'braids',
  hairColour: 'dark-brown',
  skin: 'beige',
  glasses: 'round',
  outfit: 'saffron',
  hat: 'pompom',
} as const;
const looks: CastLooks = {
  child: person,
  friend: { ...person, hair: 'curls', hairColour: 'red', outfit: 'teal', glasses: 'none', hat: 'none' },
  elder: { ...person, hair: 'bun', hairColour: 'grey' },
  elder2: { ...person, hair: 'short', hairColour: 'grey' },
  adult: { ...person, hair: 'long' },
  pet: { breed: 'Golden Retriever', coat: 'golden', seed: 'the-id-of-a-family Bosse' },
};
const family = {
  profile: {
    ...onlyNameAndAge,
    ...alma,
    pronoun: 'she',
    region: 'sweden',
    bestFriendPronoun: 'name',
    petPronoun: 'name',
  },
  calledName: 'mamma',
} as const;

const scenes: readonly [Scene, Scene] = [
  {
    world: 'forest',
    season: 'winter',
    time: 'night',
    weather: 'snow',
    light: 'lantern',
    figures: [
      { who: 'child', pose: 'lantern', at: 'centre' },
      { who: 'pet', pose: 'walk', at: 'left' },
      { who: 'tomte', pose: 'stand', at: 'far' },
    ],
    props: ['map', 'tin-box'],
    city: 'lund' as never,
    seed: 'the-id-of-a-story/0',
  },
  {
    world: 'bedroom',
    season: 'winter',
    time: 'night',
    weather: 'clear',
    light: 'lamp',
    figures: [
      { who: 'child', pose: 'sleep', at: 'bed' },
      { who: 'elder', pose: 'sit', at: 'right' },
    ],
    props: [],
    seed: 'the-id-of-a-story/1',
  },
];

test.each([0, 1])('the request for picture %i is word for word what was reviewed', (index) => {
  const prompt = `${picturePrompt({ scenes, index, looks, family })}\n`;
  const file = join(import.meta.dirname, 'golden', `picture-1-${index + 1}.txt`);
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, prompt);
  expect(prompt).toBe(readFileSync(file, 'utf8'));
});

test('every word of the picture vocabulary can be said, and no breed is', () => {
  const stage = { season: 'autumn', seed: 'x' } as const;
  const many = <Word>(words: readonly Word[], index: number) => words[index % words.length] as Word;
  const most = Math.max(worlds.length, guests.length, props.length, coatColours.length);
  for (let index = 0; index < most; index += 1) {
    const scene: Scene = {
      ...stage,
      world: many(worlds, index),
      time: many(times, index),
      weather: many(weathers, index),
      light: many(lights, index),
      figures: [...castRoles, many(guests, index)].map((who) => ({
        who,
        pose: many(poses, index),
        at: many(spots, index),
      })),
      props: [many(props, index)],
    };
    const one = {
      ...person,
      hair: many(hairStyles, index),
      hairColour: many(hairColours, index),
      skin: many(skinTones, index),
      outfit: many(outfits, index),
    };
    const breed = many([...dogBreeds, ...catBreeds], index);
    const pet = { breed, coat: many([...coatColours, undefined], index), seed: 'x' };
    const prompt = picturePrompt({ scenes: [scene], index: 0, looks: { ...looks, child: one, pet }, family });
    expect(prompt.replaceAll('grown-up', '')).not.toMatch(/undefined|\[object|-[a-z]/);
    expect(prompt).not.toContain(breed);
  }
});

test('a family’s word in the request stops it before it is sent', async () => {
  const openModel = () => Promise.reject(new Error('was opened'));
  const painter = imagePainter({
    model: 'x',
    host: null,
    openModel,
    size: '1536x1024',
    deadline: 1_000,
    clock: () => new Date(),
  });
  const called = { ...family, calledName: 'Layers' };
  await expect(painter.paint({ scenes, index: 0, looks, family: called }, AbortSignal.any([]))).rejects.toMatchObject({
    fault: 'would-leak',
  });
});
