import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@sagolykta/contract/client';
import { expect, test } from 'vitest';
import { databases, makePlace } from './support/house.ts';
import { startServer } from './support/running-server.ts';
import { alma } from './support/visitor.ts';

/** Seeded in everything a family can type, and looked for afterwards. */
const markers = {
  email: 'marker.mail@example.com',
  password: 'marker pass phrase',
  firstName: 'Markerfirst',
  child: 'Markerchild',
  city: 'Markercity',
  theme: 'markertheme',
  message: 'markermessage',
  comment: 'markercomment',
  avoid: 'markeravoid',
  query: 'markerquery',
} as const;

test.each(databases)(
  'no word of a family’s is in the logs, and none anywhere once it is erased, on %s',
  async (kind) => {
    const { config, leave } = await makePlace(kind);
    const server = await startServer(config, { LOG_LEVEL: 'trace' });
    try {
      const cookies = new Map<string, string>();
      const send = async (path: string, request: RequestInit = {}) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { 'x-requested-with': 'test', ...request.headers, cookie };
        const answer = await fetch(server.origin + path, { redirect: 'manual', ...request, headers });
        for (const one of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
          cookies.set(name, value);
        }
        return answer;
      };
      const client = createClient((url, request) => send(url, request));
      const { email, password, firstName } = markers;
      const post = (path: string, form: Record<string, string>) =>
        send(path, { method: 'POST', body: new URLSearchParams(form) });

      expect((await post('/api/register', { email, password, firstName })).status).toBe(303);
      const child = await client.createChildProfile({ body: { ...alma, name: markers.child, city: markers.city } });
      const wish = { childProfileId: child.id, selectedAttributes: ['city'] as ['city'], theme: markers.theme };
      const story = await client.generateStory({ body: wish });
      await client.recordReading({ params: { id: story.id } });
      await client.sendMessage({ body: { message: markers.message, replyTo: email } });
      await client.rateApp({ body: { stars: 5, comment: markers.comment } });
      const rules = { storiesPerEvening: 3, bedtime: null, avoid: [markers.avoid], currentPin: null };
      await client.changeParentalControls({ body: rules });
      // What goes wrong is where logs talk.
      await post('/api/login', { email, password: `${password} wrong` });
      await send(`/api/stories?${markers.query}=${markers.query}`);
      await send(`/api/stories/${markers.query}/%ZZ${markers.query}`);
      await send('/api/child-profiles', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"name":"${markers.child}`,
      });
      await post('/api/forgot-password', { email });
      expect(JSON.stringify(await client.listChildProfiles())).toContain(markers.child);

      const told = server.said();
      expect(told).toContain('"route":"/api/stories/generate"');
      expect(told).toContain('"familyId"');
      for (const marker of Object.values(markers)) expect(told.toLowerCase()).not.toContain(marker.toLowerCase());

      await client.eraseFamily({ body: { password } });
      await server.end('SIGTERM');
      const left = await everythingIn(config.dataDir);
      for (const marker of Object.values(markers)) {
        expect([...left].filter(([, text]) => text.includes(marker)).map(([file]) => file)).toEqual([]);
      }
    } finally {
      await server.end('SIGKILL');
      await leave();
    }
  },
  60_000,
);

/** Every file below the data folder, the database's own included. */
async function everythingIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
}
