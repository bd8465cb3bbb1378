import { storiesLeft } from '@sagolykta/domain/daily-limit';
import { fairUseStoriesPerDay, freeStoriesPerDay } from '@sagolykta/domain/plan';
import { Crown } from 'lucide-react';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Lanterns } from '../../shared/ui/lantern.tsx';

const planTexts = texts({
  sv: {
    plan: 'Ert abonnemang',
    free: 'Gratis',
    premium: 'Premium',
    left: (left: number) => `${left} av ${freeStoriesPerDay} sagor kvar i dag`,
    unlimited: 'Obegränsat med sagor',
    fairUse: `Rimlig användning: ${fairUseStoriesPerDay} om dagen`,
    upgrade: 'Uppgradera till Premium',
  },
  en: {
    plan: 'Your plan',
    free: 'Free',
    premium: 'Premium',
    left: (left: number) => `${left} of ${freeStoriesPerDay} stories left today`,
    unlimited: 'Unlimited stories',
    fairUse: `Fair use: ${fairUseStoriesPerDay} a day`,
    upgrade: 'Upgrade to Premium',
  },
});

interface PlanCardProps {
  readonly isSubscribed: boolean;
  readonly dailyStoryCount: number;
}

export function PlanCard({ isSubscribed, dailyStoryCount }: PlanCardProps) {
  const text = useTexts(planTexts);
  const left = storiesLeft(dailyStoryCount);
  return (
    <section className="promotion grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-lg p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Badge>{text.plan}</Badge>
          <h2 className="mt-2">{isSubscribed ? text.premium : text.free}</h2>
          <p className="text-text-muted">{isSubscribed ? text.unlimited : text.left(left)}</p>
          {isSubscribed && <p className="text-small text-text-muted">{text.fairUse}</p>}
        </div>
        {isSubscribed ? (
          <Crown aria-hidden="true" size={28} className="flex-none text-lamp-text" />
        ) : (
          <Lanterns left={left} all={freeStoriesPerDay} label={text.left(left)} />
        )}
      </div>
      {!isSubscribed && (
        <ButtonLink full href="/subscribe">
          {text.upgrade}
        </ButtonLink>
      )}
    </section>
  );
}
