import sharp from 'sharp';

const address = 'src="/ill/hero.svg"';
/** A phone held upright; any other screen shows more of the picture than the cut below has. */
const upright = '(max-aspect-ratio: 3/5) and (max-width: 640px)';
/** What such a phone shows of the picture's breadth, with a little to spare (landing.css: .landing-picture img). */
const cut = { from: 0.2, breadth: 0.64 };
/** Pixels: as fine as a phone of three pixels a point can tell at night. */
const height = 750;
const width = height * 1.5;

/**
 * The picture that the landing page opens on, in the page itself for phones: asked for by the page, it would come a whole
 * round trip after the words. Painted, since it is fewer bytes than the drawing, and a slow phone decodes it beside everything
 * else. Any other screen, and a browser without AVIF, asks for the drawing.
 */
export async function withHeroInside(body: string, hero: string): Promise<string> {
  const [image, ...others] = body.match(/<img [^>]*src="\/ill\/hero\.svg"[^>]*>/g) ?? [];
  if (image === undefined || others.length > 0) throw new Error(`the landing page has lost its one ${address}`);
  const painted = `data:image/avif;base64,${(await paintForPhones(hero)).toString('base64')}`;
  const source = `<source media="${upright}" type="image/avif" srcset="${painted}">`;
  return body.replace(/<link rel="preload"[^>]*>/g, '').replace(image, () => `<picture>${source}${image}</picture>`);
}

/** For the page's head: the screens that ask for the drawing do so at once. */
export const heroPreload = `<link rel="preload" href="/ill/hero.svg" as="image" media="not all and ${upright}" fetchpriority="high">`;

async function paintForPhones(hero: string): Promise<Buffer> {
  const whole = await sharp(Buffer.from(hero)).resize({ width, height }).png().toBuffer();
  return sharp(whole)
    .extract({ left: width * cut.from, top: 0, width: width * cut.breadth, height })
    .avif({ quality: 48, effort: 9 })
    .toBuffer();
}
