import { Timer } from 'lucide-react';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { List } from '../../shared/ui/list.tsx';
import { SwitchRow } from '../../shared/ui/switch.tsx';

const shortTexts = texts({
  sv: {
    short: 'En kortare i kväll',
    hint: 'Den kortaste som passar. Önskar ni er något särskilt kan den bli längre.',
  },
  en: {
    short: 'A shorter one tonight',
    hint: 'The shortest that fits. A particular wish may take longer.',
  },
});

interface ShortChoiceProps {
  readonly isShort: boolean;
  readonly onChoose: (isShort: boolean) => void;
}

/** For this one evening; how long stories are otherwise is in the settings. */
export function ShortChoice({ isShort, onChoose }: ShortChoiceProps) {
  const text = useTexts(shortTexts);
  return (
    <List>
      <SwitchRow
        name="isShort"
        icon={<Timer aria-hidden="true" />}
        label={text.short}
        hint={text.hint}
        checked={isShort}
        onChange={onChoose}
      />
    </List>
  );
}
