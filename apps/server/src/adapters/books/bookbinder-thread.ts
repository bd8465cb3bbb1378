import { parentPort, workerData } from 'node:worker_threads';
import type { BookStory } from '../../ports/book-binder.ts';
import type { FromThread, ThreadWork, ToThread } from './thread-words.ts';

/** A thread that binds one book: it is asked for each piece, and asks for each story. */
const { format, about } = workerData as ThreadWork;
const asker = parentPort;
if (asker === null) throw new Error('this is a thread of the server, and nothing by itself');
const say = (words: FromThread, moved: ArrayBuffer[] = []) => asker.postMessage(words, moved);

/** In bytes. */
const pieceSize = 256 * 1024;

let give: ((story: BookStory | null) => void) | undefined;
const nextStory = () =>
  new Promise<BookStory | null>((resolve) => {
    give = resolve;
    say({ wants: 'story' });
  });

const pieces = (await binderOf(format))({
  ...about,
  stories: async function* () {
    for (let story = await nextStory(); story !== null; story = await nextStory()) yield story;
  },
})[Symbol.asyncIterator]();

asker.on('message', (asked: ToThread) => {
  if ('story' in asked) return give?.(asked.story);
  void nextPiece().then((piece) => say({ piece }, piece === null ? [] : [piece.buffer]), fail);
});

/** Many small ones are sent as one, which is moved and not copied; null after the last. */
async function nextPiece(): Promise<Uint8Array<ArrayBuffer> | null> {
  const found: Uint8Array[] = [];
  for (let size = 0; size < pieceSize; ) {
    const { value, done } = await pieces.next();
    if (done) break;
    found.push(value);
    size += value.length;
  }
  return found.length === 0 ? null : new Uint8Array(Buffer.concat(found));
}

/** Thrown outside of any promise it ends the thread, and whoever asked is told why. */
function fail(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

async function binderOf(wanted: ThreadWork['format']) {
  if (wanted === 'pdf') return (await import('./pdf-binder.ts')).pdfBinder;
  return (await import('./epub-binder.ts')).epubBinder;
}
