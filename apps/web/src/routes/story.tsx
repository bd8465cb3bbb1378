import { CallError } from '@sagolykta/contract/call-error';
import type { User } from '@sagolykta/contract/user';
import { mayNarrate } from '@sagolykta/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'wouter';
import type { PaperPageProps } from '../features/books/paper-page.tsx';
import type { SendPageProps } from '../features/family-sharing/send-page.tsx';
import { ListeningSlot } from '../features/listening/listening-slot.tsx';
import type { Silence } from '../features/listening/silence-texts.ts';
import type { BeingWrittenProps } from '../features/reading/being-written.tsx';
import { ReadingSkeleton } from '../features/reading/reading-skeleton.tsx';
import { StoryFailed } from '../features/reading/story-failed.tsx';
import { StoryNotFound } from '../features/reading/story-not-found.tsx';
import { StoryView } from '../features/reading/story-view.tsx';
import { FavoriteButton } from '../features/stories/favorite-button.tsx';
import { lazyRoute } from '../lazy-route.tsx';
import { storyQuery } from '../shared/api/queries.ts';
import { Column } from '../shared/ui/column.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import type { MendProps } from './mend.tsx';

// What is read has come by the first chunk; what else may be done with a story, by its own.
const BeingWritten = lazyRoute<BeingWrittenProps>(
  async () => (await import('../features/reading/being-written.tsx')).BeingWritten,
  ReadingSkeleton,
);
const Mend = lazyRoute<MendProps>(async () => (await import('./mend.tsx')).Mend);
const PaperPage = lazyRoute<PaperPageProps>(async () => (await import('../features/books/paper-page.tsx')).PaperPage);

const SendPage = lazyRoute<SendPageProps>(
  async () => (await import('../features/family-sharing/send-page.tsx')).SendPage,
);

export function StoryRoute({ user }: { user: User }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const story = useQuery(storyQuery(id));
  usePageTitle(story.data?.title || 'Sagolykta');
  if (story.isPending) return <ReadingSkeleton />;
  if (story.isError) {
    const isOutOfReach = !(story.error instanceof CallError);
    const isGone = story.error instanceof CallError && story.error.status === 404;
    return (
      <Column>
        <StoryNotFound isOutOfReach={isOutOfReach} onRetry={isGone ? undefined : () => void story.refetch()} />
      </Column>
    );
  }
  if (story.data.status === 'writing') return <BeingWritten key={id} story={story.data} />;
  if (story.data.status === 'failed') {
    return (
      <Column>
        <StoryFailed />
      </Column>
    );
  }
  const isReader = user.family.role === 'reader';
  if (search.get('view') === 'paper' && !isReader) return <PaperPage key={id} story={story.data} user={user} />;
  if (search.get('view') === 'mend' && !isReader) return <Mend key={id} story={story.data} />;
  if (search.get('view') === 'send' && !isReader) return <SendPage key={id} story={story.data} />;
  return (
    <StoryView
      key={id}
      story={story.data}
      timeZone={user.timeZone}
      listening={(page) => <ListeningSlot story={story.data} silence={silenceFor(user)} {...page} />}
      favorite={!isReader && <FavoriteButton story={story.data} look="plain" />}
    />
  );
}

function silenceFor(user: User): Silence | null {
  // Hearing the stories is what a reader was asked in for, whatever the family hears at home.
  if (user.family.role === 'reader') return null;
  if (!mayNarrate(user)) return 'needs-premium';
  return user.voiceNarration ? null : 'switched-off';
}
