import type { ReactNode } from 'react';

interface EmptyProps {
  /** An illustration of ours, for instance '/ill/fort.svg'. */
  readonly picture?: string;
  readonly title: string;
  readonly level?: 'h1' | 'h2';
  readonly children: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
}

const unlit = '/ill/tom.svg';

/** Nothing here: an unlit lantern, one sentence, one action. */
export function Empty({ picture = unlit, title, level = 'h2', children, action }: EmptyProps) {
  const Title = level;
  return (
    <section className="grid justify-items-center text-center">
      <img
        src={picture}
        alt=""
        width={600}
        height={420}
        className={`mb-4 h-auto w-full max-w-[340px] ${picture === unlit ? '' : 'aspect-[10/7] rounded-lg object-cover object-[50%_80%]'}`}
      />
      <Title className={level === 'h1' ? '' : 'text-h2'}>{title}</Title>
      <div className="mt-2 mb-6 max-w-[22em] text-balance text-text-muted">{children}</div>
      {action}
    </section>
  );
}
