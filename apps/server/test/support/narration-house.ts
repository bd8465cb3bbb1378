import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildProfileInput } from '@sagolykta/contract/child-profiles';
import type { Story } from '@sagolykta/contract/stories';
import type { Config } from '../../src/config/config.ts';
import { type DatabaseKind, type House, useHouse } from './house.ts';
import type { ModelWire } from './model-wire.ts';
import { paySandbox } from './subscriber.ts';
import type { Visitor } from './visitor.ts';

type Voice = NonNullable<Config['voice']>;

/** A house where families may let a speech model read. */
export function useNarratingHouse(kind: DatabaseKind, wire: ModelWire, changes: Partial<Voice> = {}): House {
  const voice: Voice = {
    provider: 'openai-compatible',
    model: 'test-speech',
    voice: 'calm',
    apiKey: 'a-key',
    baseUrl: wire.url,
    deadline: 2_000,
    ...changes,
  };
  return useHouse(kind, {}, { voice });
}

/** A premium family with a story, that has switched reading aloud on, and the outside voice as well. */
export async function listener(house: House, child: Partial<ChildProfileInput> = {}) {
  const visitor = await house.visitor().enterAsGuest();
  await paySandbox(visitor);
  await visitor.client.updatePreferences({ body: { voiceNarration: true } });
  await visitor.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn: true } });
  const described = await visitor.describe(child);
  const story = await visitor.tell(described);
  const familyId = (await visitor.client.getUser()).id;
  const files = () => readdir(join(house.config.dataDir, 'files', familyId)).catch(() => []);
  return { visitor, child: described, story, familyId, files };
}

export function hear(visitor: Visitor, story: Pick<Story, 'id'>, passage: number | string, headers = {}) {
  return visitor.fetch(`/api/stories/${story.id}/narration/${passage}`, { headers });
}
