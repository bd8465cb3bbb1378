import type { StoryCollection, StoryTemplate } from '@sagolykta/contract/collections';
import type { Season } from '@sagolykta/domain/season';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEvening } from '../../shared/api/evening.ts';
import { templatesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { EveningNote } from '../../shared/ui/evening-note.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { TemplatesSkeleton } from './collection-skeleton.tsx';
import { collectionTexts } from './collection-texts.ts';
import { SeasonMark } from './season-mark.tsx';
import { TemplateCard } from './template-card.tsx';

interface CollectionPageProps {
  readonly collection: StoryCollection;
  readonly season: Season;
  readonly childName: string | null;
  readonly isSubscribed: boolean;
  readonly isWriting: boolean;
  readonly onGenerate: (template: StoryTemplate) => void;
}

export function CollectionPage({ collection, season, ...making }: CollectionPageProps) {
  const text = useTexts(collectionTexts);
  const { name, description, category } = collection;
  return (
    <>
      <div className="relative -mx-(--gutter) -mt-5">
        <div className="cover-fade">
          <CollectionCover
            collection={{ ...collection, season: null }}
            className={`w-full ${collection.coverImageUrl === null ? 'h-44' : 'h-76'}`}
          />
        </div>
        <span className="absolute top-3.5 left-3.5">
          <BackLink href="/collections" look="glass">
            {text.back}
          </BackLink>
        </span>
      </div>
      <header className="pb-4.5">
        <h1 className="text-[2.5rem] leading-[2.6rem] wrap-anywhere">{name}</h1>
        <p className="mt-1 text-text-muted">{description}</p>
      </header>
      {category === 'seasonal' && collection.season === season && (
        <p className="mb-5 flex min-h-14 items-center gap-3 rounded-md bg-lamp-soft px-3.5 py-2.5 text-small">
          <SeasonMark season={season} size={26} />
          <span>
            <strong className="block font-display text-[1rem] font-semibold text-lamp-text">{text.seasonal}</strong>
            {text.isNow(season)}
          </span>
        </p>
      )}
      <Templates collectionId={collection.id} {...making} />
    </>
  );
}

type Making = Omit<CollectionPageProps, 'collection' | 'season'>;

function Templates({
  collectionId,
  childName,
  isSubscribed,
  isWriting,
  onGenerate,
}: Making & { collectionId: string }) {
  const text = useTexts(collectionTexts);
  const templates = useQuery(templatesQuery(collectionId));
  const [asked, setAsked] = useState<string | null>(null);
  const evening = useEvening();
  if (templates.isError) return <Trouble onRetry={() => void templates.refetch()} />;
  if (templates.data?.length === 0) return <Empty title={text.noTemplatesTitle}>{text.noTemplates}</Empty>;
  return (
    <section className="grid gap-3">
      <EveningNote evening={evening} />
      {templates.isPending && <TemplatesSkeleton />}
      {templates.data?.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          childName={childName}
          isLocked={template.isPremium && !isSubscribed}
          isBusy={isWriting && asked === template.id}
          isWaiting={(isWriting && asked !== template.id) || evening.kind !== 'open'}
          onGenerate={() => {
            setAsked(template.id);
            onGenerate(template);
          }}
        />
      ))}
      {!isSubscribed && templates.data?.some(({ isPremium }) => !isPremium) && (
        <p className="mt-1 text-center text-caption text-text-faint">{text.counts}</p>
      )}
    </section>
  );
}
