import { Copy, Send } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { sharingTexts } from './sharing-texts.ts';

interface LinkSheetProps {
  readonly invitation: { readonly name: string; readonly link: string };
  readonly onClose: () => void;
}

/** The link, to be sent by whatever the device sends with. */
export function LinkSheet({ invitation: { name, link }, onClose }: LinkSheetProps) {
  const text = useTexts(sharingTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell({ title: text.copied });
    } catch {
      tell({ title: text.notCopied, kind: 'danger' });
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.linkTitle(name)}
      description={text.linkHint}
      footer={
        <Button size="large" full onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="grid gap-4 pt-4">
        <Field label={text.link}>
          {(control) => <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
        </Field>
        {'share' in navigator && (
          // Whoever thinks better of it in the device's own sheet has done nothing wrong.
          <Button kind="lamp" size="large" full onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            <Send aria-hidden="true" size={20} />
            {text.share}
          </Button>
        )}
        <Button kind={'share' in navigator ? 'soft' : 'lamp'} size="large" full onClick={() => void copy()}>
          <Copy aria-hidden="true" size={20} />
          {text.copy}
        </Button>
      </div>
    </Sheet>
  );
}
