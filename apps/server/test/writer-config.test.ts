import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config/config.ts';

describe('who may write', () => {
  test('nobody but our own storyteller, unless somebody is named', () => {
    expect(readConfig({}).storyModel).toBeUndefined();
    expect(readConfig({ STORY_WRITER: 'embedded', STORY_API_KEY: 'left-over' }).storyModel).toBeUndefined();
  });

  test('a local model needs no key', () => {
    const set = {
      STORY_WRITER: 'openai-compatible',
      STORY_MODEL: 'gemma3',
      STORY_BASE_URL: 'http://127.0.0.1:11434/v1/',
    };
    expect(readConfig(set).storyModel).toEqual({
      provider: 'openai-compatible',
      model: 'gemma3',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
      prices: { input: 0, output: 0 },
      dailyDollars: undefined,
      deadlines: { firstWord: 12_000, whole: 60_000 },
    });
  });

  test.each([
    [{ STORY_WRITER: 'gpt' }, 'STORY_WRITER must be embedded, openai, anthropic, openai-compatible'],
    [{ STORY_WRITER: 'openai' }, 'STORY_MODEL must name the model'],
    [{ STORY_WRITER: 'openai', STORY_MODEL: 'x' }, 'STORY_API_KEY must be set'],
    [{ STORY_WRITER: 'openai-compatible', STORY_MODEL: 'x' }, 'STORY_BASE_URL must say where the model is'],
    [{ STORY_BASE_URL: 'localhost' }, 'STORY_BASE_URL must be an address'],
    [{ STORY_PRICES: '1' }, 'STORY_PRICES must be dollars'],
    [{ STORY_SECONDS: '0' }, 'STORY_SECONDS must be a number of seconds of at most 600'],
    [
      { STORY_WRITER: 'openai', STORY_MODEL: 'x', STORY_API_KEY: 'k', STORY_DAILY_DOLLARS: '2' },
      'STORY_DAILY_DOLLARS needs STORY_PRICES',
    ],
  ])('%o is refused in words', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message);
  });

  test('who sees the made-up names is listed, unless it is this machine', async () => {
    const { processorsIn } = await import('../src/config/processors.ts');
    const set = { STORY_WRITER: 'anthropic', STORY_MODEL: 'x', STORY_API_KEY: 'k' };
    expect(processorsIn(readConfig(set))).toEqual([{ name: 'api.anthropic.com', purpose: 'stories' }]);
    const local = { ...set, STORY_BASE_URL: 'http://127.0.0.1:8080/v1' };
    expect(processorsIn(readConfig(local))).toEqual([]);
  });
});
