import type { StorySummary } from '@sagolykta/contract/stories';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { filters, type LibraryFilter, libraryTexts } from '../features/stories/library-texts.ts';
import { StoryLibrary } from '../features/stories/story-library.tsx';
import { storiesPerPage, storiesQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { Chips } from '../shared/ui/chip.tsx';
import { Column } from '../shared/ui/column.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';

export function LibraryRoute() {
  const text = useTexts(libraryTexts);
  const [search, setSearch] = useSearchParams();
  usePageTitle(text.title);
  const filter = filters.find((known) => known === search.get('show')) ?? 'all';
  // In the address, so that coming back from a story leads to the same stories.
  const choose = (next: LibraryFilter) => setSearch(next === 'all' ? {} : { show: next }, { replace: true });
  return (
    <Column>
      <header className="pt-2 pb-4.5">
        <h1>{text.title}</h1>
        <p className="mt-1 text-text-muted">
          <Lede filter={filter} />
        </p>
      </header>
      <Chips
        label={text.filter}
        choices={filters.map((value) => ({ value, label: text.filters[value] }))}
        chosen={filter}
        onChoose={choose}
      />
      <StoryLibrary filter={filter} onShowAll={() => choose('all')} />
    </Column>
  );
}

function Lede({ filter }: { filter: LibraryFilter }) {
  const text = useTexts(libraryTexts);
  const { data: stories = [] } = useQuery(storiesQuery);
  if (filter === 'favorites') return text.favoritesLede;
  if (stories.length === 0) return text.lede;
  if (stories.length >= storiesPerPage) return text.many;
  return text.count(stories.length, onlyChildIn(stories));
}

function onlyChildIn(stories: readonly StorySummary[]): string | null {
  const names = new Set(stories.map(({ childName }) => childName));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}
