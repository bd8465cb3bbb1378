import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CollectionGrid } from './collection-browser.tsx';

export function CollectionsSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-7 w-44" />
      <Skeleton className="mb-9 h-110 !rounded-xl" />
      <Skeleton className="h-7 w-48" />
      <CollectionGrid>
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-84 !rounded-lg" />
        ))}
      </CollectionGrid>
    </>
  );
}

export function TemplatesSkeleton() {
  return ['a', 'b', 'c'].map((place) => <Skeleton key={place} className="h-37 !rounded-lg" />);
}
