import type { Passkey } from '@sagolykta/contract/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { securityFailure } from './security-failure.ts';
import { passkeysQuery } from './security-queries.ts';
import { securityTexts } from './security-texts.ts';

export function RenamePasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const text = useTexts(securityTexts);
  const formId = useId();
  const queries = useQueryClient();
  const renaming = useMutation({
    mutationFn: (name: string) => api.renamePasskey({ params: { id: passkey.id }, body: { name } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      tell({ title: text.renamed });
      onClose();
    },
    onError: (failure) => tell({ title: securityFailure(failure, text), kind: 'danger' }),
  });
  const rename = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    renaming.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.rename}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={renaming.isPending}>
          {text.renameSave}
        </Button>
      }
    >
      <form id={formId} onSubmit={rename} className="pt-2">
        <Field label={text.name}>
          {(control) => (
            <Input {...control} name="name" maxLength={40} defaultValue={passkey.name} autoComplete="off" required />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
