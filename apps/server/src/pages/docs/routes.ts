import { endpoints } from '@sagolykta/contract/endpoints';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { FastifyInstance } from 'fastify';
import { servePage } from '../../http/serve-page.ts';
import { nightStyle } from '../night-style.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';

/** The contract, for programs and for people. Both are made when they are first asked for: most houses never are. */
export function serveOpenApi(app: FastifyInstance): void {
  let json: string | undefined;
  let page: string | undefined;
  const style = nightStyle(new URL('./style.css', import.meta.url));

  servePage(app, pageRoutes.tellCalls, () => {
    json ??= JSON.stringify(openApiDocument(endpoints), null, 2);
    return json;
  });
  servePage(app, pageRoutes.showCalls, () => {
    page ??= docsPage(endpoints);
    return page;
  });
  servePage(app, pageRoutes.callsStyle, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
