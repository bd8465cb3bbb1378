import type { Stretch } from '@sagolykta/domain/sentences';
import type { Follow } from './listening-settings.ts';
import type { Spoken } from './reader.ts';
import { rangesOf } from './text-places.ts';

const sentenceName = 'spoken-sentence';
const wordName = 'spoken-word';
/** Whoever moves the page with a finger is left alone for so long, in milliseconds. */
const leftAlone = 8000;

/** Puts what is being said into a little light, without touching the text itself. */
export function lightWords(page: HTMLElement, passage: number, spoken: Spoken | undefined, follow: Follow): void {
  darken();
  const canLight = typeof Highlight === 'function' && 'highlights' in CSS;
  const isLit = canLight && spoken !== undefined && (follow === 'word' || follow === 'sentence');
  // Where no sentence can be lit, the paragraph is.
  document.documentElement.dataset.lit = follow === 'off' ? 'none' : isLit ? 'sentence' : 'paragraph';
  if (!isLit) return;
  CSS.highlights.set(sentenceName, new Highlight(...rangesOf(page, passage, spoken.sentence)));
  if (follow === 'sentence' || spoken.word === undefined) return;
  CSS.highlights.set(wordName, new Highlight(...rangesOf(page, passage, spoken.word)));
}

export function darken(): void {
  delete document.documentElement.dataset.lit;
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(sentenceName);
  CSS.highlights.delete(wordName);
}

/** Brings what is being said into view, unless somebody has just moved the page; moves nothing that is in view already. */
export function followWords(page: HTMLElement, passage: number, sentence: Stretch | undefined, movedAt: number): void {
  if (Date.now() - movedAt < leftAlone) return;
  const [range] = sentence === undefined ? [] : rangesOf(page, passage, sentence);
  const shown = range?.getBoundingClientRect() ?? page.querySelector('[aria-current]')?.getBoundingClientRect();
  if (shown === undefined) return;
  const player = document.querySelector('.player')?.getBoundingClientRect().top ?? innerHeight;
  const [top, bottom] = [72, Math.min(innerHeight, player) - 16];
  if (shown.top >= top && shown.bottom <= bottom) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: shown.top - top - 24, behavior: isStill ? 'instant' : 'smooth' });
}
