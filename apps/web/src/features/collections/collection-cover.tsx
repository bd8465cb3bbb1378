import type { StoryCollection } from '@sagolykta/contract/collections';
import { GraduationCap, Leaf, type LucideIcon, PawPrint, Sparkles } from 'lucide-react';
import { SeasonMark } from './season-mark.tsx';

const categoryIcons: Readonly<Record<StoryCollection['category'], LucideIcon>> = {
  seasonal: Leaf,
  theme: Sparkles,
  character: PawPrint,
  educational: GraduationCap,
};

interface CollectionCoverProps {
  readonly collection: StoryCollection;
  readonly className: string;
}

/** The cover, or the category's icon where there is none; the season's mark lies on either. Decorative. */
export function CollectionCover({ collection, className }: CollectionCoverProps) {
  const { coverImageUrl, category, season } = collection;
  const Icon = categoryIcons[category];
  return (
    <span aria-hidden="true" className="relative block">
      {coverImageUrl === null ? (
        <span className={`no-picture grid place-items-center text-lamp-text ${className}`}>
          <Icon size={56} strokeWidth={1.5} />
        </span>
      ) : (
        <img
          src={coverImageUrl}
          alt=""
          width={1600}
          height={1000}
          loading="lazy"
          decoding="async"
          className={`picture block w-full bg-sunken object-cover ${className}`}
        />
      )}
      {season !== null && (
        <span className="glass absolute top-2.5 left-2.5 grid size-9.5 place-items-center rounded-full">
          <SeasonMark season={season} />
        </span>
      )}
    </span>
  );
}
