import { randomUUID } from 'node:crypto';
import type { ChildProfileInput, ChildProfileView } from '@sagolykta/contract/child-profiles';
import { type Client, createClient } from '@sagolykta/contract/client';
import { type Problem, problem } from '@sagolykta/contract/problem';
import type { Story } from '@sagolykta/contract/stories';
import type { FastifyInstance } from 'fastify';
import { type Door, inMemory } from './door.ts';

/** A type, not an interface: it is also a form's fields. */
export type Account = Readonly<{ email: string; password: string }>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Someone with a browser of their own: keeps cookies, fills forms, and makes the contract's calls. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly client: Client;
  readonly #door: Door;

  constructor(house: FastifyInstance | Door) {
    this.#door = 'server' in house ? inMemory(house) : house;
    this.client = createClient((url, request) => this.fetch(url, request));
  }

  /** As the browser's fetch from a page of our own. */
  async fetch(url: string, request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    return this.send(url, { ...request, headers });
  }

  /** With exactly these headers, and the cookies. */
  async send(url: string, request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await this.#door.inject({
      method: (request.method ?? 'GET') as Method,
      url,
      headers: Object.fromEntries(headers),
      ...(request.body === undefined || request.body === null ? {} : { payload: request.body as string }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? ''].flat()) received.append(name, String(one));
    }
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: received });
  }

  post(path: string, form: Readonly<Record<string, string>>): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  }

  json(path: string, method: Method, body: unknown): Promise<Response> {
    return this.fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }

  async enterAsGuest(timeZone = 'Europe/Stockholm'): Promise<this> {
    await this.post('/api/guest', { timeZone });
    return this;
  }

  async register(account: Partial<Account> = {}): Promise<Account> {
    const whole = { email: `${randomUUID()}@example.com`, password: 'a quiet evening', ...account };
    await this.post('/api/register', { ...whole, timeZone: 'Europe/Stockholm' });
    return whole;
  }

  describe(child: Partial<ChildProfileInput> = {}): Promise<ChildProfileView> {
    return this.client.createChildProfile({ body: { ...alma, ...child } });
  }

  async tell(child: { readonly id: string }, headers: Record<string, string> = {}): Promise<Story> {
    return this.client.generateStory({ body: { childProfileId: child.id, selectedAttributes: ['pet'] } }, { headers });
  }
}

/** The problem document of a refusal, read by the contract. */
export async function problemOf(answer: Response): Promise<Problem> {
  return problem.parse(await answer.json());
}

export const alma = {
  name: 'Alma',
  age: 6,
  city: 'Lund',
  school: null,
  bestFriendName: 'Elsa',
  petName: 'Bosse',
  petBreed: 'Golden Retriever',
  grandmaName: 'Mormor Karin',
  grandpaName: null,
  favoriteSport: 'Soccer',
  favoriteAthlete: null,
  favoriteArtist: null,
  favoriteSong: null,
} as const;
