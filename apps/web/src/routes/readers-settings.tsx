import type { User } from '@sagolykta/contract/user';
import { JoinedFamilies } from '../features/family-sharing/joined-families.tsx';
import { ReadersSettings } from '../features/settings/readers-settings.tsx';

/** What the settings are to whoever was asked in to read. */
export function ReadersSettingsRoute({ user }: { user: User }) {
  return <ReadersSettings user={user} families={<JoinedFamilies user={user} />} />;
}
