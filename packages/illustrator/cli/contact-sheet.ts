import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actSheets } from './act-sheets.ts';
import { blindBreeds, guestSheet, lookSheets, nounSheets, petSheets, propSheet } from './figure-sheets.ts';
import { pngOf } from './render.ts';
import { citySheets, worldSheets } from './world-sheets.ts';

const kinds = ['looks', 'pets', 'guests', 'props', 'worlds', 'cities', 'acts', 'nouns'] as const;
type Kind = (typeof kinds)[number];

/** Name of the sheet → its SVG. */
const sheets: Record<Kind, () => Record<string, string>> = {
  looks: lookSheets,
  pets: petSheets,
  guests: () => ({ guests: guestSheet() }),
  props: () => ({ props: propSheet() }),
  worlds: worldSheets,
  cities: citySheets,
  acts: actSheets,
  nouns: nounSheets,
};

const [outDirectory, ...wanted] = process.argv.slice(2);
if (!outDirectory || wanted.some((kind) => kind !== 'blind' && !kinds.includes(kind as Kind))) {
  console.error(`contact-sheet <out directory> [${kinds.join(' | ')} | blind …]`);
  process.exit(1);
}
if (wanted.includes('blind')) {
  const { svg, key } = blindBreeds('fresh eyes');
  mkdirSync(outDirectory, { recursive: true });
  writeFileSync(join(outDirectory, 'blind.png'), pngOf(svg, 2400));
  writeFileSync(join(outDirectory, 'blind-key.txt'), key);
}
mkdirSync(outDirectory, { recursive: true });
for (const kind of kinds) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  for (const [name, svg] of Object.entries(sheets[kind]()))
    writeFileSync(join(outDirectory, `${name}.png`), pngOf(svg, 2400));
}
