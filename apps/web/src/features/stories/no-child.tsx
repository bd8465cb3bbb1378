import { useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { createTexts } from './create-texts.ts';

/** A story needs a child to be about. */
export function NoChild() {
  const text = useTexts(createTexts);
  return (
    <Empty
      picture="/ill/fort.svg"
      level="h1"
      title={text.noChild}
      action={
        <ButtonLink kind="lamp" size="large" href="/profile">
          {text.manageProfiles}
        </ButtonLink>
      }
    >
      {text.noChildHint}
    </Empty>
  );
}
