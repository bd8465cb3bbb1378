import { CloudOff } from 'lucide-react';
import { useContact } from '../../shared/api/contact.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { libraryTexts } from './library-texts.ts';

/** Without contact the library is what the device holds: how much of the whole that is, in words. */
export function KeptStories() {
  const text = useTexts(libraryTexts);
  const { isLost, kept } = useContact();
  if (!isLost || kept === null) return null;
  const words = kept.readable < kept.all ? text.someKept(kept.readable, kept.all) : text.allKept;
  return (
    <p role="status" className="mt-5 flex items-start gap-3 rounded-md bg-sunken px-3.5 py-3 text-small">
      <CloudOff aria-hidden="true" className="flex-none text-text-muted" />
      <span>
        <strong className="block font-display text-[1rem] font-semibold">{text.noContact}</strong>
        {words}
      </span>
    </p>
  );
}
