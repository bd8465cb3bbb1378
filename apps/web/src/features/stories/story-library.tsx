import type { StorySummary } from '@sagolykta/contract/stories';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoriteStoriesQuery, olderStoriesQuery, storiesPerPage, storiesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { KeptStories } from './kept-stories.tsx';
import { type LibraryFilter, libraryTexts } from './library-texts.ts';
import { StoryCard } from './story-card.tsx';
import { StoryCardSkeleton } from './story-card-skeleton.tsx';
import { whileWritten } from './while-written.ts';

const recentShown = 10;

interface StoryLibraryProps {
  readonly filter: LibraryFilter;
  readonly onShowAll: () => void;
}

export function StoryLibrary({ filter, onShowAll }: StoryLibraryProps) {
  const stories = useQuery({ ...storiesQuery, refetchInterval: whileWritten });
  const isWhole = stories.data !== undefined && stories.data.length < storiesPerPage;
  // A library of more than one page has favourites that are not on the first.
  const asksForFavorites = filter === 'favorites' && stories.data !== undefined && !isWhole;
  const favorites = useQuery({ ...favoriteStoriesQuery, enabled: asksForFavorites });
  const read = asksForFavorites ? favorites : stories;
  if (read.isPending) return <LibrarySkeleton />;
  if (read.isError) return <Trouble onRetry={() => void read.refetch()} />;
  const shown = filtered(read.data, filter);
  if (shown.length === 0) return <EmptyLibrary filter={filter} onShowAll={onShowAll} />;
  const last = shown.at(-1);
  return (
    <>
      <KeptStories />
      <Cards stories={shown} />
      {filter === 'all' && !isWhole && last !== undefined && <OlderStories after={last.id} />}
    </>
  );
}

function filtered(stories: readonly StorySummary[], filter: LibraryFilter): readonly StorySummary[] {
  if (filter === 'favorites') return stories.filter(({ isFavorite }) => isFavorite);
  if (filter === 'recent') return stories.slice(0, recentShown);
  return stories;
}

function Cards({ stories }: { stories: readonly StorySummary[] }) {
  return (
    <div className="mt-5 grid gap-5">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} hasFavoriteButton />
      ))}
    </div>
  );
}

/** The next page, once it is asked for; and then the way to the page after it. */
function OlderStories({ after }: { after: string }) {
  const text = useTexts(libraryTexts);
  const [isWanted, setWanted] = useState(false);
  const older = useQuery({ ...olderStoriesQuery(after), enabled: isWanted });
  const last = older.data?.at(-1);
  if (older.data !== undefined) {
    return (
      <>
        <Cards stories={older.data} />
        {older.data.length >= storiesPerPage && last !== undefined && <OlderStories after={last.id} />}
      </>
    );
  }
  if (older.isError) return <Trouble onRetry={() => void older.refetch()} />;
  return (
    <Button kind="outline" full className="mt-6" disabled={isWanted} onClick={() => setWanted(true)}>
      {isWanted ? text.fetching : text.older}
    </Button>
  );
}

function LibrarySkeleton() {
  return (
    <div className="mt-5 grid gap-5">
      <StoryCardSkeleton />
      <StoryCardSkeleton />
    </div>
  );
}
