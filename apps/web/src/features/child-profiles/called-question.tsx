import type { ChildProfileInput, ChildProfileView } from '@sagolykta/contract/child-profiles';
import { facePicture } from '@sagolykta/contract/face-picture';
import { type Pronoun, pronouns } from '@sagolykta/domain/child-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerKey } from '../../shared/api/answers-kept.ts';
import { api } from '../../shared/api/api.ts';
import { childProfilesQuery } from '../../shared/api/queries.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Segments } from '../../shared/ui/segments.tsx';
import { inputOf, valuesOf } from './profile-values.ts';

type Words = Readonly<Record<Pronoun, string>>;

const calledTexts = texts({
  sv: {
    title: 'Hur säger ni?',
    lede: 'Det frågas en gång, så att sagan låter som när ni själva berättar. Det går att ändra i profilen.',
    about: (name: string) => `Vad ${name} kallas i sagan`,
    pronouns: { she: 'hon', he: 'han', they: 'hen', name: 'namnet' } as Words,
    failed: { title: 'Svaret kunde inte sparas', description: 'Sagan går att skriva ändå.' },
  },
  en: {
    title: 'How do you say?',
    lede: 'We ask once, so that the story sounds the way you would tell it. It can be changed in the profile.',
    about: (name: string) => `What ${name} is called in the story`,
    pronouns: { she: 'she', he: 'he', they: 'they', name: 'name' } as Words,
    failed: { title: 'The answer could not be kept', description: 'The story can be written all the same.' },
  },
});

type Asked = 'pronoun' | 'bestFriendPronoun' | 'petPronoun';
type Answers = Partial<Record<Asked, Pronoun>>;

/** Those of whom nobody has said it, before the first story; nobody once there is one. */
function askedOf(child: ChildProfileView): { field: Asked; name: string }[] {
  if (child.storyCount > 0) return [];
  const all = [
    { field: 'pronoun', name: child.name },
    { field: 'bestFriendPronoun', name: child.bestFriendName },
    { field: 'petPronoun', name: child.petName },
  ] as const;
  return all.flatMap(({ field, name }) => (name !== null && child[field] === 'name' ? [{ field, name }] : []));
}

/** With the first story: she, he, they or the name alone, for the child, the friend and the pet. Nothing is chosen beforehand. */
export function CalledQuestion({ child }: { child: ChildProfileView }) {
  const text = useTexts(calledTexts);
  // What has been answered stays to be seen, and to be changed.
  const [asked] = useState(() => askedOf(child));
  const [answers, setAnswers] = useState<Answers>({});
  const keep = useKeepAnswers(child);
  if (asked.length === 0) return null;
  const answer = (field: Asked, pronoun: Pronoun) => {
    const next = { ...answers, [field]: pronoun };
    setAnswers(next);
    keep.mutate(next, {
      onError: () => {
        setAnswers(answers);
        tell({ ...text.failed, kind: 'danger' });
      },
    });
  };
  return (
    <Card className="mt-7">
      <h2 className="text-h3 font-[650]">{text.title}</h2>
      <p className="mt-1 text-small text-text-muted">{text.lede}</p>
      <ul className="mt-4 grid gap-4">
        {asked.map(({ field, name }) => (
          <li key={field} className="grid gap-2">
            <span className="flex items-center gap-3 font-display text-label font-semibold">
              {field === 'pronoun' && (
                <Avatar name={name} imageUrl={facePicture(child)} className="size-11 text-[1.25rem]" />
              )}
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </span>
            <Segments
              label={text.about(name)}
              choices={pronouns.map((pronoun) => ({ value: pronoun, label: text.pronouns[pronoun] }))}
              chosen={answers[field] ?? null}
              onChoose={(pronoun) => answer(field, pronoun)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** All answers so far at once: the second must not undo the first. */
function useKeepAnswers(child: ChildProfileView) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: answerKey,
    mutationFn: (answers: Answers) => {
      const body = { ...inputOf(valuesOf(child)), ...answers } as ChildProfileInput;
      return api.updateChildProfile({ params: { id: child.id }, body });
    },
    scope: { id: `called-${child.id}` },
    onSuccess: () => queries.invalidateQueries({ queryKey: childProfilesQuery.queryKey }),
  });
}
