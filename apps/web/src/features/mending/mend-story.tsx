import type { Mending } from '@sagolykta/contract/mending';
import type { Story } from '@sagolykta/contract/stories';
import { mostPictures, paragraphsOf, picturePlaces } from '@sagolykta/domain/story-layout';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Rotate3d } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { InnerPage } from '../../shared/ui/inner-page.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Trouble } from '../../shared/ui/trouble.tsx';
import { LineRow } from './line-row.tsx';
import { mendingTexts } from './mending-texts.ts';
import { mendingQuery, useChange } from './use-mending.ts';

interface MendStoryProps {
  readonly story: Story;
  /** The way to be rid of it: another feature's, so the route brings it. */
  readonly remove: ReactNode;
}

/** A story as the family makes it its own: its paragraphs, its pictures, and the way back to the original. */
export function MendStory({ story, remove }: MendStoryProps) {
  const text = useTexts(mendingTexts);
  const mending = useQuery(mendingQuery(story.id));
  return (
    <InnerPage title={text.title} backTo={`/story/${story.id}`} back={text.back} lede={text.lede}>
      <h2 lang={story.language} className="mb-3 wrap-anywhere">
        {story.title}
      </h2>
      {mending.isPending && <Skeleton className="h-64" />}
      {mending.isError && <Trouble onRetry={() => void mending.refetch()} />}
      {mending.data !== undefined && <Lines story={story} mending={mending.data} />}
      <div className="mt-9 grid justify-items-center">{remove}</div>
    </InnerPage>
  );
}

function Lines({ story, mending }: { story: Story; mending: Mending }) {
  const text = useTexts(mendingTexts);
  const change = useChange(story.id, mending.edition);
  const lines = paragraphsOf(story.content);
  const images = story.images.slice(0, mostPictures);
  const places = picturePlaces(lines.length, images.length);
  const isOpen = mending.shown === 'own' || !mending.hasOther;
  const isBusy = change.isPending;
  return (
    <>
      {mending.hasOther && <EditionBar mending={mending} isBusy={isBusy} onShow={change.mutate} />}
      <Card className="divide-y divide-line !py-1">
        {lines.map((line, at) => {
          const part = mending.parts.find(({ to }) => to === at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph's place is its identity; two may say the same
            <div key={`${mending.edition}-${at}`}>
              <LineRow
                number={at + 1}
                line={line}
                language={story.language}
                isOpen={isOpen}
                isBusy={isBusy}
                onWords={(words) => change.mutateAsync({ kind: 'words', number: at, words })}
              />
              {isOpen && part !== undefined && (
                <Button
                  kind="quiet"
                  size="small"
                  className="mb-2 -ml-3"
                  disabled={isBusy}
                  onClick={() => change.mutate({ kind: 'other-way', number: part.from })}
                >
                  <RefreshCw aria-hidden="true" size={18} />
                  {isBusy && change.variables?.kind === 'other-way' && change.variables.number === part.from
                    ? text.telling
                    : text.otherWay}
                </Button>
              )}
              {images.map(({ url, alt, painted }, picture) =>
                places[picture] === at + 1 ? (
                  <figure key={url} className="my-3">
                    <img src={url} alt={alt} width={1200} height={800} className="picture block w-full rounded-md" />
                    {isOpen && painted === null && (
                      <Button
                        kind="quiet"
                        size="small"
                        className="mt-1 -ml-3"
                        disabled={isBusy}
                        onClick={() => change.mutate({ kind: 'other-angle', number: picture + 1 })}
                      >
                        <Rotate3d aria-hidden="true" size={18} />
                        {text.otherAngle(picture + 1)}
                      </Button>
                    )}
                  </figure>
                ) : null,
              )}
            </div>
          );
        })}
      </Card>
    </>
  );
}

interface EditionBarProps {
  readonly mending: Mending;
  readonly isBusy: boolean;
  readonly onShow: (change: { kind: 'edition'; shown: Mending['shown'] }) => void;
}

function EditionBar({ mending: { shown }, isBusy, onShow }: EditionBarProps) {
  const text = useTexts(mendingTexts);
  const other = shown === 'own' ? 'told' : 'own';
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-48 text-small">{text[shown]}</p>
      <Button size="small" disabled={isBusy} onClick={() => onShow({ kind: 'edition', shown: other })}>
        {other === 'told' ? text.showTold : text.showOwn}
      </Button>
    </div>
  );
}
