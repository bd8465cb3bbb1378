import { CallError } from '@sagolykta/contract/call-error';
import { routes } from '@sagolykta/contract/routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';

const pinTexts = texts({
  sv: {
    title: 'Det här gör en vuxen',
    why: 'Familjen har en PIN-kod för det som ändrar reglerna, kostar pengar eller tar bort något.',
    pin: 'PIN-kod',
    forgotten: 'Glömt PIN-koden?',
    goOn: 'Fortsätt',
    checking: 'Kollar …',
    errors: {
      'wrong-pin': 'Fel PIN-kod.',
      'wrong-password': 'Lösenordet stämmer inte.',
      'invalid-input': 'PIN-koden ska ha fyra siffror.',
      'too-many-requests': 'Det blev många försök. Vänta en stund.',
    },
    failed: 'Det gick inte. Försök igen.',
  },
  en: {
    title: 'This is for a grown-up',
    why: 'The family has a PIN for what changes the rules, costs money or removes something.',
    pin: 'PIN',
    forgotten: 'Forgotten the PIN?',
    goOn: 'Go on',
    checking: 'Checking …',
    errors: {
      'wrong-pin': 'That is not the PIN.',
      'wrong-password': 'That is not the password.',
      'invalid-input': 'A PIN has four digits.',
      'too-many-requests': 'That was many tries. Please wait a while.',
    },
    failed: 'That did not work. Please try again.',
  },
});

interface PinSheetProps {
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

/** The PIN, or what stands in for one that is forgotten: the password or a passkey, where the family has any. */
export function PinSheet({ onGiven, onClose }: PinSheetProps) {
  const text = useTexts(pinTexts);
  const formId = useId();
  const [isForgotten, setForgotten] = useState(false);
  const { data: proof } = useQuery({ queryKey: [routes.getProof.path], queryFn: () => api.getProof() });
  const proving = useMutation({
    mutationFn: async (form: FormData) => {
      const pin = typedIn(form, 'pin');
      const password = typedIn(form, 'password');
      // A passkey has been shown already, where there is neither.
      if (pin !== undefined) await api.proveParent({ body: { pin } });
      else if (password !== undefined) await api.proveParent({ body: { password } });
    },
    onSuccess: onGiven,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    proving.mutate(new FormData(event.currentTarget));
  };
  const code = proving.error instanceof CallError ? proving.error.code : undefined;
  const known = code !== undefined && code in text.errors ? text.errors[code as keyof typeof text.errors] : text.failed;
  const hasOther = proof?.hasPassword === true || proof?.hasPasskey === true;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.title}
      description={text.why}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={proving.isPending}>
          {proving.isPending ? text.checking : text.goOn}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid justify-items-start gap-3 pt-4 *:w-full">
        {isForgotten ? (
          <ProofField name="password" />
        ) : (
          <Field label={text.pin}>
            {(control) => (
              <Input
                {...control}
                name="pin"
                type="password"
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                required
              />
            )}
          </Field>
        )}
        {!isForgotten && hasOther && (
          <Button size="small" className="!w-auto" onClick={() => setForgotten(true)}>
            {text.forgotten}
          </Button>
        )}
        <p role="alert" className={proving.isError ? 'text-small text-danger' : 'sr-only'}>
          {proving.isError ? known : null}
        </p>
      </form>
    </Sheet>
  );
}
