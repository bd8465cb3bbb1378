import type { StoryAge } from '@sagolykta/domain/story-age';
import { texts } from '../../shared/messages/language.tsx';

export const storyTexts = texts({
  sv: {
    minutes: (count: number) => `${count} min`,
    pictures: (count: number) => (count === 1 ? '1 bild' : `${count} bilder`),
    audio: 'Ljud',
    beingWritten: 'Sagan skrivs',
    favorite: 'Favorit',
    favoriteNamed: (title: string) => `Favorit: ${title}`,
    added: 'Tillagd i favoriter',
    removed: 'Borttagen från favoriter',
    favoriteFailed: { title: 'Något gick fel', description: 'Favoriten kunde inte ändras' },
    age(age: StoryAge): string {
      if (age.kind === 'just-now') return 'Nyss';
      if (age.kind === 'hours') return age.hours === 1 ? 'För 1 timme sedan' : `För ${age.hours} timmar sedan`;
      if (age.kind === 'yesterday') return 'I går';
      return `För ${age.days} dagar sedan`;
    },
  },
  en: {
    minutes: (count: number) => `${count} min`,
    pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
    audio: 'Audio',
    beingWritten: 'The story is being written',
    favorite: 'Favorite',
    favoriteNamed: (title: string) => `Favorite: ${title}`,
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    favoriteFailed: { title: 'Something went wrong', description: 'Failed to update favorite status' },
    age(age: StoryAge): string {
      if (age.kind === 'just-now') return 'Just now';
      if (age.kind === 'hours') return `${age.hours}h ago`;
      if (age.kind === 'yesterday') return 'Yesterday';
      return `${age.days}d ago`;
    },
  },
});
