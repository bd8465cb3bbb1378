import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { useQuery } from '@tanstack/react-query';
import { Plus, Sparkles } from 'lucide-react';
import { ProfileDetails } from '../features/child-profiles/profile-details.tsx';
import { ProfileHeader } from '../features/child-profiles/profile-header.tsx';
import { ProfileList } from '../features/child-profiles/profile-list.tsx';
import { ProfileSkeleton } from '../features/child-profiles/profile-skeleton.tsx';
import { profileTexts } from '../features/child-profiles/profile-texts.ts';
import { StoryStats } from '../features/child-profiles/story-stats.tsx';
import { childProfilesQuery, statsQuery, userQuery } from '../shared/api/queries.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { Button, ButtonLink } from '../shared/ui/button.tsx';
import { Column } from '../shared/ui/column.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { late, usePreloaded } from '../shared/ui/late.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { Trouble } from '../shared/ui/trouble.tsx';
import { useSearchWord } from '../shared/ui/use-search-word.ts';

const newChild = 'new';
const ProfileSheet = late(async () => (await import('../features/child-profiles/profile-sheet.tsx')).ProfileSheet);
const sheets = [ProfileSheet];

export function ProfileRoute() {
  const text = useTexts(profileTexts);
  const profiles = useQuery(childProfilesQuery);
  const sheet = useSearchWord('form');
  usePageTitle(text.title);
  usePreloaded(sheets);
  const edited = profiles.data?.find(({ id }) => id === sheet.word) ?? null;
  return (
    <Column>
      {profiles.isPending && <ProfileSkeleton />}
      {profiles.isError && <Trouble level="h1" onRetry={() => void profiles.refetch()} />}
      {profiles.data?.length === 0 && <NoChild onAdd={() => sheet.open(newChild)} />}
      {profiles.data !== undefined && profiles.data.length > 0 && (
        <Family profiles={profiles.data} onEdit={(child) => sheet.open(child.id)} onAdd={() => sheet.open(newChild)} />
      )}
      {profiles.data !== undefined && (sheet.word === newChild || edited !== null) && (
        <ProfileSheet key={sheet.word} profile={edited} onClose={sheet.close} />
      )}
    </Column>
  );
}

interface FamilyProps {
  readonly profiles: readonly ChildProfileView[];
  readonly onEdit: (child: ChildProfileView) => void;
  readonly onAdd: () => void;
}

function Family({ profiles, onEdit, onAdd }: FamilyProps) {
  const text = useTexts(profileTexts);
  const stats = useQuery(statsQuery);
  const user = useQuery(userQuery);
  const active = profiles.find(({ isActive }) => isActive);
  return (
    <>
      {active !== undefined && (
        <>
          <ProfileHeader child={active} />
          <ButtonLink kind="lamp" size="large" full href="/create-story" className="mb-6">
            <Sparkles aria-hidden="true" />
            {text.tellOf(active.name)}
          </ButtonLink>
          <ProfileDetails child={active} onEdit={() => onEdit(active)} />
        </>
      )}
      {!stats.isError && <StoryStats stats={stats.data} showStreak={user.data?.showStreak ?? true} />}
      {profiles.length > 1 && <ProfileList profiles={profiles} />}
      <Button kind="outline" size="large" full className="mt-6" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {text.add}
      </Button>
    </>
  );
}

function NoChild({ onAdd }: { onAdd: () => void }) {
  const { none } = useTexts(profileTexts);
  return (
    <Empty
      level="h1"
      picture="/ill/fort.svg"
      title={none.title}
      action={
        <Button kind="lamp" size="large" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {none.add}
        </Button>
      }
    >
      {none.explanation}
    </Empty>
  );
}
