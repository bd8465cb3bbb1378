import type { Story } from '@sagolykta/contract/stories';
import { passagesOf } from '@sagolykta/domain/passages';
import { Headphones, Pause, Play, Square } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useDeviceVoice } from '../../shared/device-voice.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { ListenButton } from './listen-button.tsx';
import { narrationTexts } from './narration-texts.ts';
import { useOutsideVoice } from './outside-voice.ts';
import { useNarration } from './use-narration.ts';

export interface NarratorProps {
  readonly story: Story;
  /** The paragraph the eyes are at; the first is 0. */
  readonly place: number;
  /** What marks the passage that is being read with aria-current. */
  readonly page: RefObject<HTMLElement | null>;
  /** The passage being read, undefined when none is: 0 is the title, then the paragraphs, then the good night. */
  readonly passage: number | undefined;
  readonly onPassage: (passage: number | undefined) => void;
}

/** The device reads the story in its own voice, and nothing of it leaves the page; or the outside voice that the family has agreed to. */
export function Narrator({ story, place, page, passage, onPassage }: NarratorProps) {
  const text = useTexts(narrationTexts);
  const device = useDeviceVoice(story.language);
  const soundOf = useOutsideVoice(story.id);
  const button = useRef<HTMLButtonElement>(null);
  const narration = useNarration({
    passages: passagesOf(story),
    onPassage,
    onFault: () => tell({ title: text.fault }),
  });

  useEffect(() => {
    if (passage === undefined) return;
    page.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'start', behavior: calmly() });
  }, [page, passage]);

  if (device === undefined && soundOf === undefined) return <ListenButton why={text.noVoice[story.language]} />;
  const { Icon, name, press } = {
    silent: {
      Icon: Headphones,
      name: text.listen,
      press: () => narration.start({ device, soundOf }, place === 0 ? 0 : place + 1),
    },
    reading: { Icon: Pause, name: text.pause, press: narration.pause },
    paused: { Icon: Play, name: text.resume, press: narration.resume },
  }[narration.state];
  const stop = () => {
    narration.stop();
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" aria-label={name} onClick={press} className="round-button">
        <Icon aria-hidden="true" />
      </button>
      {narration.state !== 'silent' && (
        <button type="button" aria-label={text.stop} onClick={stop} className="round-button">
          <Square aria-hidden="true" />
        </button>
      )}
    </>
  );
}

function calmly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
