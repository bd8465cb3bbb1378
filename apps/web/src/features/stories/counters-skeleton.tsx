import { Skeleton } from '../../shared/ui/skeleton.tsx';

export function CountersSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Skeleton className="h-[119px] !rounded-lg" />
      <Skeleton className="h-[119px] !rounded-lg" />
    </div>
  );
}
