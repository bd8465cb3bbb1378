import { useQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { innerPage } from '../../shared/ui/back-link.tsx';
import { List, ListLink } from '../../shared/ui/list.tsx';
import { manageTexts } from './manage-texts.ts';
import { subscriptionQuery } from './subscription-queries.ts';
import { useDay } from './use-day.ts';

/** Under the plan: where the subscription stands and what comes next. A family that never had one sees nothing. */
export function PlanRows() {
  const text = useTexts(manageTexts);
  const day = useDay();
  const { data } = useQuery(subscriptionQuery);
  if (data === undefined || data.standing === 'none') return null;
  const next = data.nextDate === null ? '' : text.dates[data.standing](day(data.nextDate));
  return (
    <div className="mt-3">
      <List>
        <ListLink
          Icon={Receipt}
          label={text.manage}
          hint={next === '' ? text.standings[data.standing] : next}
          href="/settings?page=subscription"
          state={innerPage}
        />
      </List>
    </div>
  );
}
