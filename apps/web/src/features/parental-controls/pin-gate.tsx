import { useEffect, useState } from 'react';
import { answerPin } from '../../shared/api/pin-asked.ts';
import { late } from '../../shared/ui/late.tsx';

const PinSheet = late(async () => (await import('./pin-sheet.tsx')).PinSheet);

/** Stands over whatever is on the screen while a call waits for the family's PIN. Several calls wait for one answer. */
export function PinGate() {
  const [answers, setAnswers] = useState<readonly ((isGiven: boolean) => void)[]>([]);
  useEffect(() => answerPin(() => new Promise<boolean>((resolve) => setAnswers((before) => [...before, resolve]))), []);
  const answer = (isGiven: boolean) => {
    for (const resolve of answers) resolve(isGiven);
    setAnswers([]);
  };
  if (answers.length === 0) return null;
  return <PinSheet onGiven={() => answer(true)} onClose={() => answer(false)} />;
}
