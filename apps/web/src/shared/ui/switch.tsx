import { Switch as RadixSwitch } from 'radix-ui';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface SwitchRowProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Under the label; for a locked switch, why it is locked. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The whole row toggles. */
export function SwitchRow({ name, icon, label, hint, checked, disabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-16 items-center gap-3.5 py-3 pr-4 pl-4.5 has-disabled:cursor-default">
      <span className="text-lamp-text">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-label font-semibold">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-small text-text-muted">
            {hint}
          </span>
        )}
      </span>
      <RadixSwitch.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="switch relative h-[34px] w-[58px] flex-none rounded-full bg-sunken inset-ring-2 inset-ring-line-strong disabled:opacity-55 data-[state=checked]:bg-lamp data-[state=checked]:inset-ring-lamp-line"
      >
        <RadixSwitch.Thumb className="block size-[22px] translate-x-1.5 rounded-full bg-line-strong data-[state=checked]:translate-x-7 data-[state=checked]:bg-on-lamp" />
      </RadixSwitch.Root>
    </label>
  );
}
