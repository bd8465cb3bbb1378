import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../shared/api/queries.ts';
import { texts, useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { usePreferences } from './use-preferences.ts';

const longestName = 30;
const usual = { sv: ['mamma', 'pappa'], en: ['Mum', 'Mom', 'Dad'] } as const;

const readerTexts = texts({
  sv: {
    title: 'Och du som läser?',
    lede: 'Behöver sagan en vuxen så är det du. Det går att ändra under Inställningar.',
    about: 'Vad barnen kallar dig',
    other: 'Eller något annat',
    example: 't.ex. mami, Kim, moster Eva',
  },
  en: {
    title: 'And you who read?',
    lede: 'When a story needs a grown-up, it is you. It can be changed under Settings.',
    about: 'What the children call you',
    other: 'Or something else',
    example: 'e.g. Mama, Kim, Auntie Eve',
  },
});

/**
 * Asked once, with the first story: what the children call whoever reads. Without it a story has nobody at home to name, and a grown-up
 * without a name was what parents stumbled over most, reading aloud.
 */
export function ReaderQuestion({ isFirst }: { isFirst: boolean }) {
  const text = useTexts(readerTexts);
  const { language } = useLanguage();
  const { data: user } = useQuery(userQuery);
  // What has been answered stays to be seen, and to be changed.
  const [isAsked] = useState(() => isFirst && user?.calledName === null);
  const { mutate } = usePreferences();
  if (!isAsked || user == null) return null;
  const called = user.calledName;
  const names: readonly string[] = usual[language];
  const answer = (name: string) => name !== (called ?? '') && mutate({ calledName: name });
  return (
    <Card className="mt-7">
      <h2 className="text-h3 font-[650]">{text.title}</h2>
      <p className="mt-1 mb-4 text-small text-text-muted">{text.lede}</p>
      <Segments
        label={text.about}
        choices={names.map((name) => ({ value: name, label: name }))}
        chosen={called !== null && names.includes(called) ? called : null}
        onChoose={answer}
      />
      <div className="mt-4">
        <Field label={text.other}>
          {(control) => (
            <Input
              {...control}
              key={called !== null && names.includes(called) ? called : 'other'}
              name="calledName"
              maxLength={longestName}
              placeholder={text.example}
              autoComplete="off"
              onBlur={({ currentTarget }) => currentTarget.value.trim() !== '' && answer(currentTarget.value.trim())}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
