import { CallError } from '@sagolykta/contract/call-error';
import type { User } from '@sagolykta/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { userQuery } from '../../shared/api/queries.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { loginTexts } from './login-texts.ts';

/** What the family signs in with; each change asks for the password or a passkey again. */
export function LoginPage({ user }: { user: User }) {
  const text = useTexts(loginTexts);
  const queries = useQueryClient();
  return (
    <SettingsPage title={text.title} {...(user.email === null ? {} : { lede: user.email })}>
      <div className="grid gap-5">
        <ChangeForm
          title={text.email}
          save={text.saveEmail}
          change={async (form) => {
            const body = { email: String(form.get('email')), password: typedIn(form, 'password') };
            queries.setQueryData(userQuery.queryKey, await api.changeEmail({ body }));
            tell({ title: text.emailSaved });
          }}
        >
          <Secret name="email" type="email" label={text.newEmail} autoComplete="email" />
          <ProofField name="password" label={text.currentPassword} />
        </ChangeForm>
        <ChangeForm
          title={text.password}
          save={text.savePassword}
          change={async (form) => {
            const body = {
              currentPassword: typedIn(form, 'currentPassword'),
              newPassword: String(form.get('newPassword')),
            };
            await api.changePassword({ body });
            tell({ title: text.passwordSaved });
          }}
        >
          <ProofField name="currentPassword" label={text.currentPassword} />
          <Secret name="newPassword" label={text.newPassword} hint={text.passwordHint} autoComplete="new-password" />
        </ChangeForm>
      </div>
    </SettingsPage>
  );
}

interface ChangeFormProps {
  readonly title: string;
  readonly save: string;
  readonly change: (form: FormData) => Promise<void>;
  readonly children: ReactNode;
}

function ChangeForm({ title, save, change, children }: ChangeFormProps) {
  const text = useTexts(loginTexts);
  const [error, setError] = useState<string | null>(null);
  const changing = useMutation({
    mutationFn: change,
    onError: (failure) => setError(explained(failure, text)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setError(null);
    changing.mutate(new FormData(form), { onSuccess: () => form.reset() });
  };
  return (
    <Card>
      <h2 className="text-h3 font-[650]">{title}</h2>
      <form onSubmit={submit} className="mt-4 grid gap-4">
        {children}
        <p role="alert" className={error === null ? 'sr-only' : 'text-small text-danger'}>
          {error}
        </p>
        <Button type="submit" full disabled={changing.isPending}>
          {changing.isPending ? text.saving : save}
        </Button>
      </form>
    </Card>
  );
}

interface SecretProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'email' | 'password';
  readonly autoComplete: string;
}

function Secret({ name, label, hint, type = 'password', autoComplete }: SecretProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => <Input {...control} name={name} type={type} autoComplete={autoComplete} required />}
    </Field>
  );
}

function explained(failure: Error, { errors }: (typeof loginTexts)['sv']): string {
  const code = failure instanceof CallError ? failure.code : undefined;
  if (code === 'wrong-password') return errors.wrongPassword;
  if (code === 'proof-needed') return errors.proofNeeded;
  if (code === 'email-taken') return errors.taken;
  if (code === 'too-many-requests') return errors.tooMany;
  if (code === 'invalid-input') return errors.refused;
  return errors.failed;
}
