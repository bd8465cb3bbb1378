import { wordsIn } from '@sagolykta/storyteller/reading-pace';
import { NoModelStory, type StoryDraft } from '../../ports/story-writer.ts';
import { comeBack, hasLeftovers } from './come-back.ts';
import { faultIn } from './paragraph-gate.ts';
import type { DisguisedBrief } from './stand-ins.ts';

interface Reading {
  readonly disguised: DisguisedBrief;
  /** As the family typed it: what the model never saw must not stand in its story either. */
  readonly avoid: readonly string[];
  /** For a story that comes without one. */
  readonly title: string;
  readonly mostWords: number;
  readonly onDraft: (draft: StoryDraft) => Promise<void>;
}

const titleLine = /^(?:\W*)(?:TITLE|TITEL)\s*:\s*(.*)$/iu;
const longestTitle = 80;

/**
 * Reads the stream paragraph by paragraph: each is shown once it is whole and has passed the gate, so what is shown is
 * always one paragraph behind what is written.
 * @throws NoModelStory when a paragraph does not pass, or nothing comes
 */
export async function readStory(stream: AsyncIterable<string>, reading: Reading): Promise<StoryDraft> {
  const { disguised, avoid, mostWords, onDraft } = reading;
  const { brief, standIns } = disguised;
  let title: string | undefined;
  const paragraphs: string[] = [];

  const take = (line: string): boolean => {
    const text = line.trim();
    if (text === '') return false;
    const named = titleLine.exec(text)?.[1];
    const fault = faultIn(named ?? text, { language: brief.language, avoid: [...avoid, ...brief.avoid] });
    if (fault !== undefined) throw new NoModelStory(fault);
    const told = comeBack(named ?? text, standIns, brief.language);
    if (hasLeftovers(told, standIns)) throw new NoModelStory('unfit');
    if (title === undefined && (named !== undefined || !/[.!?…”"]$/.test(text)) && told.length <= longestTitle) {
      title = told.replace(/^["“”]|["“”]$/g, '').trim();
      return false;
    }
    paragraphs.push(told);
    if (wordsIn(paragraphs.join(' ')) > mostWords) throw new NoModelStory('unfit');
    return true;
  };
  const soFar = (): StoryDraft => ({ title: title || reading.title, content: paragraphs.join('\n\n') });

  let rest = '';
  for await (const bit of stream) {
    rest += bit;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (lines.filter(take).length > 0) await onDraft(soFar());
  }
  take(rest);
  if (paragraphs.length === 0) throw new NoModelStory('empty');
  return soFar();
}
