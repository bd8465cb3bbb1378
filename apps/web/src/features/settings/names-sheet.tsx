import { preferences, type User } from '@sagolykta/contract/user';
import { type SubmitEvent, useId, useState } from 'react';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { usePreferences } from './use-preferences.ts';

const nameFields = ['calledName', 'firstName', 'lastName'] as const;
type NameField = (typeof nameFields)[number];

const namesTexts = texts({
  sv: {
    title: 'Namn och tilltal',
    labels: { calledName: 'Barnen kallar mig', firstName: 'Förnamn', lastName: 'Efternamn' },
    calledExample: 't.ex. mamma, pappa, Kim',
    calledHint: 'Behöver sagan en vuxen så är det du.',
    save: 'Spara',
    saving: 'Sparar …',
    saved: 'Namnen är sparade',
    tooLong: 'Namnet är för långt.',
  },
  en: {
    title: 'Names',
    labels: { calledName: 'The children call me', firstName: 'First name', lastName: 'Last name' },
    calledExample: 'e.g. Mom, Dad, Kim',
    calledHint: 'When a story needs a grown-up, it is you.',
    save: 'Save',
    saving: 'Saving …',
    saved: 'The names are saved',
    tooLong: 'That name is too long.',
  },
});

export function NamesSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const text = useTexts(namesTexts);
  const formId = useId();
  const saving = usePreferences();
  const [refused, setRefused] = useState<NameField | undefined>();

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = preferences.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!result.success)
      return setRefused(nameFields.find((name) => result.error.issues.some(({ path }) => path[0] === name)));
    saving.mutate(result.data, {
      onSuccess: () => {
        tell({ title: text.saved });
        onClose();
      },
    });
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={text.title}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={saving.isPending}>
          {saving.isPending ? text.saving : text.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-4 pt-2">
        {nameFields.map((name) => (
          <Field
            key={name}
            label={text.labels[name]}
            {...(name === 'calledName' ? { hint: text.calledHint } : {})}
            {...(name === refused ? { error: text.tooLong } : {})}
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                defaultValue={user[name] ?? ''}
                placeholder={name === 'calledName' ? text.calledExample : undefined}
                autoComplete={autoComplete[name]}
              />
            )}
          </Field>
        ))}
      </form>
    </Sheet>
  );
}

const autoComplete: Readonly<Record<NameField, string>> = {
  calledName: 'off',
  firstName: 'given-name',
  lastName: 'family-name',
};
