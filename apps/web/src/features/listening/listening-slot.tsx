import { useTexts } from '../../shared/messages/language.tsx';
import { late } from '../../shared/ui/late.tsx';
import { ListenButton } from './listen-button.tsx';
import type { ListeningProps } from './listening.tsx';
import { type Silence, silenceTexts } from './silence-texts.ts';

// Only for those who listen; until it is here, its place is kept.
const Listening = late<ListeningProps>(
  async () => (await import('./listening.tsx')).Listening,
  () => <span className="size-12" />,
);

interface ListeningSlotProps extends ListeningProps {
  /** Null for a family that may listen. */
  readonly silence: Silence | null;
}

/** The way to be read to, or why there is none. */
export function ListeningSlot({ silence, ...page }: ListeningSlotProps) {
  const text = useTexts(silenceTexts);
  return silence === null ? <Listening {...page} /> : <ListenButton why={text.silent[silence]} />;
}
