import type { ImageModel } from 'ai';

/** Where an image model is, and how it is spoken to. */
interface ImageModelAddress {
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly address: string;
}

/**
 * Loaded when the first picture is painted and not before. OpenAI's own protocol for all of them: with it the picture
 * comes in the answer itself, and no address that an answer names is ever fetched.
 */
export async function openImageModel({ model, apiKey, address }: ImageModelAddress): Promise<ImageModel> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  // Both are always given: left out, the package would look for them in the environment.
  return createOpenAI({ apiKey: apiKey ?? 'none', baseURL: address }).image(model);
}
