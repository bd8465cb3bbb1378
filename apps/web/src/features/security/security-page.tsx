import type { User } from '@sagolykta/contract/user';
import { useTexts } from '../../shared/messages/language.tsx';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { EmailState } from './email-state.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { securityTexts } from './security-texts.ts';
import { SessionList } from './session-list.tsx';

/** Who can come in, and from where. A guest family has only its session. */
export function SecurityPage({ user }: { user: User }) {
  const text = useTexts(securityTexts);
  return (
    <SettingsPage title={text.title}>
      <div className="grid gap-5">
        {user.email !== null && <EmailState email={user.email} isVerified={user.isEmailVerified} />}
        {!user.isGuest && <PasskeyList />}
        <SessionList />
      </div>
    </SettingsPage>
  );
}
