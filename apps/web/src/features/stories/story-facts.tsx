import type { StorySummary } from '@sagolykta/contract/stories';
import { readingMinutes } from '@sagolykta/domain/reading-time';
import { Clock, Headphones, Image } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { storyTexts } from './story-texts.ts';

const fact = 'inline-flex items-center gap-[5px]';

/** Reading time, pictures and sound, each with its small mark. */
export function StoryFacts({ story, children }: { story: StorySummary; children?: React.ReactNode }) {
  const text = useTexts(storyTexts);
  return (
    <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-caption leading-5 text-text-faint">
      <span className={fact}>
        <Clock aria-hidden="true" size={16} />
        {text.minutes(readingMinutes(story.readingTime))}
      </span>
      <span className={fact}>
        <Image aria-hidden="true" size={16} />
        <span aria-hidden="true">{story.imageCount}</span>
        <span className="sr-only">{text.pictures(story.imageCount)}</span>
      </span>
      {story.hasAudio && (
        <span className={fact}>
          <Headphones aria-hidden="true" size={16} />
          {text.audio}
        </span>
      )}
      {children}
    </span>
  );
}
