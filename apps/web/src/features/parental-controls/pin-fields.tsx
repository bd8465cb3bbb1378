import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { parentalTexts } from './parental-texts.ts';

interface PinFieldsProps {
  readonly hasPin: boolean;
  readonly isGuest: boolean;
  readonly errors: Partial<Record<'currentPin' | 'password' | 'newPin', string>>;
}

/** A family without a PIN may set one; a family with one gives it to change anything, or its password when it is forgotten. */
export function PinFields({ hasPin, isGuest, errors }: PinFieldsProps) {
  const text = useTexts(parentalTexts);
  const [isLeaving, setLeaving] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  return (
    <Card className="grid gap-4">
      {hasPin && !isForgotten && (
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <PinField name="currentPin" label={text.currentPin} error={errors.currentPin} />
          </div>
          {!isGuest && (
            <Button size="small" onClick={() => setForgotten(true)}>
              {text.forgotPin}
            </Button>
          )}
        </div>
      )}
      {hasPin && isForgotten && (
        <Field
          label={text.password}
          hint={text.passwordHint}
          {...(errors.password === undefined ? {} : { error: errors.password })}
        >
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="current-password" required autoFocus />
          )}
        </Field>
      )}
      {!isLeaving && (
        <PinField
          name="newPin"
          label={hasPin ? text.newPin : text.pin}
          hint={hasPin ? text.changePinHint : text.setPinHint}
          error={errors.newPin}
        />
      )}
      {hasPin && (
        <div className="-mx-4.5">
          <SwitchRow
            name="removePin"
            icon={<KeyRound aria-hidden="true" />}
            label={text.removePin}
            checked={isLeaving}
            onChange={setLeaving}
          />
        </div>
      )}
    </Card>
  );
}

interface PinFieldProps {
  readonly name: 'currentPin' | 'newPin';
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

function PinField({ name, label, hint, error }: PinFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })} {...(error === undefined ? {} : { error })}>
      {(control) => (
        <Input {...control} name={name} type="password" inputMode="numeric" maxLength={4} autoComplete="off" />
      )}
    </Field>
  );
}
