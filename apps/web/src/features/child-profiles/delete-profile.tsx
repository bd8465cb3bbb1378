import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { facePicture } from '@sagolykta/contract/face-picture';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { profileTexts } from './profile-texts.ts';
import { useDeleteProfile } from './use-delete-profile.ts';

/** Names the child and says how many stories go with it; then it happens at once. */
export function DeleteProfile({ child, onClose }: { child: ChildProfileView; onClose: () => void }) {
  const text = useTexts(profileTexts);
  const removal = useDeleteProfile();
  const { name, storyCount } = child;
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      picture={<Avatar name={name} imageUrl={facePicture(child)} className="size-18 text-[1.75rem]" />}
      title={text.removeQuestion(name)}
      description={text.removeConsequence(name, storyCount)}
      keep={text.keep(name)}
      action={
        <Button
          kind="danger-line"
          size="large"
          full
          className="!text-label"
          disabled={removal.isPending}
          onClick={() => removal.mutate(child.id, { onSettled: onClose })}
        >
          <Trash2 aria-hidden="true" size={18} className="flex-none" />
          <span className="min-w-0 wrap-anywhere">
            {removal.isPending ? text.removing : text.removeAll(name, storyCount)}
          </span>
        </Button>
      }
    />
  );
}
