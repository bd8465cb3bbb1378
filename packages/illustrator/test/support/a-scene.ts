import type { Scene } from '@sagolykta/domain/scene';
import { castLooks } from '../../src/look/cast-looks.ts';

/** A quiet picture of two friends and a dog, to be varied. */
export function aScene(changes: Partial<Scene> = {}): Scene {
  return {
    world: 'park',
    season: 'autumn',
    time: 'dusk',
    weather: 'clear',
    light: 'moon',
    figures: [
      { who: 'child', pose: 'stand', at: 'left' },
      { who: 'friend', pose: 'sit', at: 'centre' },
      { who: 'pet', pose: 'sit', at: 'right' },
    ],
    props: [],
    seed: 'a scene',
    ...changes,
  };
}

export const aCast = castLooks({ family: 'family 1', child: { id: 'profile 1' }, pet: { breed: 'Beagle' } });

/** The value of an attribute on every group that has it. */
export function attributeValues(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}
