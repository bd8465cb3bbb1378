import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const assets = [
  { name: 'style.css', type: 'text/css; charset=utf-8', url: new URL('./style.css', import.meta.url) },
  { name: 'time-zone.js', type: 'text/javascript; charset=utf-8', url: new URL('./time-zone.js', import.meta.url) },
  { name: 'passkey.js', type: 'text/javascript; charset=utf-8', url: new URL('./passkey.js', import.meta.url) },
  {
    name: 'baloo-2.woff2',
    type: 'font/woff2',
    url: new URL(import.meta.resolve('@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2')),
  },
  {
    name: 'andika.woff2',
    type: 'font/woff2',
    url: new URL(import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff2')),
  },
];

/** What the sign-in page is made of. Kept for a day only: the names carry no hash. */
export function serveSignInAssets(app: FastifyInstance): void {
  for (const { name, type, url } of assets) {
    const content = readFileSync(url);
    app.get(`/api/login/${name}`, async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=86400').type(type).send(content),
    );
  }
}
