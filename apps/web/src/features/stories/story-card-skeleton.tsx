import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** In the shape of the story card that comes. */
export function StoryCardSkeleton({ shape = 'tall' }: { shape?: 'tall' | 'row' }) {
  if (shape === 'tall') {
    return (
      <Card className="overflow-hidden !p-0">
        <Skeleton className="aspect-[3/2] !rounded-none" />
        <div className="grid gap-2.5 px-4.5 py-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      </Card>
    );
  }
  return (
    <Card className="grid gap-3 !p-3.5">
      <div className="grid grid-cols-[112px_1fr] items-center gap-4">
        <Skeleton className="h-22 !rounded-[14px]" />
        <Skeleton className="h-6 w-4/5" />
      </div>
      <Skeleton className="mx-1 h-16" />
      <Skeleton className="mx-1 h-5 w-2/5" />
    </Card>
  );
}
