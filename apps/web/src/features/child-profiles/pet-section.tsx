import { coatChoices } from '@sagolykta/domain/coats';
import { breedName } from '@sagolykta/domain/option-names';
import { catBreeds, dogBreeds, petKindOf } from '@sagolykta/domain/pets';
import { PawPrint } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { coatTexts } from './coat-texts.ts';
import { ChoiceField, ListedField, PronounField, TextField, Two } from './form-controls.tsx';
import { FormSection } from './form-sections.tsx';
import { formTexts } from './form-texts.ts';
import { LookPreview } from './look-preview.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const breedsOf = { dog: dogBreeds, cat: catBreeds } as const;
type PetType = keyof typeof breedsOf;

/** Dog or cat is only asked to shorten the list: it is not saved, and not preset when a profile is edited. */
export function PetSection({ form, isNew }: { form: ProfileForm; isNew: boolean }) {
  const text = useTexts(formTexts);
  const [petType, setPetType] = useState<PetType | null>(() => (isNew ? likelyType(form.values.petBreed) : null));
  return (
    <FormSection Icon={PawPrint} title={text.sections.pet}>
      <Segments
        label={text.petType}
        choices={[
          { value: 'dog', label: text.dog },
          { value: 'cat', label: text.cat },
        ]}
        chosen={petType}
        onChoose={(next) => {
          setPetType(next);
          form.change({ petBreed: '' });
        }}
      />
      <Two>
        <TextField form={form} name="petName" />
        <PronounField form={form} name="petPronoun" />
      </Two>
      <ListedField
        key={petType}
        form={form}
        name="petBreed"
        listed={petType === null ? [...dogBreeds, ...catBreeds] : breedsOf[petType]}
        choose={text.chooseBreed}
        own={text.ownBreed}
        ownLabel={text.ownBreedLabel}
      >
        {petType !== null && <Breeds breeds={breedsOf[petType]} />}
        {petType === null && (
          <>
            <optgroup label={text.dogs}>
              <Breeds breeds={dogBreeds} />
            </optgroup>
            <optgroup label={text.cats}>
              <Breeds breeds={catBreeds} />
            </optgroup>
          </>
        )}
      </ListedField>
      <Coat form={form} />
    </FormSection>
  );
}

/** Only where the animal comes in more than one colour. */
function Coat({ form }: { form: ProfileForm }) {
  const text = useTexts(coatTexts);
  const { petBreed, petName, petCoat } = form.values;
  const coats = coatChoices(petBreed);
  return (
    <>
      {coats.length > 0 && (
        <ChoiceField form={form} name="petCoat">
          <option value="">{text.chance}</option>
          {coats.map((coat) => (
            <option key={coat} value={coat}>
              {text.names[coat]}
            </option>
          ))}
        </ChoiceField>
      )}
      {petBreed.trim() !== '' && <LookPreview of={{ petBreed, petName, petCoat }} alt={text.preview} />}
    </>
  );
}

function Breeds({ breeds }: { breeds: readonly string[] }) {
  const { language } = useLanguage();
  return breeds.map((breed) => (
    <option key={breed} value={breed}>
      {breedName(breed, language)}
    </option>
  ));
}

/** Of what was typed before the page was left; a new form begins with dogs. */
function likelyType(breed: string): PetType {
  return petKindOf(breed) === 'cat' ? 'cat' : 'dog';
}
