import { childAges, regions } from '@sagolykta/domain/child-profile';
import { sportName } from '@sagolykta/domain/option-names';
import { sports } from '@sagolykta/domain/sports';
import { type LucideIcon, Sparkles, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Flag } from './flag.tsx';
import { ChoiceField, ListedField, PronounField, TextField, Two } from './form-controls.tsx';
import { formTexts } from './form-texts.ts';
import { LookFields } from './look-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

export function FormSection({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line pt-3.5 not-first:mt-1.5 not-first:border-t not-first:pt-6">
      <h3 className="flex items-center gap-2.5">
        <Icon aria-hidden="true" className="flex-none text-lamp-text" />
        {title}
      </h3>
      {children}
    </section>
  );
}

export function BasicSection({ form }: { form: ProfileForm }) {
  const text = useTexts(formTexts);
  return (
    <FormSection Icon={UserRound} title={text.sections.basic}>
      <TextField form={form} name="name" required />
      <Two>
        <ChoiceField form={form} name="age">
          {childAges.map((age) => (
            <option key={age} value={age}>
              {text.age(age)}
            </option>
          ))}
        </ChoiceField>
        <PronounField form={form} name="pronoun" />
        <ChoiceField form={form} name="region" mark={flagOf(form.values.region)}>
          {regions.map((region) => (
            <option key={region} value={region}>
              {text.regions[region]}
            </option>
          ))}
        </ChoiceField>
        <TextField form={form} name="city" />
      </Two>
      <TextField form={form} name="school" />
      <LookFields form={form} who="child" />
    </FormSection>
  );
}

export function FriendsSection({ form }: { form: ProfileForm }) {
  const text = useTexts(formTexts);
  return (
    <FormSection Icon={UsersRound} title={text.sections.friends}>
      <Two>
        <TextField form={form} name="bestFriendName" />
        <PronounField form={form} name="bestFriendPronoun" />
      </Two>
      {isThere(form.values.bestFriendName) && <LookFields form={form} who="friend" />}
      <Two>
        <TextField form={form} name="grandmaName" />
        <TextField form={form} name="grandpaName" />
      </Two>
      {isThere(form.values.grandmaName) && <LookFields form={form} who="grandma" />}
      {isThere(form.values.grandpaName) && <LookFields form={form} who="grandpa" />}
    </FormSection>
  );
}

export function InterestsSection({ form }: { form: ProfileForm }) {
  const text = useTexts(formTexts);
  const { language } = useLanguage();
  return (
    <FormSection Icon={Sparkles} title={text.sections.interests}>
      <ListedField
        form={form}
        name="favoriteSport"
        listed={sports}
        choose={text.chooseSport}
        own={text.ownSport}
        ownLabel={text.ownSportLabel}
      >
        {sports.map((sport) => (
          <option key={sport} value={sport}>
            {sportName(sport, language)}
          </option>
        ))}
      </ListedField>
      <TextField form={form} name="favoriteAthlete" />
      <Two>
        <TextField form={form} name="favoriteArtist" />
        <TextField form={form} name="favoriteSong" />
      </Two>
    </FormSection>
  );
}

/** Somebody without a name is in no picture. */
const isThere = (name: string) => name.trim() !== '';

function flagOf(value: string) {
  const region = regions.find((known) => known === value) ?? regions[0];
  return <Flag region={region} className="pointer-events-none absolute top-1/2 left-3.5 h-5 w-7.5 -translate-y-1/2" />;
}
