import type { LanguageModel } from 'ai';

/** Where a model is, and how it is spoken to. */
interface TextModelAddress {
  readonly provider: 'openai' | 'anthropic' | 'openai-compatible';
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
}

/** Loaded when the first story is written and not before: whoever has no model pays nothing for it. */
export async function openTextModel({ provider, model, apiKey, baseUrl }: TextModelAddress): Promise<LanguageModel> {
  const settings = {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings)(model);
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ ...settings, name: 'local', baseURL: baseUrl ?? '', includeUsage: true })(model);
}
