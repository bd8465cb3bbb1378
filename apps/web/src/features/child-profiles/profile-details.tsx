import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { breedName, sportName } from '@sagolykta/domain/option-names';
import {
  Cake,
  HeartHandshake,
  type LucideIcon,
  MapPin,
  PawPrint,
  Pencil,
  School,
  Trophy,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { profileTexts } from './profile-texts.ts';

interface ProfileDetailsProps {
  readonly child: ChildProfileView;
  readonly onEdit: () => void;
}

/** What the family has told about the child; only what is filled in is shown. */
export function ProfileDetails({ child, onEdit }: ProfileDetailsProps) {
  const text = useTexts(profileTexts);
  const facts = useFacts(child).filter(({ value }) => value !== '');
  return (
    <Card className="!pb-2.5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="min-w-0 text-h3">{text.details(child.name)}</h2>
        <Button size="small" onClick={onEdit}>
          <Pencil aria-hidden="true" size={18} />
          {text.edit}
        </Button>
      </div>
      <dl className="divide-y divide-line">
        {facts.map(({ label, value, Icon }) => (
          <div key={label} className="relative py-2.5 pl-9">
            <dt className="text-caption text-text-faint">
              <Icon aria-hidden="true" size={20} className="absolute top-1/2 left-0 -translate-y-1/2" />
              {label}
            </dt>
            <dd className="font-display text-label font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly Icon: LucideIcon;
}

function useFacts(child: ChildProfileView): Fact[] {
  const text = useTexts(profileTexts);
  const { language } = useLanguage();
  const { petName, petBreed, favoriteSport } = child;
  const breed = petBreed === null ? null : breedName(petBreed, language);
  const pet = petName !== null && breed !== null ? text.pet(petName, breed) : (petName ?? breed ?? '');
  const grandparents = [child.grandmaName, child.grandpaName].filter((name) => name !== null).join(' & ');
  return [
    { label: text.facts.name, value: child.name, Icon: UserRound },
    { label: text.facts.age, value: text.age(child.age), Icon: Cake },
    { label: text.facts.city, value: child.city ?? '', Icon: MapPin },
    { label: text.facts.school, value: child.school ?? '', Icon: School },
    { label: text.facts.bestFriend, value: child.bestFriendName ?? '', Icon: UsersRound },
    { label: text.facts.pet, value: pet, Icon: PawPrint },
    { label: text.facts.sport, value: favoriteSport === null ? '' : sportName(favoriteSport, language), Icon: Trophy },
    { label: text.facts.grandparents, value: grandparents, Icon: HeartHandshake },
  ];
}
