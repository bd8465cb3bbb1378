import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { type SubmitEvent, useId, useRef } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { BasicSection, FriendsSection, InterestsSection } from './form-sections.tsx';
import { formTexts } from './form-texts.ts';
import { PetSection } from './pet-section.tsx';
import { PhotoField } from './photo-field.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { refusedFields, useSaveProfile } from './use-save-profile.ts';

interface ProfileSheetProps {
  /** null: a child that is not described yet. */
  readonly profile: ChildProfileView | null;
  readonly onClose: () => void;
}

/** The form about a child. Only the name is required. */
export function ProfileSheet({ profile, onClose }: ProfileSheetProps) {
  const text = useTexts(formTexts);
  const words = profile === null ? text.create : text.update;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, isRestored, startOver, check, refuse, forget } = useProfileForm(profile);
  const saving = useSaveProfile(profile);

  /** After the errors have been rendered. */
  const focusFirstError = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const input = check();
    if (input === undefined) return focusFirstError();
    saving.mutate(input, {
      onSuccess: () => {
        forget();
        onClose();
      },
      onError: (error) => {
        refuse(refusedFields(error));
        focusFirstError();
      },
    });
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
      }
    >
      <form ref={element} id={formId} onSubmit={save} noValidate>
        {isRestored && (
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-4 text-small text-text-muted">
            {text.restored}
            <Button kind="quiet" size="small" onClick={startOver}>
              {text.startOver}
            </Button>
          </p>
        )}
        {profile !== null && <PhotoField child={profile} />}
        <div>
          <BasicSection form={form} />
          <FriendsSection form={form} />
          <PetSection form={form} isNew={profile === null} />
          <InterestsSection form={form} />
        </div>
      </form>
    </Sheet>
  );
}
