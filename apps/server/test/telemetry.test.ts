import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownLibrary } from '@sagolykta/library/own-library';
import { expect, test } from 'vitest';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { compose } from '../src/compose/compose.ts';
import { fakeIllustrator } from './support/fake-illustrator.ts';
import { makePlace } from './support/house.ts';
import { Visitor } from './support/visitor.ts';

const parent = '0af7651916cd43dd8448eb211c80319c';

test('figures and traces name the route and the status, and nothing that a family has typed', async () => {
  const received: string[] = [];
  const collector = createServer(async (request, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    received.push(Buffer.concat(pieces).toString());
    answer.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { config, leave } = await makePlace('sqlite');
  const metricsPort = await freePort();
  const telemetry = {
    metricsPort,
    metricsHost: '127.0.0.1',
    collector: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
  };
  const replacements = { storyWriter: embeddedStoryWriter(ownLibrary()), illustrator: fakeIllustrator };
  const { app } = await compose({ ...config, host: '0.0.0.0', telemetry }, replacements);

  const visitor = await new Visitor(app).enterAsGuest();
  const child = await visitor.describe({ name: 'Rosalinda' });
  const story = await visitor.tell(child);
  const wish = { childProfileId: child.id, selectedAttributes: [], language: 'en' as const };
  await visitor.client.generateStory({ body: { ...wish, theme: 'a spoon in love with Farquhar' } });
  const headers = { traceparent: `00-${parent}-b7ad6b7169203331-01` };
  await visitor.fetch(`/api/stories/${story.id}`, { headers });
  await visitor.fetch('/collections?search=hemligt');

  // Visitors may come to every address of the machine; whoever asks for figures sits at it.
  await expect(fetch(`http://127.0.0.2:${metricsPort}/metrics`)).rejects.toThrow();
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toMatch(
    /sagolykta_request_duration_seconds_count\{method="GET",route="\/api\/stories\/:id",status="200"\} 1/,
  );
  expect(figures).toContain('process_resident_memory_bytes');
  // What a wish was about that no story could take: by our own list, never in a family's words.
  expect(figures).toContain('sagolykta_wishes_missed_total{concept="spoon"} 1');
  // The rest of the batch leaves when the house is closed.
  await app.close();
  collector.close();
  await leave();
  const spans = received.join('\n');
  expect(spans).toContain('"GET /api/stories/:id"');
  expect(spans).toContain(parent);
  for (const secret of ['Rosalinda', story.id, 'hemligt', 'Farquhar']) expect(figures + spans).not.toContain(secret);
});

/** The system's choice, given back at once. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
