import { type ToldKind, toldKinds } from '@sagolykta/domain/told-word';
import { type NounEffect, type NounSize, nounEffects, nounSizes } from '../noun.ts';
import { GrammarError } from './grammar.ts';

/** What is said of a thing of which only its kind and what it does best are known. */
export interface AskedFacts {
  readonly effects: Readonly<
    Record<NounEffect, { readonly does: string; readonly did: string; readonly cannot: string }>
  >;
  readonly kinds: Readonly<Record<ToldKind, KindFacts>>;
}

export interface KindFacts {
  readonly size: NounSize;
  readonly afraid: string;
  readonly home: string;
  readonly sound: string;
  readonly feels: string;
  /** The same of a Swedish ett-word. */
  readonly feelsNeuter: string;
  readonly part: string;
}

/** @throws GrammarError naming file and line */
export function readAskedFacts(text: string, file: string): AskedFacts {
  const lines = new Map<string, readonly string[]>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('%')) continue;
    const [, key, facts] = /^((?:effect|kind) [a-z]+): (.+)$/.exec(line) ?? [];
    const parts = facts?.split(' | ') ?? [];
    const wanted = key?.startsWith('effect') ? 3 : 7;
    if (key === undefined || parts.length !== wanted) {
      throw new GrammarError(`${file}:${index + 1}:1 a line is 'effect …:' with 3 facts or 'kind …:' with 7`);
    }
    lines.set(key, parts);
  }
  const factsOf = (key: string): readonly string[] => {
    const found = lines.get(key);
    if (found === undefined) throw new GrammarError(`${file}:1:1 there is no '${key}'`);
    return found;
  };
  return {
    effects: recordOf(nounEffects, (effect) => {
      const [does = '', did = '', cannot = ''] = factsOf(`effect ${effect}`);
      return { does, did, cannot };
    }),
    kinds: recordOf(toldKinds, (kind) => kindFacts(factsOf(`kind ${kind}`), `${file}:1:1 kind ${kind}`)),
  };
}

function kindFacts(
  [said, afraid = '', home = '', sound = '', feels = '', feelsNeuter = '', part = '']: readonly string[],
  place: string,
): KindFacts {
  const size = nounSizes.find((one) => one === said);
  if (size === undefined) throw new GrammarError(`${place}: '${said}' is no size`);
  return { size, afraid, home, sound, feels, feelsNeuter, part };
}

function recordOf<Key extends string, Value>(keys: readonly Key[], factOf: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, factOf(key)])) as Record<Key, Value>;
}
