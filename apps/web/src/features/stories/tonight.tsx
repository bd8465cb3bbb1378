import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { UserStats } from '@sagolykta/contract/user';
import { storiesLeft } from '@sagolykta/domain/daily-limit';
import { freeStoriesPerDay } from '@sagolykta/domain/plan';
import type { Season } from '@sagolykta/domain/season';
import { ChevronRight, Moon, MoonStar, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useEvening } from '../../shared/api/evening.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { useEveningWords } from '../../shared/ui/evening-note.tsx';
import { Lantern, Lanterns } from '../../shared/ui/lantern.tsx';
import { homeTexts } from './home-texts.ts';
import { TonightsPicture } from './tonights-picture.tsx';

/** One line; tapping it opens the creation screen with the theme filled in. */
export function TonightsTheme({ theme }: { theme: string }) {
  const text = useTexts(homeTexts);
  return (
    <Link
      href={`/create-story?theme=${encodeURIComponent(theme)}`}
      className="mt-3.5 flex min-h-14 items-center gap-3 rounded-md py-1.5"
    >
      <span className="grid size-11 flex-none place-items-center rounded-full bg-raised text-lamp-text">
        <MoonStar aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-caption text-text-faint">{text.theme}</span>
        <span className="block font-display text-label font-semibold">{theme}</span>
      </span>
      <ChevronRight aria-hidden="true" className="text-text-faint" />
    </Link>
  );
}

/** The one lit thing of the home screen; unlit when no story would be written now, and it says why. */
export function TonightsStory({ child, season }: { child: ChildProfileView; season: Season }) {
  const text = useTexts(homeTexts);
  const closed = useEveningWords(useEvening());
  return (
    <Card className="overflow-hidden !p-0">
      <TonightsPicture key={child.id} child={child} season={season} />
      <div className="px-5 pt-3.5 pb-5">
        <h2>{closed?.title ?? text.title}</h2>
        <p className="mt-1 mb-4 text-text-muted">{closed?.description ?? text.lede}</p>
        <ButtonLink kind={closed === null ? 'lamp' : 'soft'} size="large" full href="/create-story">
          <Sparkles aria-hidden="true" />
          {text.create}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Stories left today and nights in a row; a family may hide the second. */
export function Counters({ stats, showStreak }: { stats: UserStats; showStreak: boolean }) {
  const text = useTexts(homeTexts);
  const left = storiesLeft(stats.dailyStoryCount);
  return (
    <div className={`grid gap-3 ${showStreak ? 'grid-cols-2' : ''}`}>
      {stats.isSubscribed ? (
        <Counter {...text.unlimited} mark={<Lantern className="h-[34px] w-6" />} />
      ) : (
        <Counter
          {...text.left(left)}
          mark={<Lanterns left={left} all={freeStoriesPerDay} label={text.lanterns(left)} />}
        />
      )}
      {showStreak && (
        <Counter
          {...text.streak(stats.currentStreak)}
          mark={<Moon aria-hidden="true" size={28} fill="currentColor" className="text-lamp-text" />}
        />
      )}
    </div>
  );
}

function Counter({ mark, count, of }: { mark: ReactNode; count: string; of: string }) {
  return (
    <Card className="grid content-start gap-1.5 !px-4 !py-3.5">
      <span className="flex h-[34px] items-center">{mark}</span>
      <p>
        <span className="block font-display text-label font-bold">{count}</span>
        <span className="block text-small text-text-muted">{of}</span>
      </p>
    </Card>
  );
}
