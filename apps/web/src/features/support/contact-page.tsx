import { CallError } from '@sagolykta/contract/call-error';
import { sendMessage } from '@sagolykta/contract/support';
import type { User } from '@sagolykta/contract/user';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field, Input, TextArea } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { useKeptText } from '../../shared/ui/use-kept-text.ts';

const contactTexts = texts({
  sv: {
    title: 'Kontakta oss',
    lede: 'Skriv som det är. En människa läser.',
    message: 'Meddelande',
    replyTo: 'Svara till',
    optional: '(valfritt)',
    replyHint: 'Bara om du vill ha svar.',
    send: 'Skicka',
    sending: 'Skickar …',
    sent: 'Meddelandet är skickat',
    failed: 'Meddelandet kunde inte skickas. Det står kvar, så försök gärna igen.',
    tooMany: 'Det blev många meddelanden. Vänta en timme, så står det kvar.',
    missing: 'Skriv något först.',
    badAddress: 'Det ser inte ut som en e-postadress.',
  },
  en: {
    title: 'Contact Us',
    lede: 'Write it as it is. A person reads it.',
    message: 'Message',
    replyTo: 'Reply to',
    optional: '(optional)',
    replyHint: 'Only if you would like an answer.',
    send: 'Send',
    sending: 'Sending …',
    sent: 'Your message has been sent',
    failed: 'Your message could not be sent. It is still here, so please try again.',
    tooMany: 'That was many messages. Please wait an hour; this one is kept here.',
    missing: 'Please write something first.',
    badAddress: 'That does not look like an e-mail address.',
  },
});

type Errors = { readonly message?: string; readonly replyTo?: string };

export function ContactPage({ user }: { user: User }) {
  const text = useTexts(contactTexts);
  const [message, keepMessage] = useKeptText('contact');
  const [errors, setErrors] = useState<Errors>({});
  const sending = useMutation({
    mutationFn: (replyTo: string | null) => api.sendMessage({ body: { message, replyTo } }),
    onSuccess: () => {
      keepMessage('');
      tell({ title: text.sent });
    },
    onError: (error) => {
      const isTooMany = error instanceof CallError && error.code === 'too-many-requests';
      tell({ title: isTooMany ? text.tooMany : text.failed, kind: 'danger' });
    },
  });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const replyTo = String(new FormData(form).get('replyTo')).trim() || null;
    const result = sendMessage.body.safeParse({ message, replyTo });
    const refused = result.error?.issues.map(({ path }) => path[0]) ?? [];
    setErrors({
      ...(refused.includes('message') ? { message: text.missing } : {}),
      ...(refused.includes('replyTo') ? { replyTo: text.badAddress } : {}),
    });
    if (result.success) return sending.mutate(replyTo);
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <SettingsPage title={text.title} lede={text.lede}>
      <Card>
        <form onSubmit={send} noValidate className="grid gap-4">
          <Field label={text.message} {...(errors.message === undefined ? {} : { error: errors.message })}>
            {(control) => (
              <TextArea
                {...control}
                name="message"
                rows={7}
                maxLength={4000}
                required
                value={message}
                onChange={(event) => keepMessage(event.target.value)}
              />
            )}
          </Field>
          <Field
            label={text.replyTo}
            optional={text.optional}
            hint={text.replyHint}
            {...(errors.replyTo === undefined ? {} : { error: errors.replyTo })}
          >
            {(control) => (
              <Input {...control} name="replyTo" type="email" autoComplete="email" defaultValue={user.email ?? ''} />
            )}
          </Field>
          <Button type="submit" kind="lamp" size="large" full disabled={sending.isPending} className="mt-1">
            {sending.isPending ? text.sending : text.send}
          </Button>
        </form>
      </Card>
    </SettingsPage>
  );
}
