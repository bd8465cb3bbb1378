import type { StoryCollection } from '@sagolykta/contract/collections';
import type { User } from '@sagolykta/contract/user';
import { dayIn, monthOf } from '@sagolykta/domain/family-day';
import { type Season, seasonOfMonth } from '@sagolykta/domain/season';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { CollectionBrowser } from '../features/collections/collection-browser.tsx';
import { CollectionPage } from '../features/collections/collection-page.tsx';
import { CollectionsSkeleton } from '../features/collections/collection-skeleton.tsx';
import { collectionFilters, collectionTexts } from '../features/collections/collection-texts.ts';
import { useGenerateStory } from '../features/stories/use-generate-story.ts';
import { useActiveChild } from '../shared/api/active-child.ts';
import { collectionsQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Column } from '../shared/ui/column.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { Trouble } from '../shared/ui/trouble.tsx';

export function CollectionsRoute({ user }: { user: User }) {
  const [search] = useSearchParams();
  const id = search.get('collection');
  const season = seasonOfMonth(monthOf(dayIn(user.timeZone, new Date())));
  return (
    <Column>
      {id === null ? <AllCollections season={season} /> : <OneCollection id={id} season={season} user={user} />}
    </Column>
  );
}

function AllCollections({ season }: { season: Season }) {
  const text = useTexts(collectionTexts);
  const collections = useQuery(collectionsQuery);
  const [search, setSearch] = useSearchParams();
  usePageTitle(text.title);
  return (
    <>
      <header className="pt-2 pb-4.5">
        <h1>{text.title}</h1>
        <p className="mt-1 text-text-muted">{text.lede}</p>
      </header>
      {collections.isPending && <CollectionsSkeleton />}
      {collections.isError && <Trouble onRetry={() => void collections.refetch()} />}
      {collections.data !== undefined && (
        <CollectionBrowser
          collections={collections.data}
          season={season}
          filter={collectionFilters.find((known) => known === search.get('show')) ?? 'all'}
          onFilter={(filter) => setSearch(filter === 'all' ? {} : { show: filter }, { replace: true })}
        />
      )}
    </>
  );
}

interface OneCollectionProps {
  readonly id: string;
  readonly season: Season;
  readonly user: User;
}

function OneCollection({ id, season, user }: OneCollectionProps) {
  const text = useTexts(collectionTexts);
  const collections = useQuery(collectionsQuery);
  const collection = collections.data?.find((known) => known.id === id);
  usePageTitle(collection?.name ?? text.title);
  if (collections.isPending) return <CollectionsSkeleton />;
  if (collections.isError) return <Trouble level="h1" onRetry={() => void collections.refetch()} />;
  if (collection === undefined) {
    return (
      <Empty level="h1" title={text.unknownTitle} action={<ButtonLink href="/collections">{text.back}</ButtonLink>}>
        {text.unknown}
      </Empty>
    );
  }
  return <MakeFrom collection={collection} season={season} isSubscribed={user.isSubscribed} />;
}

interface MakeFromProps {
  readonly collection: StoryCollection;
  readonly season: Season;
  readonly isSubscribed: boolean;
}

function MakeFrom({ collection, season, isSubscribed }: MakeFromProps) {
  const child = useActiveChild();
  const { isWriting, write } = useGenerateStory();
  return (
    <CollectionPage
      collection={collection}
      season={season}
      childName={child.data?.name ?? null}
      isSubscribed={isSubscribed}
      isWriting={isWriting}
      onGenerate={(template) =>
        child.data != null && write({ childProfileId: child.data.id, selectedAttributes: [], templateId: template.id })
      }
    />
  );
}
