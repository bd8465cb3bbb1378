import { type LookPreviewQuery, lookPreviewQuery } from '@sagolykta/contract/look-preview';
import { lookPreviewPath } from '@sagolykta/contract/look-preview-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../ports/failure.ts';

interface PreviewOptions {
  readonly previewLook: (wish: { familyId: string; query: LookPreviewQuery }) => Promise<string>;
  readonly findFamily: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** The picture beside the choices of a look. Kept by the browser for a moment only: a sibling's new look may change it. */
export function serveLookPreview(app: FastifyInstance, { previewLook, findFamily }: PreviewOptions): void {
  app.get(lookPreviewPath, async (request, reply) => {
    const familyId = await findFamily(request, reply);
    if (familyId === null) throw new Failure('unauthorized');
    const query = lookPreviewQuery.safeParse(request.query);
    if (!query.success) throw new Failure('invalid-input');
    const svg = await previewLook({ familyId, query: query.data });
    reply.headers({
      'Cache-Control': 'private, max-age=120',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return reply.type('image/svg+xml').send(svg);
  });
}
