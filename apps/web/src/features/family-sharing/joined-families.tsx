import type { User } from '@sagolykta/contract/user';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { forgetTab } from '../../shared/kept-on-device.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { late } from '../../shared/ui/late.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { sharingTexts } from './sharing-texts.ts';

const PartingSheet = late(async () => (await import('./parting-sheet.tsx')).PartingSheet);

/** The way to and fro between one's own family and those one was invited to; nothing for whoever was invited to none. */
export function JoinedFamilies({ user: { id: own, family, joined } }: { user: User }) {
  const text = useTexts(sharingTexts);
  const [left, setLeft] = useState<string | null>(null);
  const entering = useGoing((id) => api.enterFamily({ params: { id } }));
  const leaving = useGoing((id) => api.leaveFamily({ params: { id } }));
  if (joined.length === 0) return null;
  const places = [
    { id: own, name: text.own, hint: null },
    ...joined.map(({ id, owner, role }) => ({ id, name: text.owner(owner), hint: text.roles[role] })),
  ];
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{text.joined}</h2>
      <ul className="mt-2 divide-y divide-line">
        {places.map(({ id, name, hint }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-3">
            <span className="grid min-w-0">
              <span className="font-display text-label font-semibold wrap-anywhere">{name}</span>
              {hint !== null && <span className="text-small text-text-muted">{hint}</span>}
              {id === family.id && <span className="text-small text-text-muted">{text.here}</span>}
            </span>
            <span className="flex">
              {id !== family.id && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={text.enterNamed(name)}
                  disabled={entering.isPending}
                  onClick={() => entering.mutate(id)}
                >
                  {text.enter}
                </Button>
              )}
              {id !== own && (
                <Button kind="quiet" size="small" aria-label={text.leaveNamed(name)} onClick={() => setLeft(id)}>
                  {text.leave}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {left !== null && (
        <PartingSheet
          title={text.leaveTitle}
          consequence={text.leaveConsequence}
          action={text.leave}
          isBusy={leaving.isPending}
          onClose={() => setLeft(null)}
          onPart={() => leaving.mutate(left)}
        />
      )}
    </Card>
  );
}

/** With a page load: nothing of the other family stays on the screen, or in a draft. */
function useGoing(go: (id: string) => Promise<void>) {
  const text = useTexts(sharingTexts);
  return useMutation({
    mutationFn: go,
    onSuccess: () => {
      forgetTab();
      location.assign('/');
    },
    onError: () => tell({ title: text.errors.failed, kind: 'danger' }),
  });
}
