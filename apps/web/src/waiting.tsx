import { Column } from './shared/ui/column.tsx';
import { LoadingHeading, Skeleton } from './shared/ui/skeleton.tsx';

/** While a route's chunk is on its way. */
export function Waiting() {
  return (
    <Column>
      <LoadingHeading />
      <Skeleton className="mt-2 h-9 w-3/5" />
      <Skeleton className="mt-3 h-5 w-2/5" />
      <Skeleton className="mt-7 h-56 !rounded-lg" />
      <Skeleton className="mt-4 h-56 !rounded-lg" />
    </Column>
  );
}
