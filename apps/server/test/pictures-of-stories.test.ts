import { brotliCompressSync, constants } from 'node:zlib';
import { knownBreed } from '@sagolykta/domain/pets';
import { drawScene } from '@sagolykta/illustrator';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
import { ownLibrary } from '@sagolykta/library/own-library';
import { describe, expect, test, vi } from 'vitest';
import { manyStories, series, type Told } from '../../../packages/library/gates/sample.ts';

// Hundreds of stories and pictures take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const mostBytes = 30_000;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Illustrated extends Told {
  readonly pictures: readonly string[];
}

function illustrated(told: Told, family: string): Illustrated {
  const { petName, petBreed, bestFriendName } = told.brief.profile;
  const looks = castLooks({
    family,
    child: { id: family },
    friend: bestFriendName ?? undefined,
    pet: { name: petName ?? undefined, breed: knownBreed(petBreed ?? '') },
  });
  return { ...told, pictures: told.manuscript.pictures.map(({ scene }) => drawScene(scene, looks)) };
}

/** What a figure is drawn by, as the picture says; one entry for each time it stands in one. */
function looksOf(who: string, pictures: readonly string[]): string[] {
  const figure = new RegExp(`data-who="${who}" data-(?:pose|act)="[^"]*" data-look="([^"]*)"`, 'g');
  return pictures.flatMap((svg) => [...svg.matchAll(figure)].map(([, look = '']) => look));
}

const hundred = [...manyStories(2, 5)].map((told, index) => illustrated(told, `family ${index}`));

describe('a hundred stories', () => {
  test('are a hundred, of three pictures each', () => {
    expect(hundred).toHaveLength(100);
    expect(hundred.every(({ pictures }) => pictures.length === 3)).toBe(true);
  });

  test.each(['child', 'friend', 'elder', 'elder2', 'adult', 'pet', 'child-guest'])(
    'have the same %s in all three pictures',
    (who) => {
      for (const { pictures } of hundred) expect(new Set(looksOf(who, pictures)).size).toBeLessThanOrEqual(1);
    },
  );

  test('have their hero in every picture that the plan puts the hero in, once', () => {
    for (const { pictures, manuscript } of hundred) {
      const planned = manuscript.pictures.map(({ scene }) => scene.figures.filter(({ who }) => who === 'child').length);
      expect(pictures.map((svg) => looksOf('child', [svg]).length)).toEqual(planned);
    }
    const withHero = hundred.flatMap(({ pictures }) => pictures.filter((svg) => looksOf('child', [svg]).length > 0));
    expect(withHero.length).toBeGreaterThan(240);
  });

  test('have pictures of 30 kB at the most, as they are sent', () => {
    const sizes = hundred.flatMap(({ pictures }) => pictures.map((svg) => brotliCompressSync(svg, quick).length));
    expect(Math.max(...sizes)).toBeLessThan(mostBytes);
  });

  test('are drawn in the season they are told in, unless the plot has another', () => {
    const ofAnySeason = ownLibrary()
      .plots.filter(({ score }) => score.pictures.every(({ season }) => season === undefined))
      .map(({ score }) => score.id);
    const told = hundred.filter(({ manuscript }) => ofAnySeason.includes(manuscript.arc));
    expect(told.length).toBeGreaterThan(50);
    for (const { manuscript, brief } of told)
      expect(manuscript.pictures.map(({ scene }) => scene.season)).toContain(brief.season);
  });
});

test.each([
  [4, 'sv'],
  [8, 'en'],
] as const)('thirty nights of one child of %d have no picture twice', (age, language) => {
  const nights = series(age, language, 30).map((told) => illustrated(told, 'one family'));
  const pictures = nights.flatMap((night) => night.pictures);
  expect(pictures).toHaveLength(90);
  expect(new Set(pictures).size).toBe(90);
  expect(new Set(looksOf('child', pictures)).size).toBe(1);
});
