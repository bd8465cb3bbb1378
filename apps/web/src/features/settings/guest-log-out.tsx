import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { settingsTexts } from './settings-texts.ts';

interface GuestLogOutProps {
  readonly path: string;
  readonly onClose: () => void;
}

/** A family without an account would not find back. */
export function GuestLogOut({ path, onClose }: GuestLogOutProps) {
  const { guestLogOut } = useTexts(settingsTexts);
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={guestLogOut.title}
      description={guestLogOut.description}
      keep={guestLogOut.keep}
      action={
        <ButtonLink kind="danger-line" size="large" full href={path}>
          {guestLogOut.leave}
        </ButtonLink>
      }
    />
  );
}
