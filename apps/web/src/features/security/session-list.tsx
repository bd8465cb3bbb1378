import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { securityFailure } from './security-failure.ts';
import { sessionsQuery } from './security-queries.ts';
import { securityTexts } from './security-texts.ts';

/** The browsers that are signed in, this one first. */
export function SessionList() {
  const text = useTexts(securityTexts);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const ending = useMutation({
    mutationFn: () => api.endOtherSessions(),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      tell({ title: text.ended });
    },
    onError: (failure) => tell({ title: securityFailure(failure, text), kind: 'danger' }),
  });
  const dayOf = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
  const open = sessions.data ?? [];
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{text.sessions}</h2>
      <ul className="mt-2 divide-y divide-line">
        {open.map(({ device, createdAt, isCurrent }) => (
          <li key={`${createdAt}${device}${isCurrent}`} className="flex items-center justify-between gap-3 py-2.5">
            <span>
              <span className="block font-display text-label font-semibold">{device ?? text.unknown}</span>
              <span className="block text-small text-text-muted">{text.since(dayOf(createdAt))}</span>
            </span>
            {isCurrent && <Badge tone="lamp">{text.here}</Badge>}
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Button className="mt-3" full disabled={ending.isPending} onClick={() => ending.mutate()}>
          {text.endOthers}
        </Button>
      )}
    </Card>
  );
}
