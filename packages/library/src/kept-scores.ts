import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Score } from '@sagolykta/storyteller/score';

/** Beside the packages, where whatever can be made anew is kept. */
const ownFile = fileURLToPath(new URL('../../../node_modules/.cache/sagolykta/scores.json', import.meta.url));

interface Kept {
  readonly version: string;
  readonly scores: readonly Score[];
}

/**
 * Scores are data written as TypeScript: to load six hundred of them takes a third of a second and 40 MB, to parse what was kept of them 8 ms.
 * They are known by their files' names, sizes and times: where a score was changed, or one was added, all are loaded again.
 * @param files paths of score.ts files
 * @param load what one of them says
 * @param keptIn the file they are kept in; where it cannot be written they are loaded each time
 * @returns the scores in the order of their files
 */
export function keptScores(
  files: readonly string[],
  load: (file: string) => Score,
  keptIn: string = ownFile,
): readonly Score[] {
  const version = versionOf(files);
  const kept = readKept(keptIn);
  if (kept?.version === version) return kept.scores;
  const scores = files.map(load);
  keep(keptIn, { version, scores });
  return scores;
}

function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeNs } = statSync(file, { bigint: true });
    hash.update(`${file}\n${size}\n${mtimeNs}\n`);
  }
  return hash.digest('hex');
}

function readKept(path: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whole or not at all, however many processes start together. */
function keep(path: string, kept: Kept): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(unfinished, JSON.stringify(kept));
    renameSync(unfinished, path);
  } catch {
    // A folder that is only to be read: nothing is lost but time.
  }
}
