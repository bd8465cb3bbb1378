import type { Evening } from '../api/evening.ts';
import { texts, useTexts } from '../messages/language.tsx';
import { ButtonLink } from './button.tsx';
import { Lantern } from './lantern.tsx';

interface Words {
  readonly title: string;
  readonly description: string;
}

const inSwedish = (time: string) => time.replace(':', '.');

const eveningTexts = texts({
  sv: {
    'day-over': { title: 'Dagens sagor är slut', description: 'I morgon tänds tre nya lyktor.' } as Words,
    'evening-over': {
      title: 'Kvällens sagor är lästa',
      description: 'Ni har själva valt hur många det blir. I morgon tänds lyktan igen.',
    } as Words,
    'outside-bedtime': (from: string, to: string): Words => ({
      title: `Lyktan tänds klockan ${inSwedish(from)}`,
      description: `Ni har valt att sagor skapas mellan ${inSwedish(from)} och ${inSwedish(to)}. Det går att ändra under Föräldrakontroll.`,
    }),
    read: 'Läs en saga igen',
  },
  en: {
    'day-over': { title: 'Today’s stories are told', description: 'Three new lanterns are lit tomorrow.' } as Words,
    'evening-over': {
      title: 'That was tonight’s last story',
      description: 'You have chosen how many there are to be. The lantern is lit again tomorrow.',
    } as Words,
    'outside-bedtime': (from: string, to: string): Words => ({
      title: `The lantern is lit at ${from}`,
      description: `You have chosen to have stories made between ${from} and ${to}. This can be changed under Parental Controls.`,
    }),
    read: 'Read a story again',
  },
});

/** In words why no story would be written now; null while one would. */
export function useEveningWords(evening: Evening): Words | null {
  const text = useTexts(eveningTexts);
  if (evening.kind === 'open') return null;
  if (evening.kind === 'outside-bedtime') {
    const { from, to } = evening.bedtime;
    return text['outside-bedtime'](from, to);
  }
  return text[evening.kind];
}

/** Said where a story would be composed, before anything is: an unlit lantern, and what can be done instead. */
export function EveningNote({ evening, className = '' }: { evening: Evening; className?: string }) {
  const text = useTexts(eveningTexts);
  const words = useEveningWords(evening);
  if (words === null) return null;
  return (
    <section className={`grid justify-items-start gap-3.5 rounded-lg bg-sunken px-4 py-4 ${className}`}>
      <div className="flex items-start gap-3.5">
        <Lantern lit={false} className="h-11 w-8 flex-none" />
        <div role="status">
          <p className="font-display text-label font-[650]">{words.title}</p>
          <p className="mt-0.5 text-small text-text-muted">{words.description}</p>
        </div>
      </div>
      <ButtonLink size="small" full href="/library">
        {text.read}
      </ButtonLink>
    </section>
  );
}
