import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { eveningPicturePath } from '@sagolykta/contract/evening-picture-path';
import { id as contractId } from '@sagolykta/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';

const brotli = promisify(brotliCompress);

interface EveningOptions {
  readonly drawEvening: (wish: { familyId: string; childId: string }) => Promise<string>;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** The picture of the home screen. The season and a sibling's look change it too, so the browser asks each time. */
export function serveEveningPicture(app: FastifyInstance, { drawEvening, findFamily }: EveningOptions): void {
  app.get(eveningPicturePath, async (request, reply) => {
    const familyId = await findFamily(request, reply);
    if (familyId === null) throw new Failure('unauthorized');
    const { id: childId } = request.params as { id: string };
    if (!contractId.safeParse(childId).success) throw new Failure('not-found');
    return sendDrawing(request, reply, await drawEvening({ familyId, childId }));
  });
}

/** A family's own drawing that may be another tomorrow: known again by what it is. */
async function sendDrawing(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('image/svg+xml');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return reply.header('Content-Encoding', 'br').send(await brotli(Buffer.from(svg), quick));
}
