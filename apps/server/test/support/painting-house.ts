import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildProfileInput } from '@sagolykta/contract/child-profiles';
import type { Story } from '@sagolykta/contract/stories';
import { ownLibrary } from '@sagolykta/library/own-library';
import { expect } from 'vitest';
import { embeddedStoryWriter } from '../../src/adapters/story-writer/embedded-story-writer.ts';
import type { Config } from '../../src/config/config.ts';
import { type DatabaseKind, type House, useHouse } from './house.ts';
import type { ModelWire } from './model-wire.ts';
import type { Visitor } from './visitor.ts';

type Pictures = NonNullable<Config['pictures']>;

/** A house with our real storyteller, where families may let an image model paint. */
export function usePaintingHouse(kind: DatabaseKind, wire: ModelWire, changes: Partial<Pictures> = {}): House {
  const pictures: Pictures = {
    provider: 'openai-compatible',
    model: 'test-painter',
    apiKey: 'a-key',
    baseUrl: wire.url,
    size: '1536x1024',
    deadline: 2_000,
    ...changes,
  };
  return useHouse(kind, { storyWriter: embeddedStoryWriter(ownLibrary()) }, { pictures });
}

/** A family that has agreed to it, with a child. */
export async function patron(house: House, child: Partial<ChildProfileInput> = {}) {
  const visitor = await house.visitor().enterAsGuest();
  await visitor.client.chooseOutsideHelp({ params: { kind: 'painter' }, body: { isOn: true } });
  const described = await visitor.describe(child);
  const familyId = (await visitor.client.getUser()).id;
  const files = () => readdir(join(house.config.dataDir, 'files', familyId)).catch(() => []);
  return { visitor, child: described, familyId, files };
}

/** How many of a story's pictures an image model has painted by now. */
export async function paintedOf(visitor: Visitor, { id }: Pick<Story, 'id'>): Promise<number> {
  const { images } = await visitor.client.getStory({ params: { id } });
  return images.filter(({ painted }) => painted !== null).length;
}

export function untilPainted(visitor: Visitor, story: Pick<Story, 'id'>) {
  return expect.poll(() => paintedOf(visitor, story)).toBe(3);
}
