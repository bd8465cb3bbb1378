import type { SpeechModel } from 'ai';

/** Where a speech model is, and how it is spoken to. */
interface SpeechModelAddress {
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly address: string;
}

/** Loaded when the first passage is read and not before. Every server of the kind speaks OpenAI's own protocol for speech. */
export async function openSpeechModel({ model, apiKey, address }: SpeechModelAddress): Promise<SpeechModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  // Both are always given: left out, the package would look for them in the environment.
  return createOpenAI({ apiKey: apiKey ?? 'none', baseURL: address }).speech(model);
}
