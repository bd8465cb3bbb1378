import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { processorsIn } from '../src/config/processors.ts';
import { useHouse } from './support/house.ts';

const remote = { PICTURES: 'openai', PICTURES_MODEL: 'x', PICTURES_API_KEY: 'k' };

describe('who may make pictures', () => {
  test('our own illustrator alone, unless somebody is named', () => {
    expect(readConfig({}).pictures).toBeUndefined();
    expect(readConfig({ ...remote, PICTURES: 'drawn' }).pictures).toBeUndefined();
  });

  test('a local image model needs no key', () => {
    const set = {
      PICTURES: 'openai-compatible',
      PICTURES_MODEL: 'flux.1-dev',
      PICTURES_BASE_URL: 'http://127.0.0.1:8080/v1/',
      PICTURES_SIZE: '768x512',
    };
    expect(readConfig(set).pictures).toEqual({
      provider: 'openai-compatible',
      model: 'flux.1-dev',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:8080/v1',
      size: '768x512',
      deadline: 120_000,
    });
  });

  test.each([
    [{ PICTURES: 'oil' }, 'PICTURES must be drawn, openai, openai-compatible, or be left out'],
    [{ PICTURES: 'openai' }, 'PICTURES_MODEL must name the image model'],
    [{ PICTURES: 'openai', PICTURES_MODEL: 'x' }, 'PICTURES_API_KEY must be set'],
    [{ PICTURES: 'openai-compatible', PICTURES_MODEL: 'x' }, 'PICTURES_BASE_URL must say where the image model is'],
    [{ PICTURES_BASE_URL: 'localhost' }, 'PICTURES_BASE_URL must be an address'],
    [{ PICTURES_SIZE: 'large' }, 'PICTURES_SIZE must be a width and a height'],
    [{ PICTURES_SECONDS: '0' }, 'PICTURES_SECONDS must be a number of seconds of at most 600'],
  ])('%o is refused in words', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });

  test('who is told of the scenes is listed, unless it is this machine', () => {
    expect(processorsIn(readConfig(remote))).toEqual([{ name: 'api.openai.com', purpose: 'pictures' }]);
    expect(processorsIn(readConfig({ ...remote, PICTURES_BASE_URL: 'http://127.0.0.1:8080/v1' }))).toEqual([]);
  });
});

describe('a house without an image model', () => {
  const house = useHouse('sqlite');

  test('offers none, and keeps no yes to one', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'painter' } })).toEqual({
      name: null,
      host: null,
      isOn: false,
    });
    await expect(
      visitor.client.chooseOutsideHelp({ params: { kind: 'painter' }, body: { isOn: true } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('a house with an image model elsewhere', () => {
  const house = useHouse('sqlite', {}, { pictures: readConfig(remote).pictures });

  test('says who would be told of the scenes, before it is agreed to', async () => {
    const visitor = await house.visitor().enterAsGuest();
    expect(await visitor.client.getOutsideHelp({ params: { kind: 'painter' } })).toEqual({
      name: 'x',
      host: 'api.openai.com',
      isOn: false,
    });
  });
});
