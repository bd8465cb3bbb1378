import { Plus } from 'lucide-react';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';

const welcomeTexts = texts({
  sv: {
    title: 'Välkommen till Sagolykta',
    explanation: 'Berätta vem sagorna ska handla om, så tänder vi lyktan.',
    create: 'Skapa en barnprofil',
    hint: 'Namn och ålder räcker att börja med.',
  },
  en: {
    title: 'Welcome to Sagolykta',
    explanation: 'Tell us who the stories are about, and we will light the lantern.',
    create: 'Create a child profile',
    hint: 'A name and an age are enough to begin with.',
  },
});

/** The home screen of a family that has described no child yet. */
export function Welcome() {
  const text = useTexts(welcomeTexts);
  return (
    <section className="mt-7 text-center">
      <img
        src="/ill/fort.svg"
        alt=""
        width={1200}
        height={800}
        className="evening-picture -mx-5 block w-[calc(100%+40px)] max-w-none"
      />
      <h2 className="mx-auto mt-3.5 max-w-[10em] text-[2rem] leading-9">{text.title}</h2>
      <p className="mx-auto mt-2.5 mb-7 max-w-[20em] text-text-muted">{text.explanation}</p>
      <ButtonLink kind="lamp" size="large" full href="/profile">
        <Plus aria-hidden="true" />
        {text.create}
      </ButtonLink>
      <p className="mt-3.5 text-small text-text-faint">{text.hint}</p>
    </section>
  );
}
