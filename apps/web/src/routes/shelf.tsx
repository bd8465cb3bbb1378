import type { SentStory } from '@sagolykta/contract/sent-stories';
import type { StorySummary } from '@sagolykta/contract/stories';
import type { User } from '@sagolykta/contract/user';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { sentQuery } from '../features/family-sharing/sending-queries.ts';
import { SentToReader } from '../features/family-sharing/sent-to-reader.tsx';
import { shelfPages } from '../features/family-sharing/sharing-queries.ts';
import { sharingTexts } from '../features/family-sharing/sharing-texts.ts';
import { StoryCard } from '../features/stories/story-card.tsx';
import { StoryCardSkeleton } from '../features/stories/story-card-skeleton.tsx';
import { useTexts } from '../shared/messages/language.tsx';
import { Button, ButtonLink } from '../shared/ui/button.tsx';
import { Column } from '../shared/ui/column.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { Trouble } from '../shared/ui/trouble.tsx';

/** Home of whoever is asked in to read: a quiet shelf, and the way to their own account. */
export function ShelfRoute({ user }: { user: User }) {
  const text = useTexts(sharingTexts);
  usePageTitle(text.shelf);
  const shelf = useInfiniteQuery(shelfPages);
  // Without an answer the shelf is what it is: each story in its place.
  const sent = useQuery(sentQuery);
  const owner = user.joined.find(({ id }) => id === user.family.id)?.owner ?? null;
  return (
    <Column isWide>
      <header className="flex flex-wrap items-center justify-between gap-3 pt-2 pb-4.5">
        <div>
          <h1>{text.shelf}</h1>
          {owner !== null && <p className="mt-1 text-text-muted">{text.shelfFrom(owner)}</p>}
        </div>
        <ButtonLink kind="soft" href="/settings">
          {text.account}
        </ButtonLink>
      </header>
      {(shelf.isPending || sent.isPending) && <StoryCardSkeleton />}
      {shelf.isError && <Trouble onRetry={() => void shelf.refetch()} />}
      {shelf.data !== undefined && !sent.isPending && (
        <>
          <SentToReader sent={sent.data ?? []} card={(story) => <StoryCard story={story} />} />
          <Stories stories={shelf.data.pages.flat()} shownFirst={sent.data ?? []} />
        </>
      )}
      {shelf.hasNextPage && (
        <Button kind="outline" full className="mt-6" onClick={() => void shelf.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </Column>
  );
}

interface StoriesProps {
  readonly stories: readonly StorySummary[];
  readonly shownFirst: readonly SentStory[];
}

function Stories({ stories, shownFirst }: StoriesProps) {
  const text = useTexts(sharingTexts);
  if (stories.length === 0) return <Empty title={text.emptyShelf}>{text.emptyShelfWords}</Empty>;
  const others = stories.filter(({ id }) => !shownFirst.some(({ story }) => story.id === id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="newest">
      <h2 id="newest" className="mb-3 text-h3 text-text-muted">
        {text.newest}
      </h2>
      <div className="story-cards grid gap-5">
        {others.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </div>
    </section>
  );
}
