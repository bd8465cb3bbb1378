import { pageRoutes } from '@sagolykta/contract/page-routes';
import { routes } from '@sagolykta/contract/routes';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import { useTexts } from '../messages/language.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Input } from '../ui/field.tsx';
import { proofTexts } from './proof-texts.ts';

/** The server remembers a passkey for five minutes; here it is forgotten a little sooner. */
const remembered = 280_000;

interface ProofFieldProps {
  /** Of the password's control; a form that has none of that name was shown a passkey. */
  readonly name: string;
  readonly label?: string;
  readonly error?: string | undefined;
}

/** The password once more, or a passkey in its place; nothing for a family that has neither. */
export function ProofField({ name, label, error }: ProofFieldProps) {
  const text = useTexts(proofTexts);
  const { data: proof } = useQuery({ queryKey: [routes.getProof.path], queryFn: () => api.getProof() });
  const [isProved, setProved] = useState(false);
  const proving = useMutation({ mutationFn: proveByPasskey, onSuccess: () => setProved(true) });
  useEffect(() => {
    if (!isProved) return;
    const timer = setTimeout(() => setProved(false), remembered);
    return () => clearTimeout(timer);
  }, [isProved]);

  if (isProved) {
    return (
      <p role="status" className="flex items-center gap-2">
        <Check aria-hidden="true" size={20} className="text-lamp-text" />
        {text.proved}
      </p>
    );
  }
  const hasPassword = proof?.hasPassword ?? true;
  return (
    <div className="grid justify-items-start gap-2 *:w-full">
      {hasPassword && (
        <Field label={label ?? text.password} {...(error === undefined ? {} : { error })}>
          {(control) => <Input {...control} name={name} type="password" autoComplete="current-password" required />}
        </Field>
      )}
      {proof?.hasPasskey === true && browserSupportsWebAuthn() && (
        <Button type="button" disabled={proving.isPending} onClick={() => proving.mutate()}>
          <KeyRound aria-hidden="true" size={20} />
          {proving.isPending ? text.waiting : hasPassword ? text.instead : text.withPasskey}
        </Button>
      )}
      <p role="alert" className={proving.isError ? 'text-small text-danger' : 'sr-only'}>
        {proving.isError ? text.refused : null}
      </p>
    </div>
  );
}

async function proveByPasskey(): Promise<void> {
  const asked = await fetch(pageRoutes.askForPasskey.path, { method: 'POST', credentials: 'include' });
  const { options } = (await asked.json()) as { options: never };
  const passkey = await startAuthentication({ optionsJSON: options });
  await api.proveParent({ body: { passkey: { ...passkey } } });
}

/** What a form says of the proof: the typed password, or nothing where a passkey was shown. */
export function typedIn(form: FormData, name: string): string | undefined {
  const typed = form.get(name);
  return typed === null ? undefined : String(typed);
}
