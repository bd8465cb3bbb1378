import type { User } from '@sagolykta/contract/user';
import { useMutation } from '@tanstack/react-query';
import { Check, Download, Trash2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { late } from '../../shared/ui/late.tsx';
import { List, ListButton, ListLink } from '../../shared/ui/list.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { downloadExport } from './download-export.ts';
import { privacyTexts } from './privacy-texts.ts';
import { ProcessorList } from './processor-list.tsx';

const EraseSheet = late(async () => (await import('./erase-sheet.tsx')).EraseSheet);
const ExportSheet = late(async () => (await import('./export-sheet.tsx')).ExportSheet);

/** What is kept and why, and the way to all of it. */
export function PrivacyPage({ user }: { user: User }) {
  const text = useTexts(privacyTexts);
  const [isErasing, setErasing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  // A guest family has nothing but its session to show.
  const download = useMutation({
    mutationFn: downloadExport,
    onError: () => tell({ title: text.exportFailed, kind: 'danger' }),
  });
  const startExport = () => (user.isGuest ? download.isPending || download.mutate() : setExporting(true));
  return (
    <SettingsPage title={text.title} lede={text.lede}>
      <Card>
        <ul className="grid gap-3">
          {text.summary.map((line) => (
            <li key={line} className="flex gap-3">
              <Check aria-hidden="true" size={20} className="mt-0.5 flex-none text-lamp-text" />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <h2 className="mt-9 mb-3 text-h3 font-[650]">{text.kept}</h2>
      <Card>
        <dl className="divide-y divide-line">
          {text.list.map(({ what, why }) => (
            <div key={what} className="py-3 first:pt-0 last:pb-0">
              <dt className="font-display text-label font-semibold">{what}</dt>
              <dd className="mt-0.5 text-small text-text-muted">{why}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <h2 className="mt-9 mb-3 text-h3 font-[650]">{text.others}</h2>
      <p className="text-text-muted">{text.nobody}</p>
      <ProcessorList />
      <h2 className="mt-9 mb-3 text-h3 font-[650]">{text.yours}</h2>
      <List>
        <ListButton
          Icon={Download}
          label={download.isPending ? text.exporting : text.export}
          hint={text.exportHint}
          onClick={startExport}
        />
        <ListLink Icon={UserMinus} label={text.oneChild} hint={text.oneChildHint} href="/profile" />
        <ListButton Icon={Trash2} label={text.erase} hint={text.eraseHint} onClick={() => setErasing(true)} />
      </List>
      {isExporting && <ExportSheet onClose={() => setExporting(false)} />}
      {isErasing && <EraseSheet isGuest={user.isGuest} onClose={() => setErasing(false)} />}
    </SettingsPage>
  );
}
