import { CallError } from '@sagolykta/contract/call-error';
import type { ChildProfileView } from '@sagolykta/contract/child-profiles';
import type { MemberRole } from '@sagolykta/domain/family-sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { ProofField, typedIn } from '../../shared/proof/proof-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { ChildChoice } from './child-choice.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { membersQuery } from './sharing-queries.ts';
import { sharingTexts } from './sharing-texts.ts';

interface InviteSheetProps {
  readonly profiles: readonly ChildProfileView[];
  readonly onClose: () => void;
}

/** Who, how, and whose stories; then the link, which is shown this once. */
export function InviteSheet({ profiles, onClose }: InviteSheetProps) {
  const text = useTexts(sharingTexts);
  const formId = useId();
  const [role, setRole] = useState<MemberRole>('reader');
  const [childIds, setChildIds] = useState(() => profiles.map(({ id }) => id));
  const [isUnchosen, setUnchosen] = useState(false);
  const inviting = useInvitation();
  const invite = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isMissing = role === 'reader' && childIds.length === 0;
    setUnchosen(isMissing);
    if (isMissing) return;
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name'));
    inviting.mutate({ name, role, childIds: role === 'reader' ? childIds : [], password: typedIn(form, 'password') });
  };
  if (inviting.data !== undefined) return <LinkSheet invitation={inviting.data} onClose={onClose} />;
  const roles = (['reader', 'parent'] as const).map((value) => ({ value, label: text.roles[value] }));
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.inviteTitle}
      footer={
        <Button type="submit" form={formId} kind="lamp" size="large" full disabled={inviting.isPending}>
          {inviting.isPending ? text.making : text.makeLink}
        </Button>
      }
    >
      <form id={formId} onSubmit={invite} className="grid gap-5 pt-2">
        <Field label={text.name}>
          {(control) => (
            <Input {...control} name="name" maxLength={60} placeholder={text.nameExample} autoComplete="off" required />
          )}
        </Field>
        <div className="grid gap-1.5">
          <Segments label={text.role} choices={roles} chosen={role} onChoose={setRole} />
          <p className="text-small text-text-muted">{text.rolesMeant[role]}</p>
        </div>
        {role === 'reader' ? (
          <ChildChoice label={text.children} chosen={childIds} profiles={profiles} onChoose={setChildIds} />
        ) : (
          <ProofField name="password" label={text.password} />
        )}
        <p role="alert" className={inviting.isError || isUnchosen ? 'text-small text-danger' : 'sr-only'}>
          {isUnchosen ? text.chooseChildren : inviting.isError ? failureOf(inviting.error, text) : null}
        </p>
      </form>
    </Sheet>
  );
}

interface Asked {
  readonly name: string;
  readonly role: MemberRole;
  readonly childIds: string[];
  readonly password: string | undefined;
}

function useInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ password, ...body }: Asked) => {
      if (password !== undefined) await api.proveParent({ body: { password } });
      return api.inviteMember({ body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: membersQuery.queryKey }),
  });
}

function failureOf(failure: Error, { errors, premium }: (typeof sharingTexts)['sv']): string {
  const code = failure instanceof CallError ? failure.code : undefined;
  if (code === 'wrong-password' || code === 'proof-needed') return errors.wrongPassword;
  if (code === 'too-many-members') return errors.tooMany;
  if (code === 'payment-required') return premium;
  return errors.failed;
}
