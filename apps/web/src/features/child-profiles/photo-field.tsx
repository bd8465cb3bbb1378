import { CallError } from '@sagolykta/contract/call-error';
import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { facePicture } from '@sagolykta/contract/face-picture';
import { photoTypes } from '@sagolykta/contract/photos';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { photoTexts } from './photo-texts.ts';
import { usePhoto } from './use-photo.ts';

/** The child's photo, which is kept as soon as it is chosen. */
export function PhotoField({ child }: { child: ChildProfileView }) {
  const text = useTexts(photoTexts);
  const input = useRef<HTMLInputElement>(null);
  const saving = usePhoto(child);
  const hasPhoto = child.profileImageUrl !== null;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const photo = event.currentTarget.files?.[0];
    // The same file may be chosen again after it was refused.
    event.currentTarget.value = '';
    if (photo !== undefined) saving.mutate(photo);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-4 pt-3.5">
      <legend className="sr-only">{text.label}</legend>
      <Avatar name={child.name} imageUrl={facePicture(child)} className="size-20 text-[2rem]" />
      <div className="grid min-w-0 flex-1 gap-2">
        <input ref={input} type="file" aria-label={text.label} accept={photoTypes.join(',')} hidden onChange={choose} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={saving.isPending} onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" size={18} />
            {saving.isPending ? text.sending : hasPhoto ? text.change : text.add}
          </Button>
          {hasPhoto && (
            <Button kind="quiet" size="small" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
              <Trash2 aria-hidden="true" size={18} />
              {text.remove}
            </Button>
          )}
        </div>
        <p className="text-small text-text-muted">{text.hint}</p>
        <p role="alert" className={saving.isError ? 'text-small text-danger' : 'sr-only'}>
          {saving.isError ? explained(saving.error, text) : null}
        </p>
      </div>
    </fieldset>
  );
}

function explained(failure: Error, { errors }: (typeof photoTexts)['sv']): string {
  const status = failure instanceof CallError ? failure.status : undefined;
  if (status === 422) return errors.unreadable;
  if (status === 413) return errors.tooLarge;
  if (status === 429) return errors.tooMany;
  return errors.failed;
}
