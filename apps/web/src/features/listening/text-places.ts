import type { Stretch } from '@sagolykta/domain/sentences';

/** The parts of a page that show a passage: each tells which one, and from which of its characters on. */
function partsOf(page: HTMLElement, passage: number): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`[data-passage="${passage}"]`)];
}

function textIn(part: HTMLElement): Text | undefined {
  const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
  return text instanceof Text ? text : undefined;
}

/** A stretch of a passage as the page shows it; none where the page does not. */
export function rangesOf(page: HTMLElement, passage: number, { start, end }: Stretch): Range[] {
  return partsOf(page, passage).flatMap((part) => {
    const text = textIn(part);
    if (text === undefined) return [];
    const offset = Number(part.dataset.from ?? 0);
    const [from, to] = [start - offset, end - offset].map((at) => Math.min(text.length, Math.max(0, at)));
    if (from === undefined || to === undefined || from >= to) return [];
    const range = document.createRange();
    range.setStart(text, from);
    // The blank after a sentence is nobody's.
    range.setEnd(text, from + text.data.slice(from, to).trimEnd().length);
    return [range];
  });
}

export interface TextPlace {
  readonly passage: number;
  /** Of its characters. */
  readonly index: number;
}

/** What of the story lies under a point of the screen; undefined where none of it does. */
export function placeUnder(x: number, y: number): TextPlace | undefined {
  const caret = caretUnder(x, y);
  const part = caret?.node.parentElement?.closest<HTMLElement>('[data-passage]');
  if (caret === undefined || part == null) return undefined;
  const passage = Number(part.dataset.passage);
  return { passage, index: Number(part.dataset.from ?? 0) + caret.offset };
}

function caretUnder(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret === null ? undefined : { node: caret.offsetNode, offset: caret.offset };
  }
  // Safari before 18.4.
  const range = (document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }).caretRangeFromPoint?.(
    x,
    y,
  );
  return range == null ? undefined : { node: range.startContainer, offset: range.startOffset };
}
