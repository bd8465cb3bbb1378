import { startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { securityFailure } from './security-failure.ts';
import { passkeysQuery } from './security-queries.ts';
import { securityTexts } from './security-texts.ts';

/** The password or an older passkey first, since somebody with the phone in hand is not yet the parent; then the browser asks for the rest. */
export function PasskeySheet({ onClose }: { onClose: () => void }) {
  const text = useTexts(securityTexts);
  const formId = useId();
  const queries = useQueryClient();
  const adding = useMutation({
    mutationFn: async (form: FormData) => {
      const { options } = await api.beginPasskey({ body: { password: typedIn(form, 'password') } });
      const made = await startRegistration({ optionsJSON: options as never });
      await api.addPasskey({ body: { name: String(form.get('name')), response: { ...made } } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      tell({ title: text.added });
      onClose();
    },
  });
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    adding.mutate(new FormData(event.currentTarget));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.addTitle}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={adding.isPending}>
          {adding.isPending ? text.saving : text.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={add} className="grid gap-4 pt-2">
        <Field label={text.name}>
          {(control) => (
            <Input {...control} name="name" maxLength={40} placeholder={text.example} autoComplete="off" required />
          )}
        </Field>
        <ProofField name="password" label={text.password} />
        <p role="alert" className={adding.isError ? 'text-small text-danger' : 'sr-only'}>
          {adding.isError ? securityFailure(adding.error, text) : null}
        </p>
      </form>
    </Sheet>
  );
}
