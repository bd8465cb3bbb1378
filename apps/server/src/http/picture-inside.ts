import { addressOf } from '@sagolykta/contract/client';
import { getPicture } from '@sagolykta/contract/pictures';
import type { RenderedScreen } from '@sagolykta/contract/served-screens';

interface Picture {
  readonly name: 'getPicture';
  readonly params: Readonly<Record<string, unknown>>;
}

/** The call that answers a picture's address; undefined where it is none of our own drawings. */
export function drawingAt(address: string | undefined, params: Readonly<Record<string, string>>): Picture | undefined {
  if (address === undefined) return undefined;
  const cover = { id: params.id ?? '', number: 'cover', format: 'svg' };
  const [path] = address.split('?');
  return path === addressOf(getPicture.path, cover) ? { name: 'getPicture', params: cover } : undefined;
}

/**
 * What a screen opens on stands in the page: asked for by the page, it would come a whole round trip after the words, and
 * it is the largest thing on the screen. The browser leaves it as it is when it makes the page live.
 */
export function withPictureInside({ picture, body, ...rest }: RenderedScreen, drawing: string): RenderedScreen {
  const inside = body.replace(`src="${picture}"`, () => `src="${dataAddress(drawing)}"`);
  return { ...rest, picture, body: inside };
}

/** Left readable, since base64 would hide from Brotli what repeats. */
function dataAddress(drawing: string): string {
  const safe = drawing.replace(/[%#&"\n\r\t]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${safe}`;
}
