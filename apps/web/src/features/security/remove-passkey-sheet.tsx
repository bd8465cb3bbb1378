import type { Passkey } from '@sagolykta/contract/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { securityFailure } from './security-failure.ts';
import { passkeysQuery } from './security-queries.ts';
import { securityTexts } from './security-texts.ts';

interface RemovePasskeySheetProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** The password or a passkey first, as for adding one: somebody with the phone in hand is not yet the parent. */
export function RemovePasskeySheet({ passkey: { id, name }, onClose }: RemovePasskeySheetProps) {
  const text = useTexts(securityTexts);
  const formId = useId();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: async (password: string | undefined) => {
      if (password !== undefined) await api.proveParent({ body: { password } });
      await api.removePasskey({ params: { id } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      tell({ title: text.removed });
      onClose();
    },
  });
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    removing.mutate(typedIn(new FormData(event.currentTarget), 'password'));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.removeTitle(name)}
      description={text.removeConsequence}
      footer={
        <Button type="submit" form={formId} kind="danger" size="large" full disabled={removing.isPending}>
          <Trash2 aria-hidden="true" size={20} />
          {removing.isPending ? text.removing : text.removeNow}
        </Button>
      }
    >
      <form id={formId} onSubmit={remove} className="grid gap-3 pt-4">
        <ProofField name="password" label={text.password} />
        <p role="alert" className={removing.isError ? 'text-small text-danger' : 'sr-only'}>
          {removing.isError ? securityFailure(removing.error, text) : null}
        </p>
      </form>
    </Sheet>
  );
}
