import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { StorySummary } from '@sagolykta/contract/stories';
import type { User } from '@sagolykta/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { LibrarySearch } from '../features/stories/library-search.tsx';
import { filters, libraryTexts } from '../features/stories/library-texts.ts';
import type { LibraryView } from '../features/stories/library-view.ts';
import { StoryLibrary } from '../features/stories/story-library.tsx';
import { childProfilesQuery, storiesPerPage, storiesQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { Chips } from '../shared/ui/chip.tsx';
import { Column } from '../shared/ui/column.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';

const everybody = '';

export function LibraryRoute({ user }: { user: User }) {
  const text = useTexts(libraryTexts);
  const { data: children = [] } = useQuery(childProfilesQuery);
  const { data: stories = [] } = useQuery(storiesQuery);
  usePageTitle(text.title);
  const [view, choose] = useLibraryView(children);
  const search = useCallback((word: string) => choose({ word }), [choose]);
  return (
    <Column isWide>
      <header className="pt-2 pb-4.5">
        <h1>{text.title}</h1>
        <p className="mt-1 text-text-muted">
          <Lede view={view} />
        </p>
      </header>
      {(stories.length > 1 || view.word !== '') && <LibrarySearch word={view.word} onSearch={search} />}
      <Chips
        label={text.filter}
        choices={filters.map((value) => ({ value, label: text.filters[value] }))}
        chosen={view.filter}
        onChoose={(filter) => choose({ filter })}
      />
      {children.length > 1 && (
        <Chips
          label={text.whose}
          choices={[
            { value: everybody, label: text.everybody },
            ...children.map(({ id, name, storyCount }) => ({
              value: id,
              label: text.childWithCount(name, storyCount),
            })),
          ]}
          chosen={view.child ?? everybody}
          onChoose={(child) => choose({ child: child === everybody ? null : child })}
        />
      )}
      <StoryLibrary
        view={view}
        timeZone={user.timeZone}
        onShowAll={() => choose({ filter: 'all', word: '', child: null })}
      />
    </Column>
  );
}

/** In the address, so that coming back from a story leads to the same stories. */
function useLibraryView(children: readonly ChildProfileView[]) {
  const [search, setSearch] = useSearchParams();
  const view: LibraryView = {
    filter: filters.find((known) => known === search.get('show')) ?? 'all',
    child: children.find(({ id }) => id === search.get('child'))?.id ?? null,
    word: search.get('search') ?? '',
  };
  const choose = useCallback(
    (change: Partial<LibraryView>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
          if (change.filter !== undefined) set('show', change.filter === 'all' ? '' : change.filter);
          if (change.child !== undefined) set('child', change.child ?? '');
          if (change.word !== undefined) set('search', change.word);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [view, choose] as const;
}

function Lede({ view }: { view: LibraryView }) {
  const text = useTexts(libraryTexts);
  const { data: stories = [] } = useQuery(storiesQuery);
  if (view.filter === 'favorites') return text.favoritesLede;
  if (stories.length === 0) return text.lede;
  if (stories.length >= storiesPerPage) return text.many;
  return text.count(stories.length, onlyChildIn(stories));
}

function onlyChildIn(stories: readonly StorySummary[]): string | null {
  const names = new Set(stories.map(({ childName }) => childName));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : null;
}
