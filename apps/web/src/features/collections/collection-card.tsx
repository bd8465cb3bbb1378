import type { StoryCollection } from '@sagolykta/contract/collections';
import { Crown } from 'lucide-react';
import { Link } from 'wouter';
import { useTexts } from '../../shared/messages/language.tsx';
import { innerPage } from '../../shared/ui/back-link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { collectionTexts } from './collection-texts.ts';

interface CollectionCardProps {
  readonly collection: StoryCollection;
  /** 'large' across the column, for the season's own. */
  readonly size?: 'usual' | 'large';
  /** The one lit action of the screen. */
  readonly isLit?: boolean;
}

export function CollectionCard({ collection, size = 'usual', isLit = false }: CollectionCardProps) {
  const text = useTexts(collectionTexts);
  const { id, name, description } = collection;
  const isLarge = size === 'large';
  return (
    <Card className={`relative flex flex-col overflow-hidden !p-0 ${isLarge ? '!rounded-xl' : ''}`}>
      <CollectionCover collection={collection} className={isLarge ? 'h-63 w-full' : 'aspect-square w-full'} />
      <div
        className={`flex flex-1 flex-col items-start ${isLarge ? 'gap-1.5 px-5 pt-4.5 pb-5' : 'gap-2 px-3.5 pt-3 pb-3.5'}`}
      >
        {isLarge && <CollectionBadges collection={collection} seasonTone="lamp" />}
        <h3 className={`wrap-anywhere ${isLarge ? 'mt-1 text-h2 font-bold' : 'text-[1.125rem] leading-5.5'}`}>
          {name}
        </h3>
        <p className={`text-text-muted ${isLarge ? 'mb-2' : 'text-small'}`}>{description}</p>
        {!isLarge && <CollectionBadges collection={collection} seasonTone="sky" />}
        <Link
          href={`/collections?collection=${encodeURIComponent(id)}`}
          state={innerPage}
          aria-label={text.exploreNamed(name)}
          className={`whole-card mt-auto inline-flex w-full items-center justify-center rounded-full font-display font-[650] ${
            isLarge ? 'min-h-12 text-label' : 'min-h-11 text-[1rem]'
          } ${isLit ? 'bg-lamp text-on-lamp shadow-lamp hover:bg-lamp-hover active:bg-lamp-press' : 'bg-raised inset-ring inset-ring-line'}`}
        >
          {text.explore}
        </Link>
      </div>
    </Card>
  );
}

interface CollectionBadgesProps {
  readonly collection: StoryCollection;
  readonly seasonTone: 'lamp' | 'sky';
}

function CollectionBadges({ collection: { category, season, isPremium }, seasonTone }: CollectionBadgesProps) {
  const text = useTexts(collectionTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge>{text.categories[category]}</Badge>
      {season !== null && <Badge tone={seasonTone}>{text.seasons[season]}</Badge>}
      {isPremium && (
        <Badge tone="lamp">
          <Crown aria-hidden="true" size={15} />
          {text.premium}
        </Badge>
      )}
    </span>
  );
}
