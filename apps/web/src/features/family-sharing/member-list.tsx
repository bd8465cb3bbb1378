import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { Invitation, Member } from '@sagolykta/contract/family-sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { late } from '../../shared/ui/late.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { membersQuery } from './sharing-queries.ts';
import { sharingTexts } from './sharing-texts.ts';

const ChildrenSheet = late(async () => (await import('./children-sheet.tsx')).ChildrenSheet);
const PartingSheet = late(async () => (await import('./parting-sheet.tsx')).PartingSheet);

interface MemberListProps {
  readonly members: readonly Member[];
  readonly profiles: readonly ChildProfileView[];
  /** Only the owner changes anything. */
  readonly isOwner: boolean;
}

export function MemberList({ members, profiles, isOwner }: MemberListProps) {
  const text = useTexts(sharingTexts);
  const { language } = useLanguage();
  const [changed, setChanged] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  const removing = useChange(text.removed, (id) => api.removeMember({ params: { id } }));
  const storiesOf = ({ role, childIds }: Member) => {
    if (role === 'parent') return text.rolesMeant.parent;
    const names = profiles.filter(({ id }) => childIds.includes(id)).map(({ name }) => name);
    return names.length === 0 ? text.noStories : text.storiesOf(new Intl.ListFormat(language).format(names));
  };
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{text.members}</h2>
      {members.length === 0 && <p className="mt-2 text-text-muted">{text.nobody}</p>}
      <ul className="mt-2 divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="grid gap-1 py-3">
            <span className="font-display text-label font-semibold wrap-anywhere">
              {member.name}
              {member.isOneself && ` (${text.you})`}
            </span>
            <span className="text-small wrap-anywhere text-text-muted">
              {text.roles[member.role]}
              {member.email !== null && ` · ${member.email}`}
            </span>
            <span className="text-small text-text-muted">{storiesOf(member)}</span>
            {isOwner && (
              <span className="-ml-3 flex flex-wrap">
                {member.role === 'reader' && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={text.changeNamed(member.name)}
                    onClick={() => setChanged(member)}
                  >
                    {text.change}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  size="small"
                  className="!text-danger"
                  aria-label={text.removeNamed(member.name)}
                  onClick={() => setRemoved(member)}
                >
                  {text.remove}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {changed !== null && <ChildrenSheet reader={changed} profiles={profiles} onClose={() => setChanged(null)} />}
      {removed !== null && (
        <PartingSheet
          title={text.removeTitle(removed.name)}
          consequence={text.removeConsequence}
          action={text.remove}
          isBusy={removing.isPending}
          onClose={() => setRemoved(null)}
          onPart={() => {
            setRemoved(null);
            removing.mutate(removed.id);
          }}
        />
      )}
    </Card>
  );
}

/** Links that nobody has followed yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const text = useTexts(sharingTexts);
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  const withdrawing = useChange(text.withdrawn, (id) => api.withdrawInvitation({ params: { id } }));
  if (invitations.length === 0) return null;
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{text.waiting}</h2>
      <ul className="mt-2 divide-y divide-line">
        {invitations.map(({ id, name, role, expire }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-3">
            <span className="grid min-w-0 gap-1">
              <span className="font-display text-label font-semibold wrap-anywhere">{name}</span>
              <span className="text-small text-text-muted">{text.roles[role]}</span>
              <span className="text-small text-text-muted">{text.until(day.format(new Date(expire)))}</span>
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={text.withdrawNamed(name)}
              disabled={withdrawing.isPending}
              onClick={() => withdrawing.mutate(id)}
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useChange(done: string, change: (id: string) => Promise<void>) {
  const text = useTexts(sharingTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: membersQuery.queryKey });
      tell({ title: done });
    },
    onError: () => tell({ title: text.errors.failed, kind: 'danger' }),
  });
}
