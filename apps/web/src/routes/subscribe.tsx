import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PaymentCard } from '../features/subscription/payment-card.tsx';
import { PremiumFeatures } from '../features/subscription/premium-features.tsx';
import { isStripeAllowed } from '../features/subscription/stripe-page.ts';
import { subscribeTexts } from '../features/subscription/subscribe-texts.ts';
import { TestMode } from '../features/subscription/test-mode.tsx';
import { checkoutQuery, useCheckout } from '../features/subscription/use-checkout.ts';
import { userQuery } from '../shared/api/queries.ts';
import { signInAddress } from '../shared/api/sign-in-address.ts';
import { useTexts } from '../shared/messages/language.tsx';
import { BackLink } from '../shared/ui/back-link.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Empty } from '../shared/ui/empty.tsx';
import { Lantern } from '../shared/ui/lantern.tsx';
import { late } from '../shared/ui/late.tsx';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { LoadingHeading, Skeleton } from '../shared/ui/skeleton.tsx';

/** Brought along by those who need it: the sandbox does without Stripe's part, and Stripe without the sandbox's. */
const SandboxForm = late(
  async () => (await import('../features/subscription/sandbox-form.tsx')).SandboxForm,
  FormSkeleton,
);
const StripeForm = late(
  async () => (await import('../features/subscription/stripe-form.tsx')).StripeForm,
  FormSkeleton,
);

/** Home, which asks for the payment and welcomes. */
const afterPayment = '/?welcome=premium';

/** Open to all: a visitor's checkout waits in the browser's session until there is an account. */
export function SubscribeRoute() {
  const text = useTexts(subscribeTexts);
  const user = useQuery(userQuery);
  usePageTitle(text.title);
  // Who is with a family without owning it has nothing to pay for here.
  if (user.data != null && user.data.family.role !== 'owner') return <Redirect to="/" replace />;
  if (user.data?.isSubscribed === true) {
    return (
      <Page>
        <Empty level="h1" picture="/ill/fort.svg" title={text.already} action={<HomeLink />}>
          {text.alreadyWords}
        </Empty>
      </Page>
    );
  }
  if (user.isPending) {
    return (
      <Page>
        <LoadingHeading />
      </Page>
    );
  }
  return <Checkout isVisitor={user.data == null} />;
}

function Checkout({ isVisitor }: { isVisitor: boolean }) {
  const text = useTexts(subscribeTexts);
  const checkout = useCheckout();
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  // A family goes home, where it is welcomed; a visitor needs an account first, and is told so here.
  const goOn = () => {
    if (isVisitor) void queries.invalidateQueries({ queryKey: checkoutQuery.queryKey });
    else navigate(afterPayment);
  };

  const leave = () => {
    if (isVisitor) goOn();
    // With a page load, so that Stripe's script is left behind.
    else location.assign(afterPayment);
  };

  if (checkout === 'paid') return isVisitor ? <PaidByVisitor /> : <PaidByFamily />;

  if (checkout === null) {
    return (
      <Page>
        <Empty level="h1" title={text.unavailable} action={<HomeLink />}>
          {text.unavailableWords}
        </Empty>
      </Page>
    );
  }
  return (
    <Page top={checkout?.mode === 'test' && <TestMode />}>
      <header className="grid justify-items-center pt-1 pb-5.5 text-center">
        <span className="lamp-glow">
          <Lantern className="h-[126px] w-[84px]" />
        </span>
        <h1 className="mt-3.5 text-[2.375rem] leading-10">{text.hero}</h1>
        <p className="mt-2 max-w-[19em] text-text-muted">{text.lede}</p>
      </header>
      <PremiumFeatures />
      {checkout === undefined ? (
        <Skeleton className="mt-4 h-86 !rounded-lg" />
      ) : (
        <PaymentCard checkout={checkout}>
          {checkout.clientSecret !== null && checkout.provider === 'sandbox' && (
            <SandboxForm clientSecret={checkout.clientSecret} onPaid={goOn} />
          )}
          {checkout.provider === 'stripe' && isStripeAllowed() && (
            <StripeForm checkout={checkout} returnPath={isVisitor ? '/subscribe' : afterPayment} onPaid={leave} />
          )}
        </PaymentCard>
      )}
    </Page>
  );
}

function FormSkeleton() {
  return <Skeleton className="h-56 !rounded-lg" />;
}

function PaidByVisitor() {
  const text = useTexts(subscribeTexts);
  const toAccount = signInAddress(afterPayment);
  const account = (
    <ButtonLink kind="lamp" size="large" href={toAccount}>
      {text.toAccount}
    </ButtonLink>
  );
  return (
    <Page>
      <Empty level="h1" picture="/ill/fort.svg" title={text.paid} action={account}>
        {text.paidWords}
      </Empty>
    </Page>
  );
}

/** Known at the server and not yet here: home asks for it. */
function PaidByFamily() {
  const [, navigate] = useLocation();
  useEffect(() => navigate(afterPayment, { replace: true }), [navigate]);
  return null;
}

/** Without the navigation: a visitor has none. */
function Page({ top, children }: { top?: ReactNode; children: ReactNode }) {
  const text = useTexts(subscribeTexts);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {top}
      <div className="mx-auto max-w-(--column) px-(--gutter) pt-3 pb-12">
        <BackLink href="/">{text.back}</BackLink>
        {children}
      </div>
    </main>
  );
}

function HomeLink() {
  const text = useTexts(subscribeTexts);
  return (
    <ButtonLink kind="lamp" size="large" href="/">
      {text.home}
    </ButtonLink>
  );
}
