import type { User } from '@sagolykta/contract/user';
import { useQuery } from '@tanstack/react-query';
import { parentalControlsQuery } from '../../shared/api/evening.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { ParentalForm } from './parental-form.tsx';
import { parentalTexts } from './parental-texts.ts';

export function ParentalControlsPage({ user }: { user: User }) {
  const text = useTexts(parentalTexts);
  const controls = useQuery(parentalControlsQuery);
  return (
    <SettingsPage title={text.title} lede={text.lede}>
      {controls.isPending && <Skeleton className="h-120 !rounded-lg" />}
      {controls.isError && <Trouble onRetry={() => void controls.refetch()} />}
      {controls.data !== undefined && (
        <ParentalForm key={controls.dataUpdatedAt} controls={controls.data} isGuest={user.isGuest} />
      )}
    </SettingsPage>
  );
}
