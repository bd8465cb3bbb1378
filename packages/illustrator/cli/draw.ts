import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { knownBreed } from '@sagolykta/domain/pets';
import type { Scene } from '@sagolykta/domain/scene';
import { drawScene } from '../src/draw-scene.ts';
import { castLooks } from '../src/look/cast-looks.ts';
import { pngOf } from './render.ts';
import { samples } from './samples.ts';

const usage = `npm run -s draw -- --scene <sample name or scene.json> | --story <file> --out <directory>

  --scene     one scene: ${Object.keys(samples).join(' ')}, or a file
  --story     what tell --format jsonl printed: one story a line
  --family    grandparents and parents follow from it (sample)
  --child     the child's look follows from it (sample)
  --breed     the pet's (Golden Retriever)
  --width     of the PNG files in pixels; 0 for SVG (1200)`;

const { values: options } = parseArgs({
  options: {
    scene: { type: 'string' },
    story: { type: 'string' },
    out: { type: 'string' },
    family: { type: 'string', default: 'sample' },
    child: { type: 'string', default: 'sample' },
    breed: { type: 'string', default: 'Golden Retriever' },
    width: { type: 'string', default: '1200' },
    help: { type: 'boolean', default: false },
  },
});

interface ToldStory {
  readonly arc: string;
  readonly images: readonly { readonly scene: Scene }[];
}

function namedScene(name: string): [string, Scene][] {
  const scene = samples[name] ?? (JSON.parse(readFileSync(name, 'utf8')) as Scene);
  return [[basename(name, '.json'), scene]];
}

function scenesOfStories(path: string): [string, Scene][] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const stories = lines.map((line) => JSON.parse(line) as ToldStory);
  return stories.flatMap(({ arc, images }) =>
    images.map(({ scene }, index): [string, Scene] => [`${arc}-${index + 1}`, scene]),
  );
}

const { scene, story, out } = options;
const source = scene ?? story;
if (!source || !out || options.help) {
  console.error(usage);
  process.exit(options.help ? 0 : 1);
}
mkdirSync(out, { recursive: true });
const looks = castLooks({
  family: options.family,
  child: { id: options.child },
  pet: { breed: knownBreed(options.breed) },
});
const width = Number(options.width);
for (const [name, drawn] of scene ? namedScene(scene) : scenesOfStories(source)) {
  const svg = drawScene(drawn, looks);
  writeFileSync(join(out, `${name}.${width ? 'png' : 'svg'}`), width ? pngOf(svg, width) : svg);
}
