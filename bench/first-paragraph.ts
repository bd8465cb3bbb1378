import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sagolykta/contract/client';
import { startServer } from './processes.ts';
import type { Line } from './table.ts';

/** A free family's stories for a day, and one to warm up with. */
const families = 12;
const storiesEach = 3;

/** What we add to a model's own time until the first paragraph is on the page: from the tap to the paragraph, less that. */
export async function measureFirstParagraph(): Promise<Line[]> {
  const model = await startModel();
  const dataDir = mkdtempSync(join(tmpdir(), 'sagolykta-bench-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    STORY_WRITER: 'openai-compatible',
    STORY_MODEL: 'bench',
    STORY_BASE_URL: model.url,
  });
  const added: number[] = [];
  try {
    for (let family = 0; family < families; family += 1) added.push(...(await tellAll(server.port, model)));
  } finally {
    await server.stop();
    model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [first = Number.NaN, ...rest] = added;
  const sorted = rest.sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  const what = 'added to a model’s first paragraph';
  return [
    { what: `${what}, p50`, figure: at(0.5), unit: 'ms', target: { atMost: 50 } },
    { what: `${what}, p95`, figure: at(0.95), unit: 'ms' },
    { what: `${what}, the very first story`, figure: first, unit: 'ms', note: 'the libraries are loaded then' },
  ];
}

async function tellAll(port: number, model: Model): Promise<number[]> {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { 'X-Requested-With': 'bench' };
  const entered = await fetch(`${origin}/api/guest`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'timeZone=Europe%2FStockholm',
  });
  const cookie = entered.headers.getSetCookie().map((set) => set.split(';')[0]);
  const client = createClient(
    (path, request) => fetch(origin + path, request),
    () => ({ Cookie: cookie.join('; ') }),
  );
  const child = await client.createChildProfile({ body: { name: 'Alma', age: 6, city: 'Lund' } });
  await client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
  const added: number[] = [];
  for (let story = 0; story < storiesEach; story += 1) {
    const tapped = performance.now();
    const body = { childProfileId: child.id, selectedAttributes: ['city' as const], language: 'en' as const };
    const { id } = await client.generateStory({ body });
    for (let since = -1; ; ) {
      const { revision, story: told } = await client.followStory({ params: { id }, query: { since } });
      if (told.content !== '') break;
      since = revision;
    }
    added.push(performance.now() - tapped - model.thinks);
  }
  return added;
}

interface Model {
  readonly url: string;
  /** Milliseconds until its first paragraph is whole. */
  readonly thinks: number;
  readonly stop: () => void;
}

/** Says its title and first paragraph after a while, all at once, and the rest never: only the beginning is measured. */
async function startModel(): Promise<Model> {
  const thinks = 200;
  const text =
    'TITLE: The lamp\n\nIt was evening in the house and Milvra sat at the window and looked at the lamp.\n\n';
  const part = { id: '1', object: 'chat.completion.chunk', created: 0, model: 'bench' };
  const chunk = JSON.stringify({ ...part, choices: [{ index: 0, delta: { content: text }, finish_reason: null }] });
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const timer = setTimeout(() => response.write(`data: ${chunk}\n\n`), thinks);
    response.on('close', () => clearTimeout(timer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    thinks,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
