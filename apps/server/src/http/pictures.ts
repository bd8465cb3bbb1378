import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { id as contractId } from '@sagolykta/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';
import { type RasterFormat, rasterFormats } from '../ports/rasterizer.ts';

interface PictureOptions {
  readonly drawPicture: (request: { familyId: string; storyId: string; number: number }) => Promise<string>;
  /** Throws Failure 'not-found'. */
  readonly rasterPicture: (request: {
    familyId: string;
    storyId: string;
    number: number;
    format: RasterFormat;
  }) => Promise<Buffer>;
  /** Throws Failure 'not-found'. */
  readonly showPainting: (request: { familyId: string; storyId: string; number: number }) => Promise<Buffer>;
  /** Throws Failure 'not-found'. */
  readonly drawCard: (request: { familyId: string; storyId: string }) => Promise<Buffer>;
  /** Throws Failure 'not-found'. */
  readonly drawCover: (collectionId: string) => string;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

const brotli = promisify(brotliCompress);

/** The pictures of a family's stories, and the covers of the collections. The address has the illustrator's version in it, so an answer stays true for ever. */
export function servePictures(app: FastifyInstance, options: PictureOptions): void {
  const { drawPicture, rasterPicture, showPainting, drawCard, drawCover, findFamily } = options;
  app.get('/api/stories/:id/pictures/:number(^[1-9]).svg', async (request, reply) => {
    const wish = await pictureAsked(request, reply, findFamily);
    const svg = await drawPicture(wish);
    return sendPicture(request, reply, { svg, name: `${wish.storyId}-${wish.number}`, isPrivate: true });
  });

  for (const format of rasterFormats) {
    app.get(`/api/stories/:id/pictures/:number(^[1-9]).${format}`, async (request, reply) => {
      const wish = await pictureAsked(request, reply, findFamily);
      const raster = await rasterPicture({ ...wish, format });
      return reply.headers(keptForEver(true)).type(`image/${format}`).send(raster);
    });
  }

  app.get('/api/stories/:id/pictures/:number(^[1-9])/painted.webp', async (request, reply) => {
    const painting = await showPainting(await pictureAsked(request, reply, findFamily));
    return reply.headers(keptForEver(true)).type('image/webp').send(painting);
  });

  app.get('/api/stories/:id/card.webp', async (request, reply) => {
    const { familyId, storyId } = await pictureAsked(request, reply, findFamily);
    return reply
      .headers(keptForEver(true))
      .type('image/webp')
      .send(await drawCard({ familyId, storyId }));
  });

  // The covers are nobody's in particular: any cache on the way may keep them.
  app.get('/api/collections/:id/cover.svg', async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendPicture(request, reply, { svg: drawCover(id), name: id, isPrivate: false });
  });
}

async function pictureAsked(request: FastifyRequest, reply: FastifyReply, findFamily: PictureOptions['findFamily']) {
  const familyId = await findFamily(request, reply);
  if (familyId === null) throw new Failure('unauthorized');
  const { id, number } = request.params as { id: string; number: string };
  if (!contractId.safeParse(id).success) throw new Failure('not-found');
  return { familyId, storyId: id, number: Number(number) };
}

function keptForEver(isPrivate: boolean) {
  return {
    'Cache-Control': `${isPrivate ? 'private' : 'public'}, max-age=31536000, immutable`,
    // Opened by itself, the document may do nothing at all; in a page it is a picture anyway.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

interface Picture {
  readonly svg: string;
  readonly name: string;
  readonly isPrivate: boolean;
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, { svg, name, isPrivate }: Picture) {
  const { v = '' } = request.query as { v?: unknown };
  const etag = `"${name}-${encodeURIComponent(String(v))}"`;
  reply.headers({
    ...keptForEver(isPrivate),
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('image/svg+xml');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return reply.header('Content-Encoding', 'br').send(await brotli(Buffer.from(svg), quick));
}
