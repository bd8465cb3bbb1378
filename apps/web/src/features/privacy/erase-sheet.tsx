import { CallError } from '@sagolykta/contract/call-error';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { forgetTab } from '../../shared/kept-on-device.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { privacyTexts } from './privacy-texts.ts';

interface EraseSheetProps {
  readonly isGuest: boolean;
  readonly onClose: () => void;
}

/** Two steps: what will be gone, and then the password or a passkey. A guest family has neither. */
export function EraseSheet({ isGuest, onClose }: EraseSheetProps) {
  const text = useTexts(privacyTexts);
  const [isSure, setSure] = useState(false);
  if (isSure) return <LastStep isGuest={isGuest} onClose={onClose} />;
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={text.eraseTitle}
      description={text.eraseConsequence}
      keep={text.keep}
      action={
        <Button kind="danger-line" size="large" full onClick={() => setSure(true)}>
          {text.goOn}
        </Button>
      }
    />
  );
}

function LastStep({ isGuest, onClose }: EraseSheetProps) {
  const text = useTexts(privacyTexts);
  const formId = useId();
  const [isWrong, setWrong] = useState(false);
  const erasing = useMutation({
    mutationFn: (password: string | null) => api.eraseFamily({ body: { password } }),
    onSuccess: () => {
      forgetTab();
      location.assign('/');
    },
    onError: (error) => {
      const isWrongPassword = error instanceof CallError && error.code === 'wrong-password';
      setWrong(isWrongPassword);
      if (!isWrongPassword) tell({ title: text.eraseFailed, kind: 'danger' });
    },
  });
  const erase = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    erasing.mutate(typedIn(new FormData(event.currentTarget), 'password') ?? null);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.eraseTitle}
      description={text.eraseConsequence}
      footer={
        <div className="grid gap-3">
          <Button type="submit" form={formId} kind="danger" size="large" full disabled={erasing.isPending}>
            <Trash2 aria-hidden="true" size={20} />
            {erasing.isPending ? text.erasing : text.eraseNow}
          </Button>
          <Button size="large" full onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={erase} className="pt-4">
        {!isGuest && (
          <ProofField name="password" label={text.password} error={isWrong ? text.wrongPassword : undefined} />
        )}
      </form>
    </Sheet>
  );
}
