import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { FastifyInstance } from 'fastify';
import { servePage } from './serve-page.ts';

/** /healthz: the process answers. /readyz: the database is there, in the shape we need. */
export function serveHealth(app: FastifyInstance, checkDatabase: () => Promise<void>): void {
  servePage(app, pageRoutes.isAlive, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  servePage(app, pageRoutes.isReady, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await checkDatabase();
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
