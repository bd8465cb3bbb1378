import type { User } from '@sagolykta/contract/user';
import { CircleHelp, KeyRound, Lock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { BackLink, innerPage } from '../../shared/ui/back-link.tsx';
import { Column } from '../../shared/ui/column.tsx';
import { List, ListLink } from '../../shared/ui/list.tsx';
import { usePageTitle } from '../../shared/ui/page-title.ts';
import { LogOut } from './log-out.tsx';
import { LanguageRow, ThemeRow } from './look-rows.tsx';
import { settingsTexts } from './settings-texts.ts';

interface ReadersSettingsProps {
  readonly user: User;
  /** The families they are with, which is another feature's. */
  readonly families: ReactNode;
}

/** For whoever is asked in to read: their own account, and nothing of the family's. */
export function ReadersSettings({ user, families }: ReadersSettingsProps) {
  const text = useTexts(settingsTexts);
  usePageTitle(text.account);
  return (
    <Column>
      <BackLink href="/">{text.toShelf}</BackLink>
      <header className="pt-1 pb-4.5">
        <h1>{text.account}</h1>
      </header>
      <div className="grid gap-5">
        <List>
          <LanguageRow />
          <ThemeRow />
          <ListLink Icon={Mail} label={text.login} hint={user.email} href="/settings?page=login" state={innerPage} />
          <ListLink Icon={KeyRound} label={text.security} href="/settings?page=security" state={innerPage} />
          <ListLink Icon={Lock} label={text.privacy} href="/settings?page=privacy" state={innerPage} />
          <ListLink Icon={CircleHelp} label={text.help} href="/settings?page=help" state={innerPage} />
          <ListLink Icon={Mail} label={text.contact} href="/settings?page=contact" state={innerPage} />
        </List>
        {families}
      </div>
      <LogOut isGuest={false} />
    </Column>
  );
}
