import type { StorySummary } from '@sagolykta/contract/stories';
import { holdsWords, searchWords } from '@sagolykta/domain/story-search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContact } from '../../shared/api/contact.ts';
import { type StoriesAsked, storiesAskedQuery, storiesPerPage, storiesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { KeptStories } from './kept-stories.tsx';
import { libraryTexts } from './library-texts.ts';
import type { LibraryView } from './library-view.ts';
import { StoryCardSkeleton } from './story-card-skeleton.tsx';
import { StoryMonths } from './story-months.tsx';
import { whileWritten } from './while-written.ts';

const recentShown = 10;

interface StoryLibraryProps {
  readonly view: LibraryView;
  readonly timeZone: string;
  readonly onShowAll: () => void;
}

export function StoryLibrary({ view, timeZone, onShowAll }: StoryLibraryProps) {
  const text = useTexts(libraryTexts);
  const { isLost } = useContact();
  const stories = useQuery({ ...storiesQuery, refetchInterval: whileWritten });
  const isWhole = stories.data !== undefined && stories.data.length < storiesPerPage;
  const asked = askedOf(view);
  // Of a library that is whole here only words have to be looked for elsewhere: they may be anywhere in a story.
  const isAsked = asked !== null && stories.data !== undefined && (view.word !== '' || !isWhole);
  const found = useQuery({ ...storiesAskedQuery(asked ?? {}), enabled: isAsked });
  const read = isAsked ? found : stories;
  if (read.isPending) return <LibrarySkeleton />;
  if (read.isError) return <Trouble onRetry={() => void read.refetch()} />;
  const shown = shownOf(read.data, view, isLost);
  if (shown.length === 0) return <EmptyLibrary view={view} onShowAll={onShowAll} />;
  const last = shown.at(-1);
  const hasMore = view.filter !== 'recent' && read.data.length >= storiesPerPage;
  return (
    <>
      <KeptStories />
      {view.word !== '' && (
        <p role="status" className="mt-4 text-small text-text-muted">
          {text.found(shown.length, hasMore)}
        </p>
      )}
      <StoryMonths stories={shown} timeZone={timeZone} />
      {hasMore && last !== undefined && <OlderStories asked={asked ?? {}} after={last.id} timeZone={timeZone} />}
    </>
  );
}

/** null where the newest stories of everybody are asked for. */
function askedOf({ filter, child, word }: LibraryView): StoriesAsked | null {
  const asked: StoriesAsked = {
    ...(filter === 'favorites' ? { favorites: 'true' as const } : {}),
    ...(child === null ? {} : { child }),
    ...(word === '' ? {} : { search: word }),
  };
  return Object.keys(asked).length === 0 ? null : asked;
}

/** Without contact the device answers with all that it has, and words are looked for in what a card shows. */
function shownOf(stories: readonly StorySummary[], { filter, child, word }: LibraryView, isLost: boolean) {
  const words = isLost ? searchWords(word) : [];
  const shown = stories.filter(
    // A list that a device kept before stories had siblings has none.
    ({ isFavorite, childProfileId, siblingIds = [], title, preview, childName }) =>
      (filter !== 'favorites' || isFavorite) &&
      (child === null || [childProfileId, ...siblingIds].includes(child)) &&
      holdsWords([title, preview, childName], words),
  );
  return filter === 'recent' ? shown.slice(0, recentShown) : shown;
}

interface OlderStoriesProps {
  readonly asked: StoriesAsked;
  readonly after: string;
  readonly timeZone: string;
}

/** The next page, once it is asked for; and then the way to the page after it. */
function OlderStories({ asked, after, timeZone }: OlderStoriesProps) {
  const text = useTexts(libraryTexts);
  const [isWanted, setWanted] = useState(false);
  const older = useQuery({ ...storiesAskedQuery({ ...asked, cursor: after }), enabled: isWanted });
  const last = older.data?.at(-1);
  if (older.data !== undefined) {
    return (
      <>
        <StoryMonths stories={older.data} timeZone={timeZone} />
        {older.data.length >= storiesPerPage && last !== undefined && (
          <OlderStories asked={asked} after={last.id} timeZone={timeZone} />
        )}
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
    <div className="story-cards mt-5 grid gap-5">
      <StoryCardSkeleton />
      <StoryCardSkeleton />
    </div>
  );
}
