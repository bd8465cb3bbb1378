import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { facePicture } from '@sagolykta/contract/face-picture';
import { useTexts } from '../../shared/messages/language.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { profileTexts } from './profile-texts.ts';

export function ProfileHeader({ child }: { child: ChildProfileView }) {
  const text = useTexts(profileTexts);
  return (
    <header className="grid justify-items-center pt-4 pb-6.5 text-center">
      <Avatar name={child.name} imageUrl={facePicture(child)} className="size-28 text-[3rem]" />
      <h1 className="mt-3.5 text-[2.25rem] leading-10 wrap-anywhere">{child.name}</h1>
      <p className="text-text-muted">{text.age(child.age)}</p>
    </header>
  );
}
