import { type ThingEffect, type ToldKind, thingEffects, toldKinds } from '@sagolykta/domain/told-word';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { everyWishRead } from './use-wish-read.ts';
import { wishTexts } from './wish-texts.ts';

interface WordQuestionProps {
  readonly word: string;
  readonly isNeuter: boolean;
  /** The family has told of it before. */
  readonly isTold: boolean;
  /** The parent asked to put it right; the lantern's own question takes no focus. */
  readonly isAskedFor: boolean;
  readonly onClose: () => void;
}

interface Answer {
  readonly kind: ToldKind;
  readonly effect: ThingEffect | null;
}

/** The lantern asks what a word is, and what it does best: two taps at most, which can be skipped. */
export function WordQuestion({ word, isNeuter, isTold, isAskedFor, onClose }: WordQuestionProps) {
  const text = useTexts(wishTexts);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [kind, setKind] = useState<ToldKind | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const keep = useMutation({
    mutationFn: (answer: Answer | null) =>
      answer === null
        ? api.forgetWord({ body: { language, word } })
        : api.tellWord({ body: { ...answer, word, language, isNeuter } }),
    onSuccess: () => queries.invalidateQueries(everyWishRead),
    onError: () => tell(text.failed),
    onSettled: onClose,
  });
  // The chips that were touched are gone: whoever uses the keyboard stands among the new ones.
  useEffect(() => {
    if (kind !== null || isAskedFor) group.current?.querySelector('button')?.focus();
  }, [kind, isAskedFor]);

  const quoted = language === 'sv' ? `”${word}”` : `“${word}”`;
  return (
    <fieldset ref={group} disabled={keep.isPending} className="mt-3 rounded-lg bg-lamp-soft p-3.5">
      <legend className="contents">
        <span className="block font-display text-[1.0625rem] leading-6 font-semibold wrap-anywhere">
          {kind === null ? text.asks(quoted) : text.best(quoted)}
        </span>
      </legend>
      <p className="text-caption text-text-muted">{text.step(kind === null ? 1 : 2)}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {kind === null
          ? toldKinds.map((one) => (
              <WordChip key={one} onClick={() => setKind(one)}>
                {text.kinds[one]}
              </WordChip>
            ))
          : thingEffects.map((effect) => (
              <WordChip key={effect} onClick={() => keep.mutate({ kind, effect })}>
                {text.effects[effect]}
              </WordChip>
            ))}
      </div>
      <div className="mt-1.5 flex flex-wrap">
        <Button
          kind="quiet"
          size="small"
          onClick={() => (kind === null ? onClose() : keep.mutate({ kind, effect: null }))}
        >
          {kind === null && isAskedFor ? text.close : text.skip}
        </Button>
        {isTold && kind === null && (
          <Button kind="quiet" size="small" onClick={() => keep.mutate(null)}>
            {text.forget}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function WordChip({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center rounded-full bg-surface px-4 font-display text-[1rem] leading-none font-semibold inset-ring-[1.5px] inset-ring-line-strong"
    >
      {children}
    </button>
  );
}
