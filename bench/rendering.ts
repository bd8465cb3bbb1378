import { type ScreenRenderer, type ServedPage, servedPageId } from '@sagolykta/contract/served-screens';
import { median } from './load.ts';
import type { Line } from './table.ts';

const rounds = 300;
/** Until the engine has compiled what it runs often. */
const warm = 50;

/** How long the server's own thread is held up by a page with words: nothing else is answered meanwhile. */
export async function measureRendering(origin: string, cookie: string, story: string): Promise<Line[]> {
  const built = new URL('../apps/web/dist/server/render-screen.js', import.meta.url);
  const { renderScreen }: ScreenRenderer = await import(built.href);
  const lines: Line[] = [];
  for (const [name, path] of Object.entries({ 'home': '/', 'the library': '/library', 'a story': story })) {
    const page = await (await fetch(origin + path, { headers: { cookie } })).text();
    const [, json] = new RegExp(`id="${servedPageId}">(.*?)</script>`, 's').exec(page) ?? [];
    if (json === undefined) throw new Error(`${path} came without its words`);
    const served: ServedPage = JSON.parse(json);
    const times: number[] = [];
    for (let round = 0; round < warm + rounds; round += 1) {
      const begun = performance.now();
      await renderScreen(served, path);
      times.push(performance.now() - begun);
    }
    lines.push({
      what: `the page of ${name}: rendered by the server`,
      figure: median(times.slice(warm)),
      unit: 'ms',
      target: { atMost: 2 },
    });
  }
  return lines;
}
