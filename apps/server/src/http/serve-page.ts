import type { Route } from '@sagolykta/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './send-bytes.ts';

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A way in that the contract tells without a shape. What the handler answers as a text is the page; all else it sends itself. */
export function servePage(app: FastifyInstance, route: Route, handler: PageHandler): void {
  const { method, path, cache } = route;
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      if (cache !== undefined) reply.header('Cache-Control', cacheControl(route));
      const answered = await handler(request, reply);
      if (typeof answered !== 'string') return answered;
      const type = route.answer === 'json' ? 'application/json' : 'text/html';
      return reply.type(`${type}; charset=utf-8`).send(answered);
    },
  });
}
