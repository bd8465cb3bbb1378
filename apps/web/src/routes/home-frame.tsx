import { CountersSkeleton } from '../features/stories/counters-skeleton.tsx';
import { TonightsPicture } from '../features/stories/tonights-picture.tsx';
import { Card } from '../shared/ui/card.tsx';
import { Column } from '../shared/ui/column.tsx';
import { LoadingHeading, Skeleton } from '../shared/ui/skeleton.tsx';

/** Home before anything of it is here, not even words: it stands in the served page, so that the lantern is lit before the app comes. */
export function HomeFrame() {
  return (
    <>
      <Skeleton className="mt-3 h-6 w-28" />
      <Skeleton className="mt-2 h-10 w-44" />
      <div className="home-columns">
        <div>
          <Skeleton className="mt-5 h-11" />
          <Card className="mt-4.5 overflow-hidden !p-0">
            <TonightsPicture />
            <div className="px-5 pt-3.5 pb-5">
              <Skeleton className="h-7 w-44" />
              <Skeleton className="mt-2 mb-5.5 h-10" />
              <Skeleton className="h-15 !rounded-full" />
            </div>
          </Card>
          <div className="mt-4">
            <CountersSkeleton />
          </div>
        </div>
      </div>
    </>
  );
}

/** While it is not yet known who is signed in, and until home itself has come. */
export function HomeSkeleton() {
  return (
    <Column isWide>
      <LoadingHeading />
      <HomeFrame />
    </Column>
  );
}
