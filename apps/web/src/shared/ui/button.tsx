import type { ComponentProps } from 'react';
import { Link } from 'wouter';

/** lamp: the one next action of a screen. */
type ButtonKind = 'lamp' | 'soft' | 'outline' | 'quiet' | 'danger' | 'danger-line';
type ButtonSize = 'small' | 'usual' | 'large';

interface Shape {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly full?: boolean;
}

const kinds: Record<ButtonKind, string> = {
  lamp: 'bg-lamp text-on-lamp shadow-lamp hover:bg-lamp-hover active:bg-lamp-press',
  soft: 'bg-raised inset-ring inset-ring-line',
  outline: 'inset-ring-[1.5px] inset-ring-line-strong',
  quiet: 'text-lamp-text px-3',
  danger: 'bg-danger-fill text-on-danger',
  'danger-line': 'text-danger inset-ring-[1.5px] inset-ring-danger/75',
};
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4.5 text-[1rem]',
  usual: 'min-h-12 px-5.5 text-label',
  large: 'min-h-15 px-7 text-[1.1875rem]',
};

function look({ kind = 'soft', size = 'usual', full = false }: Shape): string {
  return [
    'inline-flex items-center justify-center gap-2.5 rounded-full py-2 text-center font-display font-[650]',
    'transition-colors duration-(--duration-quick) ease-settle',
    'disabled:cursor-default disabled:bg-raised disabled:text-text-faint disabled:shadow-none disabled:inset-ring disabled:inset-ring-line-strong',
    // Pressed all the same, it says why it is off.
    'aria-disabled:not-aria-busy:bg-raised aria-disabled:not-aria-busy:text-text-faint aria-disabled:not-aria-busy:shadow-none aria-disabled:not-aria-busy:inset-ring aria-disabled:not-aria-busy:inset-ring-line-strong aria-disabled:cursor-default',
    sizes[size],
    kinds[kind],
    full ? 'w-full' : '',
  ].join(' ');
}

export function Button({ kind, size, full, className = '', ...rest }: Shape & ComponentProps<'button'>) {
  return <button type="button" className={`${look({ kind, size, full } as Shape)} ${className}`} {...rest} />;
}

interface ButtonLinkProps extends Shape {
  readonly href: string;
  readonly className?: string;
  readonly children: ComponentProps<'a'>['children'];
}

/** A link that looks like a button; a path of the server's own (/api/…) leaves the app. */
export function ButtonLink({ kind, size, full, href, className = '', children }: ButtonLinkProps) {
  const classes = `${look({ kind, size, full } as Shape)} ${className}`;
  if (href.startsWith('/api/')) {
    return (
      <a href={href} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={classes}>
      {children}
    </Link>
  );
}
