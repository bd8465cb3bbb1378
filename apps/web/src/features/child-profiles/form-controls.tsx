import { pronouns } from '@sagolykta/domain/child-profile';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Field, Input, Select } from '../../shared/ui/field.tsx';
import { formTexts } from './form-texts.ts';
import type { ValueName } from './profile-values.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface ControlProps<Name extends ValueName> {
  readonly form: ProfileForm;
  readonly name: Name;
}

/** Two fields side by side, one under the other where the text is large. */
export function Two({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))] items-start gap-x-3 gap-y-4 [&_input]:px-3.5 [&_select]:pr-8 [&_select]:pl-3.5">
      {children}
    </div>
  );
}

type TextName = Exclude<
  ValueName,
  'age' | 'region' | 'pronoun' | 'bestFriendPronoun' | 'petPronoun' | 'petBreed' | 'petCoat' | 'favoriteSport'
>;

export function TextField({ form, name, ...rest }: ControlProps<TextName> & { required?: boolean }) {
  const text = useTexts(formTexts);
  const examples: Partial<Record<TextName, string>> = text.examples;
  return (
    <Field label={text.labels[name]} {...errorOf(form, name)}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          name={name}
          value={form.values[name]}
          placeholder={examples[name]}
          autoComplete="off"
          onChange={(event) => form.change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

interface ChoiceFieldProps extends ControlProps<ValueName> {
  /** Lies before what is chosen. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

export function ChoiceField({ form, name, mark, children }: ChoiceFieldProps) {
  const text = useTexts(formTexts);
  return (
    <Field label={text.labels[name]} {...errorOf(form, name)}>
      {(control) => (
        <span className="relative block">
          {mark}
          <Select
            {...control}
            name={name}
            value={form.values[name]}
            className={mark === undefined ? '' : '!pl-12.5'}
            onChange={(event) => form.change({ [name]: event.target.value })}
          >
            {children}
          </Select>
        </span>
      )}
    </Field>
  );
}

export function PronounField({ form, name }: ControlProps<'pronoun' | 'bestFriendPronoun' | 'petPronoun'>) {
  const text = useTexts(formTexts);
  return (
    <ChoiceField form={form} name={name}>
      {pronouns.map((pronoun) => (
        <option key={pronoun} value={pronoun}>
          {text.pronouns[pronoun]}
        </option>
      ))}
    </ChoiceField>
  );
}

interface ListedFieldProps extends ControlProps<'petBreed' | 'favoriteSport'> {
  /** What the list offers; anything else is the family's own words. */
  readonly listed: readonly string[];
  readonly choose: string;
  readonly own: string;
  readonly ownLabel: string;
  /** The list as options. */
  readonly children: ReactNode;
}

const ownWords = 'own-words';

/** A choice from a list, or the family's own words for what the list does not know. */
export function ListedField({ form, name, listed, choose, own, ownLabel, children }: ListedFieldProps) {
  const text = useTexts(formTexts);
  const value = form.values[name];
  const [isOwn, setOwn] = useState(value !== '' && !listed.includes(value));
  const choice = isOwn ? ownWords : value;
  return (
    <>
      <Field label={text.labels[name]} {...(isOwn ? {} : errorOf(form, name))}>
        {(control) => (
          <Select
            {...control}
            {...(isOwn ? {} : { name })}
            value={choice}
            className={choice === '' ? 'text-text-faint' : ''}
            onChange={(event) => {
              setOwn(event.target.value === ownWords);
              form.change({ [name]: event.target.value === ownWords ? '' : event.target.value });
            }}
          >
            <option value="">{choose}</option>
            {children}
            <option value={ownWords}>{own}</option>
          </Select>
        )}
      </Field>
      {isOwn && (
        <Field label={ownLabel} {...errorOf(form, name)}>
          {(control) => (
            <Input
              {...control}
              name={name}
              value={value}
              autoComplete="off"
              onChange={(event) => form.change({ [name]: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function errorOf({ errors }: ProfileForm, name: ValueName): { error?: string } {
  const error = errors[name];
  return error === undefined ? {} : { error };
}
