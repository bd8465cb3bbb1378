import type { StorySummary } from '@sagolykta/contract/stories';
import { storyAge } from '@sagolykta/domain/story-age';
import { Heart } from 'lucide-react';
import { Link } from 'wouter';
import { useTexts } from '../../shared/messages/language.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { useNow } from '../../shared/ui/use-is-served.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { StoryFacts } from './story-facts.tsx';
import { StoryPicture } from './story-picture.tsx';
import { storyTexts } from './story-texts.ts';

interface StoryCardProps {
  readonly story: StorySummary;
  /** 'tall' with the whole picture, for the library; 'row' with a thumbnail, for the home screen. */
  readonly shape?: 'tall' | 'row';
  /** A heart that can be pressed; without it a favourite wears a badge. */
  readonly hasFavoriteButton?: boolean;
}

/** The whole card opens the story; the heart lies beside the link, not in it. */
export function StoryCard({ story, shape = 'tall', hasFavoriteButton = false }: StoryCardProps) {
  const Shape = shape === 'tall' ? TallCard : RowCard;
  return (
    <Card className="relative overflow-hidden !p-0">
      <Shape story={story} hasBadge={story.isFavorite && !hasFavoriteButton} />
      {hasFavoriteButton && (
        <span className="absolute top-3 right-3">
          <FavoriteButton story={story} />
        </span>
      )}
    </Card>
  );
}

interface ShapeProps {
  readonly story: StorySummary;
  readonly hasBadge: boolean;
}

function TallCard({ story, hasBadge }: ShapeProps) {
  return (
    <Link href={`/story/${story.id}`} className="story-link block rounded-lg">
      <div className="story-cover" data-drawn={story.image !== null}>
        <StoryPicture story={story} className="story-cover-picture" />
        <h3 lang={story.language} className="title-small">
          <Title story={story} />
        </h3>
        {hasBadge && <FavoriteBadge />}
      </div>
      <div className="px-4.5 pt-3 pb-4">
        <p lang={story.language} className="mt-1 mb-3 text-small text-text-muted">
          {previewOf(story)}
        </p>
        <StoryFacts story={story}>
          <span className="ml-auto">
            <Age createdAt={story.createdAt} />
          </span>
        </StoryFacts>
      </div>
    </Link>
  );
}

function RowCard({ story, hasBadge }: ShapeProps) {
  return (
    <Link href={`/story/${story.id}`} className="story-link grid gap-3 rounded-lg p-3.5">
      <div className="grid grid-cols-[112px_1fr] items-center gap-4">
        <div className="relative">
          <StoryPicture story={story} className="story-thumbnail h-22 w-28 rounded-[14px]" />
          {hasBadge && <FavoriteBadge />}
        </div>
        <div className="grid min-w-0 gap-1">
          <h3 lang={story.language} className="wrap-anywhere">
            <Title story={story} />
          </h3>
          <span className="text-caption text-text-faint">
            <Age createdAt={story.createdAt} />
          </span>
        </div>
      </div>
      <div className="grid gap-2.5 px-1">
        <p lang={story.language} className="text-small text-text-muted">
          {previewOf(story)}
        </p>
        <StoryFacts story={story} />
      </div>
    </Link>
  );
}

function FavoriteBadge() {
  const text = useTexts(storyTexts);
  return (
    <span className="glass favorite-badge absolute top-1.5 right-1.5 grid size-7 place-items-center rounded-full">
      <Heart aria-hidden="true" size={16} fill="currentColor" />
      <span className="sr-only">{text.favorite}</span>
    </span>
  );
}

function Age({ createdAt }: { createdAt: string }) {
  const text = useTexts(storyTexts);
  return <time dateTime={createdAt}>{text.age(storyAge(new Date(createdAt), useNow()))}</time>;
}

function Title({ story }: { story: StorySummary }) {
  const text = useTexts(storyTexts);
  return story.title === '' ? text.beingWritten : story.title;
}

/** A story is longer than its preview: the dots say so. */
function previewOf({ preview }: StorySummary): string {
  return `${preview.trim()}…`;
}
