import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`rounded-lg bg-surface p-5 shadow-card ${className}`} {...rest} />;
}
