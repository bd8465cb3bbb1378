import { nightSoundOf, nightSounds } from '@sagolykta/domain/night-sounds';
import type { PlannedPicture } from '@sagolykta/storyteller';
import { z } from 'zod';
import type { ToldAnswer } from '../../ports/quick-stories.ts';

const lineBreak = 10;
const keptHead: z.ZodType<ToldAnswer['head']> = z.object({
  alts: z.array(z.string()).readonly(),
  nightSound: z.nullable(z.enum(nightSounds)),
});

/**
 * What of a story's answer is fixed when it is told: in the first line what its pictures come to, then its text as JSON,
 * to be sent as it stands. No line break is inside either, since JSON writes them as letters.
 */
export function keptAnswer(content: string, pictures: readonly PlannedPicture[]): string {
  const scenes = pictures.map(({ scene }) => scene);
  const head: ToldAnswer['head'] = {
    alts: pictures.map(({ alt }) => alt),
    nightSound: scenes.length === 0 ? null : nightSoundOf(scenes, 'winter'),
  };
  return `${JSON.stringify(head)}\n${JSON.stringify(content)}`;
}

/** The other way round; the text is not looked at. undefined for what this version cannot read: the story itself can be asked. */
export function readKeptAnswer(kept: Uint8Array): ToldAnswer | undefined {
  const end = kept.indexOf(lineBreak);
  if (end < 0) return undefined;
  const head = headIn(Buffer.from(kept.buffer, kept.byteOffset, end).toString());
  return head && { head, content: kept.subarray(end + 1) };
}

function headIn(line: string): ToldAnswer['head'] | undefined {
  try {
    return keptHead.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
