import type { WishRead } from '@sagolykta/contract/wishes';
import { useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { wishTexts } from './wish-texts.ts';
import { WordQuestion } from './word-question.tsx';

interface WishLineProps {
  readonly wish: WishRead | undefined;
  readonly onWish: (theme: string) => void;
}

/** Under the field: what was understood, what can come along tonight, and what the lantern wonders. */
export function WishLine({ wish, onWish }: WishLineProps) {
  const [touched, setTouched] = useState<string | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const asked = wish?.unknown.find(({ word }) => !skipped.includes(word));
  const word = touched ?? asked?.word;
  return (
    <div className="min-h-7">
      {/* Spoken when it changes; the region itself is there from the start. */}
      <div aria-live="polite" aria-atomic="true">
        {wish !== undefined && <Understood line={wish.line} onTouch={setTouched} />}
        {wish !== undefined && asked === undefined && <WishVerdict wish={wish} />}
      </div>
      {wish !== undefined && word === undefined && <NearWishes wishes={wish.nearest} onWish={onWish} />}
      {wish !== undefined && word !== undefined && (
        <WordQuestion
          key={word}
          word={word}
          isNeuter={isNeuter(wish, word)}
          isTold={wish.told.some((told) => told.word === word)}
          isAskedFor={touched !== null}
          onClose={() => {
            setTouched(null);
            setSkipped([...skipped, word]);
          }}
        />
      )}
    </div>
  );
}

function isNeuter({ unknown, line }: WishRead, word: string): boolean {
  const asked = unknown.find((one) => one.word === word);
  return asked?.isNeuter ?? line.some((part) => part.word === word && part.text.startsWith('ett '));
}

function Understood({ line, onTouch }: { line: WishRead['line']; onTouch: (word: string) => void }) {
  const text = useTexts(wishTexts);
  if (line.length === 0) return null;
  return (
    <p className="font-display text-[1.0625rem] leading-7 font-semibold wrap-anywhere text-lamp-text">
      {line.map(({ text: words, word }, place) =>
        word === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, which is drawn anew as a whole
          <span key={place}>{words}</span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, which is drawn anew as a whole
            key={place}
            type="button"
            aria-label={text.correct(words)}
            title={text.correct(words)}
            onClick={() => onTouch(word)}
            className="-my-2 inline py-2 underline decoration-dotted decoration-[1.5px] underline-offset-4"
          >
            {words}
          </button>
        ),
      )}
    </p>
  );
}

function WishVerdict({ wish }: { wish: WishRead }) {
  const text = useTexts(wishTexts);
  const words = wish.avoided !== null ? text.avoided(wish.avoided) : wish.notice === null ? null : text[wish.notice];
  return words === null ? null : <p className="text-small text-text-muted">{words}</p>;
}

/** Where not all of it can be on stage: what can. */
function NearWishes({ wishes, onWish }: { wishes: readonly string[]; onWish: (theme: string) => void }) {
  const text = useTexts(wishTexts);
  if (wishes.length === 0) return null;
  return (
    <fieldset aria-label={text.nearest} className="mt-1.5">
      <p className="text-small text-text-muted">{text.nearest}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {wishes.map((theme) => (
          <button
            key={theme}
            type="button"
            onClick={() => onWish(theme)}
            className="inline-flex min-h-11 items-center rounded-full bg-surface px-4 font-display text-[1rem] leading-none font-semibold inset-ring-[1.5px] inset-ring-line-strong"
          >
            {theme}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
