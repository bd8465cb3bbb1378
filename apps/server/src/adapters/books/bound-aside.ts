import { Worker } from 'node:worker_threads';
import type { Book, BookBinder, BookStory } from '../../ports/book-binder.ts';
import { Failure } from '../../ports/failure.ts';
import type { BookFormat, FromThread, ThreadWork, ToThread } from './thread-words.ts';

/** Books bound at once, each on a thread of its own. */
const benches = 2;
/** More than this is a wait nobody sits through. */
const mostWaiting = 4;
/** Whoever takes no piece for so long, in milliseconds, has gone. */
const patience = 60_000;

/** A year of sixty stories is bound in this; without a bound the server grew by 613 MB for it, with it by less than half. */
const mostMegabytes = 288;
/** A picture leaves much behind that is soon rubbish: with more room for it, it is collected seldomer. */
const mostYoungMegabytes = 48;

let busy = 0;
const waiting: (() => void)[] = [];

/** Binds off the thread that answers: a picture is a third of a second's work, and a year has two hundred. */
export function boundAside(format: BookFormat): BookBinder {
  return async (book) => {
    await takeBench();
    return bound(format, book);
  };
}

async function takeBench(): Promise<void> {
  if (busy >= benches && waiting.length >= mostWaiting) throw new Failure('unavailable', { retryAfter: 30 });
  if (busy >= benches) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
}

/** To whoever waits longest, or to nobody. */
function leaveBench(): void {
  const next = waiting.shift();
  if (next === undefined) busy -= 1;
  else next();
}

/** From here on the bench is taken; it is left when the thread has ended, however it ends. */
function bound(format: BookFormat, { stories, ...about }: Book): AsyncIterable<Uint8Array> {
  const work: ThreadWork = { format, about };
  const thread = new Worker(new URL('./bookbinder-thread.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: mostYoungMegabytes },
  });
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the book was not bound to its end')));
  });
  ended.catch(() => {});
  thread.once('exit', leaveBench);
  const say = (words: ToThread) => thread.postMessage(words);
  const heard = () => new Promise<FromThread>((resolve) => thread.once('message', resolve));

  const bring = storiesFrom(stories);
  const nextPiece = async (): Promise<Uint8Array | null> => {
    say({ wants: 'piece' });
    for (;;) {
      const said = await Promise.race([heard(), ended]);
      if ('piece' in said) return said.piece;
      say({ story: await bring() });
    }
  };
  return piecesOf(nextPiece, () => thread.terminate());
}

/** Whoever has gone before the first piece never comes to the end either: that is what the patience is for. */
function piecesOf(nextPiece: () => Promise<Uint8Array | null>, leave: () => Promise<unknown>) {
  let gone = setTimeout(leave, patience);
  return (async function* () {
    try {
      for (;;) {
        clearTimeout(gone);
        const piece = await nextPiece();
        if (piece === null) return;
        gone = setTimeout(leave, patience);
        yield piece;
      }
    } finally {
      clearTimeout(gone);
      await leave();
    }
  })();
}

function storiesFrom(stories: Book['stories']): () => Promise<BookStory | null> {
  let told: AsyncIterator<BookStory> | undefined;
  return async () => {
    told ??= stories()[Symbol.asyncIterator]();
    const { value, done } = await told.next();
    return done ? null : value;
  };
}
