import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { type Library, type Manuscript, NoStory, type StoryBrief, tell } from '@sagolykta/storyteller';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import { lengthWanted, readingMinutes, wordsIn } from '@sagolykta/storyteller/reading-pace';
import { analyseTheme, type ThemePlan } from '@sagolykta/storyteller/theme';
import { takesCast } from '@sagolykta/storyteller/wish-tiers';
import type { LanguageModel } from 'ai';
import type { ModelSpending } from '../../ports/model-spending.ts';
import { type ModelWriter, NoModelStory, type StoryAssignment, type StoryDraft } from '../../ports/story-writer.ts';
import { breaker } from '../model-provider/breaker.ts';
import { restAskedFor } from '../model-provider/provider-refusal.ts';
import { askModel, type Deadlines, type Question, type TokenUse } from './ask-model.ts';
import { comeBack } from './come-back.ts';
import { dailyBudget } from './daily-budget.ts';
import { holdsSecret } from './family-words.ts';
import { mustAppear, storyPrompt } from './prompts/story-2.ts';
import { faultOf } from './provider-fault.ts';
import { readStory } from './read-story.ts';
import { type DisguisedBrief, disguise, withoutBreed } from './stand-ins.ts';
import { understoodWish } from './understood-wish.ts';

interface ModelWriterOptions {
  readonly library: Library;
  readonly name: string;
  readonly host: string | null;
  readonly openModel: () => Promise<LanguageModel>;
  readonly deadlines: Deadlines;
  readonly spending: ModelSpending;
  /** Dollars for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number };
  readonly dailyDollars: number | undefined;
  readonly clock: () => Date;
}

/** What is sent, and what is needed to read the answer. */
interface Order extends Question {
  readonly disguised: DisguisedBrief;
  /** Our own storyteller's story in the same disguise: the plot, the pictures and the memory of it. */
  readonly outline: Manuscript;
  readonly isInvented: boolean;
  /** What the safety of the words alone has to say of them. */
  readonly notice: Manuscript['notice'];
}

/** A second try when the text does not pass; then our own storyteller. */
const tries = 2;
/** Room for the longest story in either language, and for a model that thinks before it writes. */
const mostTokens = 4_000;

/** A language model that tells our storyteller's plots anew, and thinks of plots where we have none. */
export function modelStoryWriter(options: ModelWriterOptions): ModelWriter {
  const { library, name, host, openModel, deadlines, clock } = options;
  const fuse = breaker(clock);
  const budget = dailyBudget(options);
  let opened: Promise<LanguageModel> | undefined;

  async function attempt(order: Order, run: Run): Promise<StoryDraft> {
    const { brief } = run.assignment;
    if (fuse.isResting()) throw new NoModelStory('resting');
    const settle = await budget.setAside(order);
    let use: TokenUse | undefined;
    try {
      opened ??= openModel();
      const left = Math.max(1, run.until - performance.now());
      const stream = askModel(await opened, order, {
        deadlines: { firstWord: Math.min(deadlines.firstWord, left), whole: left },
        signal: run.signal,
        onUse: (told) => {
          use = told;
        },
      });
      const most = lengthWanted(rulesOf[brief.language], brief)[1];
      const draft = await readStory(stream, {
        disguised: order.disguised,
        avoid: brief.avoid,
        title: comeBack(order.outline.title, order.disguised.standIns, brief.language),
        mostWords: most * 1.6,
        onDraft: run.onDraft,
      });
      fuse.succeeded();
      return draft;
    } catch (error) {
      run.signal.throwIfAborted();
      const fault = faultOf(error);
      // A text that does not pass, or was refused, says nothing about whether the provider is up.
      if (['unfit', 'refused', 'empty'].includes(fault)) fuse.succeeded();
      else fuse.failed(restAskedFor(error));
      throw new NoModelStory(fault);
    } finally {
      await settle(use);
    }
  }

  return {
    name,
    host,
    write: async (assignment, onDraft, signal) => {
      const order = orderFor(assignment, library);
      const until = performance.now() + deadlines.whole;
      for (let left = tries; ; left -= 1) {
        try {
          const draft = await attempt(order, { assignment, onDraft, signal, until });
          return finished(draft, order, assignment);
        } catch (error) {
          const mayTryAgain = error instanceof NoModelStory && ['unfit', 'empty'].includes(error.fault) && left > 1;
          if (!mayTryAgain) throw error;
        }
      }
    },
  };
}

interface Run {
  readonly assignment: StoryAssignment;
  readonly onDraft: (draft: StoryDraft) => Promise<void>;
  readonly signal: AbortSignal;
  readonly until: number;
}

const outlinesTried = 3;

/** @throws NoModelStory 'would-leak' when one of the family's words stands in every plot by chance: a friend called Stjärna */
function orderFor({ brief, memory, seed }: StoryAssignment, library: Library): Order {
  const disguised = disguise(brief);
  const theme = analyseTheme(disguised.brief.theme, brief.language);
  for (let tried = 0; tried < outlinesTried; tried += 1) {
    const outline = outlineOf(disguised, memory, tried === 0 ? seed : `${seed}/${tried}`, library);
    const score = library.plots.find(({ score: one }) => one.id === outline.arc)?.score;
    // An open wish is the model's to think of: what no plot of ours is about, and at most is told by one for its kind.
    const isInvented = outline.missed !== null || takesCast(score?.wish ?? {});
    const plot = {
      premise: score?.premise ?? '',
      title: outline.title,
      text: withoutBreed(outline.content, disguised.brief),
    };
    const words = storyPrompt({
      brief: { ...disguised.brief, theme: isInvented ? wholeTheme(disguised.brief, theme) : theme.words },
      standIns: disguised.standIns,
      plot: isInvented ? null : plot,
      wish: isInvented ? understoodWish(disguised.brief, library) : null,
    });
    if (!holdsSecret(words.prompt, disguised.secrets))
      return { ...words, mostTokens, disguised, outline, isInvented, notice: theme.notice };
  }
  throw new NoModelStory('would-leak');
}

/** All of a wish that need not be softened: what fits on a sign is enough for a plot of ours, and not for finding one. */
function wholeTheme({ theme }: StoryBrief, { words, notice }: ThemePlan): string | null {
  return notice === null ? theme : words;
}

function outlineOf(
  { brief }: DisguisedBrief,
  memory: StoryAssignment['memory'],
  seed: string,
  library: Library,
): Manuscript {
  try {
    return tell(brief, memory, seed, library);
  } catch (error) {
    if (error instanceof NoStory) throw new NoModelStory('unfit');
    throw error;
  }
}

/** @throws NoModelStory when it is too short, or somebody who was chosen is nowhere in it */
function finished({ title, content }: StoryDraft, order: Order, { brief }: StoryAssignment): Manuscript {
  const { outline, disguised } = order;
  const { language, profile } = brief;
  const wordCount = wordsIn(content);
  const [least] = lengthWanted(rulesOf[brief.language], brief);
  if (wordCount < least * 0.5) throw new NoModelStory('unfit');
  const lower = content.toLowerCase();
  const isMissing = disguised.standIns.some(({ role, whole }) => {
    const last = whole.split(' ').at(-1) ?? whole;
    return mustAppear(role, brief) && !isEither(role) && !lower.includes(last.toLowerCase());
  });
  if (isMissing) throw new NoModelStory('unfit');
  const home = (text: string) => comeBack(text, disguised.standIns, language);
  return {
    ...outline,
    title,
    content: calmed(content),
    readingTime: readingMinutes(wordCount, rulesOf[language], profile.age),
    wordCount,
    // A plot of the model's own is in none of our pictures.
    pictures: order.isInvented ? [] : outline.pictures.map(({ scene, alt }) => ({ scene, alt: home(alt) })),
    // What our own plot could not take, a plot of the model's own does.
    ...(order.isInvented ? { notice: order.notice, missed: null } : {}),
    trace: { ...outline.trace, title },
  };
}

/** Of an artist and a song, or of two grandparents, one is enough, and which of them is the teller's choice. */
function isEither(role: string): boolean {
  return ['artist', 'song', 'grandma', 'grandpa'].includes(role);
}

/** No cries in the last fifth, where the child is nearly asleep. */
function calmed(content: string): string {
  const paragraphs = paragraphsOf(content);
  const still = Math.floor(paragraphs.length * 0.8);
  return paragraphs.map((text, index) => (index < still ? text : text.replaceAll('!', '.'))).join('\n\n');
}
