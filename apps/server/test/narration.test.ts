import { passagesOf } from '@sagolykta/domain/passages';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { databases } from './support/house.ts';
import { someMp3, startModelWire } from './support/model-wire.ts';
import { hear, listener, useNarratingHouse } from './support/narration-house.ts';
import { inviteTo, join } from './support/sharing.ts';
import { paySandbox } from './support/subscriber.ts';

const wire = await startModelWire();
afterAll(() => wire.stop());
afterEach(() => {
  wire.sent.length = 0;
  wire.fault = {};
});

/** What the last request said, head and body. */
function lastSent() {
  const [head = '', body = ''] = (wire.sent.at(-1)?.toString('utf8') ?? '').split('\n\n');
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}

describe.each(databases)('a voice that is not the device’s own, on %s', (kind) => {
  const house = useNarratingHouse(kind, wire);

  test('reads the title, every paragraph and the good night, in the wire format of speech', async () => {
    const { visitor, story } = await listener(house);
    const passages = passagesOf(story);
    expect(passages.at(-1)).toBe('Slut. Sov gott, Alma.');
    for (const [passage, text] of passages.entries()) {
      const answer = await hear(visitor, story, passage);
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
      expect(Buffer.from(await answer.arrayBuffer()).equals(someMp3)).toBe(true);
      const { head, body } = lastSent();
      expect(head.split('\n')[0]).toBe('POST /v1/audio/speech');
      expect(head).toContain('Bearer a-key');
      expect(body).toEqual({ model: 'test-speech', voice: 'calm', input: text, response_format: 'mp3', speed: 0.9 });
    }
    expect(wire.sent).toHaveLength(passages.length);
    expect((await hear(visitor, story, passages.length)).status).toBe(404);
  });

  test('is asked once for a passage, by however many, and then never again', async () => {
    const { visitor, story, files } = await listener(house);
    wire.fault = { silence: 100 };
    const answers = await Promise.all([1, 1, 1, 1].map((passage) => hear(visitor, story, passage)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await hear(visitor, story, 1)).status).toBe(200);
    expect(wire.sent).toHaveLength(1);
    expect(await files()).toEqual([expect.stringMatching(/^[\da-f-]{36}_[\da-f-]{36}_narration-1-[0-9a-f]{16}\.mp3$/)]);
  });

  test('a reader hears it where the family has said yes, is told so, and asks of nothing else that helps', async () => {
    const owner = house.visitor();
    await owner.register();
    await paySandbox(owner);
    const { id: child } = await owner.describe();
    const story = await owner.tell({ id: child });
    const reader = await join(house, (await inviteTo({ visitor: owner, child }, 'reader')).link);
    const ask = () => reader.client.getOutsideHelp({ params: { kind: 'voice' } });
    const choose = (isOn: boolean) => owner.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn } });
    // Agreed to, and reading aloud still switched off at home: then it cannot be heard.
    await choose(true);
    await owner.client.updatePreferences({ body: { voiceNarration: false } });
    expect([(await ask()).isOn, (await hear(reader, story, 1)).status]).toEqual([false, 404]);
    await owner.client.updatePreferences({ body: { voiceNarration: true } });
    expect([(await ask()).isOn, (await hear(reader, story, 1)).status]).toEqual([true, 200]);
    await choose(false);
    expect([(await ask()).isOn, (await hear(reader, story, 1)).status]).toEqual([false, 404]);
    for (const kind of ['writer', 'painter'] as const)
      await expect(reader.client.getOutsideHelp({ params: { kind } })).rejects.toMatchObject({ status: 403 });
  });

  test('its sound can be asked for in parts, as Safari does', async () => {
    const { visitor, story } = await listener(house);
    const part = async (range: string) => {
      const answer = await hear(visitor, story, 0, { range });
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength];
    };
    const { length } = someMp3;
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${length}`, 2]);
    expect(await part('bytes=2-')).toEqual([206, `bytes 2-${length - 1}/${length}`, length - 2]);
    expect(await part('bytes=-5')).toEqual([206, `bytes ${length - 5}-${length - 1}/${length}`, 5]);
    expect(await part(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, 0]);
    for (const whole of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,4-5'])
      expect(await part(whole)).toEqual([200, null, length]);
    expect(wire.sent).toHaveLength(1);
  });

  test('while anything is switched off nothing leaves, not even a connection', async () => {
    const { visitor, story } = await listener(house);
    const before = wire.connections();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn: false } });
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'voice' } })).toEqual({
      name: 'test-speech/calm',
      host: null,
      isOn: false,
    });
    expect((await hear(visitor, story, 0)).status).toBe(404);
    await visitor.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn: true } });
    await visitor.client.updatePreferences({ body: { voiceNarration: false } });
    expect((await hear(visitor, story, 0)).status).toBe(404);
    // A family that never said anything, and one without Premium.
    const other = await house.visitor().enterAsGuest();
    const theirs = await other.tell(await other.describe());
    expect((await hear(other, theirs, 0)).status).toBe(402);
    await paySandbox(other);
    await other.client.updatePreferences({ body: { voiceNarration: true } });
    expect((await hear(other, theirs, 0)).status).toBe(404);
    expect([wire.sent.length, wire.connections()]).toEqual([0, before]);
  });

  test('yes and no are kept as consents, each once; with a no what was read goes', async () => {
    const { visitor, story, familyId, files } = await listener(house);
    await hear(visitor, story, 0);
    expect(await files()).toHaveLength(1);
    for (const isOn of [true, false, false])
      await visitor.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn } });
    expect(await files()).toEqual([]);
    const rows = await house.composition.database.queries
      .selectFrom('consents')
      .select('kind')
      .where('family_id', '=', familyId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ kind: said }) => said)).toEqual(['outside-voice-given', 'outside-voice-withdrawn']);
  });

  test('a yes to one receiver is no yes to another', async () => {
    const { visitor, story, familyId } = await listener(house);
    const { queries } = house.composition.database;
    await queries
      .updateTable('consents')
      .set({ version: '2026-11-21 speech.example' })
      .where('family_id', '=', familyId)
      .execute();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'voice' } })).toMatchObject({ isOn: false });
    expect((await hear(visitor, story, 0)).status).toBe(404);
    expect(wire.sent).toHaveLength(0);
    await visitor.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn: true } });
    expect((await hear(visitor, story, 0)).status).toBe(200);
  });

  test('a stranger hears nothing, and neither does a visitor', async () => {
    const { visitor, story } = await listener(house);
    const { visitor: other } = await listener(house);
    wire.sent.length = 0;
    expect((await hear(house.visitor(), story, 0)).status).toBe(401);
    expect((await hear(other, story, 0)).status).toBe(404);
    for (const passage of ['-1', '1e1', '01', '1000', 'x', '%00'])
      expect((await hear(visitor, story, passage)).status, passage).toBe(404);
    expect((await hear(visitor, { id: 'malformed' }, 0)).status).toBe(404);
    expect(wire.sent).toHaveLength(0);
  });

  test('what was read goes with the story, with the child, and with the family', async () => {
    const { visitor, child, story, files } = await listener(house);
    const second = await visitor.tell(child);
    await hear(visitor, story, 0);
    await hear(visitor, second, 0);
    await visitor.client.deleteStory({ params: { id: story.id } });
    expect(await files()).toEqual([expect.stringContaining(second.id)]);
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    expect(await files()).toEqual([]);
    const last = await visitor.tell(await visitor.describe());
    await hear(visitor, last, 0);
    await visitor.client.eraseFamily({ body: { password: null } });
    expect(await files()).toEqual([]);
  });

  test('what is read while its story is deleted is not kept', async () => {
    const { visitor, story, files } = await listener(house);
    wire.fault = { silence: 300 };
    const hearing = hear(visitor, story, 0);
    await expect.poll(() => wire.sent.length).toBe(1);
    await visitor.client.deleteStory({ params: { id: story.id } });
    await hearing;
    expect(await files()).toEqual([]);
  });

  test('is in the export, as a file', async () => {
    const { visitor, story } = await listener(house);
    await hear(visitor, story, 0);
    const zip = Buffer.from(await (await visitor.fetch('/api/user/export')).arrayBuffer());
    expect(zip.includes('_narration-')).toBe(true);
  });

  test('more than anybody can listen to is refused before it is asked for', async () => {
    const { visitor, story } = await listener(house);
    const statuses: number[] = [];
    wire.fault = { status: 500 };
    for (let time = 0; time < 502; time += 1) statuses.push((await hear(visitor, story, 0)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
