import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { manageTexts } from './manage-texts.ts';
import { useChange } from './use-change.ts';
import { useDay } from './use-day.ts';

/** One question, no reasons asked for, nothing offered to make the family stay. */
export function CancelSheet({ until, onClose }: { until: string | null; onClose: () => void }) {
  const text = useTexts(manageTexts);
  const day = useDay();
  const cancelling = useChange(() => api.cancelSubscription(), text.cancelled, onClose);
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={text.cancelTitle}
      description={until === null ? text.cancelHint : text.cancelWords(day(until))}
      keep={text.keep}
      action={
        <Button
          kind="danger-line"
          size="large"
          full
          disabled={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          {text.cancelNow}
        </Button>
      }
    />
  );
}
