import { Sparkles } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { type LibraryFilter, libraryTexts } from './library-texts.ts';

export function EmptyLibrary({ filter, onShowAll }: { filter: LibraryFilter; onShowAll: () => void }) {
  const text = useTexts(libraryTexts);
  const isFavorites = filter === 'favorites';
  return (
    <div className="mt-9">
      <Empty
        title={text.emptyTitle}
        action={
          isFavorites ? (
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
        {isFavorites ? text.emptyFavorites : text.empty}
      </Empty>
    </div>
  );
}
