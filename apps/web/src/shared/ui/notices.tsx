import { Heart, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { texts, useTexts } from '../messages/language.tsx';
import { dismissNotice, takeAction, useNotice } from './notice-store.ts';

const noticeTexts = texts({
  sv: { label: 'Meddelanden ({hotkey})', one: 'Meddelande', close: 'Stäng' },
  en: { label: 'Notices ({hotkey})', one: 'Notice', close: 'Close' },
});

const icons = { plain: Info, favorite: Heart, danger: TriangleAlert };
const tones = {
  plain: 'bg-lamp-soft text-lamp-text',
  favorite: 'bg-rose-soft text-rose',
  danger: 'bg-danger-soft text-danger',
};

/** The one place where notices appear: 5000 ms, paused while hovered or focused; swipe right 50 px; F8. */
export function Notices() {
  const notice = useNotice();
  const text = useTexts(noticeTexts);
  const Icon = icons[notice?.kind ?? 'plain'];
  return (
    // A place of its own for every notice: one whose hand or focus was on the notice before would never count its time.
    <Toast.Provider key={notice?.id} duration={5000} swipeDirection="right" swipeThreshold={50} label={text.one}>
      {notice !== null && (
        <Toast.Root
          open={notice.open}
          onOpenChange={(open) => open || dismissNotice()}
          type={notice.kind === 'danger' ? 'foreground' : 'background'}
          {...(notice.stays === undefined ? {} : { duration: notice.stays })}
          className="notice flex items-center gap-3.5 rounded-lg bg-raised py-3 pr-2 pl-3.5 shadow-float"
        >
          <span className={`grid size-11 flex-none place-items-center rounded-full ${tones[notice.kind]}`}>
            <Icon aria-hidden="true" fill={notice.kind === 'favorite' ? 'currentColor' : 'none'} />
          </span>
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-display text-label font-[650]">{notice.title}</Toast.Title>
            {notice.description !== undefined && (
              <Toast.Description className="text-small text-text-muted">{notice.description}</Toast.Description>
            )}
          </div>
          {notice.action !== undefined && (
            <Toast.Action
              altText={notice.action.label}
              onClick={takeAction}
              className="min-h-11 flex-none rounded-full px-3 font-display text-[1rem] font-semibold text-lamp-text inset-ring-[1.5px] inset-ring-line-strong"
            >
              {notice.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="grid size-12 flex-none place-items-center rounded-full" aria-label={text.close}>
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport hotkey={['F8']} label={text.label} className="notice-place" />
    </Toast.Provider>
  );
}
