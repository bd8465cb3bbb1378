import {
  glassesStyles,
  hairColours,
  hairStyles,
  hats,
  outfits,
  type PersonLook,
  skinTones,
} from '@sagolykta/domain/look';
import { useTexts } from '../../shared/messages/language.tsx';
import { Field, Select } from '../../shared/ui/field.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Two } from './form-controls.tsx';
import { LookPreview } from './look-preview.tsx';
import { lookTexts } from './look-texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

const parts = {
  hair: hairStyles,
  hairColour: hairColours,
  skin: skinTones,
  glasses: glassesStyles,
  outfit: outfits,
  hat: hats,
} as const;
const partNames = Object.keys(parts) as (keyof PersonLook)[];

/** Where a family begins that wants to choose for itself. */
const firstLook: PersonLook = {
  hair: 'tousled',
  hairColour: 'brown',
  skin: 'beige',
  glasses: 'none',
  outfit: 'saffron',
  hat: 'none',
};

export function LookFields({ form }: { form: ProfileForm }) {
  const text = useTexts(lookTexts);
  const { look } = form.values;
  const { profileId } = form;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="font-display text-[1rem] leading-5 font-semibold">{text.title}</p>
        <Segments
          label={text.title}
          choices={[
            { value: 'chance', label: text.chance },
            { value: 'chosen', label: text.chosen },
          ]}
          chosen={look === null ? 'chance' : 'chosen'}
          onChoose={(who) => form.change({ look: who === 'chance' ? null : firstLook })}
        />
        {look === null && <p className="text-caption text-text-faint">{text.chanceHint}</p>}
      </div>
      {(look !== null || profileId !== null) && <LookPreview of={{ ...look, child: profileId }} alt={text.title} />}
      {look !== null && (
        <Two>
          {partNames.map((part) => (
            <LookPart key={part} part={part} look={look} onChange={(next) => form.change({ look: next })} />
          ))}
        </Two>
      )}
    </div>
  );
}

interface LookPartProps {
  readonly part: keyof PersonLook;
  readonly look: PersonLook;
  readonly onChange: (look: PersonLook) => void;
}

function LookPart({ part, look, onChange }: LookPartProps) {
  const text = useTexts(lookTexts);
  const names: Readonly<Record<string, string>> = text.names[part];
  return (
    <Field label={text.labels[part]}>
      {(control) => (
        <Select
          {...control}
          name={part}
          value={look[part]}
          onChange={(event) => onChange({ ...look, [part]: event.target.value } as PersonLook)}
        >
          {parts[part].map((choice) => (
            <option key={choice} value={choice}>
              {names[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
