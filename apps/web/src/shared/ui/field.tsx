import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  /** In the label, for instance '(valfritt)'. */
  readonly optional?: string;
  readonly hint?: string;
  /** In words; announced when it appears. */
  readonly error?: string;
  readonly children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-display text-[1rem] leading-5 font-semibold">
        {label}
        {optional !== undefined && (
          <span className="ml-1 font-reading text-small font-normal text-text-faint">{optional}</span>
        )}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error !== undefined })}
      {hint !== undefined && (
        <span id={`${id}-hint`} className="text-caption text-text-faint">
          {hint}
        </span>
      )}
      <span
        role="alert"
        id={`${id}-error`}
        className={error === undefined ? 'sr-only' : 'flex items-center gap-1.5 text-small text-danger'}
      >
        {error !== undefined && (
          <>
            <TriangleAlert aria-hidden="true" size={18} />
            {error}
          </>
        )}
      </span>
    </div>
  );
}

const control =
  'min-h-13 w-full rounded-md bg-sunken px-4 py-3 text-body inset-ring-[1.5px] inset-ring-line-strong placeholder:text-text-faint aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${control} ${className}`} {...rest} />;
}
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`${control} min-h-24 resize-none ${className}`} {...rest} />;
}
/** The platform's own list: the best one on a phone. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={`${control} select pr-10 ${className}`} {...rest} />;
}
