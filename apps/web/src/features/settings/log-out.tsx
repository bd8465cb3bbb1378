import { pageRoutes } from '@sagolykta/contract/page-routes';
import { LogOut as LogOutIcon } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { late } from '../../shared/ui/late.tsx';
import { settingsTexts } from './settings-texts.ts';

const logOutPath = pageRoutes.showLogOut.path;
const GuestLogOut = late(async () => (await import('./guest-log-out.tsx')).GuestLogOut);

/** A family without an account would not find back: it is told so first. */
export function LogOut({ isGuest }: { isGuest: boolean }) {
  const text = useTexts(settingsTexts);
  const [isAsking, setAsking] = useState(false);
  const words = (
    <>
      <LogOutIcon aria-hidden="true" />
      {text.logOut}
    </>
  );
  if (!isGuest) {
    return (
      <ButtonLink kind="outline" size="large" full href={logOutPath} className="mt-7">
        {words}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button kind="outline" size="large" full className="mt-7" onClick={() => setAsking(true)}>
        {words}
      </Button>
      {isAsking && <GuestLogOut path={logOutPath} onClose={() => setAsking(false)} />}
    </>
  );
}
