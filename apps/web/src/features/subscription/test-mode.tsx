import { FlaskConical } from 'lucide-react';
import { useTexts } from '../../shared/messages/language.tsx';
import { subscribeTexts } from './subscribe-texts.ts';

/** Always there while nothing real is paid. */
export function TestMode() {
  const text = useTexts(subscribeTexts);
  return (
    <p role="note" className="flex items-center justify-center gap-3 bg-sky-soft px-5 py-3 text-small">
      <FlaskConical aria-hidden="true" size={18} className="flex-none" />
      <span>
        <strong className="font-display tracking-wide">{text.testMode}</strong> {text.testModeWords}
      </span>
    </p>
  );
}
