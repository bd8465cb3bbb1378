import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { followToEnd, useModelHouse } from './support/model-house.ts';
import { startModelWire } from './support/model-wire.ts';

type Provider = 'openai' | 'anthropic' | 'openai-compatible';

const wire = await startModelWire();
afterAll(() => wire.stop());
afterEach(() => wire.say(undefined));

const providers: readonly (readonly [Provider, string, string, readonly string[]])[] = [
  ['openai', '/v1/responses', 'authorization', []],
  ['anthropic', '/v1/messages', 'x-api-key', ['length']],
  ['openai-compatible', '/v1/chat/completions', 'authorization', ['length', 'content_filter']],
];

describe.each(providers)('%s, in its own wire format', (provider, path, keyHeader, reasons) => {
  const house = useModelHouse('sqlite', wire, { provider, deadlines: { firstWord: 5_000, whole: 10_000 } });

  test('writes a story, streamed, and is given no tools', async () => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    const begun = await visitor.tell(await visitor.describe());
    const { story } = await followToEnd(visitor, begun.id);
    expect(story).toMatchObject({ status: 'ready', writer: 'test-model', language: 'sv' });
    expect(story.content).toContain('Alma satt vid fönstret och såg på Bosse.');
    const [head = '', body = ''] = (wire.sent.at(-1)?.toString('utf8') ?? '').split('\n\n');
    expect(head.split('\n')[0]).toBe(`POST ${path}`);
    expect(head.toLowerCase()).toContain(`${keyHeader}\n`);
    const asked = JSON.parse(body) as Record<string, unknown>;
    expect(asked).toMatchObject({ model: 'test-model', stream: true });
    expect(asked).not.toHaveProperty('tools');
  });

  // The mock ends a stream of the Responses API in one way only.
  test.each(reasons)('a story that the provider itself ends: %s', async (reason) => {
    const visitor = await house.visitor().enterAsGuest();
    await visitor.client.chooseOutsideHelp({ params: { kind: 'writer' }, body: { isOn: true } });
    wire.say(undefined, reason);
    const { story } = await followToEnd(visitor, (await visitor.tell(await visitor.describe())).id);
    expect(story).toMatchObject({ status: 'ready', writer: 'embedded' });
  });
});
