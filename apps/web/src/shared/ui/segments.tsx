import { type ReactNode, useId } from 'react';

interface Segment<Choice> {
  readonly value: Choice;
  readonly label: ReactNode;
  /** Instead of the label, for a screen reader. */
  readonly spoken?: string;
  /** When the label is in another language than the page. */
  readonly lang?: string;
}

interface SegmentsProps<Choice extends string | number> {
  readonly label: string;
  readonly choices: readonly Segment<Choice>[];
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

/** One of a few, side by side; the arrow keys move between them. */
export function Segments<Choice extends string | number>({ label, choices, chosen, onChoose }: SegmentsProps<Choice>) {
  const name = useId();
  return (
    <fieldset className="segments" aria-label={label}>
      {choices.map(({ value, label: words, spoken, lang }) => (
        <label key={value} className="segment" lang={lang}>
          <input
            type="radio"
            name={name}
            className="segment-box"
            aria-label={spoken}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
