import { dayIn } from '@sagolykta/domain/family-day';
import { offerOf } from '@sagolykta/domain/reading-place';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { lastReadQuery } from '../../shared/api/queries.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { useNow } from '../../shared/ui/use-is-served.ts';
import { StoryPicture } from './story-picture.tsx';

const lastReadTexts = texts({
  sv: { goOn: 'Fortsätt där ni var', again: 'Igen?', left: (percent: number) => `${percent} % läst` },
  en: { goOn: 'Go on where you were', again: 'Again?', left: (percent: number) => `${percent} % read` },
});

/** The story that was read last, on whatever device: to go on with, or on another evening to hear again. */
export function LastRead({ timeZone }: { timeZone: string }) {
  const text = useTexts(lastReadTexts);
  const last = useQuery(lastReadQuery).data?.last ?? null;
  const today = dayIn(timeZone, useNow());
  if (last === null) return null;
  const { story, place } = last;
  const offer = offerOf({ ...place, day: dayIn(timeZone, new Date(place.keptAt)) }, today);
  if (offer === 'nothing') return null;
  const Mark = offer === 'go-on' ? BookOpen : RotateCcw;
  return (
    <Card className="overflow-hidden !p-0">
      <Link
        href={`/story/${story.id}`}
        className="story-link grid grid-cols-[88px_1fr] items-center gap-4 rounded-lg p-3.5"
      >
        <StoryPicture story={story} className="story-thumbnail h-18 w-22 rounded-[14px]" />
        <span className="grid min-w-0 gap-1">
          <span className="flex items-center gap-1.5 text-caption text-text-muted">
            <Mark aria-hidden="true" size={16} />
            {text[offer === 'go-on' ? 'goOn' : 'again']}
          </span>
          <span lang={story.language} className="font-display text-label font-semibold wrap-anywhere">
            {story.title}
          </span>
          {offer === 'go-on' && (
            <span className="flex items-center gap-2.5 text-caption text-text-faint">
              <svg aria-hidden="true" className="h-1 flex-1 rounded-full bg-sunken">
                <rect height="100%" width={`${place.percent}%`} className="fill-lamp-line" />
              </svg>
              {text.left(place.percent)}
            </span>
          )}
        </span>
      </Link>
    </Card>
  );
}
