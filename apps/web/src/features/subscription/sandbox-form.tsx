import { CallError } from '@sagolykta/contract/call-error';
import { type SandboxPayment, sandboxCards } from '@sagolykta/contract/sandbox';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { Field, Select } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { PaymentRefusal } from './payment-refusal.tsx';
import { subscribeTexts } from './subscribe-texts.ts';

interface SandboxFormProps {
  readonly clientSecret: string;
  readonly onPaid: () => void;
}

/** The bank's own. */
function wordsOf(error: Error): string | undefined {
  return error instanceof CallError ? error.problem?.detail : undefined;
}

/** The embedded sandbox: a choice of test cards by what becomes of them. It takes no card number. */
export function SandboxForm({ clientSecret, onPaid }: SandboxFormProps) {
  const text = useTexts(subscribeTexts);
  const [card, setCard] = useState<SandboxPayment['card']>('success');
  const [isAsked, setAsked] = useState(false);
  const paying = useMutation({
    mutationFn: (confirmation?: 'given' | 'refused') =>
      api.confirmSandboxPayment({ body: { clientSecret, card, confirmation } }),
    onSuccess: ({ outcome }) => (outcome === 'paid' ? onPaid() : setAsked(true)),
    onError: (error) => {
      const description = wordsOf(error);
      tell({ title: text.paymentFailed, kind: 'danger', ...(description === undefined ? {} : { description }) });
    },
  });
  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    paying.mutate(undefined);
  };
  const answer = (confirmation: 'given' | 'refused') => {
    setAsked(false);
    paying.mutate(confirmation);
  };
  return (
    <form onSubmit={pay} className="grid gap-5">
      <Field label={text.card}>
        {(control) => (
          <Select
            {...control}
            name="card"
            value={card}
            onChange={(event) => {
              paying.reset();
              setCard(sandboxCards.find((known) => known === event.target.value) ?? 'success');
            }}
          >
            {sandboxCards.map((known) => (
              <option key={known} value={known}>
                {text.cards[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PaymentRefusal words={paying.isError ? (wordsOf(paying.error) ?? text.paymentFailed) : null} />
      <Button type="submit" kind="lamp" size="large" full disabled={paying.isPending}>
        {paying.isPending ? text.processing : text.subscribe}
      </Button>
      <ConfirmSheet
        open={isAsked}
        onClose={() => answer('refused')}
        title={text.confirmation.title}
        description={text.confirmation.description}
        keep={text.confirmation.refuse}
        isKeepLit={false}
        action={
          <Button kind="lamp" size="large" full onClick={() => answer('given')}>
            {text.confirmation.give}
          </Button>
        }
      />
    </form>
  );
}
