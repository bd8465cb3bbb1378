import { texts } from '../../shared/messages/language.tsx';

export const pictureBookTexts = texts({
  sv: {
    pages: 'Sidor',
    page: (page: number, all: number) => `Sida ${page} av ${all}`,
    nextPage: 'Nästa sida',
    pageBefore: 'Föregående sida',
  },
  en: {
    pages: 'Pages',
    page: (page: number, all: number) => `Page ${page} of ${all}`,
    nextPage: 'Next page',
    pageBefore: 'Previous page',
  },
});
