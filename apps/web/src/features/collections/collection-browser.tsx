import type { StoryCollection } from '@sagolykta/contract/collections';
import type { Season } from '@sagolykta/domain/season';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Chips } from '../../shared/ui/chip.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { CollectionCard } from './collection-card.tsx';
import { type CollectionFilter, collectionFilters, collectionTexts } from './collection-texts.ts';

interface CollectionBrowserProps {
  readonly collections: readonly StoryCollection[];
  readonly season: Season;
  readonly filter: CollectionFilter;
  readonly onFilter: (filter: CollectionFilter) => void;
}

/** The season's own collections first, then all of them. */
export function CollectionBrowser({ collections, season, filter, onFilter }: CollectionBrowserProps) {
  const text = useTexts(collectionTexts);
  const [first, ...others] = collections.filter(
    (collection) => collection.category === 'seasonal' && collection.season === season,
  );
  const shown = filter === 'all' ? collections : collections.filter(({ category }) => category === filter);
  return (
    <>
      {first !== undefined && (
        <section className="mb-9">
          <h2 className="mb-3">{text.now(season)}</h2>
          <div className="grid gap-4">
            <CollectionCard collection={first} size="large" isLit />
            {others.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} size="large" />
            ))}
          </div>
        </section>
      )}
      <section>
        <h2 className="mb-2">{text.all}</h2>
        <Chips
          label={text.filter}
          choices={collectionFilters.map((value) => ({ value, label: text.filters[value] }))}
          chosen={filter}
          onChoose={onFilter}
        />
        {shown.length === 0 && (
          <div className="mt-9">
            <Empty title={text.emptyTitle} action={<Button onClick={() => onFilter('all')}>{text.showAll}</Button>}>
              {text.empty}
            </Empty>
          </div>
        )}
        <CollectionGrid>
          {shown.map((collection) => (
            <CollectionCard key={collection.id} collection={collection} />
          ))}
        </CollectionGrid>
      </section>
    </>
  );
}

/** Two beside each other, one where the text is large. */
export function CollectionGrid({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,34%)),1fr))] gap-3.5">
      {children}
    </div>
  );
}
