import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import { mostTogether } from '@sagolykta/domain/children-together';
import { Check, Plus } from 'lucide-react';
import { texts, useTexts } from '../../shared/messages/language.tsx';

const leadTexts = texts({
  sv: {
    together: 'Tillsammans med',
    both: 'Båda är huvudpersoner, och båda får bestämma.',
    all: 'Alla tre är huvudpersoner, och alla får bestämma.',
  },
  en: {
    together: 'Together with',
    both: 'Both lead the story, and both of them decide.',
    all: 'All three lead the story, and all of them decide.',
  },
});

interface LeadChoiceProps {
  /** The family's other children. */
  readonly others: readonly ChildProfileView[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Whom tonight's story is about beside the active child; nothing where there is only one child. */
export function LeadChoice({ others, chosen, onChoose }: LeadChoiceProps) {
  const text = useTexts(leadTexts);
  if (others.length === 0) return null;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className="mb-6">
      <fieldset className="flex flex-wrap items-center gap-2" aria-label={text.together}>
        <span aria-hidden="true" className="mr-1 text-small text-text-muted">
          {text.together}
        </span>
        {others.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          const Mark = isChosen ? Check : Plus;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length === mostTogether - 1}
              onClick={() => toggle(id)}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-surface px-3.5 font-display text-[1rem] leading-tight font-semibold wrap-anywhere text-text-muted inset-ring-[1.5px] inset-ring-line disabled:opacity-50 aria-pressed:bg-lamp-soft aria-pressed:text-lamp-text aria-pressed:inset-ring-lamp-line"
            >
              <Mark aria-hidden="true" size={18} className="flex-none" />
              {name}
            </button>
          );
        })}
      </fieldset>
      <p role="status" className="mt-2 text-small text-text-muted empty:hidden">
        {chosen.length > 0 && (chosen.length === 1 ? text.both : text.all)}
      </p>
    </div>
  );
}
