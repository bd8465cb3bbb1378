import type { LookBearer } from '@sagolykta/contract/look-preview';
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
import type { LookName } from './profile-values.ts';
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

const nameOfLook = {
  child: 'look',
  friend: 'bestFriendLook',
  grandma: 'grandmaLook',
  grandpa: 'grandpaLook',
} as const satisfies Record<LookBearer, LookName>;

/** Where a family begins that wants to choose for itself. */
const firstLook: PersonLook = {
  hair: 'tousled',
  hairColour: 'brown',
  skin: 'beige',
  glasses: 'none',
  outfit: 'saffron',
  hat: 'none',
};

/** What most readers expect of the pronoun, one tap from any other. */
const firstHair: Readonly<Record<string, PersonLook['hair']>> = { she: 'ponytail', he: 'short' };

/** Kin begin with the child's skin, grandparents with grey hair, and nobody with the child's clothes. */
function firstLookOf(who: LookBearer, { look, pronoun, bestFriendPronoun }: ProfileForm['values']): PersonLook {
  if (who === 'child') return { ...firstLook, hair: firstHair[pronoun] ?? firstLook.hair };
  if (who === 'friend')
    return { ...firstLook, hair: bestFriendPronoun === 'she' ? 'ponytail' : 'short', outfit: 'teal' };
  const elder = { ...firstLook, skin: look?.skin ?? firstLook.skin, hairColour: 'grey' } as const;
  return who === 'grandma' ? { ...elder, hair: 'bun', outfit: 'violet' } : { ...elder, hair: 'short', outfit: 'moss' };
}

/** How one of the family looks in the pictures: the lantern chooses, or the parent does. */
export function LookFields({ form, who }: { form: ProfileForm; who: LookBearer }) {
  const text = useTexts(lookTexts);
  const { values, profileId } = form;
  const name = nameOfLook[who];
  const look = values[name];
  const { title, chanceHint, chosenHint } = text.of[who];
  const friend = who === 'friend' ? { friendName: values.bestFriendName, friendPronoun: values.bestFriendPronoun } : {};
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="font-display text-[1rem] leading-5 font-semibold">{title}</p>
        <Segments
          label={title}
          choices={[
            { value: 'chance', label: text.chance },
            { value: 'chosen', label: text.chosen },
          ]}
          chosen={look === null ? 'chance' : 'chosen'}
          onChoose={(by) => form.change({ [name]: by === 'chance' ? null : firstLookOf(who, values) })}
        />
        {look === null && <p className="text-caption text-text-faint">{chanceHint}</p>}
        {look !== null && chosenHint !== undefined && <p className="text-caption text-text-faint">{chosenHint}</p>}
      </div>
      {(look !== null || profileId !== null) && (
        <LookPreview of={{ ...look, ...friend, who, child: profileId, pronoun: values.pronoun }} alt={title} />
      )}
      {look !== null && (
        <Two>
          {partNames.map((part) => (
            <LookPart
              key={part}
              part={part}
              look={look}
              whose={name}
              onChange={(next) => form.change({ [name]: next })}
            />
          ))}
        </Two>
      )}
    </div>
  );
}

interface LookPartProps {
  readonly part: keyof PersonLook;
  readonly look: PersonLook;
  /** Begins the control's name. */
  readonly whose: LookName;
  readonly onChange: (look: PersonLook) => void;
}

function LookPart({ part, look, whose, onChange }: LookPartProps) {
  const text = useTexts(lookTexts);
  const names: Readonly<Record<string, string>> = text.names[part];
  return (
    <Field label={text.labels[part]}>
      {(control) => (
        <Select
          {...control}
          name={whose === 'look' ? part : `${whose}.${part}`}
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
