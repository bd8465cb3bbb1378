import type { LanguageModel } from 'ai';
import { NoModelStory } from '../../ports/story-writer.ts';

export interface Deadlines {
  /** Milliseconds until the first word, and until the last. */
  readonly firstWord: number;
  readonly whole: number;
}

export interface Question {
  readonly system: string;
  readonly prompt: string;
  readonly mostTokens: number;
}

export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

export interface Answering {
  readonly deadlines: Deadlines;
  readonly signal: AbortSignal;
  /** Told at the end, where the provider tells it. */
  readonly onUse: (use: TokenUse) => void;
}

/**
 * What the model says, bit by bit.
 * @throws NoModelStory when it is late, refuses, fails or stops in the middle; the signal's reason when that is aborted
 */
export async function* askModel(
  model: LanguageModel,
  { system, prompt, mostTokens }: Question,
  { deadlines, signal, onUse }: Answering,
): AsyncGenerator<string> {
  const { streamText } = await import('ai');
  const late = new AbortController();
  const firstWord = setTimeout(() => late.abort(new NoModelStory('no-first-word')), deadlines.firstWord);
  const whole = setTimeout(() => late.abort(new NoModelStory('too-slow')), deadlines.whole);
  const { stream } = streamText({
    model,
    instructions: system,
    prompt,
    maxOutputTokens: mostTokens,
    abortSignal: AbortSignal.any([signal, late.signal]),
    maxRetries: 0,
    onError: () => {},
  });
  let isFinished = false;
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        clearTimeout(firstWord);
        yield part.text;
      }
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw signal.aborted ? signal.reason : late.signal.reason;
      if (part.type === 'finish') {
        isFinished = true;
        onUse({ input: part.totalUsage.inputTokens ?? 0, output: part.totalUsage.outputTokens ?? 0 });
        if (part.finishReason === 'content-filter') throw new NoModelStory('refused');
        if (part.finishReason !== 'stop') throw new NoModelStory('cut-short');
      }
    }
    if (!isFinished) throw new NoModelStory('cut-short');
  } catch (error) {
    signal.throwIfAborted();
    if (late.signal.aborted) throw late.signal.reason;
    throw error;
  } finally {
    clearTimeout(firstWord);
    clearTimeout(whole);
    // Whoever stops listening stops the provider too: it is paid by the word.
    late.abort();
  }
}
