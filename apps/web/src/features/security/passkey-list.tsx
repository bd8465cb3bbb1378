import type { Passkey } from '@sagolykta/contract/passkeys';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { late } from '../../shared/ui/late.tsx';
import { passkeysQuery } from './security-queries.ts';
import { securityTexts } from './security-texts.ts';

const PasskeySheet = late(async () => (await import('./passkey-sheet.tsx')).PasskeySheet);
const RemovePasskeySheet = late(async () => (await import('./remove-passkey-sheet.tsx')).RemovePasskeySheet);
const RenamePasskeySheet = late(async () => (await import('./rename-passkey-sheet.tsx')).RenamePasskeySheet);

/** The family's passkeys, to be added, named and removed. */
export function PasskeyList() {
  const text = useTexts(securityTexts);
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isSupported = 'PublicKeyCredential' in window;
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{text.passkeys}</h2>
      <p className="mt-1 text-small text-text-muted">{text.passkeysHint}</p>
      <ul className="mt-2 divide-y divide-line">
        {passkeys.data?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setRemoved(passkey)}
          />
        ))}
      </ul>
      {passkeys.data?.length === 0 && <p className="mt-2 text-text-muted">{text.none}</p>}
      {!isSupported && <p className="mt-2 text-small text-text-muted">{text.unsupported}</p>}
      {isSupported && (
        <Button className="mt-3" full onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      )}
      {isAdding && <PasskeySheet onClose={() => setAdding(false)} />}
      {removed !== null && <RemovePasskeySheet passkey={removed} onClose={() => setRemoved(null)} />}
      {renamed !== null && <RenamePasskeySheet passkey={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, usedAt }, onRename, onRemove }: PasskeyRowProps) {
  const text = useTexts(securityTexts);
  const { language } = useLanguage();
  const day = usedAt && new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(usedAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-display text-label font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-text-muted">{day === null ? text.never : text.used(day)}</span>
      </span>
      <span className="flex">
        <Button kind="quiet" size="small" aria-label={text.renameNamed(name)} onClick={onRename}>
          <Pencil aria-hidden="true" size={18} />
          {text.rename}
        </Button>
        <Button
          kind="quiet"
          size="small"
          className="!text-danger"
          aria-label={text.removeNamed(name)}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" size={18} />
          {text.remove}
        </Button>
      </span>
    </li>
  );
}
