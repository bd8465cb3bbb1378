import type { ReactNode } from 'react';

const tones = {
  plain: 'badge-plain text-text-muted',
  lamp: 'bg-lamp-soft text-lamp-text',
  sky: 'bg-sky-soft text-sky',
  moss: 'bg-moss-soft text-moss',
};

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-[26px] flex-none items-center gap-1.5 rounded-full px-2.5 py-1 font-display text-caption leading-none font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
