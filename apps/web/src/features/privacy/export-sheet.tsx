import { CallError } from '@sagolykta/contract/call-error';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { proofTexts } from '../../shared/proof/proof-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { downloadExport } from './download-export.ts';

/** Everything about a family is not for whoever has its phone in hand. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const text = useTexts(proofTexts);
  const formId = useId();
  const exporting = useMutation({
    mutationFn: async (password: string | undefined) => {
      if (password !== undefined) await api.proveParent({ body: { password } });
      await downloadExport();
    },
    onSuccess: onClose,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    exporting.mutate(typedIn(new FormData(event.currentTarget), 'password'));
  };
  const code = exporting.error instanceof CallError ? exporting.error.code : undefined;
  const known = code !== undefined && code in text.errors ? text.errors[code as keyof typeof text.errors] : text.failed;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.title}
      description={text.why}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={exporting.isPending}>
          <Download aria-hidden="true" size={20} />
          {exporting.isPending ? text.waiting : text.download}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-3 pt-4">
        <ProofField name="password" />
        <p role="alert" className={exporting.isError ? 'text-small text-danger' : 'sr-only'}>
          {exporting.isError ? known : null}
        </p>
      </form>
    </Sheet>
  );
}
