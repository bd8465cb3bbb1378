import type { StorySummary } from '@sagolykta/contract/stories';
import { readingMinutes } from '@sagolykta/domain/reading-time';
import { useQuery } from '@tanstack/react-query';
import { Clock, Headphones, Image, User } from 'lucide-react';
import { childProfilesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { storyTexts } from './story-texts.ts';

const fact = 'inline-flex items-center gap-[5px]';

/** Reading time, pictures and sound, each with its small mark. */
export function StoryFacts({ story, children }: { story: StorySummary; children?: React.ReactNode }) {
  const text = useTexts(storyTexts);
  return (
    <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-caption leading-5 text-text-faint">
      <Whose story={story} />
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

/** Whose story it is, where it could be another's: not where the family has one child. */
function Whose({ story }: { story: StorySummary }) {
  const { data: children } = useQuery({ ...childProfilesQuery, enabled: false });
  if (children?.length === 1) return null;
  return (
    <span className={fact}>
      <User aria-hidden="true" size={16} />
      <span className="wrap-anywhere">{story.childName}</span>
    </span>
  );
}
