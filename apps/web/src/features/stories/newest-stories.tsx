import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { storiesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { homeTexts } from './home-texts.ts';
import { StoryCard } from './story-card.tsx';
import { StoryCardSkeleton } from './story-card-skeleton.tsx';

const newestShown = 3;

/** The three newest stories of the family, with a way to all of them. */
export function NewestStories() {
  const text = useTexts(homeTexts);
  const stories = useQuery(storiesQuery);
  return (
    <section className="mt-9">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <h2>{text.newest}</h2>
        <ButtonLink kind="quiet" size="small" href="/library" className="-mr-3">
          {text.all}
          <ChevronRight aria-hidden="true" size={18} />
        </ButtonLink>
      </div>
      <div className="grid gap-4">
        {stories.isPending && <StoryCardSkeleton shape="row" />}
        {stories.isError && <Trouble onRetry={() => void stories.refetch()} />}
        {stories.data?.length === 0 && <p className="text-text-muted">{text.none}</p>}
        {stories.data?.slice(0, newestShown).map((story) => (
          <StoryCard key={story.id} story={story} shape="row" />
        ))}
      </div>
    </section>
  );
}
