import { languages } from '@sagolykta/domain/language';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './support/house.ts';
import { startModelWire } from './support/model-wire.ts';
import { paintedOf, patron, untilPainted, usePaintingHouse } from './support/painting-house.ts';
import { somePainting } from './support/some-painting.ts';
import { typed, typedElements, typedSecrets } from './support/typed-family.ts';

const wire = await startModelWire();
beforeAll(async () => {
  wire.picture = await somePainting();
});
afterAll(() => wire.stop());
afterEach(() => {
  wire.sent.length = 0;
  wire.fault = {};
});

describe.each(databases)('an image model that paints, on %s', (kind) => {
  const house = usePaintingHouse(kind, wire);

  test('the drawn pictures are there at once; the painted ones take their place when they are ready', async () => {
    const { visitor, child } = await patron(house);
    wire.fault = { silence: 150 };
    const story = await visitor.tell(child);
    expect(story.images.map(({ painted }) => painted)).toEqual([null, null, null]);
    const [drawn] = story.images;
    expect((await visitor.fetch(drawn?.url ?? '')).headers.get('content-type')).toBe('image/svg+xml');
    await untilPainted(visitor, story);
    const { images } = await visitor.client.getStory({ params: { id: story.id } });
    expect(images.map(({ alt }) => alt)).toEqual(story.images.map(({ alt }) => alt));
    for (const { url, painted } of images) {
      expect(painted).toEqual({ by: 'test-painter', at: '2026-03-10T19:00:00.000Z' });
      const answer = await visitor.fetch(url);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      const picture = Buffer.from(await answer.arrayBuffer());
      expect(picture.includes('Marker')).toBe(false);
      const { width, height, format, exif, xmp, icc } = await sharp(picture).metadata();
      expect({ width, height, format, exif, xmp, icc }).toEqual({ width: 1600, height: 1000, format: 'webp' });
    }
    // The drawing is still where it was.
    expect((await visitor.fetch(drawn?.url ?? '')).status).toBe(200);
    expect(wire.sent).toHaveLength(3);
    const [head = '', ...body] = wire.sent[0]?.toString('utf8').split('\n\n') ?? [];
    expect(head.split('\n')[0]).toBe('POST /v1/images/generations');
    const asked = JSON.parse(body.join('\n\n')) as Record<string, unknown>;
    expect(asked).toMatchObject({ model: 'test-painter', n: 1, size: '1536x1024', response_format: 'b64_json' });
  });

  test.each(languages)('nothing that a family has typed is in any byte that is sent (%s)', async (language) => {
    const { visitor, child } = await patron(house, typed);
    await visitor.client.updatePreferences({ body: { calledName: 'Bettan', firstName: 'Ingegerd' } });
    for (const element of [null, ...typedElements]) {
      const selectedAttributes = element === null ? [...typedElements] : [element];
      const body = { childProfileId: child.id, selectedAttributes, language, theme: 'Wilhelmina i Överkalix' };
      const story = await visitor.client.generateStory({ body }).catch(() => undefined);
      if (story !== undefined) await untilPainted(visitor, story);
    }
    expect(wire.sent.length).toBeGreaterThanOrEqual(9);
    const { id } = await visitor.client.getUser();
    for (const request of wire.sent) {
      const lower = request.toString('utf8').toLowerCase();
      for (const secret of [...typedSecrets, id, child.id]) expect(lower).not.toContain(secret.toLowerCase());
    }
  });

  test('while it is not agreed to nothing leaves, not even a connection', async () => {
    const before = wire.connections();
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'painter' } })).toEqual({
      name: 'test-painter',
      host: null,
      isOn: false,
    });
    const child = await visitor.describe();
    const story = await visitor.tell(child);
    await visitor.client.chooseOutsideHelp({ params: { kind: 'painter' }, body: { isOn: true } });
    await visitor.client.chooseOutsideHelp({ params: { kind: 'painter' }, body: { isOn: false } });
    await visitor.tell(child);
    await visitor.client.updatePreferences({ body: { autoImages: false } });
    await visitor.client.chooseOutsideHelp({ params: { kind: 'painter' }, body: { isOn: true } });
    await visitor.tell(child);
    // What was told before the yes is not painted after it.
    await visitor.client.getStory({ params: { id: story.id } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([wire.sent.length, wire.connections()]).toEqual([0, before]);
    const rows = await house.composition.database.queries
      .selectFrom('consents')
      .select('kind')
      .where('family_id', '=', (await visitor.client.getUser()).id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ kind: said }) => said)).toEqual([
      'image-model-given',
      'image-model-withdrawn',
      'image-model-given',
    ]);
  });

  test('a yes to one receiver is no yes to another', async () => {
    const { visitor, child, familyId } = await patron(house);
    const { queries } = house.composition.database;
    await queries
      .updateTable('consents')
      .set({ version: '2026-11-21 images.example' })
      .where('family_id', '=', familyId)
      .execute();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'painter' } })).toMatchObject({ isOn: false });
    await visitor.tell(child);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(wire.sent).toHaveLength(0);
  });

  test('a no in the middle ends the painting', async () => {
    const { visitor, child } = await patron(house);
    wire.fault = { silence: 200 };
    const story = await visitor.tell(child);
    await expect.poll(() => wire.sent.length).toBe(1);
    await visitor.client.chooseOutsideHelp({ params: { kind: 'painter' }, body: { isOn: false } });
    await expect.poll(() => paintedOf(visitor, story)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(wire.sent).toHaveLength(1);
  });

  test('a stranger sees nothing of it, and neither does a visitor', async () => {
    const { visitor, child } = await patron(house);
    const story = await visitor.tell(child);
    await untilPainted(visitor, story);
    const { images } = await visitor.client.getStory({ params: { id: story.id } });
    const { visitor: other } = await patron(house);
    const address = images[0]?.url ?? '';
    expect((await visitor.fetch(address)).status).toBe(200);
    expect((await other.fetch(address)).status).toBe(404);
    expect((await house.visitor().fetch(address)).status).toBe(401);
    expect((await visitor.fetch(address.replace('/1/', '/4/'))).status).toBe(404);
    expect((await visitor.fetch(address.replace(story.id, 'malformed'))).status).toBe(404);
  });

  test('what was painted is exported, and goes with the story, the child and the family', async () => {
    const { visitor, child, files, familyId } = await patron(house);
    const first = await visitor.tell(child);
    const second = await visitor.tell(child);
    await untilPainted(visitor, first);
    await untilPainted(visitor, second);
    const zip = Buffer.from(await (await visitor.fetch('/api/user/export')).arrayBuffer());
    expect([zip.includes('_painting-'), zip.includes('data/paintings.json')]).toEqual([true, true]);
    await visitor.client.deleteStory({ params: { id: first.id } });
    expect(await files()).toHaveLength(3);
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    expect(await files()).toEqual([]);
    const rows = await house.composition.database.queries
      .selectFrom('paintings')
      .select('number')
      .where('family_id', '=', familyId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('what is painted while its story or its family goes is not kept', async () => {
    const { visitor, child, files } = await patron(house);
    wire.fault = { silence: 200 };
    // Longer than the painter keeps silent; what was begun by then is taken away again, however busy the machine.
    const nothingIsLeft = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await expect.poll(files).toEqual([]);
    };
    const story = await visitor.tell(child);
    await expect.poll(() => wire.sent.length).toBe(1);
    await visitor.client.deleteStory({ params: { id: story.id } });
    await nothingIsLeft();
    await visitor.tell(child);
    await expect.poll(() => wire.sent.length).toBe(2);
    await visitor.client.eraseFamily({ body: { password: null } });
    await nothingIsLeft();
    expect(wire.sent).toHaveLength(2);
  });
});
