import type { SpeechModel } from 'ai';
import { type Narrator, type NarratorFault, NoNarration } from '../../ports/narrator.ts';
import { breaker } from '../model-provider/breaker.ts';
import { restAskedFor, statusOf } from '../model-provider/provider-refusal.ts';
import { isMp3 } from './is-mp3.ts';

interface SpeechNarratorOptions {
  readonly model: string;
  readonly voice: string;
  readonly host: string | null;
  readonly openModel: () => Promise<SpeechModel>;
  /** Milliseconds for a passage. */
  readonly deadline: number;
  readonly clock: () => Date;
}

/** A little slower than speech: for somebody who is falling asleep. */
const calmSpeed = 0.9;
/** Characters; no provider takes more at once, and no paragraph of a story comes near it. */
const longestPassage = 4_000;
/** Bytes: some five minutes at the highest quality. */
const mostSound = 10_000_000;

/** A speech model that reads one passage at a time. */
export function speechNarrator({ model, voice, host, openModel, deadline, clock }: SpeechNarratorOptions): Narrator {
  const fuse = breaker(clock);
  let opened: Promise<SpeechModel> | undefined;

  async function speak(text: string, abortSignal: AbortSignal): Promise<Uint8Array> {
    const { generateSpeech } = await import('ai');
    opened ??= openModel();
    const speech = { model: await opened, text, voice, outputFormat: 'mp3', speed: calmSpeed, maxRetries: 0 } as const;
    const { audio } = await generateSpeech({ ...speech, abortSignal });
    if (!isMp3(audio.uint8Array) || audio.uint8Array.length > mostSound) throw new NoNarration('no-sound');
    return audio.uint8Array;
  }

  return {
    name: `${model}/${voice}`,
    host,
    read: async (passage) => {
      if (fuse.isResting()) throw new NoNarration('resting');
      if (passage.length > longestPassage) throw new NoNarration('too-long');
      const late = AbortSignal.timeout(deadline);
      try {
        const sound = await speak(passage, late);
        fuse.succeeded();
        return sound;
      } catch (error) {
        fuse.failed(restAskedFor(error));
        throw new NoNarration(faultOf(error, late.aborted));
      }
    },
  };
}

/** In our words: nothing of what a provider says is kept, since it may quote what it was told. */
function faultOf(error: unknown, isLate: boolean): NarratorFault {
  if (error instanceof NoNarration) return error.fault;
  if (isLate) return 'too-slow';
  return statusOf(error) === 429 ? 'rate-limited' : 'provider-error';
}
