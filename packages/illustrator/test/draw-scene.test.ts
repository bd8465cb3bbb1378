import type { Scene } from '@sagolykta/domain/scene';
import { guests, poses, props, spots, times, weathers, worlds } from '@sagolykta/domain/scene-words';
import { seasons } from '@sagolykta/domain/season';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { castLooks } from '../src/look/cast-looks.ts';
import { aCast, aScene, attributeValues } from './support/a-scene.ts';

/** What must never be in a picture: broken numbers, missing values, filters. */
function expectSound(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 800"/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter/);
  expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
}

/** Every url(#…) and href="#…" points to an id that is there, and no id is there twice. */
function expectWholeReferences(svg: string): void {
  const ids = attributeValues(svg, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(references.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
}

describe('a picture', () => {
  it('is the same text for the same scene and looks', () => {
    expect(drawScene(aScene(), aCast)).toBe(drawScene(aScene(), aCast));
  });

  it('varies what may vary with the seed', () => {
    expect(drawScene(aScene({ seed: 'one night' }), aCast)).not.toBe(
      drawScene(aScene({ seed: 'another night' }), aCast),
    );
  });

  it('begins every id with the prefix given, so that two pictures can share a page', () => {
    const ids = attributeValues(drawScene(aScene(), aCast, 'cover'), 'id');
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !id.startsWith('cover'))).toEqual([]);
  });

  it('changes its colours with the season and the hour', () => {
    const skies = seasons.flatMap((season) =>
      times.map(
        (time) =>
          drawScene(aScene({ season, time, figures: [] }), aCast).match(/<linearGradient.*?<\/linearGradient>/)?.[0],
      ),
    );
    expect(new Set(skies).size).toBe(seasons.length * times.length);
  });
});

describe.each(worlds)('%s', (world) => {
  it('is drawn in every season, at every hour, whole', () => {
    for (const season of seasons) {
      for (const time of times) {
        const svg = drawScene(aScene({ world, season, time, light: time === 'day' ? 'window' : 'lamp' }), aCast);
        expectSound(svg);
      }
    }
    expectWholeReferences(drawScene(aScene({ world, light: 'moon', time: 'night' }), aCast));
  });

  it('has a place for every spot and every weather', () => {
    for (const at of spots) {
      const figures: Scene['figures'] = [{ who: 'child', pose: at === 'bed' ? 'sleep' : 'stand', at }];
      expect(attributeValues(drawScene(aScene({ world, figures }), aCast), 'data-who')).toEqual(['child']);
    }
    for (const weather of weathers) expectSound(drawScene(aScene({ world, weather }), aCast));
  });
});

describe('the vocabulary', () => {
  it.each(guests)('draws the guest %s awake and asleep', (who) => {
    for (const pose of ['stand', 'sleep'] as const) {
      const svg = drawScene(aScene({ figures: [{ who, pose, at: 'centre' }] }), aCast);
      expectSound(svg);
      expect(attributeValues(svg, 'data-who')).toEqual([who]);
    }
  });

  it.each(props)('draws the prop %s, alone and beside people', (prop) => {
    for (const figures of [[], aScene().figures]) {
      const svg = drawScene(aScene({ props: [prop], figures }), aCast);
      expectSound(svg);
      expect(attributeValues(svg, 'data-prop')).toEqual([prop]);
    }
  });

  it.each(poses)('draws everybody in the pose %s', (pose) => {
    for (const who of ['child', 'friend', 'pet', 'elder', 'elder2', 'adult'] as const) {
      for (const season of seasons) {
        const svg = drawScene(aScene({ season, figures: [{ who, pose, at: 'left' }] }), aCast);
        expectSound(svg);
        expect(attributeValues(svg, 'data-who')).toEqual([who]);
      }
    }
  });
});

describe('the hero', () => {
  it('looks the same in every picture', () => {
    const alone = (changes: Partial<Scene>, pose: Scene['figures'][number]['pose']): string =>
      drawScene(aScene({ ...changes, figures: [{ who: 'child', pose, at: 'centre' }] }), aCast);
    const pictures = [...worlds.map((world) => alone({ world }, 'stand')), ...poses.map((pose) => alone({}, pose))];
    const looks = pictures.map((svg) => attributeValues(svg, 'data-look').join());
    const { hair, hairColour, skin, glasses, outfit, hat } = aCast.child;
    expect([...new Set(looks)]).toEqual([[hair, hairColour, skin, glasses, outfit, hat].join('/')]);
  });

  it('is never mistaken for the friend', () => {
    for (let id = 0; id < 20; id++) {
      const cast = castLooks({ family: 'f', child: { id: `profile ${id}` } });
      const [child, friend] = attributeValues(drawScene(aScene(), { ...cast, friend: cast.child }), 'data-look');
      const [hair, , , , outfit] = child?.split('/') ?? [];
      expect(friend?.split('/')[0]).not.toBe(hair);
      expect(friend?.split('/')[4]).not.toBe(outfit);
    }
  });
});
