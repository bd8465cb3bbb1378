import { addressOf } from '@sagolykta/contract/client';
import type { Endpoint } from '@sagolykta/contract/endpoint';
import { endpoints } from '@sagolykta/contract/endpoints';
import { helpKinds } from '@sagolykta/contract/outside-help';
import { pictureFormats } from '@sagolykta/contract/pictures';
import { problem } from '@sagolykta/contract/problem';
import { guestForm, logInForm, registerForm } from '@sagolykta/contract/sign-in';
import { ownLibrary } from '@sagolykta/library/own-library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { embeddedStoryWriter } from '../src/adapters/story-writer/embedded-story-writer.ts';
import { anyText, inputFor } from './support/arbitrary-input.ts';
import { databases, useHouse } from './support/house.ts';
import { noLimits, quickHasher } from './support/quick-hasher.ts';
import type { Visitor } from './support/visitor.ts';

/** Requests on each database: a few in every test run, many by `npm run fuzz`. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_310);

interface Known {
  readonly visitor: Visitor;
  readonly children: readonly string[];
  readonly stories: readonly string[];
}
/** Erasing the family would leave the other requests at a closed door. */
const calls = (Object.entries(endpoints) as [string, Endpoint][]).filter(([name]) => name !== 'eraseFamily');

describe.each(databases)('whatever is sent, on %s', (kind) => {
  const house = useHouse(kind, {
    passwordHasher: quickHasher,
    rateLimiter: noLimits,
    storyWriter: embeddedStoryWriter(ownLibrary()),
  });

  const family = async (): Promise<Known> => {
    const visitor = house.visitor();
    await visitor.register();
    const children = [await visitor.describe(), await visitor.describe({ name: 'Vidar', petName: null })];
    const stories = [await visitor.tell(children[0] ?? { id: '' })];
    const { id } = await visitor.client.getUser();
    const families = house.composition.database.queries.updateTable('families');
    await families.set({ is_subscribed: true }).where('id', '=', id).execute();
    return { visitor, children: children.map((child) => child.id), stories: stories.map((story) => story.id) };
  };

  test(`${requests} calls of every kind: no fault of ours, and every refusal is a problem document`, async () => {
    const known = await family();
    await fc.assert(
      fc.asyncProperty(anyCall(known), async ({ name, params, query, body, headers }) => {
        const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
        const answer = await known.visitor.fetch(addressOf(endpoint.path, params, query), {
          method: endpoint.method,
          headers,
          ...(body === undefined ? {} : { body }),
        });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.status >= 400) problem.parse(JSON.parse(text));
        else if (endpoint.output !== undefined && answer.status !== 204)
          endpoint.output._zod.parse({ value: JSON.parse(text), issues: [] }, {});
        // Nobody in a story reads aloud what is not there.
        if (name === 'generateStory' && answer.status === 201) expect(text).not.toMatch(/[”“]”|\\"\\"/);
      }),
      { numRuns: requests, seed, endOnFailure: true },
    );
  }, 3_600_000);

  test('the forms of the sign-in page', async () => {
    const forms = { login: logInForm, register: registerForm, guest: guestForm };
    await fc.assert(
      fc.asyncProperty(anyForm(forms), async ({ path, fields }) => {
        const answer = await house.visitor().post(path, fields);
        expect(answer.status).toBeLessThan(500);
        const page = await answer.text();
        expect(page).not.toMatch(/<script>|<img|onload=alert\(1\)>/);
        if (answer.status === 303) expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: Math.ceil(requests / 4), seed, endOnFailure: true },
    );
  }, 3_600_000);

  test('addresses that nobody has made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), anyText, async (path, query, text) => {
        for (const address of [
          `${path}?${query}`,
          `/api${path}`,
          `/api/stories/${encodeURIComponent(text.toWellFormed())}/pictures/1.svg`,
        ]) {
          const answer = await house.visitor().fetch(address === '' ? '/' : address);
          expect(answer.status, address).toBeLessThan(500);
        }
      }),
      { numRuns: Math.ceil(requests / 4), seed, endOnFailure: true },
    );
  }, 3_600_000);
});

function anyCall({ children, stories }: Known) {
  const anId = fc.oneof(fc.constantFrom(...children), fc.constantFrom(...stories), fc.uuid(), anyText);
  return fc.constantFrom(...calls).chain(([name, endpoint]) =>
    fc.record({
      name: fc.constant(name),
      params: fc.record({
        id: anId.map((id) => id.toWellFormed()),
        kind: fc.constantFrom(...helpKinds, 'nobody'),
        number: fc.constantFrom('1', '3', '9', '0', 'x'),
        format: fc.constantFrom(...pictureFormats, 'gif'),
        passage: fc.constantFrom('0', '7', '1000', '-1'),
      }),
      query: endpoint.query === undefined ? fc.constant({}) : asked(endpoint.query),
      body: anyBody(endpoint, children),
      headers: fc.record(
        {
          'content-type': fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain'),
          'accept-language': fc.constantFrom('sv', 'en;q=0.1', '*', ';;q=x'),
          'idempotency-key': fc.stringMatching(/^[\x21-\x7e]{0,210}$/),
        },
        { requiredKeys: ['content-type'] },
      ),
    }),
  );
}

function anyBody({ body, path, method }: Endpoint, children: readonly string[]): fc.Arbitrary<string | undefined> {
  if (body === undefined)
    return method === 'GET' ? fc.constant(undefined) : fc.constantFrom(undefined, '{}', '[]', '{"a":1}');
  const input = inputFor(schemaOf(body));
  // A random id never gets far: most wishes are for a child that is there.
  const wish = path.endsWith('/generate')
    ? fc
        .tuple(input, fc.constantFrom(...children))
        .map(([some, childProfileId]) => Object.assign({}, some, { childProfileId }))
    : input;
  return wish.map((some) => JSON.stringify(some) ?? '');
}

function asked(query: $ZodType): fc.Arbitrary<Record<string, unknown>> {
  return inputFor(schemaOf(query)).map((some) => (typeof some === 'object' && some !== null ? { ...some } : {}));
}

function anyForm(forms: Readonly<Record<string, $ZodType>>) {
  return fc.constantFrom(...Object.entries(forms)).chain(([name, schema]) =>
    inputFor(schemaOf(schema)).map((some) => ({
      path: `/api/${name}`,
      fields: Object.fromEntries(Object.entries(Object(some)).map(([field, value]) => [field, String(value)])),
    })),
  );
}

function schemaOf(schema: $ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Parameters<typeof inputFor>[0];
}
