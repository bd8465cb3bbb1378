import type { Story } from '@sagolykta/contract/stories';
import { readingMinutes } from '@sagolykta/domain/reading-time';
import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { BookImage, BookOpenText, Clock, X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useIsReader } from '../../shared/api/family-role.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { late } from '../../shared/ui/late.tsx';
import type { PictureBookProps } from './picture-book.tsx';
import { useReadToEnd } from './read-to-end.ts';
import { ReadingPanel } from './reading-panel.tsx';
import { useReadingPlace } from './reading-place.ts';
import { readingTexts } from './reading-texts.ts';
import { SidePicture } from './side-picture.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryText } from './story-text.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { usePaintings } from './use-paintings.ts';
import { useScreenAwake } from './wake-lock.ts';
import './reading.css';
import './story-opening.css';

// Only for those who turn pages.
const PictureBook = late<PictureBookProps>(async () => (await import('./picture-book.tsx')).PictureBook);

/** What somebody who reads aloud must know of the page, and tells it. */
interface ReadPage {
  /** The paragraph the eyes are at; the first is 0. */
  readonly place: number;
  /** Shows the passages, each marked with its number. */
  readonly page: RefObject<HTMLElement | null>;
  readonly onPassage: (passage: number | undefined, index?: number) => void;
  /** They sleep: the screen may go dark. */
  readonly onAsleep: (isAsleep: boolean) => void;
}

interface StoryViewProps {
  readonly story: Story;
  readonly timeZone: string;
  /** Listening is another feature's, so the route brings it. */
  readonly listening: (page: ReadPage) => ReactNode;
  /** The heart, likewise. */
  readonly favorite: ReactNode;
}

/** One document for both ways of holding the phone: upright the pictures stand in the text, on its side beside it. */
export function StoryView({ story, timeZone, listening, favorite }: StoryViewProps) {
  const text = useTexts(readingTexts);
  const { language } = useLanguage();
  const isReader = useIsReader();
  const article = useRef<HTMLElement>(null);
  const place = useReadingPlace(article, story.id);
  const finish = useKeptPlace({ article, storyId: story.id, place });
  const end = useReadToEnd(story.id, finish);
  const [isAsleep, setAsleep] = useState(false);
  useScreenAwake(!isAsleep);
  usePaintings(story);
  const [spoken, setSpoken] = useState<{ passage: number; index: number }>();
  const tellPassage = useCallback(
    (passage: number | undefined, index = 0) => setSpoken(passage === undefined ? undefined : { passage, index }),
    [],
  );
  const passage = spoken?.passage;
  const book = useRef<HTMLElement>(null);
  const [bookPlace, setBookPlace] = useState<number>();
  const isBook = bookPlace !== undefined;
  const turnBook = () => {
    if (bookPlace === undefined) {
      // The page stays until the book is here. One that does not come is the error boundary's to tell.
      const open = () => setBookPlace(place);
      return void PictureBook.preload().then(open, open);
    }
    setBookPlace(undefined);
    // Where the book was, the eyes are.
    requestAnimationFrame(() =>
      article.current?.querySelectorAll('[data-paragraph]')[bookPlace]?.scrollIntoView({ block: 'start' }),
    );
  };
  const paragraphs = paragraphsOf(story.content);
  // The family's own day: the server, which says it first, may stand elsewhere.
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone });
  return (
    <main id="main" tabIndex={-1} className="reader" data-pictures={story.images.length > 0}>
      <div className="reading-bar">
        <Link
          href={isReader ? '/' : '/library'}
          aria-label={isReader ? text.closeToShelf : text.close}
          className="round-button reading-close"
        >
          <X aria-hidden="true" />
        </Link>
        <div className="reading-rail">
          <ReadingPanel />
          <button
            type="button"
            className="round-button"
            aria-label={isBook ? text.ordinary : text.pictureBook}
            onClick={turnBook}
          >
            {isBook ? <BookOpenText aria-hidden="true" /> : <BookImage aria-hidden="true" />}
          </button>
          {listening({
            place: bookPlace ?? place,
            page: isBook ? book : article,
            onPassage: tellPassage,
            onAsleep: setAsleep,
          })}
          {favorite}
        </div>
      </div>
      {isBook && (
        <PictureBook story={story} page={book} spoken={spoken} place={bookPlace} onPlace={setBookPlace} end={end} />
      )}
      {!isBook && story.images.length > 0 && (
        <SidePicture images={story.images} paragraphs={paragraphs.length} place={place} />
      )}
      <article ref={article} className="reading-page" hidden={isBook}>
        <header className="story-opening" data-cover={story.cover !== null}>
          {story.cover !== null && (
            <img className="opening-picture" src={story.cover} alt="" width={1200} height={800} fetchPriority="high" />
          )}
          <h1 lang={story.language} data-passage={0} aria-current={passage === 0 || undefined}>
            {story.title}
          </h1>
        </header>
        <p className="reading-facts">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" size={18} />
            {text.minutes(readingMinutes(story.readingTime))}
          </span>
          <time dateTime={story.createdAt}>{day.format(new Date(story.createdAt))}</time>
        </p>
        <StoryText
          story={story}
          paragraphs={paragraphs}
          spoken={passage === undefined ? undefined : passage - 1}
          end={end}
        />
        <StoryEnd story={story} passage={paragraphs.length + 1} isSpoken={passage === paragraphs.length + 1} />
      </article>
    </main>
  );
}
