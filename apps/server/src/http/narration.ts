import { narrationParams } from '@sagolykta/contract/narration';
import { narrationPath } from '@sagolykta/contract/narration-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';
import { rangeAsked } from './range.ts';

interface NarrationOptions {
  /** Throws Failure. */
  readonly hearPassage: (wish: { familyId: string; storyId: string; passage: number }) => Promise<Uint8Array>;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** The sound of a story, passage by passage. In parts too: Safari plays nothing that it cannot ask for in parts. */
export function serveNarration(app: FastifyInstance, { hearPassage, findFamily }: NarrationOptions): void {
  app.get(narrationPath, async (request, reply) => {
    const familyId = await findFamily(request, reply);
    if (familyId === null) throw new Failure('unauthorized');
    const params = narrationParams.safeParse(request.params);
    if (!params.success) throw new Failure('not-found');
    const { id: storyId, passage } = params.data;
    const sound = await hearPassage({ familyId, storyId, passage });
    reply.type('audio/mpeg').headers({
      // As long as an evening: the next passage is fetched before it is played.
      'Cache-Control': 'private, max-age=3600',
      'Accept-Ranges': 'bytes',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    const range = rangeAsked(request.headers.range, sound.length);
    if (range === undefined) return reply.send(Buffer.from(sound));
    if (range === null) return reply.code(416).header('Content-Range', `bytes */${sound.length}`).send();
    const { first, last } = range;
    reply.code(206).header('Content-Range', `bytes ${first}-${last}/${sound.length}`);
    return reply.send(Buffer.from(sound.subarray(first, last + 1)));
  });
}
