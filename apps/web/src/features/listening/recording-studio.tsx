import type { Story } from '@sagolykta/contract/stories';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mic, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useRecordingHindrance } from '../../shared/can-record.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmSheet } from '../../shared/ui/confirm-sheet.tsx';
import { Field, Input } from '../../shared/ui/field.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { chooseListening, useListeningSettings } from './listening-settings.ts';
import { RecordingPassages } from './recording-passages.tsx';
import { recordingTexts } from './recording-texts.ts';
import { recordingsQuery } from './recordings.ts';

export interface RecordingStudioProps {
  readonly story: Story;
  readonly passages: readonly string[];
  readonly onClose: () => void;
}

/** Where somebody at home reads a story into the phone: who it is and what becomes of it first, then passage by passage. */
export function RecordingStudio({ story, passages, onClose }: RecordingStudioProps) {
  const text = useTexts(recordingTexts);
  const [reader, setReader] = useState<string>();
  const { voices } = useListeningSettings();
  const hindrance = useRecordingHindrance();
  const { data: recordings = [] } = useQuery(recordingsQuery(story.id));
  const own = recordings.filter((recording) => recording.reader === reader);
  const close = () => {
    // What was just read is what one wants to hear.
    if (reader !== undefined && own.length > 0)
      chooseListening({ voices: { ...voices, [story.language]: `home:${reader}` } });
    onClose();
  };
  return (
    <Sheet open onClose={close} title={reader ?? text.title}>
      {hindrance !== undefined && <p className="rounded-md bg-sunken p-4">{text.cannot[hindrance]}</p>}
      {hindrance === undefined && reader === undefined && <WhoReads story={story} onReader={setReader} />}
      {reader !== undefined && (
        <RecordingPassages story={story} passages={passages} reader={reader} recordings={own} onDone={close} />
      )}
    </Sheet>
  );
}

interface WhoReadsProps {
  readonly story: Story;
  readonly onReader: (reader: string) => void;
}

function WhoReads({ story, onReader }: WhoReadsProps) {
  const text = useTexts(recordingTexts);
  const { data: recordings = [] } = useQuery(recordingsQuery(story.id));
  const readers = [...new Set(recordings.map(({ reader }) => reader))];
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const canBegin = name.trim() !== '' && isAgreed;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (canBegin) onReader(name.trim().replace(/\s+/g, ' '));
  };
  return (
    <form className="grid gap-4" onSubmit={begin}>
      <p>{text.lead}</p>
      {readers.map((reader) => (
        <div key={reader} className="flex items-center gap-1">
          <Button kind="outline" className="flex-1" onClick={() => onReader(reader)}>
            {text.goOn(reader)}
          </Button>
          <EraseVoice story={story} reader={reader} count={recordings.filter((one) => one.reader === reader).length} />
        </div>
      ))}
      <Field label={text.who}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={40}
            autoComplete="off"
            placeholder={text.example}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <p className="text-small text-text-muted">{text.kept}</p>
      <div className="rounded-md bg-sunken">
        <SwitchRow
          name="consent"
          icon={<Mic aria-hidden="true" />}
          label={text.consent}
          checked={isAgreed}
          onChange={setAgreed}
        />
      </div>
      <Button type="submit" kind="lamp" size="large" full disabled={!canBegin}>
        {text.begin}
      </Button>
    </form>
  );
}

function EraseVoice({ story, reader, count }: { story: Story; reader: string; count: number }) {
  const text = useTexts(recordingTexts);
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const erase = async () => {
    try {
      const left = await api.removeRecordings({ params: { id: story.id }, query: { reader } });
      queries.setQueryData(recordingsQuery(story.id).queryKey, left);
    } catch {
      tell({ kind: 'danger', title: text.eraseFailed });
    }
    setAsked(false);
  };
  return (
    <>
      <button type="button" className="round-button" aria-label={text.erase(reader)} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden="true" />
      </button>
      <ConfirmSheet
        open={isAsked}
        onClose={() => setAsked(false)}
        title={text.eraseTitle(reader)}
        description={text.eraseWords(count)}
        action={
          <Button kind="danger-line" size="large" full onClick={erase}>
            {text.eraseNow}
          </Button>
        }
        keep={text.keepVoice}
      />
    </>
  );
}
