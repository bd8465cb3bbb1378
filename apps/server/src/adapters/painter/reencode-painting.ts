import { NoPainting } from '../../ports/painter.ts';
import { openSharp } from '../photo-reader/open-sharp.ts';

/** Of our own pictures, as the page shows them. */
const width = 1600;
const height = 1000;
/** More than any model paints. */
const mostPixels = 20_000_000;
/** Seconds. */
const patience = 20;

let before: Promise<unknown> = Promise.resolve();

/** One after the other, since each takes a core. A new file with nothing in it but the picture. Throws NoPainting. */
export function reencodePainting(bytes: Uint8Array): Promise<Buffer> {
  const encoding = before.then(() => reencoded(bytes));
  before = encoding.catch(() => undefined);
  return encoding;
}

async function reencoded(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await openSharp();
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
      .timeout({ seconds: patience })
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new NoPainting('no-picture');
  }
}
