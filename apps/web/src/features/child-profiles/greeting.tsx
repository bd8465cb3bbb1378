import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { facePicture } from '@sagolykta/contract/face-picture';
import { greetingAt, type Greeting as TimeOfDay } from '@sagolykta/domain/greeting';
import { Link } from 'wouter';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';

type Greetings = Readonly<Record<TimeOfDay, string>>;

const greetingTexts = texts({
  sv: {
    greetings: { morning: 'God morgon', afternoon: 'God eftermiddag', evening: 'God kväll' } as Greetings,
    profileOf: (name: string) => (/[sxz]$/i.test(name) ? `${name} profil` : `${name}s profil`),
  },
  en: {
    greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' } as Greetings,
    profileOf: (name: string) => `${name}’s profile`,
  },
});

interface GreetingProps {
  /** 0 to 23, on the family's clock. */
  readonly hour: number;
  readonly child: ChildProfileView | null;
  /** Who is greeted while no child is described. */
  readonly parentName: string | null;
}

export function Greeting({ hour, child, parentName }: GreetingProps) {
  const text = useTexts(greetingTexts);
  const words = text.greetings[greetingAt(hour)];
  const name = child?.name ?? parentName;
  return (
    <header className="flex items-center justify-between gap-3 pt-2.5">
      <h1 className="min-w-0 text-[min(2.75rem,17vw)] leading-[1.12] wrap-anywhere">
        <span className="mb-1 block text-h3 font-semibold tracking-normal text-text-muted">
          {words}
          {name !== null && ','}
        </span>{' '}
        {name}
      </h1>
      {child !== null && (
        <Link href="/profile" aria-label={text.profileOf(child.name)} className="rounded-full">
          <Avatar name={child.name} imageUrl={facePicture(child)} />
        </Link>
      )}
    </header>
  );
}
