import { conceptIds } from '@sagolykta/storyteller/concepts';
import { relations } from '@sagolykta/storyteller/noun';
import type { Place } from '@sagolykta/storyteller/plot';
import type { Fault } from '../src/fault.ts';
import { castableNouns } from '../src/lexicon-nouns.ts';
import type { ShelvedPlot } from '../src/open-library.ts';
import { ownLexicon } from '../src/own-lexicon.ts';
import { heardFaults } from './by-ear.ts';
import { refrainFaults } from './refrain.ts';
import { registerFaults } from './register.ts';
import { registryFaults } from './registry.ts';
import { sentenceFaults } from './sentences.ts';
import { type Spellers, spellingFaults } from './spelling.ts';
import { structureFaults } from './structure.ts';
import { fewTellingsOf, type HowMany, type Telling, tellingFaults } from './tellings.ts';
import { ticFaults } from './tics.ts';

/** What keeps a plot out of the house. */
export function faultsOfPlot(shelved: ShelvedPlot, known: Spellers, howMany: HowMany = 'all'): Fault[] {
  return [
    ...shelved.faults,
    ...structureFaults(shelved),
    ...spellingFaults(shelved, known),
    // What cannot be parsed cannot be told.
    ...(shelved.faults.length === 0 ? tellingFaults(shelved, howMany) : []),
  ];
}

/** What a listener would stumble over. */
export function stumblesOfPlot(shelved: ShelvedPlot): Fault[] {
  return [
    ...wholeness(shelved),
    ...sentenceFaults(shelved),
    ...registerFaults(shelved),
    ...(shelved.faults.length === 0 ? toldFaults(shelved) : []),
  ];
}

/** What only all plots together show. @param folder where they stand */
export function faultsBetweenPlots(shelf: readonly ShelvedPlot[], folder: string): Fault[] {
  return [...registryFaults(shelf, folder), ...ticFaults(shelf)];
}

function wholeness({ plot, scoreFile }: ShelvedPlot): Fault[] {
  const { pictures, contains, wish } = plot.score;
  const situations = ownLexicon().sv.situations.map(({ id }) => id);
  const known = new Set<string>([...conceptIds, ...castableNouns().map(({ id }) => id), ...situations]);
  // How the things of a wish belong together, where a plot is about just that: 'afraid-of'.
  const knownOfWish = new Set<string>([...known, ...relations]);
  const unknown = [
    ...contains.filter((concept) => !known.has(concept)),
    ...(wish?.concepts ?? []).filter((concept) => !knownOfWish.has(concept)),
  ];
  const place: Place = { file: scoreFile, line: 1, column: 1 };
  return [
    ...unknown.map((concept) => ({
      place,
      message: `'${concept}' is no concept, no noun and no situation of the lexicon`,
    })),
    ...(pictures.length === 3 ? [] : [{ place, message: `three pictures, not ${pictures.length}` }]),
  ];
}

function toldFaults(shelved: ShelvedPlot): Fault[] {
  const tellings = [...fewTellingsOf(shelved.plot)];
  return [...heard(shelved, tellings), ...refrainFaults(shelved, tellings)];
}

function heard({ files, scoreFile }: ShelvedPlot, tellings: readonly Telling[]): Fault[] {
  const seen = new Map<string, Fault>();
  for (const { family, performance } of tellings) {
    const start = files[family.language]?.titles[0]?.placeOf(0) ?? { file: scoreFile, line: 1, column: 1 };
    for (const { paragraph, message } of heardFaults(performance, family)) {
      const place = paragraph?.way.placeOf(0) ?? start;
      // The same stumble is told once, for the first family that hears it.
      const key = `${place.file}:${place.line}:${message.replace(/\d+|:.*/g, '')}`;
      if (!seen.has(key))
        seen.set(key, {
          place,
          message: `${message} (age ${family.age}, ${family.elements.join('+') || 'nothing chosen'})`,
        });
    }
  }
  return [...seen.values()];
}
