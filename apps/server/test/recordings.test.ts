import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Recording } from '@sagolykta/contract/recordings';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, useHouse } from './support/house.ts';
import { noRecordings, recordingsOf } from './support/some-recordings.ts';
import { paySandbox } from './support/subscriber.ts';
import { problemOf, type Visitor } from './support/visitor.ts';

describe.each(databases)('a voice from home, on %s', (kind) => {
  const house = useHouse(kind);

  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    await paySandbox(visitor);
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    const familyId = (await visitor.client.getUser()).id;
    const files = () => readdir(join(house.config.dataDir, 'files', familyId)).catch(() => [] as string[]);
    return { visitor, child, story, familyId, files };
  };
  const send = (
    visitor: Visitor,
    storyId: string,
    bytes: Uint8Array,
    changes: Record<string, string> = {},
    passage = 1,
  ) => {
    const query = new URLSearchParams({ reader: 'Mormor', heardFrom: '120', heardTo: '4300', level: '80', ...changes });
    return visitor.fetch(`/api/stories/${storyId}/recordings/${passage}?${query}`, {
      method: 'PUT',
      headers: { 'content-type': 'audio/whatever' },
      body: bytes as never,
    });
  };
  const consents = async (familyId: string) => {
    const { rows } = await sql<{
      kind: string;
    }>`select kind from consents where family_id = ${familyId} order by given_at, kind`.execute(
      house.composition.database.queries,
    );
    return rows.map(({ kind: said }) => said);
  };

  test.each(Object.entries(recordingsOf))('%s is kept as it was made, and heard in parts too', async (type, bytes) => {
    const { visitor, story } = await family();
    const answer = await send(visitor, story.id, bytes);
    expect(answer.status).toBe(200);
    const recording = (await answer.json()) as Recording;
    expect(recording).toMatchObject({
      reader: 'Mormor',
      passage: 1,
      heardFrom: 120,
      heardTo: 4300,
      level: 80,
      type: `audio/${type}`,
    });
    expect(await visitor.client.listRecordings({ params: { id: story.id } })).toEqual([recording]);
    const heard = await visitor.fetch(`/api/recordings/${recording.id}`);
    expect(heard.headers.get('content-type')).toBe(`audio/${type}`);
    expect(heard.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(Buffer.from(await heard.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await visitor.fetch(`/api/recordings/${recording.id}`, { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1/${bytes.length}`]);
  });

  test.each(Object.entries(noRecordings))('%s is not, whatever it is called', async (_, bytes) => {
    const { visitor, story, files } = await family();
    const answer = await send(visitor, story.id, bytes);
    expect((await problemOf(answer)).code).toBe('recording-unreadable');
    expect(await files()).toEqual([]);
  });

  test('another take has the place of the one before, and its address; each reader has their own', async () => {
    const { visitor, story, files, familyId } = await family();
    const first = (await (await send(visitor, story.id, recordingsOf.webm)).json()) as Recording;
    const second = (await (await send(visitor, story.id, recordingsOf.mp4)).json()) as Recording;
    await send(visitor, story.id, recordingsOf.ogg, { reader: 'Pappa' });
    expect((await visitor.fetch(`/api/recordings/${first.id}`)).status).toBe(404);
    expect(await files()).toHaveLength(2);
    expect(await consents(familyId)).toEqual(['home-voice-given', 'home-voice-given']);

    const left = await visitor.client.removeRecordings({ params: { id: story.id }, query: { reader: 'Mormor' } });
    expect(left.map(({ reader }) => reader)).toEqual(['Pappa']);
    expect((await visitor.fetch(`/api/recordings/${second.id}`)).status).toBe(404);
    expect(await files()).toHaveLength(1);
    expect(await consents(familyId)).toEqual(['home-voice-given', 'home-voice-given', 'home-voice-withdrawn']);
  });

  test('it is theirs alone: another family finds nothing and keeps nothing', async () => {
    const { visitor, story } = await family();
    const recording = (await (await send(visitor, story.id, recordingsOf.webm)).json()) as Recording;
    const { visitor: stranger } = await family();
    expect((await stranger.fetch(`/api/recordings/${recording.id}`)).status).toBe(404);
    expect((await stranger.fetch(`/api/stories/${story.id}/recordings`)).status).toBe(404);
    expect((await send(stranger, story.id, recordingsOf.webm)).status).toBe(404);
    const query = '?reader=Mormor';
    expect((await stranger.fetch(`/api/stories/${story.id}/recordings${query}`, { method: 'DELETE' })).status).toBe(
      404,
    );
    expect(await visitor.client.listRecordings({ params: { id: story.id } })).toHaveLength(1);
  });

  test('recording belongs to Premium; what was recorded is heard without it', async () => {
    const { visitor, story, familyId } = await family();
    const recording = (await (await send(visitor, story.id, recordingsOf.webm)).json()) as Recording;
    await sql`update families set is_subscribed = (1 = 0) where id = ${familyId}`.execute(
      house.composition.database.queries,
    );
    expect((await problemOf(await send(visitor, story.id, recordingsOf.webm))).code).toBe('payment-required');
    expect((await visitor.fetch(`/api/recordings/${recording.id}`)).status).toBe(200);
    const free = await house.visitor().enterAsGuest();
    const told = await free.tell(await free.describe());
    expect((await problemOf(await send(free, told.id, recordingsOf.webm))).code).toBe('payment-required');
  });

  test('it goes with the story, the child and the account', async () => {
    const { visitor, story, child, files } = await family();
    await send(visitor, story.id, recordingsOf.webm);
    expect(await files()).toHaveLength(1);
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    expect(await files()).toEqual([]);
  });

  test('what is left behind by a server that fell over is swept, and what is somebody’s is not', async () => {
    const { visitor, story, files } = await family();
    const recording = (await (await send(visitor, story.id, recordingsOf.webm)).json()) as Recording;
    await send(visitor, story.id, recordingsOf.webm, {}, 2);
    await house.composition.database.queries.deleteFrom('recordings').where('id', '=', recording.id).execute();
    await house.composition.sweepOrphans();
    expect((await files()).filter((name) => name.includes('_recording-'))).toHaveLength(2);
    await house.composition.sweepOrphans();
    const left = (await files()).filter((name) => name.includes('_recording-'));
    expect(left).toHaveLength(1);
    expect(left[0]).not.toContain(recording.id);
  });

  test('what makes no sense is refused: a part that ends before it begins, a passage that is not there, a name of nothing', async () => {
    const { visitor, story } = await family();
    expect((await send(visitor, story.id, recordingsOf.webm, { heardTo: '100' })).status).toBe(422);
    expect((await send(visitor, story.id, recordingsOf.webm, {}, 999)).status).toBe(404);
    expect((await send(visitor, story.id, recordingsOf.webm, { reader: ' ' })).status).toBe(400);
    expect((await send(visitor, story.id, recordingsOf.webm, { level: '0' })).status).toBe(400);
    expect((await send(visitor, story.id, Buffer.alloc(9 * 1024 * 1024))).status).toBe(413);
  });
});
