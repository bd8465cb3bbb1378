import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { processorsIn } from '../src/config/processors.ts';
import { useHouse } from './support/house.ts';

const remote = { VOICE: 'openai', VOICE_MODEL: 'x', VOICE_NAME: 'y', VOICE_API_KEY: 'k' };

describe('who may read', () => {
  test('the device alone, unless somebody is named', () => {
    expect(readConfig({}).voice).toBeUndefined();
    expect(readConfig({ ...remote, VOICE: 'device' }).voice).toBeUndefined();
  });

  test('a local speech model needs no key', () => {
    const set = {
      VOICE: 'openai-compatible',
      VOICE_MODEL: 'kokoro',
      VOICE_NAME: 'af_heart',
      VOICE_BASE_URL: 'http://127.0.0.1:8880/v1/',
    };
    expect(readConfig(set).voice).toEqual({
      provider: 'openai-compatible',
      model: 'kokoro',
      voice: 'af_heart',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:8880/v1',
      deadline: 15_000,
    });
  });

  test.each([
    [{ VOICE: 'siri' }, 'VOICE must be device, openai, openai-compatible, or be left out'],
    [{ VOICE: 'openai' }, 'VOICE_MODEL must name the speech model'],
    [{ VOICE: 'openai', VOICE_MODEL: 'x' }, 'VOICE_NAME must name the voice that x is to read with'],
    [{ VOICE: 'openai', VOICE_MODEL: 'x', VOICE_NAME: 'y' }, 'VOICE_API_KEY must be set'],
    [{ ...remote, VOICE: 'openai-compatible' }, 'VOICE_BASE_URL must say where the speech model is'],
    [{ VOICE_BASE_URL: 'localhost' }, 'VOICE_BASE_URL must be an address'],
    [{ VOICE_SECONDS: '121' }, 'VOICE_SECONDS must be a number of seconds of at most 120'],
  ])('%o is refused in words', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });

  test('who hears the stories is listed, unless it is this machine', () => {
    expect(processorsIn(readConfig(remote))).toEqual([{ name: 'api.openai.com', purpose: 'voice' }]);
    expect(processorsIn(readConfig({ ...remote, VOICE_BASE_URL: 'http://127.0.0.1:8880/v1' }))).toEqual([]);
  });
});

describe('a house without a speech model', () => {
  const house = useHouse('sqlite');

  test('offers none, and keeps no yes to one', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'voice' } })).toEqual({
      name: null,
      host: null,
      isOn: false,
    });
    await expect(
      visitor.client.chooseOutsideHelp({ params: { kind: 'voice' }, body: { isOn: true } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a house with a speech model elsewhere', () => {
  const house = useHouse('sqlite', {}, { voice: readConfig(remote).voice });

  test('says who would be sent the stories, before it is agreed to', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'voice' } })).toEqual({
      name: 'x/y',
      host: 'api.openai.com',
      isOn: false,
    });
  });
});
