import type { Checkout } from '@sagolykta/contract/subscription';
import { CheckoutElementsProvider, PaymentElement, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PaymentRefusal } from './payment-refusal.tsx';
import { subscribeTexts } from './subscribe-texts.ts';

interface StripeFormProps {
  readonly checkout: Checkout;
  /** Where a bank that asks on a page of its own leads back to. */
  readonly returnPath: string;
  readonly onPaid: () => void;
}

/** Stripe's own card form. Its script comes from Stripe, and only once this is shown. */
export function StripeForm({ checkout, returnPath, onPaid }: StripeFormProps) {
  const { language } = useLanguage();
  const { publishableKey, clientSecret } = checkout;
  const [stripe] = useState(() => loadStripe(publishableKey ?? '', { locale: language }));
  // The same object at every render, or Stripe's form begins anew.
  const [options] = useState(() => ({
    clientSecret: clientSecret ?? '',
    elementsOptions: { appearance: appearance() },
  }));
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <CardForm returnPath={returnPath} onPaid={onPaid} />
    </CheckoutElementsProvider>
  );
}

function appearance() {
  return { theme: document.documentElement.dataset.theme === 'day' ? 'stripe' : 'night' } as const;
}

function CardForm({ returnPath, onPaid }: Pick<StripeFormProps, 'returnPath' | 'onPaid'>) {
  const text = useTexts(subscribeTexts);
  const state = useCheckoutElements();
  const paying = useMutation({
    mutationFn: async (email: string | null) => {
      if (state.type !== 'success') throw new Error(text.failed.description);
      const returnUrl = location.origin + returnPath;
      const known = email === null ? {} : { email };
      const result = await state.checkout.confirm({ redirect: 'if_required', returnUrl, ...known });
      if (result.type === 'error') throw new Error(result.error.message);
    },
    onSuccess: onPaid,
    onError: ({ message }) => tell({ title: text.paymentFailed, description: message, kind: 'danger' }),
  });
  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    paying.mutate(typeof email === 'string' ? email : null);
  };

  if (state.type === 'error') return <p role="alert">{state.error.message}</p>;
  if (state.type === 'loading') return <Skeleton className="h-56 !rounded-lg" />;
  return (
    <form onSubmit={pay} className="grid gap-5">
      {state.checkout.email == null && (
        <Field label={text.email} hint={text.emailHint}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
      )}
      <PaymentElement />
      <PaymentRefusal words={paying.isError ? paying.error.message : null} />
      <Button type="submit" kind="lamp" size="large" full disabled={paying.isPending}>
        {paying.isPending ? text.processing : text.subscribe}
      </Button>
    </form>
  );
}
