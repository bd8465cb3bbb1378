import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { childProfile } from '@sagolykta/contract/child-profiles';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { casesOn, databases, useHouse } from './support/house.ts';
import { problemOf, type Visitor } from './support/visitor.ts';

let snapshot: Buffer;
beforeAll(async () => {
  snapshot = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d08a3c' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Marker-Camera' }, IFD3: { GPSLatitude: '59/1 20/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
});

const unreadable: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array])[] = [
  ['nothing', () => new Uint8Array()],
  [
    'SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  [
    'GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#446' } })
        .gif()
        .toBuffer(),
  ],
  [
    'TIFF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#446' } })
        .tiff()
        .toBuffer(),
  ],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a script that begins as GIF does', () => Buffer.from('GIF89a=1;alert(1)')],
  ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')],
  ['half a photo', () => snapshot.subarray(0, snapshot.length / 3)],
  ['noise that begins as JPEG does', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(500).fill(7)])],
];

describe.each(databases)('a child’s photo, on %s', (kind) => {
  const house = useHouse(kind);
  const family = async () => {
    const visitor = await house.visitor().enterAsGuest();
    return { visitor, child: await visitor.describe(), familyId: (await visitor.client.getUser()).id };
  };
  const send = (visitor: Visitor, id: string, body: Uint8Array, type = 'image/jpeg') =>
    visitor.fetch(`/api/child-profiles/${id}/photo`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: body as never,
    });
  const kept = async (visitor: Visitor, id: string) =>
    childProfile.parse(await (await send(visitor, id, snapshot)).json()).profileImageUrl ?? '';
  const filesOf = (familyId: string) => readdir(join(house.config.dataDir, 'files', familyId)).catch(() => []);

  test('is kept small and square, with nothing in it but the picture', async () => {
    expect(snapshot.includes('Marker-Camera')).toBe(true);
    const { visitor, child } = await family();
    const url = await kept(visitor, child.id);
    expect(await visitor.client.listChildProfiles()).toMatchObject([{ profileImageUrl: url }]);
    const answer = await visitor.fetch(url);
    const photo = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(photo.includes('Marker-Camera')).toBe(false);
    const { width, height, format, exif, xmp, icc } = await sharp(photo).metadata();
    expect({ width, height, format, exif, xmp, icc }).toEqual({ width: 512, height: 512, format: 'webp' });
  });

  test.each(casesOn(kind, ['jpeg', 'png', 'webp', 'avif'] as const))(
    '%s is a photo, whatever it is called',
    async (format) => {
      const { visitor, child } = await family();
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446' } })
        .toFormat(format)
        .toBuffer();
      expect((await send(visitor, child.id, bytes, 'application/octet-stream')).status).toBe(200);
    },
  );

  test('a new one takes the place of the old one, and without one there is none', async () => {
    const { visitor, child, familyId } = await family();
    const first = await kept(visitor, child.id);
    const second = await kept(visitor, child.id);
    expect(second).not.toBe(first);
    expect((await visitor.fetch(first)).status).toBe(404);
    expect(await filesOf(familyId)).toHaveLength(1);
    expect(await visitor.client.removePhoto({ params: { id: child.id } })).toMatchObject({ profileImageUrl: null });
    expect((await visitor.fetch(second)).status).toBe(404);
    expect(await filesOf(familyId)).toEqual([]);
  });

  test('it goes with the child', async () => {
    const { visitor, child, familyId } = await family();
    await kept(visitor, child.id);
    await visitor.client.deleteChildProfile({ params: { id: child.id } });
    expect(await filesOf(familyId)).toEqual([]);
  });

  test('many at once leave one, and no file beside it', async () => {
    const { visitor, child, familyId } = await family();
    await Promise.all(Array.from({ length: 6 }, () => send(visitor, child.id, snapshot)));
    expect(await filesOf(familyId)).toHaveLength(1);
    const [{ profileImageUrl } = { profileImageUrl: null }] = await visitor.client.listChildProfiles();
    expect((await visitor.fetch(profileImageUrl ?? '')).status).toBe(200);
  });

  test('nobody else sees or changes it', async () => {
    const { visitor, child } = await family();
    const url = await kept(visitor, child.id);
    const stranger = await house.visitor().enterAsGuest();
    const nobody = house.visitor();
    expect((await stranger.fetch(url)).status).toBe(404);
    expect((await send(stranger, child.id, snapshot)).status).toBe(404);
    await expect(stranger.client.removePhoto({ params: { id: child.id } })).rejects.toMatchObject({ status: 404 });
    expect((await nobody.fetch(url)).status).toBe(401);
    expect((await send(nobody, child.id, snapshot)).status).toBe(401);
    expect((await send(visitor, 'not-an-id', snapshot)).status).toBe(404);
    expect((await visitor.fetch(url)).status).toBe(200);
  });

  test.each(casesOn(kind, unreadable))('%s is refused in words', async (_, bytes) => {
    const { visitor, child, familyId } = await family();
    const answer = await send(visitor, child.id, await bytes());
    expect(answer.status).toBe(422);
    expect(await problemOf(answer)).toMatchObject({
      code: 'photo-unreadable',
      detail: expect.stringContaining('JPEG'),
    });
    expect(await filesOf(familyId)).toEqual([]);
  });

  test('a bomb does not go off', async () => {
    const { visitor, child } = await family();
    const answer = await send(visitor, child.id, pngThatClaims(60_000, 60_000));
    expect(answer.status).toBe(413);
    expect((await problemOf(answer)).detail).toContain('million pixels');
  });

  test('15 MB are enough', async () => {
    const { visitor, child } = await family();
    const answer = await send(visitor, child.id, new Uint8Array(15 * 1024 * 1024 + 1));
    expect([answer.status, (await problemOf(answer)).code]).toEqual([413, 'too-large']);
  });

  test('a page hidden behind a photo is gone', async () => {
    const { visitor, child } = await family();
    const polyglot = Buffer.concat([snapshot, Buffer.from('<script>alert("marker")</script>')]);
    const answer = childProfile.parse(await (await send(visitor, child.id, polyglot)).json());
    const photo = await (await visitor.fetch(answer.profileImageUrl ?? '')).arrayBuffer();
    expect(Buffer.from(photo).includes('marker')).toBe(false);
  });

  test('reading photos is slowed down', async () => {
    const { visitor, child } = await family();
    const answers: Response[] = [];
    for (let count = 0; count < 31; count += 1) answers.push(await send(visitor, child.id, new Uint8Array()));
    expect(answers.at(29)?.status).toBe(422);
    expect(answers.at(30)?.status).toBe(429);
    expect(Number(answers.at(30)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

/** A well-formed head and a few bytes of zeroes. */
function pngThatClaims(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const head = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
