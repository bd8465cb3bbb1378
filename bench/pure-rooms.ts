import { brotliCompressSync } from 'node:zlib';
import { languages } from '@sagolykta/domain/language';
import { knownBreed } from '@sagolykta/domain/pets';
import { drawScene } from '@sagolykta/illustrator';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
import { foreseeWish } from '@sagolykta/storyteller/foresee-wish';
import { understand } from '@sagolykta/storyteller/understand/understand';
import { sampleFamily } from '../packages/library/cli/families.ts';
import { manyStories } from '../packages/library/gates/sample.ts';
import { ownLexicon } from '../packages/library/src/own-lexicon.ts';
import { ownLibrary } from '../packages/library/src/own-library.ts';
import { readWishes } from '../packages/library/src/wish-corpus.ts';
import type { Line } from './table.ts';

/** Storyteller and illustrator alone, in this process, without a server around them. */
export function measurePureRooms(): Line[] {
  const stories = [...manyStories(4, 5)];
  const telling = stories.slice(40).map(({ milliseconds }) => milliseconds);
  const drawings = stories.flatMap(({ manuscript, brief, seed }) => {
    const pet = { breed: knownBreed(brief.profile.petBreed ?? '') };
    const looks = castLooks({ family: seed, child: { id: seed }, pet });
    return manuscript.pictures.map(({ scene }) => {
      const start = performance.now();
      const svg = drawScene(scene, looks, 'p');
      return { milliseconds: performance.now() - start, bytes: svg };
    });
  });
  const drawing = drawings.slice(100).map(({ milliseconds }) => milliseconds);
  const sizes = drawings.slice(0, 120).map(({ bytes }) => brotliCompressSync(bytes).length / 1000);
  return [
    { what: 'tell a story, p50', figure: share(telling, 0.5), unit: 'ms', target: { atMost: 5 } },
    { what: 'tell a story, p95', figure: share(telling, 0.95), unit: 'ms', target: { atMost: 50 } },
    ...measureUnderstanding(),
    { what: 'draw a picture, p50', figure: share(drawing, 0.5), unit: 'ms', target: { atMost: 25 } },
    { what: 'draw a picture, p95', figure: share(drawing, 0.95), unit: 'ms' },
    { what: 'a picture, brotli, largest of 120', figure: Math.max(...sizes), unit: 'kB', target: { atMost: 30 } },
  ];
}

/** Every open wish, read once to warm up and then measured; and read with what may be told of it, as the screen asks. */
function measureUnderstanding(): Line[] {
  const lexicon = ownLexicon();
  const library = ownLibrary();
  const reading: number[] = [];
  const foreseeing: number[] = [];
  for (const language of languages) {
    for (const { wish } of readWishes('open', language, lexicon)) {
      const start = performance.now();
      understand(wish, { language, lexicon, familyWords: [], names: [], childName: 'Alma' });
      reading.push(performance.now() - start);
      const brief = {
        language,
        profile: sampleFamily,
        elements: [],
        theme: wish,
        calledName: null,
        season: 'autumn',
        avoid: [],
      } as const;
      const asked = performance.now();
      foreseeWish(brief, library);
      foreseeing.push(performance.now() - asked);
    }
  }
  return [
    { what: 'understand a wish, p50', figure: share(reading, 0.5), unit: 'ms' },
    { what: 'understand a wish, p95', figure: share(reading, 0.95), unit: 'ms', target: { atMost: 3 } },
    {
      what: 'a wish with what may be told of it, p95',
      figure: share(foreseeing, 0.95),
      unit: 'ms',
      target: { atMost: 10 },
    },
  ];
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
