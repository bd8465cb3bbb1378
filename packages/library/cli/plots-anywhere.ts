import { registerHooks } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Language } from '@sagolykta/domain/language';
import { rulesOf } from '@sagolykta/storyteller/language/rules';
import type { Library } from '@sagolykta/storyteller/plot';
import { faultLine } from '../src/fault.ts';
import { readPlot, type ShelvedPlot } from '../src/open-library.ts';
import { ownLexicon } from '../src/own-lexicon.ts';

/** A plot that is not in the house yet: its score finds the storyteller from wherever it stands. */
export function plotAt(folder: string): ShelvedPlot {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier.startsWith('@sagolykta/') ? { ...context, parentURL: import.meta.url } : context),
  });
  const path = resolve(folder);
  return readPlot(path, basename(path));
}

/** A library of this one plot, its faults printed; undefined where it cannot be told in the language. */
export function libraryAt(folder: string, language: Language): Library | undefined {
  const { plot, faults } = plotAt(folder);
  for (const fault of faults) console.error(faultLine(fault));
  const bars = faults.filter(({ place }) => place.file.endsWith(`${language}.story`));
  return bars.length === 0 ? { plots: [plot], languages: rulesOf, lexicon: ownLexicon() } : undefined;
}
