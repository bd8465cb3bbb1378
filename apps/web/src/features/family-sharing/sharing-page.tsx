import type { User } from '@sagolykta/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childProfilesQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { late } from '../../shared/ui/late.tsx';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { JoinedFamilies } from './joined-families.tsx';
import { InvitationList, MemberList } from './member-list.tsx';
import { membersQuery } from './sharing-queries.ts';
import { sharingTexts } from './sharing-texts.ts';

const InviteSheet = late(async () => (await import('./invite-sheet.tsx')).InviteSheet);

/** Who else is around the bed. The owner asks in and takes out; another parent sees who is here. */
export function SharingPage({ user }: { user: User }) {
  const text = useTexts(sharingTexts);
  const sharing = useQuery(membersQuery);
  const profiles = useQuery(childProfilesQuery);
  const [isInviting, setInviting] = useState(false);
  const { members = [], invitations = [] } = sharing.data ?? {};
  const hasOthers = members.length + invitations.length > 0;
  const isOwner = user.family.role === 'owner';
  return (
    <SettingsPage title={text.title} lede={text.lede}>
      <div className="grid gap-5">
        {sharing.isPending && <Skeleton className="h-28 !rounded-lg" />}
        {sharing.isError && <Trouble onRetry={() => void sharing.refetch()} />}
        {sharing.data !== undefined && (
          <>
            <MemberList members={sharing.data.members} profiles={profiles.data ?? []} isOwner={isOwner} />
            {isOwner && <InvitationList invitations={sharing.data.invitations} />}
          </>
        )}
        {!isOwner && <p className="text-text-muted">{text.onlyOwner}</p>}
        {isOwner && user.isSubscribed && (
          <div className="grid gap-3">
            <Button kind="lamp" size="large" full onClick={() => setInviting(true)}>
              {text.invite}
            </Button>
            {hasOthers && <p className="text-small text-text-muted">{text.whenEnded}</p>}
          </div>
        )}
        {isOwner && !user.isSubscribed && (
          <div className="grid gap-3">
            <p className="text-text-muted">{hasOthers ? text.ended : text.premium}</p>
            <ButtonLink kind="lamp" size="large" full href="/subscribe">
              {text.toPremium}
            </ButtonLink>
          </div>
        )}
        <JoinedFamilies user={user} />
      </div>
      {isInviting && <InviteSheet profiles={profiles.data ?? []} onClose={() => setInviting(false)} />}
    </SettingsPage>
  );
}
