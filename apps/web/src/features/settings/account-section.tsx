import type { User } from '@sagolykta/contract/user';
import { CircleUserRound, HeartHandshake, KeyRound, Lock, Mail, Shield, UserPlus, UsersRound } from 'lucide-react';
import { signInAddress } from '../../shared/api/sign-in-address.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { innerPage } from '../../shared/ui/back-link.tsx';
import { List, ListButton, ListLink } from '../../shared/ui/list.tsx';
import { LanguageRow, ThemeRow } from './look-rows.tsx';
import { settingsTexts } from './settings-texts.ts';

interface AccountSectionProps {
  readonly user: User;
  /** undefined while they are on their way. */
  readonly childNames: readonly string[] | undefined;
  readonly onNames: () => void;
}

export function AccountSection({ user, childNames, onNames }: AccountSectionProps) {
  const text = useTexts(settingsTexts);
  const { language } = useLanguage();
  const children = childNames && new Intl.ListFormat(language).format(childNames);
  return (
    <section className="mt-7">
      <h2 className="mb-3 text-h3 font-[650]">{text.account}</h2>
      <List>
        <LanguageRow />
        <ThemeRow />
        <ListButton
          Icon={CircleUserRound}
          label={text.names}
          hint={user.calledName ?? user.firstName ?? text.namesHint}
          onClick={onNames}
        />
        {user.isGuest ? (
          <ListLink Icon={UserPlus} label={text.guest} hint={text.guestHint} href={signInAddress('/settings')} />
        ) : (
          <ListLink Icon={Mail} label={text.login} hint={user.email} href="/settings?page=login" state={innerPage} />
        )}
        <ListLink Icon={KeyRound} label={text.security} href="/settings?page=security" state={innerPage} />
        <ListLink
          Icon={UsersRound}
          label={text.profiles}
          hint={children === '' ? text.noProfiles : children}
          href="/profile"
        />
        <ListLink
          Icon={HeartHandshake}
          label={text.sharing}
          hint={text.sharingHint}
          href="/settings?page=sharing"
          state={innerPage}
        />
        <ListLink
          Icon={Shield}
          label={text.parentalControls}
          href="/settings?page=parental-controls"
          state={innerPage}
        />
        <ListLink Icon={Lock} label={text.privacy} href="/settings?page=privacy" state={innerPage} />
      </List>
    </section>
  );
}
