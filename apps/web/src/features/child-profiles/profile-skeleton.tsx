import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** In the shape of the profile that comes. */
export function ProfileSkeleton() {
  return (
    <>
      <div className="grid justify-items-center pt-4 pb-6.5">
        <Skeleton className="size-28 !rounded-full" />
        <Skeleton className="mt-3.5 h-10 w-32" />
        <Skeleton className="mt-2 h-5 w-16" />
      </div>
      <Skeleton className="h-[420px] !rounded-lg" />
      <div className="mt-9 grid grid-cols-2 gap-3">
        <Skeleton className="h-29 !rounded-lg" />
        <Skeleton className="h-29 !rounded-lg" />
      </div>
    </>
  );
}
