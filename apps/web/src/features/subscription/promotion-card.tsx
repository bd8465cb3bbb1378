import { Infinity as Unending } from 'lucide-react';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';

const promotionTexts = texts({
  sv: {
    title: 'Så många sagor ni vill',
    body: 'Premium ger obegränsat med sagor, fler teman och sagor utan nät. Prova gratis i 7 dagar.',
    more: 'Läs om Premium',
  },
  en: {
    title: 'As many stories as you like',
    body: 'Premium gives you unlimited stories, more themes and offline reading. Free for 7 days.',
    more: 'About Premium',
  },
});

/** For families on the free plan only; told once, at the end of the screen. */
export function PromotionCard() {
  const text = useTexts(promotionTexts);
  return (
    <section className="promotion mt-9 grid gap-3.5 rounded-lg p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-raised text-lamp-text">
          <Unending aria-hidden="true" />
        </span>
        <h2 className="title-small">{text.title}</h2>
      </div>
      <p className="text-small text-text-muted">{text.body}</p>
      <ButtonLink kind="soft" full href="/subscribe">
        {text.more}
      </ButtonLink>
    </section>
  );
}
