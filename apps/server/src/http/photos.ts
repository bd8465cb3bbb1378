import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { largestPhoto, photoPath } from '@sagolykta/contract/photos';
import { byId } from '@sagolykta/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';
import { longestPatience } from './body-patience.ts';

interface PhotoOptions {
  readonly keepPhoto: (upload: { familyId: string; id: string; bytes: Uint8Array }) => Promise<ChildProfileView>;
  readonly showPhoto: (wish: { familyId: string; id: string; version: string }) => Promise<Buffer>;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** A child's photo, in and out. In a scope of its own, since nowhere else is a body a picture. */
export async function servePhotos(app: FastifyInstance, options: PhotoOptions): Promise<void> {
  const { keepPhoto, showPhoto, findFamily } = options;
  app.removeAllContentTypeParsers();
  // Whatever it calls itself: the bytes decide.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestPhoto }, (_request, body, done) => {
    done(null, body);
  });
  // Before the body is read: a stranger's is not worth the memory.
  app.addHook('onRequest', async (request, reply) => {
    if ((await findFamily(request, reply)) === null) throw new Failure('unauthorized');
  });

  app.put(photoPath, { config: { bodyPatience: longestPatience } }, async (request) => {
    const id = idOf(request);
    if (!Buffer.isBuffer(request.body)) throw new Failure('photo-unreadable');
    return keepPhoto({ familyId: request.familyId as string, id, bytes: request.body });
  });

  app.get(photoPath, async (request, reply) => {
    const { v = '' } = request.query as { v?: unknown };
    const photo = await showPhoto({ familyId: request.familyId as string, id: idOf(request), version: String(v) });
    reply.headers({
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return reply.type('image/webp').send(photo);
  });
}

function idOf(request: FastifyRequest): string {
  const params = byId.safeParse(request.params);
  if (!params.success) throw new Failure('not-found');
  return params.data.id;
}
