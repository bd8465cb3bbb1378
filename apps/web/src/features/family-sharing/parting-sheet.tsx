import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { sharingTexts } from './sharing-texts.ts';

interface PartingSheetProps {
  readonly title: string;
  readonly consequence: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onPart: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody goes, or is taken out. */
export function PartingSheet({ title, consequence, action, isBusy, onPart, onClose }: PartingSheetProps) {
  const text = useTexts(sharingTexts);
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={title}
      description={consequence}
      keep={text.keep}
      action={
        <Button kind="danger-line" size="large" full disabled={isBusy} onClick={onPart}>
          {action}
        </Button>
      }
    />
  );
}
