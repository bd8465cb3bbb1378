import type { Story } from '@sagolykta/contract/stories';
import { useQuery } from '@tanstack/react-query';
import { useDeviceVoices } from '../../shared/device-voice.ts';
import { useListeningSettings } from './listening-settings.ts';
import { useOutsideVoice } from './outside-voice.ts';
import { recordingsQuery, soundOfRecording } from './recordings.ts';
import type { Sound } from './sound-reader.ts';

/** Somebody who may read this story. */
export interface Voice {
  /** Under which the choice is kept. */
  readonly key: string;
  readonly kind: 'home' | 'device' | 'outside';
  /** What it is called; '' where its kind says it all. */
  readonly name: string;
  readonly device?: SpeechSynthesisVoice;
  readonly soundOf?: (passage: number) => Sound | undefined;
}

interface Voices {
  /** The best for the story first. */
  readonly all: readonly Voice[];
  readonly chosen: Voice | undefined;
  /** Reads on where another falls silent. */
  readonly device: SpeechSynthesisVoice | undefined;
}

/** Who may read this story here, and who is to. */
export function useVoices(story: Story): Voices {
  const outside = useOutsideVoice(story.id);
  const own = useDeviceVoices(story.language);
  const { voices } = useListeningSettings();
  const { data: recordings = [] } = useQuery(recordingsQuery(story.id));
  const readers = [...new Set(recordings.map(({ reader }) => reader))];
  const atHome = (reader: string) => (passage: number) => {
    const found = recordings.find((recording) => recording.reader === reader && recording.passage === passage);
    return found && soundOfRecording(found);
  };
  const all: Voice[] = [
    ...readers.map((reader) => ({
      key: `home:${reader}`,
      kind: 'home' as const,
      name: reader,
      soundOf: atHome(reader),
    })),
    ...(outside === undefined ? [] : [{ key: 'outside', kind: 'outside' as const, name: '', soundOf: outside }]),
    ...own.map((device) => ({ key: `device:${device.name}`, kind: 'device' as const, name: device.name, device })),
  ];
  const chosen = all.find(({ key }) => key === voices[story.language]) ?? all[0];
  return { all, chosen, device: chosen?.device ?? own[0] };
}
