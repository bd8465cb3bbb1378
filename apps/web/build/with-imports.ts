import type { Rolldown } from 'vite';

/** A chunk and all that it cannot run without. */
export function withImports(fileName: string, files: Rolldown.OutputBundle, known = new Set<string>()): Set<string> {
  const chunk = files[fileName];
  if (chunk?.type !== 'chunk' || known.has(fileName)) return known;
  known.add(fileName);
  for (const imported of chunk.imports) withImports(imported, files, known);
  return known;
}
