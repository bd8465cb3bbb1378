import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { picturePlaces } from '@sagolykta/domain/story-layout';
import type { Family } from '@sagolykta/storyteller/family';
import type { Performance } from '@sagolykta/storyteller/perform';
import { planPictures } from '@sagolykta/storyteller/scenes';
import { fewTellingsOf } from '../../library/lint/tellings.ts';
import { ownLibrary } from '../../library/src/own-library.ts';
import { drawScene } from '../src/draw-scene.ts';
import { looksOfFamily } from './looks-of-family.ts';
import { momentOf } from './moment.ts';
import { pngOf } from './render.ts';

const usage = `npm run -s art:plots -- [options] [plot …]

A sheet for each plot: its three pictures as two families see them, one in each language, with the sentences they are of and what
their alt text says. Ends with how long the drawing took and how large the largest picture is.

  --out DIR          data/plot-sheets
  --telling N        which of a language's families (0)`;

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'data/plot-sheets' },
    telling: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});

interface Told {
  readonly family: Family;
  readonly performance: Performance;
}

const [cell, picture, rowHeight] = [430, 280, 440];
const [letters, lineHeight] = [64, 15];

const drawn: { readonly milliseconds: number; readonly bytes: number }[] = [];

function svgOf(scene: Parameters<typeof drawScene>[0], family: Family): string {
  const cast = looksOfFamily(family, 'plot sheets');
  const started = process.threadCpuUsage();
  const svg = drawScene(scene, cast);
  const { user, system } = process.threadCpuUsage(started);
  drawn.push({ milliseconds: (user + system) / 1000, bytes: brotliCompressSync(svg).length });
  return svg;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', ' ').trim();

function wrapped(text: string): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

function writing(text: string, x: number, y: number, colour: string, most: number): string {
  const lines = wrapped(text).slice(0, most);
  const spans = lines.map((line, index) => `<text x="${x}" y="${y + index * lineHeight}">${escaped(line)}</text>`);
  return `<g font-family="DejaVu Sans" font-size="12" fill="${colour}">${spans.join('')}</g>`;
}

function rowOf({ family, performance }: Told, row: number): string {
  const pictures = planPictures(performance, family, 'plot sheets');
  const alts = pictures.map(({ alt }) => alt);
  const places = picturePlaces(performance.paragraphs.length, pictures.length);
  const y = row * rowHeight;
  const who = `${performance.plot.score.id} · ${family.language} · ${family.profile.name} ${family.elements.join(' ')}`;
  const cells = pictures.map(({ scene, alt }, index) => {
    const png = pngOf(svgOf(scene, family), cell * 2).toString('base64');
    const x = index * cell;
    const place = places[index] ?? 0;
    const before = performance.paragraphs[place - 1]?.text ?? '';
    const image = `<image x="${x}" y="${y + 20}" width="${cell - 6}" height="${picture}" href="data:image/png;base64,${png}"/>`;
    return (
      image +
      writing(momentOf(performance, index, alts), x, y + picture + 36, '#111', 4) +
      writing(`… ${before.slice(-110)} |`, x, y + picture + 98, '#666', 2) +
      writing(alt, x, y + picture + 130, '#06c', 2)
    );
  });
  return writing(who, 0, y + 13, '#a00', 1) + cells.join('');
}

function sheetOf(tellings: readonly Told[]): string {
  const size = `width="${cell * 3}" height="${rowHeight * tellings.length}"`;
  const paper = '<rect width="100%" height="100%" fill="#fff"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${tellings.map(rowOf).join('')}</svg>`;
}

function write(out: string, telling: number): void {
  mkdirSync(out, { recursive: true });
  for (const plot of ownLibrary().plots) {
    const { id } = plot.score;
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const all = [...fewTellingsOf(plot)];
    const chosen = (['sv', 'en'] as const).flatMap((language, index) => {
      const own = all.filter(({ family }) => family.language === language);
      // Not the same family twice: the second is seen with others of its own around it.
      return own.length === 0 ? [] : own.slice((telling + index * 3) % own.length).slice(0, 1);
    });
    writeFileSync(join(out, `${id}.png`), pngOf(sheetOf(chosen), cell * 3));
  }
  const times = drawn.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const largest = Math.max(...drawn.map(({ bytes }) => bytes));
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(`${drawn.length} pictures in ${out}: drawn in ${p95.toFixed(1)} ms (p95), the largest ${largest} bytes`);
}

const telling = Number(options.telling);
if (options.help || !(telling >= 0)) {
  console.log(usage);
  process.exitCode = options.help ? 0 : 1;
} else {
  write(options.out, telling);
}
