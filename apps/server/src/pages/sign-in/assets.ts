import { readFileSync } from 'node:fs';
import { pageRoutes } from '@sagolykta/contract/page-routes';
import type { FastifyInstance } from 'fastify';
import { servePage } from '../../http/serve-page.ts';
import { nightStyle } from '../night-style.ts';

const script = 'text/javascript; charset=utf-8';
const font = 'font/woff2';
const own = (name: string) => readFileSync(new URL(name, import.meta.url));
const at = (url: string) => readFileSync(new URL(url));

/** What the sign-in page is made of. Kept for a day only: the names carry no hash. */
export function serveSignInAssets(app: FastifyInstance): void {
  const assets = [
    [pageRoutes.signInStyle, 'text/css; charset=utf-8', nightStyle(new URL('./style.css', import.meta.url))],
    [pageRoutes.timeZoneScript, script, own('./time-zone.js')],
    [pageRoutes.passkeyScript, script, own('./passkey.js')],
    [
      pageRoutes.displayFont,
      font,
      at(import.meta.resolve('@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2')),
    ],
    [pageRoutes.readingFont, font, at(import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff2'))],
  ] as const;
  for (const [route, type, content] of assets) {
    servePage(app, route, (_request, reply) => reply.type(type).send(content));
  }
}
