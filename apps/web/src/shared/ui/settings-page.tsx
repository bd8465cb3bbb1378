import type { ReactNode } from 'react';
import { texts, useTexts } from '../messages/language.tsx';
import { InnerPage } from './inner-page.tsx';

export const settingsTitle = texts({ sv: { title: 'Inställningar' }, en: { title: 'Settings' } });

interface SettingsPageProps {
  readonly title: string;
  readonly lede?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the settings, which leads back to them. */
export function SettingsPage(page: SettingsPageProps) {
  const { title } = useTexts(settingsTitle);
  return <InnerPage backTo="/settings" back={title} {...page} />;
}
