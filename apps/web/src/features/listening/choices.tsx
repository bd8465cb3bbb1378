import { type ReactNode, useId } from 'react';

interface ChoicesProps<Choice extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Choice; readonly label: ReactNode; readonly spoken?: string }[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One of some, with its name above: as many beside each other as there is room for. */
export function Choices<Choice extends string | number>({ label, choices, chosen, onChoose }: ChoicesProps<Choice>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="text-small text-text-muted">{label}</legend>
      <div className="choice-row">
        {choices.map(({ value, label: words, spoken }) => (
          <label key={value} className="segment choice">
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
      </div>
    </fieldset>
  );
}
