import type { Story } from '@sagolykta/contract/stories';
import { readingMinutes } from '@sagolykta/domain/reading-time';
import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { Clock, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { late } from '../../shared/ui/late.tsx';
import { ListenButton } from './listen-button.tsx';
import type { NarratorProps } from './narrator.tsx';
import { useReadToEnd } from './read-to-end.ts';
import { ReadingPanel } from './reading-panel.tsx';
import { useReadingPlace } from './reading-place.ts';
import { useReadingSize } from './reading-size.ts';
import { readingTexts } from './reading-texts.ts';
import { SidePicture } from './side-picture.tsx';
import { StoryEnd } from './story-end.tsx';
import { StoryText } from './story-text.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { usePaintings } from './use-paintings.ts';
import { useScreenAwake } from './wake-lock.ts';
import './reading.css';
import './story-opening.css';

/** Why a family cannot listen to any story. */
export type Silence = 'needs-premium' | 'switched-off';

// Only for those who listen; until it is here, its place is kept.
const Narrator = late<NarratorProps>(
  async () => (await import('./narrator.tsx')).Narrator,
  () => <span className="size-12" />,
);

interface StoryViewProps {
  readonly story: Story;
  /** Null for a family that may listen. */
  readonly silence: Silence | null;
  /** The heart: another feature's, so the route brings it. */
  readonly favorite: ReactNode;
}

/** One document for both ways of holding the phone: upright the pictures stand in the text, on its side beside it. */
export function StoryView({ story, silence, favorite }: StoryViewProps) {
  const text = useTexts(readingTexts);
  const { language } = useLanguage();
  const size = useReadingSize();
  const article = useRef<HTMLElement>(null);
  const place = useReadingPlace(article, story.id);
  const finish = useKeptPlace({ article, storyId: story.id, place });
  const end = useReadToEnd(story.id, finish);
  useScreenAwake();
  usePaintings(story);
  const [passage, setPassage] = useState<number>();
  const paragraphs = paragraphsOf(story.content);
  const written = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(
    new Date(story.createdAt),
  );
  return (
    <main
      id="main"
      tabIndex={-1}
      className="reader"
      data-pictures={story.images.length > 0}
      style={{ '--reading-size': `var(--reading-size-${size})` } as React.CSSProperties}
    >
      <div className="reading-bar">
        <Link href="/library" aria-label={text.close} className="round-button reading-close">
          <X aria-hidden="true" />
        </Link>
        <div className="reading-rail">
          <ReadingPanel />
          {silence === null ? (
            <Narrator story={story} place={place} page={article} passage={passage} onPassage={setPassage} />
          ) : (
            <ListenButton why={text.silent[silence]} />
          )}
          {favorite}
        </div>
      </div>
      {story.images.length > 0 && <SidePicture images={story.images} paragraphs={paragraphs.length} place={place} />}
      <article ref={article} className="reading-page">
        <header className="story-opening" data-cover={story.cover !== null}>
          {story.cover !== null && (
            <img className="opening-picture" src={story.cover} alt="" width={1200} height={800} fetchPriority="high" />
          )}
          <h1 lang={story.language} aria-current={passage === 0 || undefined}>
            {story.title}
          </h1>
        </header>
        <p className="reading-facts">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" size={18} />
            {text.minutes(readingMinutes(story.readingTime))}
          </span>
          <time dateTime={story.createdAt}>{written}</time>
        </p>
        <StoryText
          story={story}
          paragraphs={paragraphs}
          spoken={passage === undefined ? undefined : passage - 1}
          end={end}
        />
        <StoryEnd story={story} isSpoken={passage === paragraphs.length + 1} />
      </article>
    </main>
  );
}
