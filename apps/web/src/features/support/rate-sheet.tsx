import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextArea } from '../../shared/ui/field.tsx';
import { Lantern } from '../../shared/ui/lantern.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { useKeptText } from '../../shared/ui/use-kept-text.ts';

const rateTexts = texts({
  sv: {
    title: 'Betygsätt appen',
    question: 'Hur många lyktor får Sagolykta?',
    lanterns: (count: number) => (count === 1 ? '1 lykta' : `${count} lyktor`),
    comment: 'Vad är bra, och vad saknas?',
    optional: '(valfritt)',
    send: 'Skicka betyget',
    sending: 'Skickar …',
    thanks: 'Tack för betyget',
    failed: 'Betyget kunde inte skickas. Försök igen.',
  },
  en: {
    title: 'Rate the app',
    question: 'How many lanterns does Sagolykta get?',
    lanterns: (count: number) => (count === 1 ? '1 lantern' : `${count} lanterns`),
    comment: 'What is good, and what is missing?',
    optional: '(optional)',
    send: 'Send the rating',
    sending: 'Sending …',
    thanks: 'Thank you for the rating',
    failed: 'The rating could not be sent. Please try again.',
  },
});

const steps = [1, 2, 3, 4, 5] as const;

/** Lanterns in place of stars; kept by the server, shown to nobody else. */
export function RateSheet({ onClose }: { onClose: () => void }) {
  const text = useTexts(rateTexts);
  const formId = useId();
  const [stars, setStars] = useState(0);
  const [comment, keepComment] = useKeptText('rating');
  const sending = useMutation({
    mutationFn: () => api.rateApp({ body: { stars, comment } }),
    onSuccess: () => {
      keepComment('');
      tell({ title: text.thanks });
      onClose();
    },
    onError: () => tell({ title: text.failed, kind: 'danger' }),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.title}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={stars === 0 || sending.isPending}>
          {sending.isPending ? text.sending : text.send}
        </Button>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-5 pt-2">
        <fieldset>
          <legend className="mb-2 font-display text-[1rem] font-semibold">{text.question}</legend>
          <div className="flex justify-between">
            {steps.map((step) => (
              <label
                key={step}
                className="relative grid min-h-18 w-14 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-lamp-text"
              >
                <input
                  type="radio"
                  name="stars"
                  value={step}
                  aria-label={text.lanterns(step)}
                  checked={stars === step}
                  onChange={() => setStars(step)}
                  className="absolute inset-0 cursor-pointer appearance-none outline-none"
                />
                <Lantern lit={step <= stars} className="pointer-events-none h-15 w-auto" />
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={text.comment} optional={text.optional}>
          {(control) => (
            <TextArea
              {...control}
              name="comment"
              rows={3}
              maxLength={1000}
              value={comment}
              onChange={(event) => keepComment(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
