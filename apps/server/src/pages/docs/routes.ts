import { readFileSync } from 'node:fs';
import { endpoints } from '@sagolykta/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';
import { otherRoutes } from './other-routes.ts';

/** The contract, for programs and for people. Both are made when they are first asked for: most houses never are. */
export function serveOpenApi(app: FastifyInstance): void {
  let json: string | undefined;
  let page: string | undefined;
  const style = readFileSync(new URL('./style.css', import.meta.url));

  app.get('/api/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(openApiDocument(endpoints), null, 2);
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(endpoints, otherRoutes);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs/style.css', async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=86400').type('text/css; charset=utf-8').send(style),
  );
}
