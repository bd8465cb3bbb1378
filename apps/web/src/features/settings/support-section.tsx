import { CircleHelp, Mail, Star } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { innerPage } from '../../shared/ui/back-link.tsx';
import { List, ListButton, ListLink } from '../../shared/ui/list.tsx';
import { settingsTexts } from './settings-texts.ts';

export function SupportSection({ onRate }: { onRate: () => void }) {
  const text = useTexts(settingsTexts);
  return (
    <section className="mt-7">
      <h2 className="mb-3 text-h3 font-[650]">{text.support}</h2>
      <List>
        <ListLink Icon={CircleHelp} label={text.help} href="/settings?page=help" state={innerPage} />
        <ListLink Icon={Mail} label={text.contact} href="/settings?page=contact" state={innerPage} />
        <ListButton Icon={Star} label={text.rate} onClick={onRate} />
      </List>
    </section>
  );
}
