import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { User } from '@sagolykta/contract/user';
import { dayIn, hourIn, monthOf } from '@sagolykta/domain/family-day';
import { seasonOfMonth } from '@sagolykta/domain/season';
import { tonightsTheme } from '@sagolykta/domain/tonights-theme';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { ChildSwitch } from '../features/child-profiles/child-switch.tsx';
import { Greeting } from '../features/child-profiles/greeting.tsx';
import { Welcome } from '../features/child-profiles/welcome.tsx';
import { CountersSkeleton } from '../features/stories/counters-skeleton.tsx';
import { LastRead } from '../features/stories/last-read.tsx';
import { NewestStories } from '../features/stories/newest-stories.tsx';
import { Counters, TonightsStory, TonightsTheme } from '../features/stories/tonight.tsx';
import { PromotionCard } from '../features/subscription/promotion-card.tsx';
import { useActiveChild } from '../shared/api/active-child.ts';
import { statsQuery, storiesQuery } from '../shared/api/queries.ts';
import { useLanguage } from '../shared/messages/language.tsx';
import { Column } from '../shared/ui/column.tsx';
import { late } from '../shared/ui/late.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { Trouble } from '../shared/ui/trouble.tsx';
import { useNow } from '../shared/ui/use-is-served.ts';
import { HomeSkeleton } from './home-frame.tsx';

const PremiumWelcome = late(async () => (await import('../features/subscription/premium-welcome.tsx')).PremiumWelcome);

export function HomeRoute({ user }: { user: User }) {
  usePageTitle('Sagolykta');
  // The served page has begun these reads already; asked for here, they wait for nothing and nobody.
  usePrefetchQuery(statsQuery);
  usePrefetchQuery(storiesQuery);
  const child = useActiveChild();
  const [search] = useSearchParams();
  const hour = hourIn(user.timeZone, useNow());
  const parentName = user.calledName ?? user.firstName;
  if (child.isPending) return <HomeSkeleton />;
  if (child.isError) {
    return (
      <Column>
        <Trouble level="h1" onRetry={() => void child.refetch()} />
      </Column>
    );
  }
  return (
    <Column isWide={child.data !== null}>
      {search.get('welcome') === 'premium' && <PremiumWelcome />}
      <Greeting hour={hour} child={child.data} parentName={parentName} />
      {child.data === null ? <Welcome /> : <Tonight user={user} child={child.data} />}
    </Column>
  );
}

function Tonight({ user, child }: { user: User; child: ChildProfileView }) {
  const { language } = useLanguage();
  const stats = useQuery(statsQuery);
  const today = dayIn(user.timeZone, useNow());
  const theme = tonightsTheme(today)[language];
  return (
    <>
      <ChildSwitch child={child} />
      <div className="home-columns">
        <div>
          <TonightsTheme theme={theme} />
          <section className="mt-4.5 grid gap-4">
            <TonightsStory child={child} season={seasonOfMonth(monthOf(today))} />
            {stats.isPending && <CountersSkeleton />}
            {stats.data !== undefined && <Counters stats={stats.data} showStreak={user.showStreak} />}
            <LastRead timeZone={user.timeZone} />
          </section>
        </div>
        <div>
          <NewestStories />
          {!user.isSubscribed && user.family.role === 'owner' && <PromotionCard />}
        </div>
      </div>
    </>
  );
}
