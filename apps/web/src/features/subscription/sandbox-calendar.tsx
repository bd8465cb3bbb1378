import { type SandboxCalendar, sandboxCalendar } from '@sagolykta/contract/sandbox';
import { FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { manageTexts } from './manage-texts.ts';
import { useChange } from './use-change.ts';

/** In the sandbox alone: days pass at the press of a button. */
export function SandboxCalendarCard() {
  const text = useTexts(manageTexts);
  const wish = useRef<SandboxCalendar>('trial-end');
  const turning = useChange(() => api.turnSandboxCalendar({ body: { to: wish.current } }), text.turned);
  const turn = (to: SandboxCalendar) => {
    wish.current = to;
    turning.mutate();
  };
  return (
    <section className="mt-9 rounded-lg bg-sky-soft p-5">
      <h2 className="flex items-center gap-2 text-h3 font-[650]">
        <FlaskConical aria-hidden="true" size={20} />
        {text.testMode}
      </h2>
      <p className="mt-1 mb-4 text-small">{text.testWords}</p>
      <div className="grid gap-2.5">
        {sandboxCalendar.map((to) => (
          <Button key={to} kind="outline" size="small" disabled={turning.isPending} onClick={() => turn(to)}>
            {text.calendar[to]}
          </Button>
        ))}
      </div>
    </section>
  );
}
