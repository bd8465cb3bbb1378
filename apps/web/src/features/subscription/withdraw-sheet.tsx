import type { WithdrawalView } from '@sagolykta/contract/subscription';
import { money } from '@sagolykta/domain/money';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { manageTexts } from './manage-texts.ts';
import { useChange } from './use-change.ts';

/** The second of the two steps: what is undone, what comes back, and one button that says so. */
export function WithdrawSheet({ onClose }: { onClose: () => void }) {
  const text = useTexts(manageTexts);
  const { data: withdrawal, mutate: begin } = useMutation({
    mutationFn: () => api.beginWithdrawal(),
    onError: () => {
      tell({ title: text.changeFailed, kind: 'danger' });
      onClose();
    },
  });
  useEffect(() => begin(), [begin]);
  return withdrawal === undefined ? null : <Confirmation withdrawal={withdrawal} onClose={onClose} />;
}

function Confirmation({ withdrawal, onClose }: { withdrawal: WithdrawalView; onClose: () => void }) {
  const text = useTexts(manageTexts);
  const { language } = useLanguage();
  const { id, startedAt, refund, receiptTo } = withdrawal;
  const confirming = useChange(() => api.confirmWithdrawal({ params: { id } }), text.withdrawn, onClose);
  const started = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(startedAt));
  const letter = receiptTo === null ? text.withdrawNoAddress : text.withdrawReceipt(receiptTo);
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={text.withdrawTitle}
      description={`${text.withdrawWords(started, money(refund))} ${letter}`}
      keep={text.keep}
      action={
        <Button
          kind="danger-line"
          size="large"
          full
          disabled={confirming.isPending}
          onClick={() => confirming.mutate()}
        >
          {confirming.isPending ? text.withdrawing : text.withdrawNow}
        </Button>
      }
    />
  );
}
