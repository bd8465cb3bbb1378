import type { Story } from '@sagolykta/contract/stories';
import { Heart } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { storyTexts } from './story-texts.ts';
import { useFavorite } from './use-favorite.ts';

interface FavoriteButtonProps {
  readonly story: Pick<Story, 'id' | 'title' | 'isFavorite'>;
  /** 'glass' lies on a picture, 'plain' in a row of controls. */
  readonly look?: 'glass' | 'plain';
}

export function FavoriteButton({ story, look = 'glass' }: FavoriteButtonProps) {
  const text = useTexts(storyTexts);
  const favorite = useFavorite(story);
  return (
    <button
      type="button"
      aria-pressed={story.isFavorite}
      aria-label={text.favoriteNamed(story.title)}
      disabled={favorite.isPending}
      onClick={() => favorite.mutate()}
      className={look === 'glass' ? 'round-button glass' : 'round-button'}
    >
      <Heart aria-hidden="true" fill={story.isFavorite ? 'currentColor' : 'none'} />
    </button>
  );
}
