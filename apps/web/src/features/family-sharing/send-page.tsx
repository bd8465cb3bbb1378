import { CallError } from '@sagolykta/contract/call-error';
import type { Recipient } from '@sagolykta/contract/sent-stories';
import type { Story } from '@sagolykta/contract/stories';
import { longestGreeting } from '@sagolykta/domain/family-sharing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Empty } from '../../shared/ui/empty.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { InnerPage } from '../../shared/ui/inner-page.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { undoable } from '../../shared/ui/settle-once.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { putRecipient, recipientsQuery } from './sending-queries.ts';
import { sendingTexts } from './sending-texts.ts';

export interface SendPageProps {
  readonly story: Pick<Story, 'id' | 'title' | 'language' | 'childName'>;
}

/** To whoever reads along: the story, with a line of one's own. */
export function SendPage({ story }: SendPageProps) {
  const text = useTexts(sendingTexts);
  const recipients = useQuery(recipientsQuery(story.id));
  return (
    <InnerPage title={text.title} backTo={`/story/${story.id}`} back={text.back} lede={text.lede}>
      <h2 lang={story.language} className="mb-3 wrap-anywhere">
        {story.title}
      </h2>
      {recipients.isPending && <Skeleton className="h-40" />}
      {recipients.isError && <Trouble onRetry={() => void recipients.refetch()} />}
      {recipients.data?.length === 0 && (
        <Empty
          title={text.nobody}
          level="h2"
          action={
            <ButtonLink kind="soft" href="/settings?page=sharing">
              {text.toSharing}
            </ButtonLink>
          }
        >
          {text.nobodyWords}
        </Empty>
      )}
      <ul className="grid gap-4">
        {recipients.data?.map((recipient) => (
          <li key={recipient.id}>
            <Card>
              <h3 className="text-label wrap-anywhere">{recipient.name}</h3>
              {recipient.mayRead ? (
                <Sending recipient={recipient} story={story} />
              ) : (
                <p className="mt-1 text-small text-text-muted">{text.mayNotRead(story.childName)}</p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </InnerPage>
  );
}

interface SendingProps extends SendPageProps {
  readonly recipient: Recipient;
}

/** What has been sent, or the line to send it with. */
function Sending({ recipient, story }: SendingProps) {
  const text = useTexts(sendingTexts);
  const { language } = useLanguage();
  const [isWriting, setWriting] = useState(recipient.sent === null);
  const { send, takeBack, isBusy } = useSending(recipient, story.id);
  const { name, sent } = recipient;
  if (sent !== null && !isWriting) {
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
    return (
      <div className="mt-1 grid gap-1">
        <p className="text-small text-text-muted">{text.sent(day.format(new Date(sent.sentAt)))}</p>
        {sent.greeting !== null && <q className="wrap-anywhere italic">{sent.greeting}</q>}
        <span className="-ml-3 flex flex-wrap">
          <Button kind="quiet" size="small" aria-label={text.againFor(name)} onClick={() => setWriting(true)}>
            {text.again}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={text.takeBackFrom(name)}
            disabled={isBusy}
            onClick={() => {
              setWriting(true);
              takeBack();
            }}
          >
            {text.takeBack}
          </Button>
        </span>
      </div>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get('greeting')), () => setWriting(false));
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-4">
      <Field label={text.greeting(name)} optional={text.optional}>
        {(control) => (
          <Input
            {...control}
            name="greeting"
            maxLength={longestGreeting}
            defaultValue={sent?.greeting ?? ''}
            placeholder={text.greetingExample}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" kind="lamp" disabled={isBusy} aria-label={text.sendTo(name)}>
        <Send aria-hidden="true" size={20} />
        {text.send}
      </Button>
    </form>
  );
}

/** Each is told with the way back for ten seconds. */
function useSending(recipient: Recipient, storyId: string) {
  const text = useTexts(sendingTexts);
  const queries = useQueryClient();
  const { id: member, name, sent: before } = recipient;
  const params = { id: storyId, member };
  const onError = (error: Error) => {
    const isTooMany = error instanceof CallError && error.status === 429;
    tell({ title: isTooMany ? text.tooMany : text.failed, kind: 'danger' });
  };
  const sending = useMutation({
    mutationFn: (greeting: string | null) => api.sendStory({ params, body: { greeting } }),
    onSuccess: (changed) => putRecipient(queries, storyId, changed),
    onError,
  });
  const takingBack = useMutation({
    mutationFn: () => api.takeStoryBack({ params }),
    onSuccess: () => putRecipient(queries, storyId, { ...recipient, sent: null }),
    onError,
  });
  const restore = () => (before === null ? takingBack.mutate() : sending.mutate(before.greeting));
  const withUndo = (title: string) => tell({ title, stays: undoable, action: { label: text.undo, act: restore } });
  return {
    isBusy: sending.isPending || takingBack.isPending,
    send: (greeting: string, onSent: () => void) =>
      sending.mutate(greeting, {
        onSuccess: () => {
          withUndo(before === null ? text.told(name) : text.changed);
          onSent();
        },
      }),
    takeBack: () => takingBack.mutate(undefined, { onSuccess: () => withUndo(text.takenBack(name)) }),
  };
}
