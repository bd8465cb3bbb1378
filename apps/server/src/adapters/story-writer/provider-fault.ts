import { NoModelStory, type WriterFault } from '../../ports/story-writer.ts';
import { statusOf } from '../model-provider/provider-refusal.ts';

/** What went wrong, in our words: nothing of what a provider says is kept, since it may quote what it was told. */
export function faultOf(error: unknown): WriterFault {
  if (error instanceof NoModelStory) return error.fault;
  return statusOf(error) === 429 ? 'rate-limited' : 'provider-error';
}
