import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextArea } from '../../shared/ui/field.tsx';
import { mendingTexts } from './mending-texts.ts';

interface LineRowProps {
  /** As it is counted for people: from 1. */
  readonly number: number;
  readonly line: string;
  readonly language: string;
  /** The edition that is shown can be changed. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onWords: (words: string) => Promise<unknown>;
}

/** A paragraph, and the way to put it differently. */
export function LineRow({ number, line, language, isOpen, isBusy, onWords }: LineRowProps) {
  const text = useTexts(mendingTexts);
  const [words, setWords] = useState<string | null>(null);
  if (words === null) {
    return (
      <div className="flex items-start gap-1">
        <p lang={language} className="min-w-0 flex-1 py-3 wrap-anywhere">
          {line}
        </p>
        {isOpen && (
          <button
            type="button"
            aria-label={text.changeLine(number)}
            disabled={isBusy}
            onClick={() => setWords(line)}
            className="round-button -mr-2 text-text-muted"
          >
            <Pencil aria-hidden="true" size={20} />
          </button>
        )}
      </div>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === line) return setWords(null);
    onWords(words).then(
      () => setWords(null),
      // What was typed stays, and a notice has said why.
      () => {},
    );
  };
  return (
    <form onSubmit={save} className="grid gap-3 py-3">
      <Field label={text.words(number)} hint={text.hint}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            rows={6}
            maxLength={2000}
            lang={language}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="lamp" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? text.saving : text.save}
        </Button>
        <Button kind="quiet" onClick={() => setWords(null)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
