import { texts } from '../../shared/messages/language.tsx';

export const filters = ['all', 'favorites', 'recent'] as const;
export type LibraryFilter = (typeof filters)[number];
type ByFilter = Readonly<Record<LibraryFilter, string>>;

export const libraryTexts = texts({
  sv: {
    title: 'Sagobiblioteket',
    lede: 'Här sparas alla era sagor',
    favoritesLede: 'Sagorna ni tycker mest om',
    /** `name` is null when the stories are about several children. */
    count: (count: number, name: string | null) => {
      const stories = count === 1 ? '1 saga' : `${count} sagor`;
      return name === null ? stories : `${stories} för ${name}`;
    },
    many: 'Fler än 100 sagor',
    filter: 'Visa',
    filters: { all: 'Alla sagor', favorites: 'Favoriter', recent: 'Senaste' } as ByFilter,
    emptyTitle: 'Inga sagor än',
    empty: 'Börja skapa magiska äventyr för ert barn. Den första sagan tänder lyktan.',
    emptyFavorites: 'Ni har inga favoriter än. Tryck på hjärtat vid sagorna ni tycker om, så samlas de här.',
    create: 'Skapa en saga',
    showAll: 'Visa alla sagor',
    noContact: 'Ingen kontakt med nätet',
    allKept: 'Alla era sagor finns här ändå.',
    someKept: (readable: number, all: number) =>
      `${readable} av ${all} sagor finns på den här enheten. Resten kommer när nätet är tillbaka.`,
    older: 'Visa äldre sagor',
    fetching: 'Hämtar …',
    search: 'Sök i biblioteket',
    searchHint: 'Sök: katten, månen, Elsa …',
    clearSearch: 'Rensa sökningen',
    found: (count: number, hasMore: boolean) =>
      hasMore ? `Minst ${count} sagor` : count === 1 ? '1 saga' : `${count} sagor`,
    nothingFound: 'Ingen saga hittades',
    nothingFoundFor: (word: string) => `Ingen av era sagor handlar om ”${word}”. Prova ett annat ord.`,
    whose: 'Vems sagor',
    everybody: 'Allas',
    childWithCount: (name: string, count: number) => `${name} (${count})`,
  },
  en: {
    title: 'Story Library',
    lede: 'All your stories are kept here',
    favoritesLede: 'The stories you love best',
    count: (count: number, name: string | null) => {
      const stories = count === 1 ? '1 story' : `${count} stories`;
      return name === null ? stories : `${stories} for ${name}`;
    },
    many: 'More than 100 stories',
    filter: 'Show',
    filters: { all: 'All Stories', favorites: 'Favorites', recent: 'Recent' } as ByFilter,
    emptyTitle: 'No stories yet',
    empty: 'Start creating magical adventures for your little one!',
    emptyFavorites: "You haven't favorited any stories yet. Heart the stories you love to see them here!",
    create: 'Create a story',
    showAll: 'Show all stories',
    noContact: 'No contact with the network',
    allKept: 'All your stories are here all the same.',
    someKept: (readable: number, all: number) =>
      `${readable} of ${all} stories are on this device. The rest will be here when the network is back.`,
    older: 'Show older stories',
    fetching: 'Fetching …',
    search: 'Search the library',
    searchHint: 'Search: the cat, the moon, Elsa …',
    clearSearch: 'Clear the search',
    found: (count: number, hasMore: boolean) =>
      hasMore ? `At least ${count} stories` : count === 1 ? '1 story' : `${count} stories`,
    nothingFound: 'No story found',
    nothingFoundFor: (word: string) => `None of your stories tells of “${word}”. Try another word.`,
    whose: 'Whose stories',
    everybody: 'Everybody’s',
    childWithCount: (name: string, count: number) => `${name} (${count})`,
  },
});
