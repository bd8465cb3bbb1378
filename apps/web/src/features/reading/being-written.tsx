import type { Story } from '@sagolykta/contract/stories';
import { paragraphsOf } from '@sagolykta/domain/story-layout';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { useTexts } from '../../shared/messages/language.tsx';
import { Lantern } from '../../shared/ui/lantern.tsx';
import { beingWrittenTexts } from './being-written-texts.ts';
import { readingTexts } from './reading-texts.ts';
import { useFollowStory } from './use-follow-story.ts';
import { useScreenAwake } from './wake-lock.ts';
import './reading.css';

export interface BeingWrittenProps {
  readonly story: Story;
}

/** A story that comes paragraph by paragraph: reading may begin with the first. The light rises as it is written. */
export function BeingWritten({ story }: BeingWrittenProps) {
  const { close } = useTexts(readingTexts);
  const text = useTexts(beingWrittenTexts);
  const progress = useFollowStory(story.id);
  useScreenAwake();
  const percent = Math.round(progress * 100);
  return (
    <main id="main" tabIndex={-1} className="reader" data-pictures="false">
      <div className="reading-bar">
        <Link href="/library" aria-label={close} className="round-button reading-close">
          <X aria-hidden="true" />
        </Link>
      </div>
      <article className="reading-page" aria-busy="true">
        <h1 lang={story.language}>{story.title === '' ? text.beingWritten : story.title}</h1>
        <div className="prose mt-8" lang={story.language}>
          {paragraphsOf(story.content).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's place is its identity; two may say the same
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <footer className="mt-11 grid justify-items-center gap-3 text-center">
          <div
            role="progressbar"
            aria-label={text.beingWritten}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="rising-light"
            style={{ '--written': `${percent}%` } as React.CSSProperties}
          >
            <Lantern lit={false} className="h-[76px] w-[54px]" />
            <Lantern className="h-[76px] w-[54px]" />
          </div>
          <p role="status" className="text-small text-ink-muted">
            {story.content === '' ? text.thinking : text.goesOn}
          </p>
        </footer>
      </article>
    </main>
  );
}
