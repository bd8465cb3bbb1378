import type { Checkout } from '@sagolykta/contract/subscription';
import { CalendarX2, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { subscribeTexts } from './subscribe-texts.ts';

interface PaymentCardProps {
  readonly checkout: Checkout;
  /** The provider's own form, with its button. */
  readonly children: ReactNode;
}

/** Price, trial, dates and what is agreed to, before the form with its button. */
export function PaymentCard({ checkout, children }: PaymentCardProps) {
  const text = useTexts(subscribeTexts);
  const { language } = useLanguage();
  const { trialEndsAt, firstPaymentAt, renewsAt } = checkout;
  const day = (instant: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(instant));
  return (
    <>
      <section className="mt-4 rounded-lg bg-surface p-5 inset-ring-[1.5px] inset-ring-lamp-line">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2>{text.plan}</h2>
          {trialEndsAt !== null && <Badge tone="lamp">{text.trial}</Badge>}
        </div>
        <p className="mt-2 mb-3 font-display text-[2.25rem] leading-10 font-bold">
          {text.price} <span className="text-label font-semibold text-text-muted">{text.perMonth}</span>
        </p>
        <dl className="mb-4.5 grid gap-1.5 text-small">
          {trialEndsAt !== null && <Fact name={text.trialEnds}>{day(trialEndsAt)}</Fact>}
          <Fact name={text.firstPayment}>{trialEndsAt === null ? text.today : day(firstPaymentAt)}</Fact>
          <Fact name={text.renewal}>{day(renewsAt)}</Fact>
        </dl>
        <p className="mb-4.5 text-small text-text-muted">
          {trialEndsAt === null ? text.agreement.noTrial : text.agreement.trial(day(firstPaymentAt))}{' '}
          {text.agreement.consent}
        </p>
        {children}
      </section>
      <p className="mt-4.5 flex flex-wrap justify-center gap-x-6 gap-y-2 text-small text-text-muted">
        <span className="flex items-center gap-2">
          <Lock aria-hidden="true" size={18} />
          {text.secure}
        </span>
        <span className="flex items-center gap-2">
          <CalendarX2 aria-hidden="true" size={18} />
          {text.cancel}
        </span>
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-muted">{name}</dt>
      <dd className="font-display font-semibold">{children}</dd>
    </div>
  );
}
