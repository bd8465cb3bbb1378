import type { SubscriptionView } from '@sagolykta/contract/subscription';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, CreditCard, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { List, ListButton } from '../../shared/ui/list.tsx';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { manageTexts } from './manage-texts.ts';
import { Receipts } from './receipts.tsx';
import { SandboxCalendarCard } from './sandbox-calendar.tsx';
import { subscriptionQuery } from './subscription-queries.ts';
import { useChange } from './use-change.ts';
import { useDay } from './use-day.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';

/** Where the subscription stands, and every way to change one's mind. */
export function SubscriptionPage() {
  const text = useTexts(manageTexts);
  const subscription = useQuery(subscriptionQuery);
  return (
    <SettingsPage title={text.title}>
      {subscription.isPending && <Skeleton className="h-56 !rounded-lg" />}
      {subscription.isError && <Trouble onRetry={() => void subscription.refetch()} />}
      {subscription.data !== undefined && <Subscription subscription={subscription.data} />}
    </SettingsPage>
  );
}

function Subscription({ subscription }: { subscription: SubscriptionView }) {
  const text = useTexts(manageTexts);
  const day = useDay();
  const { standing, nextDate, isSubscribed } = subscription;
  return (
    <>
      <Card>
        <h2>{text.standings[standing]}</h2>
        {nextDate !== null && <p className="mt-1 text-text-muted">{text.dates[standing](day(nextDate))}</p>}
      </Card>
      {!isSubscribed && (
        <ButtonLink kind="lamp" full href="/subscribe" className="mt-4">
          {text.subscribe}
        </ButtonLink>
      )}
      <Choices subscription={subscription} />
      {standing !== 'none' && <Receipts />}
      {subscription.provider === 'sandbox' && standing !== 'none' && standing !== 'ended' && <SandboxCalendarCard />}
    </>
  );
}

function Choices({ subscription }: { subscription: SubscriptionView }) {
  const text = useTexts(manageTexts);
  const day = useDay();
  const [asked, setAsked] = useState<'cancel' | 'withdraw' | null>(null);
  const resuming = useChange(() => api.resumeSubscription(), text.resumed);
  const leaving = useChange(async () => location.assign((await api.openSubscriptionPortal()).url), text.card);
  const { mayCancel, mayResume, mayWithdraw, withdrawalEndsAt, hasPortal, nextDate } = subscription;
  if (!mayCancel && !mayResume && !mayWithdraw && !hasPortal) return null;
  return (
    <div className="mt-4">
      <List>
        {hasPortal && (
          <ListButton Icon={CreditCard} label={text.card} hint={text.cardHint} onClick={() => leaving.mutate()} />
        )}
        {mayResume && (
          <ListButton Icon={RotateCcw} label={text.resume} hint={text.resumeHint} onClick={() => resuming.mutate()} />
        )}
        {mayCancel && (
          <ListButton Icon={CalendarX2} label={text.cancel} hint={text.cancelHint} onClick={() => setAsked('cancel')} />
        )}
        {mayWithdraw && withdrawalEndsAt !== null && (
          <ListButton
            Icon={Undo2}
            label={text.withdraw}
            hint={text.withdrawHint(day(withdrawalEndsAt))}
            onClick={() => setAsked('withdraw')}
          />
        )}
      </List>
      {asked === 'cancel' && <CancelSheet until={nextDate} onClose={() => setAsked(null)} />}
      {asked === 'withdraw' && <WithdrawSheet onClose={() => setAsked(null)} />}
    </div>
  );
}
