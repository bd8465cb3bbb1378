import { Failure } from '../../ports/failure.ts';
import type { PhotoReader } from '../../ports/photo-reader.ts';
import { openSharp } from './open-sharp.ts';

/** Pixels of the side of what is kept: a large avatar on a sharp screen. */
const side = 512;
/** More than any phone's camera makes; a bomb of a few kilobytes may claim thousands of times as many. */
const mostPixels = 120_000_000;
/** Seconds. */
const patience = 20;

/** One photo after the other, since each takes memory and a core. */
export function sharpPhotoReader(): PhotoReader {
  let before: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const reading = before.then(() => reencoded(bytes));
    before = reading.catch(() => undefined);
    return reading;
  };
}

async function reencoded(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await openSharp();
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
      .timeout({ seconds: patience })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooManyPixels();
    throw new Failure('photo-unreadable');
  }
}

function tooManyPixels(): Failure {
  return new Failure('too-large', { detail: `A photo may have at most ${mostPixels / 1_000_000} million pixels` });
}
