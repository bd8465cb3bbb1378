import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { useQuery } from '@tanstack/react-query';
import { childProfilesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Chips } from '../../shared/ui/chip.tsx';
import { profileTexts } from './profile-texts.ts';
import { useSetActive } from './use-set-active.ts';

/** Whose evening it is, one tap away; nothing where there is only one child. */
export function ChildSwitch({ child }: { child: ChildProfileView }) {
  const text = useTexts(profileTexts);
  const { data: children = [] } = useQuery(childProfilesQuery);
  const setActive = useSetActive();
  if (children.length < 2) return null;
  const choose = (id: string) => {
    const chosen = children.find((other) => other.id === id);
    if (chosen !== undefined && !chosen.isActive && !setActive.isPending) setActive.mutate(chosen);
  };
  return (
    <div className="mt-3">
      <Chips
        label={text.whoseEvening}
        choices={children.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={child.id}
        onChoose={choose}
      />
    </div>
  );
}
