import type { Illustrator } from '../../ports/illustrator.ts';

/** A drawing is some 100 kB of text. */
const mostDrawings = 64;

/** Draws what it has just drawn from memory; the least recently asked for goes first. */
export function rememberDrawings(illustrator: Illustrator): Illustrator {
  const drawings = new Map<string, string>();
  return {
    ...illustrator,
    draw: (scene, looks) => {
      const key = JSON.stringify([scene, looks]);
      const drawing = drawings.get(key) ?? illustrator.draw(scene, looks);
      drawings.delete(key);
      drawings.set(key, drawing);
      const [oldest] = drawings.keys();
      if (drawings.size > mostDrawings && oldest !== undefined) drawings.delete(oldest);
      return drawing;
    },
  };
}
