import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipsProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Choice; readonly label: ReactNode }[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One of a few filters. */
export function Chips<Choice extends string>({ label, choices, chosen, onChoose }: ChipsProps<Choice>) {
  return (
    <fieldset className="chips flex min-w-0 gap-2 overflow-x-auto py-1" aria-label={label}>
      {choices.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-surface px-3.5 font-display text-[1rem] leading-none font-semibold whitespace-nowrap text-text-muted inset-ring-[1.5px] inset-ring-line aria-pressed:bg-lamp-soft aria-pressed:text-lamp-text aria-pressed:inset-ring-lamp-line"
        >
          {value === chosen && <Check aria-hidden="true" size={18} />}
          {words}
        </button>
      ))}
    </fieldset>
  );
}
