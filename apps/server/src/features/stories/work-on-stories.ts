import type { Manuscript } from '@sagolykta/storyteller';
import type { Chance } from '../../ports/chance.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StoryKey } from '../../ports/story-key.ts';
import type { StoryTurn, StoryWork, StoryWorkOrder } from '../../ports/story-work.ts';
import { type ModelWriter, NoModelStory } from '../../ports/story-writer.ts';
import type { StoryNews } from './story-news.ts';

interface Ports {
  readonly storyWork: StoryWork;
  /** undefined: nobody writes but our own storyteller, who still finishes what a model was to write. */
  readonly modelWriter: ModelWriter | undefined;
  readonly news: StoryNews;
  readonly chance: Chance;
  readonly clock: Clock;
  /** The story is whole: whoever paints it may begin. */
  readonly onFinished: (key: StoryKey) => void;
  /** Told of each story that the model did not write, and why; of nothing that is the family's. */
  readonly report: (event: { storyId: string; fault: string }, error?: unknown) => void;
}

export interface StoryDesk {
  /** Writes in the background; nothing happens when somebody already does. */
  readonly begin: (key: StoryKey) => void;
  /** Takes up what was left behind, here or by another instance. */
  readonly takeUp: () => Promise<void>;
  /** Puts the pens down and lets others go on; waits until that is done. */
  readonly stop: () => Promise<void>;
}

/** How long a turn lasts unless it is renewed, in milliseconds. */
const leaseLasts = 20_000;
const renewEvery = 5_000;
/** Turns in which a model is asked; after those our own storyteller tells it. */
const modelTurns = 2;
/** Turns after which it is given up: something about the story itself is wrong. */
const mostTurns = 5;
const mostAtOnce = 20;

/** Where language models write, one turn after another, each story held by one instance at a time. */
export function storyDesk(ports: Ports): StoryDesk {
  const { storyWork, modelWriter, news, chance, clock, onFinished, report } = ports;
  const atWork = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const begin = (key: StoryKey) => {
    if (stopping.signal.aborted || atWork.has(key.id)) return;
    const turn = takeTurn({ ...key, holder: chance.newId() })
      .catch((error: unknown) => report({ storyId: key.id, fault: 'unexpected' }, error))
      .finally(() => atWork.delete(key.id));
    atWork.set(key.id, turn);
  };

  async function takeTurn(turn: StoryTurn): Promise<void> {
    const claimed = await storyWork.claim(turn, { now: clock(), until: leaseEnd() });
    if (claimed === undefined) return;
    const { order, attempts } = claimed;
    if (attempts > mostTurns) {
      if (await storyWork.fail(turn, order.day, clock())) report({ storyId: turn.id, fault: 'given-up' });
      return news.tell(turn.id);
    }
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      storyWork.renew(turn, leaseEnd()).then(
        (isOurs) => isOurs || lost.abort(),
        () => {},
      );
    }, renewEvery);
    try {
      await write(turn, order, { attempts, signal: AbortSignal.any([stopping.signal, lost.signal]) });
    } finally {
      clearInterval(heartbeat);
      if (stopping.signal.aborted) await storyWork.release(turn, clock());
    }
  }

  async function write(turn: StoryTurn, order: StoryWorkOrder, { attempts, signal }: Attempt): Promise<void> {
    const told = attempts > modelTurns ? undefined : await byModel(turn, order, signal);
    if (signal.aborted) return;
    const { manuscript, writer } = told ?? { manuscript: order.fallback, writer: order.fallbackWriter };
    const whole = order.hasPictures ? manuscript : withoutPictures(manuscript);
    const isFinished = await storyWork.finish(turn, whole, writer, clock());
    news.tell(turn.id);
    if (isFinished) onFinished({ familyId: turn.familyId, id: turn.id });
  }

  async function byModel(turn: StoryTurn, order: StoryWorkOrder, signal: AbortSignal) {
    if (modelWriter === undefined) return undefined;
    try {
      const onDraft = async (draft: { title: string; content: string }) => {
        if (await storyWork.keepDraft(turn, draft)) news.tell(turn.id);
      };
      const manuscript = await modelWriter.write(order.assignment, onDraft, signal);
      return { manuscript, writer: modelWriter.name };
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof NoModelStory) report({ storyId: turn.id, fault: error.fault });
      else report({ storyId: turn.id, fault: 'unexpected' }, error);
      return undefined;
    }
  }

  function leaseEnd(): Date {
    return new Date(clock().getTime() + leaseLasts);
  }

  return {
    begin,
    takeUp: async () => {
      for (const key of await storyWork.unfinished(clock(), mostAtOnce)) begin(key);
    },
    stop: async () => {
      stopping.abort();
      await Promise.allSettled(atWork.values());
    },
  };
}

interface Attempt {
  readonly attempts: number;
  readonly signal: AbortSignal;
}

function withoutPictures(manuscript: Manuscript): Manuscript {
  return { ...manuscript, pictures: [] };
}
