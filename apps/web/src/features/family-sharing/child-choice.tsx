import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { UserRound } from 'lucide-react';
import { List } from '../../shared/ui/list.tsx';
import { SwitchRow } from '../../shared/ui/switch.tsx';

interface ChildChoiceProps {
  readonly label: string;
  readonly profiles: readonly ChildProfileView[];
  readonly chosen: readonly string[];
  readonly onChoose: (childIds: string[]) => void;
}

/** Whose stories somebody may read. */
export function ChildChoice({ label, profiles, chosen, onChoose }: ChildChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-display text-[1rem] leading-5 font-semibold">{label}</legend>
      <List>
        {profiles.map(({ id, name }) => (
          <SwitchRow
            key={id}
            name={id}
            icon={<UserRound aria-hidden="true" />}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isOn) => onChoose(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
      </List>
    </fieldset>
  );
}
