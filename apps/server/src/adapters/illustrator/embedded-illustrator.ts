import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawScene } from '@sagolykta/illustrator';
import { drawAvatar, drawCover } from '@sagolykta/illustrator/draw-cover';
import { drawPortrait } from '@sagolykta/illustrator/draw-portrait';
import { castLooks } from '@sagolykta/illustrator/look/cast-looks';
import type { Illustrator } from '../../ports/illustrator.ts';

/** Our own illustrator: draws in code, with the same hand every night. */
export function embeddedIllustrator(): Illustrator {
  return {
    version: hashOfDrawingCode(),
    draw: (scene, looks) => drawScene(scene, looks),
    cover: (scene, looks) => drawCover(scene, looks),
    face: drawAvatar,
    looksOf: castLooks,
    portray: drawPortrait,
  };
}

/** Of the code itself: a number that somebody must remember to raise would be forgotten, and old pictures stay in caches. */
function hashOfDrawingCode(): string {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@sagolykta/illustrator')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 10);
}
