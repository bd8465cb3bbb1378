import type { ImageModel } from 'ai';
import { NoPainting, type Painter, type PainterFault } from '../../ports/painter.ts';
import { breaker } from '../model-provider/breaker.ts';
import { restAskedFor, statusOf } from '../model-provider/provider-refusal.ts';
import { familyWordsOf, holdsSecret, secretsIn } from '../story-writer/family-words.ts';
import { picturePrompt } from './prompts/picture-1.ts';
import { reencodePainting } from './reencode-painting.ts';

interface ImagePainterOptions {
  readonly model: string;
  readonly host: string | null;
  readonly openModel: () => Promise<ImageModel>;
  readonly size: `${number}x${number}`;
  /** Milliseconds for a picture. */
  readonly deadline: number;
  readonly clock: () => Date;
}

/** An image model that paints what our own illustrator draws. */
export function imagePainter({ model, host, openModel, size, deadline, clock }: ImagePainterOptions): Painter {
  const fuse = breaker(clock);
  let opened: Promise<ImageModel> | undefined;

  async function ask(prompt: string, abortSignal: AbortSignal): Promise<Buffer> {
    const { generateImage } = await import('ai');
    opened ??= openModel();
    const { image } = await generateImage({ model: await opened, prompt, size, maxRetries: 0, abortSignal });
    return reencodePainting(image.uint8Array);
  }

  return {
    name: model,
    host,
    paint: async (commission, signal) => {
      const prompt = picturePrompt(commission);
      // It is made of our own words alone; should that ever change, this is where it stops.
      if (holdsSecret(prompt, secretsIn(familyWordsOf(commission.family)))) throw new NoPainting('would-leak');
      if (fuse.isResting()) throw new NoPainting('resting');
      const late = AbortSignal.timeout(deadline);
      try {
        const painted = await ask(prompt, AbortSignal.any([signal, late]));
        fuse.succeeded();
        return painted;
      } catch (error) {
        signal.throwIfAborted();
        const fault = faultOf(error, late.aborted);
        // A picture that was refused says nothing about whether the provider is up.
        if (fault === 'refused') fuse.succeeded();
        else fuse.failed(restAskedFor(error));
        throw new NoPainting(fault);
      }
    },
  };
}

/** In our words: nothing of what a provider says is kept. */
function faultOf(error: unknown, isLate: boolean): PainterFault {
  if (error instanceof NoPainting) return error.fault;
  if (isLate) return 'too-slow';
  const status = statusOf(error);
  if (status === 400) return 'refused';
  return status === 429 ? 'rate-limited' : 'provider-error';
}
