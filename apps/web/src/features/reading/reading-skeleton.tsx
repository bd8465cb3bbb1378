import { LoadingHeading, Skeleton } from '../../shared/ui/skeleton.tsx';
import './reading.css';

/** In the shape of the story that comes. */
export function ReadingSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="reader" data-pictures="false">
      <div className="reading-page grid gap-4 pt-20">
        <LoadingHeading />
        <Skeleton className="aspect-[4/3]" />
        <Skeleton className="mx-auto mb-4 h-5 w-2/5" />
        <Skeleton className="h-24" />
        <Skeleton className="h-32" />
        <Skeleton className="h-20" />
      </div>
    </main>
  );
}
