import type { User } from '@sagolykta/contract/user';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { AccountSection } from '../features/settings/account-section.tsx';
import { LogOut } from '../features/settings/log-out.tsx';
import { StoryPreferences } from '../features/settings/story-preferences.tsx';
import { SupportSection } from '../features/settings/support-section.tsx';
import { PlanCard } from '../features/subscription/plan-card.tsx';
import { PlanRows } from '../features/subscription/plan-rows.tsx';
import { lazyRoute } from '../lazy-route.tsx';
import { childProfilesQuery, statsQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { Column } from '../shared/ui/column.tsx';
import { late, usePreloaded } from '../shared/ui/late.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { settingsTitle } from '../shared/ui/settings-page.tsx';
import { useSearchWord } from '../shared/ui/use-search-word.ts';

const NamesSheet = late(async () => (await import('../features/settings/names-sheet.tsx')).NamesSheet);
const RateSheet = late(async () => (await import('../features/support/rate-sheet.tsx')).RateSheet);
const sheets = [NamesSheet, RateSheet];

type UserPage = ComponentType<{ user: User }>;

/** The inner pages, by the word in the address (?page=help); each brings its own chunk. */
const pages: Readonly<Record<string, UserPage>> = {
  'help': lazyRoute<{ user: User }>(async () => (await import('../features/support/help-page.tsx')).HelpPage),
  'subscription': lazyRoute<{ user: User }>(
    async () => (await import('../features/subscription/subscription-page.tsx')).SubscriptionPage,
  ),
  'contact': lazyRoute(async () => (await import('../features/support/contact-page.tsx')).ContactPage),
  'privacy': lazyRoute(async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage),
  'login': lazyRoute(async () => (await import('../features/security/login-page.tsx')).LoginPage),
  'security': lazyRoute(async () => (await import('../features/security/security-page.tsx')).SecurityPage),
  'sharing': lazyRoute<{ user: User }>(
    async () => (await import('../features/family-sharing/sharing-page.tsx')).SharingPage,
  ),
  'parental-controls': lazyRoute<{ user: User }>(
    async () => (await import('../features/parental-controls/parental-controls-page.tsx')).ParentalControlsPage,
  ),
};

const ReadersSettingsRoute = lazyRoute<{ user: User }>(
  async () => (await import('./readers-settings.tsx')).ReadersSettingsRoute,
);

/** What of these is about one's own account, and so for whoever only reads, too. */
const readersPages: readonly string[] = ['help', 'contact', 'privacy', 'login', 'security'];

export function SettingsRoute({ user }: { user: User }) {
  const [search] = useSearchParams();
  const name = search.get('page') ?? '';
  const isReader = user.family.role === 'reader';
  const Page = isReader && !readersPages.includes(name) ? undefined : pages[name];
  if (Page !== undefined) return <Page user={user} />;
  return isReader ? <ReadersSettingsRoute user={user} /> : <AllSettings user={user} />;
}

function AllSettings({ user }: { user: User }) {
  const text = useTexts(settingsTitle);
  const stats = useQuery(statsQuery);
  const profiles = useQuery(childProfilesQuery);
  const sheet = useSearchWord('sheet');
  usePreloaded(sheets);
  usePageTitle(text.title);
  return (
    <Column>
      <header className="pt-2 pb-4.5">
        <h1>{text.title}</h1>
      </header>
      {/* Money is the owner's. */}
      {user.family.role === 'owner' && (
        <>
          <PlanCard
            isSubscribed={user.isSubscribed}
            dailyStoryCount={stats.data?.dailyStoryCount ?? user.dailyStoryCount}
          />
          <PlanRows />
        </>
      )}
      <StoryPreferences user={user} />
      <AccountSection
        user={user}
        childNames={profiles.data?.map(({ name }) => name)}
        onNames={() => sheet.open('names')}
      />
      <SupportSection onRate={() => sheet.open('rate')} />
      <LogOut isGuest={user.isGuest} />
      {sheet.word === 'names' && <NamesSheet user={user} onClose={sheet.close} />}
      {sheet.word === 'rate' && <RateSheet onClose={sheet.close} />}
    </Column>
  );
}
