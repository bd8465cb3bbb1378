import { type ChildProfileInput, type ChildProfileView, childProfileInput } from '@sagolykta/contract/child-profiles';
import { textRefusals } from '@sagolykta/contract/values';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { formTexts } from './form-texts.ts';
import { forgetValues, keepValues, keptValues } from './kept-values.ts';
import { emptyValues, inputOf, type ProfileValues, type ValueName, valueNames, valuesOf } from './profile-values.ts';

type Errors = Partial<Record<ValueName, string>>;

/** What the form's sections need of it. */
export interface ProfileForm {
  /** null: not saved yet. */
  readonly profileId: string | null;
  readonly values: ProfileValues;
  readonly errors: Errors;
  readonly change: (changes: Partial<ProfileValues>) => void;
}

/** The values of one profile's form; what is typed outlives a lost session, a reload and a closed sheet, until it is saved. */
export function useProfileForm(profile: ChildProfileView | null) {
  const text = useTexts(formTexts);
  const id = profile?.id ?? 'new';
  const saved = () => (profile === null ? emptyValues() : valuesOf(profile));
  const [isRestored, setRestored] = useState(() => keptValues(id) !== null);
  const [values, setValues] = useState<ProfileValues>(() => keptValues(id) ?? saved());
  const [errors, setErrors] = useState<Errors>({});

  const change = (changes: Partial<ProfileValues>) => {
    // Another breed comes in other colours.
    const coat = 'petBreed' in changes ? { petCoat: '' } : {};
    const next = { ...values, ...coat, ...changes };
    setValues(next);
    keepValues(id, next);
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }));
  };

  return {
    form: { profileId: profile?.id ?? null, values, errors, change } satisfies ProfileForm,
    isRestored,
    startOver: () => {
      forgetValues(id);
      setRestored(false);
      setErrors({});
      setValues(saved());
    },
    /** What is to be saved, or undefined: then the errors stand at their fields. */
    check: (): ChildProfileInput | undefined => {
      const result = childProfileInput.safeParse(inputOf(values));
      if (result.success) return result.data;
      setErrors(inWords(result.error.issues, text));
      return undefined;
    },
    refuse: (fields: readonly string[]) =>
      setErrors(
        Object.fromEntries(
          valueNames.filter((name) => fields.includes(name)).map((name) => [name, text.errors.refused]),
        ),
      ),
    forget: () => forgetValues(id),
  };
}

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly maximum?: number | bigint;
  readonly message: string;
}

function inWords(issues: readonly Issue[], text: (typeof formTexts)['sv']): Errors {
  const words = issues.map((issue) => [issue.path[0], explained(issue, text)] as const);
  // Of several complaints about one field, the first is enough.
  return Object.fromEntries(words.toReversed());
}

function explained({ code, path, maximum, message }: Issue, { errors }: (typeof formTexts)['sv']): string {
  if (path[0] === 'name' && code === 'too_small') return errors.nameMissing;
  if (code === 'too_big') return errors.tooLong(Number(maximum));
  if (message === textRefusals.unseen) return errors.unseen;
  if (message === textRefusals.turned) return errors.turned;
  return errors.refused;
}
