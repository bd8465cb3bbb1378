import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { CalledQuestion } from '../features/child-profiles/called-question.tsx';
import { ReaderQuestion } from '../features/settings/reader-question.tsx';
import { CreateStory } from '../features/stories/create-story.tsx';
import { createTexts } from '../features/stories/create-texts.ts';
import { NoChild } from '../features/stories/no-child.tsx';
import { useActiveChild } from '../shared/api/active-child.ts';
import { childProfilesQuery, statsQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { Column } from '../shared/ui/column.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { Trouble } from '../shared/ui/trouble.tsx';

export function CreateStoryRoute() {
  const text = useTexts(createTexts);
  const [search] = useSearchParams();
  const child = useActiveChild();
  const stats = useQuery(statsQuery);
  const { data: children = [] } = useQuery(childProfilesQuery);
  return (
    <Column>
      <Link
        href="/"
        className="-ml-2 inline-flex min-h-12 items-center gap-2 pr-3 pl-2 font-display text-label font-semibold text-text-muted"
      >
        <ArrowLeft aria-hidden="true" />
        {text.back}
      </Link>
      {child.isPending && <CreateSkeleton />}
      {child.isError && <Trouble level="h1" onRetry={() => void child.refetch()} />}
      {child.data === null && <NoChild />}
      {child.data != null && (
        <CreateStory
          key={child.data.id}
          child={child.data}
          others={children.filter(({ id }) => id !== child.data?.id)}
          stats={stats.data}
          theme={search.get('theme')}
          questions={(asked) => (
            <>
              {asked.map((one) => (
                <CalledQuestion key={one.id} child={one} />
              ))}
              <ReaderQuestion isFirst={asked.every(({ storyCount }) => storyCount === 0)} />
            </>
          )}
        />
      )}
    </Column>
  );
}

function CreateSkeleton() {
  return (
    <div className="grid gap-5 pt-2">
      <Skeleton className="h-9 w-4/5" />
      <div className="grid grid-cols-2 gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
          <Skeleton key={place} className="h-28 !rounded-lg" />
        ))}
      </div>
    </div>
  );
}
