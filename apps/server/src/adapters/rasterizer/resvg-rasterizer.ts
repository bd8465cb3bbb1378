import { Failure } from '../../ports/failure.ts';
import type { RasterFormat, Rasterizer } from '../../ports/rasterizer.ts';
import { titleFamily, titleFontFile } from './title-font.ts';

/** A picture takes a core for about a second: more than this is a wait nobody sits through. */
const mostWaiting = 24;

/** One picture after the other, off the thread that answers. */
export function resvgRasterizer(): Rasterizer {
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (svg, format) => {
    if (waiting >= mostWaiting) throw new Failure('unavailable', { retryAfter: mostWaiting });
    waiting++;
    const painting = before.then(() => painted(svg, format)).finally(() => waiting--);
    before = painting.catch(() => undefined);
    return painting;
  };
}

async function painted(svg: string, format: RasterFormat): Promise<Buffer> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  // Pictures have no words in them; a card has its title. No font of the machine's, so that it looks the same everywhere.
  const fontFiles = svg.includes('<text') ? [await titleFontFile()] : [];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: titleFamily };
  const { pixels, width, height } = await renderAsync(svg, { font });
  const raw = { width, height, channels: 4 } as const;
  // Our pictures cover their whole paper, so nothing is lost with the transparency.
  const picture = sharp(pixels, { raw }).removeAlpha();
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 }).toBuffer();
  return picture.webp({ quality: 82, effort: 4 }).toBuffer();
}
