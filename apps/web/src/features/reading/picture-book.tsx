import type { Story } from '@sagolykta/contract/stories';
import { passagesOf } from '@sagolykta/domain/passages';
import { pageOf, picturePagesOf } from '@sagolykta/domain/picture-pages';
import { mostPictures } from '@sagolykta/domain/story-layout';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { pictureBookTexts } from './picture-book-texts.ts';
import { readingTexts } from './reading-texts.ts';
import './picture-book.css';

export interface PictureBookProps {
  readonly story: Story;
  /** Shows the page's words, marked with their passage. */
  readonly page: RefObject<HTMLElement | null>;
  /** What is read aloud: the book turns its pages with it. */
  readonly spoken: { readonly passage: number; readonly index: number } | undefined;
  /** The paragraph the eyes are at; the first is 0. */
  readonly place: number;
  readonly onPlace: (paragraph: number) => void;
  /** Receives the spot after the last words. */
  readonly end: Ref<HTMLDivElement>;
}

/** A finger that has moved so far turns the page, in pixels. */
const swipe = 40;

/** One picture and a few lines a page. Swiped, tapped, by the arrow keys or by who reads aloud; the picture stays until another belongs to the words. */
export function PictureBook({ story, page: shown, spoken, place, onPlace, end }: PictureBookProps) {
  const { pictureBook } = useTexts(readingTexts);
  const text = useTexts(pictureBookTexts);
  const passages = useMemo(() => passagesOf(story), [story]);
  const pictures = story.images.slice(0, mostPictures);
  const pages = useMemo(
    () => picturePagesOf(passages, story.language, pictures.length),
    [passages, story.language, pictures.length],
  );
  const [number, setNumber] = useState(() => (place === 0 ? 0 : pageOf(pages, place + 1, 0)));
  const finger = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  const page = pages[number] ?? pages[0];
  const last = pages.length - 1;
  const turn = (by: -1 | 1) => setNumber((now) => Math.min(last, Math.max(0, now + by)));

  useEffect(() => {
    if (spoken !== undefined) setNumber(pageOf(pages, spoken.passage, spoken.index));
  }, [pages, spoken]);
  const passage = page?.passage ?? 0;
  useEffect(() => onPlace(Math.max(0, passage - 1)), [onPlace, passage]);
  useEffect(() => {
    const byKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return;
      if (key === 'ArrowRight') setNumber((now) => Math.min(last, now + 1));
      if (key === 'ArrowLeft') setNumber((now) => Math.max(0, now - 1));
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, [last]);

  if (page === undefined) return null;
  const words = passages[page.passage]?.slice(page.start, page.end) ?? '';
  return (
    <section
      className="picture-book"
      aria-label={pictureBook}
      data-pictures={pictures.length > 0}
      onPointerDown={({ clientX }) => {
        finger.current = clientX;
        hasSwiped.current = false;
      }}
      onPointerUp={({ clientX }) => {
        const moved = clientX - (finger.current ?? clientX);
        hasSwiped.current = Math.abs(moved) >= swipe;
        if (hasSwiped.current) turn(moved < 0 ? 1 : -1);
      }}
    >
      {pictures.length > 0 && (
        <button
          type="button"
          className="book-picture"
          aria-label={text.nextPage}
          // A mouse that has drawn the page aside is also said to have pressed.
          onClick={() => hasSwiped.current || turn(1)}
        >
          {pictures.map(({ url, alt }, picture) => (
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: a painting takes the place of the drawing in the same frame
              key={picture}
              src={url}
              alt={picture === page.picture ? alt : ''}
              draggable={false}
              data-shown={picture === page.picture}
            />
          ))}
        </button>
      )}
      <h1 className="sr-only">{story.title}</h1>
      <article ref={shown} className="reading-page book-words" lang={story.language} aria-live="polite">
        <p
          key={number}
          data-passage={page.passage}
          data-from={page.start}
          aria-current={spoken?.passage === page.passage || undefined}
          className={page.passage === 0 ? 'book-title' : undefined}
        >
          {words}
        </p>
        {number === last && <div ref={end} className="h-px" />}
      </article>
      <nav className="book-turning" aria-label={text.pages}>
        <button
          type="button"
          className="round-button"
          aria-label={text.pageBefore}
          disabled={number === 0}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <span className="text-caption">{text.page(number + 1, pages.length)}</span>
        <button
          type="button"
          className="round-button"
          aria-label={text.nextPage}
          disabled={number === last}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      </nav>
    </section>
  );
}
