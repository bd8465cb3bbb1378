import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { CalledQuestion } from '../features/child-profiles/called-question.tsx';
import { CreateStory } from '../features/stories/create-story.tsx';
import { createTexts } from '../features/stories/create-texts.ts';
import { NoChild } from '../features/stories/no-child.tsx';
import { useActiveChild } from '../shared/api/active-child.ts';
import { statsQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { Column } from '../shared/ui/column.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { Trouble } from '../shared/ui/trouble.tsx';

export function CreateStoryRoute() {
  const text = useTexts(createTexts);
  const [search] = useSearchParams();
  const child = useActiveChild();
  const stats = useQuery(statsQuery);
  usePageTitle(text.title(child.data?.name ?? '…'));
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
        <>
          <header className="pt-1 pb-4.5">
            <h1 className="wrap-anywhere">{text.title(child.data.name)}</h1>
          </header>
          <CreateStory
            key={child.data.id}
            child={child.data}
            stats={stats.data}
            theme={search.get('theme')}
            question={<CalledQuestion child={child.data} />}
          />
        </>
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
