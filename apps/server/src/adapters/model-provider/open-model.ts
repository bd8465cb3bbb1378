import type { ImageModel, LanguageModel, SpeechModel } from 'ai';

/** Where a model is, and how it is spoken to. */
interface ModelPlace {
  readonly provider: 'openai' | 'anthropic' | 'openai-compatible';
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly address: string;
}

/** Loaded when the first story is written and not before: whoever has no model pays nothing for it. So with the others. */
export async function openTextModel({ provider, model, apiKey, address }: ModelPlace): Promise<LanguageModel> {
  const settings = { ...(apiKey === undefined ? {} : { apiKey }), baseURL: address };
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings)(model);
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ ...settings, name: 'local', includeUsage: true })(model);
}

/** Every server of the kind speaks OpenAI's own protocol for speech. */
export async function openSpeechModel(place: ModelPlace): Promise<SpeechModel> {
  return (await openAi(place)).speech(place.model);
}

/**
 * OpenAI's own protocol for all of them: with it the picture comes in the answer itself, and no address that an answer
 * names is ever fetched.
 */
export async function openImageModel(place: ModelPlace): Promise<ImageModel> {
  return (await openAi(place)).image(place.model);
}

async function openAi({ apiKey, address }: ModelPlace) {
  const { createOpenAI } = await import('@ai-sdk/openai');
  // Both are always given: left out, the package would look for them in the environment.
  return createOpenAI({ apiKey: apiKey ?? 'none', baseURL: address });
}
