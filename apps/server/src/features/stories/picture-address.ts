import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';

interface Pictured {
  readonly id: string;
  readonly edition: number;
}

/** What stands before and after the story's id: a list has a hundred of them, and they differ in nothing else. */
const frames = new Map<string, readonly [before: string, after: string]>();
const mostFrames = 500;

/** The address changes with the illustrator's version and with the story's edition, so what is cached for ever is never stale. */
export function pictureAddress({ id, edition }: Pictured, number: number | 'cover', version: string): string {
  const v = versionOf(edition, version);
  const [before, after] = frames.get(`${number} ${v}`) ?? frameOf(number, v);
  return before + id + after;
}

function frameOf(number: number | 'cover', v: string): readonly [before: string, after: string] {
  const address = addressOf(routes.getPicture.path, { id: 'ID', number: String(number), format: 'svg' }, { v });
  const [before = '', ...after] = address.split('ID');
  const frame = [before, after.join('ID')] as const;
  if (frames.size >= mostFrames) frames.clear();
  frames.set(`${number} ${v}`, frame);
  return frame;
}

/** Of a picture: by whom it is drawn, and how often the family has asked for another. */
export function versionOf(edition: number, version: string): string {
  return edition === 0 ? version : `${version}.${edition}`;
}
