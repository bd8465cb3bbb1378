import { type Condition, parseCondition } from '@sagolykta/storyteller/condition';
import { type Register, strangers } from '@sagolykta/storyteller/language/english-registers';
import { type Node, parseMarkup } from '@sagolykta/storyteller/markup';
import type { Fault } from '../src/fault.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import type { Passage, WayOfTelling } from '../src/story-file.ts';

/** Words that only British or only American children know, where both would hear them. */
export function registerFaults({ files }: ShelvedPlot): Fault[] {
  const { en } = files;
  if (en === undefined) return [];
  const ways: Pick<WayOfTelling, 'passage' | 'condition'>[] = [
    ...en.titles.map((passage) => ({ passage })),
    ...[...en.beats, ...en.phrases, ...en.pictures].flatMap((section) => section.ways),
  ];
  return ways.flatMap(({ passage, condition }) => {
    const register = condition === undefined ? 'both' : within('both', parseCondition(condition.text)).holding;
    return [...strangersIn(parseMarkup(passage.text), register, passage)];
  });
}

function* strangersIn(nodes: readonly Node[], register: Register, passage: Passage): Generator<Fault> {
  for (const node of nodes) {
    if (node.kind === 'when') {
      const { holding, otherwise } = within(register, node.condition);
      yield* strangersIn(node.words, holding, passage);
      yield* strangersIn(node.otherwise, otherwise, passage);
    } else if (node.kind === 'words') {
      for (const { 0: word, index } of passage.text.slice(node.from, node.to).matchAll(strangers[register])) {
        const message = {
          both: `«${word}» is not everybody's: British spelling, and [us: American | British] where the words differ`,
          british: `«${word}» is American`,
          american: `«${word}» is British`,
        }[register];
        yield { place: passage.placeOf(node.from + index), message };
      }
    }
  }
}

/** Whom a condition on 'us' lets hear what follows it, and whom its other side. */
function within(register: Register, condition: Condition): { holding: Register; otherwise: Register } {
  const asks = (holds: boolean) =>
    condition.every((atoms) =>
      atoms.some((atom) => atom.kind === 'fact' && atom.fact === 'us' && atom.holds === holds),
    );
  const isOnly = condition.length === 1 && condition[0]?.length === 1;
  if (asks(true)) return { holding: 'american', otherwise: isOnly ? 'british' : register };
  if (asks(false)) return { holding: 'british', otherwise: isOnly ? 'american' : register };
  const isBritish = condition.every((atoms) =>
    atoms.some((atom) => atom.kind === 'fact' && atom.fact === 'uk' && atom.holds),
  );
  return { holding: isBritish ? 'british' : register, otherwise: register };
}
