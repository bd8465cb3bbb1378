import type { UserStats } from '@sagolykta/contract/user';
import { BookOpen, Clock, Heart, type LucideIcon, Moon } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { profileTexts } from './profile-texts.ts';

interface StoryStatsProps {
  /** undefined while they are on their way. */
  readonly stats: UserStats | undefined;
  readonly showStreak: boolean;
}

export function StoryStats({ stats, showStreak }: StoryStatsProps) {
  const text = useTexts(profileTexts);
  return (
    <section className="mt-9">
      <h2 className="mb-3">{text.stats}</h2>
      <ul className="grid grid-cols-2 gap-3">
        <Stat Icon={BookOpen} count={stats?.totalStories} label={text.totalStories} />
        {showStreak && <Stat Icon={Moon} count={stats?.currentStreak} label={text.currentStreak} />}
        <Stat Icon={Heart} count={stats?.favorites} label={text.favorites} />
        <Stat Icon={Clock} count={stats?.minutesRead} label={text.minutesRead} />
      </ul>
    </section>
  );
}

function Stat({ Icon, count, label }: { Icon: LucideIcon; count: number | undefined; label: string }) {
  return (
    <li className="rounded-lg bg-surface px-4.5 py-4 shadow-card">
      <Icon aria-hidden="true" className="mb-1.5 text-lamp-text" />
      <span className="block font-display text-h1 font-bold">{count ?? <Skeleton className="h-8.5 w-10" />}</span>{' '}
      <span className="mt-0.5 block text-small text-text-muted">{label}</span>
    </li>
  );
}
