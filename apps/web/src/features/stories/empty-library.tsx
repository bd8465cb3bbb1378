import { Sparkles } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { libraryTexts } from './library-texts.ts';
import type { LibraryView } from './library-view.ts';

export function EmptyLibrary({ view, onShowAll }: { view: LibraryView; onShowAll: () => void }) {
  const text = useTexts(libraryTexts);
  const isSearched = view.word !== '';
  const isFiltered = isSearched || view.filter === 'favorites';
  return (
    <div className="mt-9">
      <Empty
        title={isSearched ? text.nothingFound : text.emptyTitle}
        action={
          isFiltered ? (
            <Button size="large" onClick={onShowAll}>
              {text.showAll}
            </Button>
          ) : (
            <ButtonLink kind="lamp" size="large" href="/create-story">
              <Sparkles aria-hidden="true" />
              {text.create}
            </ButtonLink>
          )
        }
      >
        {isSearched ? text.nothingFoundFor(view.word) : view.filter === 'favorites' ? text.emptyFavorites : text.empty}
      </Empty>
    </div>
  );
}
