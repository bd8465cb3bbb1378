import { drawingAddress } from '@sagolykta/contract/drawing-address';
import { getEvening, getPicture } from '@sagolykta/contract/pictures';
import type { RenderedScreen } from '@sagolykta/contract/served-screens';

const drawings = { getPicture, getEvening };

/** The call that answers a picture's address; undefined where it is none of our own drawings. */
export function drawingAt(address: string | undefined) {
  if (address === undefined) return undefined;
  const [path = ''] = address.split('?');
  for (const name of ['getPicture', 'getEvening'] as const) {
    const route = drawings[name];
    const pattern = route.path.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/.]+)');
    const params = route.params.safeParse({ ...new RegExp(`^${pattern}$`).exec(path)?.groups });
    if (params.success) return { name, params: params.data };
  }
  return undefined;
}

/**
 * What a screen opens on stands in the page: asked for by the page, it would come a whole round trip after the words, and
 * it is the largest thing on the screen. The browser leaves it as it is when it makes the page live.
 */
export function withPictureInside({ picture, body, ...rest }: RenderedScreen, drawing: string): RenderedScreen {
  const inside = body.replace(`src="${picture}"`, () => `src="${drawingAddress(drawing)}"`);
  return { ...rest, picture, body: inside };
}
