import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/messages/language.tsx';
import { Input } from '../../shared/ui/field.tsx';
import { libraryTexts } from './library-texts.ts';

/** Long enough to type the next letter, in milliseconds. */
const pause = 300;

interface LibrarySearchProps {
  readonly word: string;
  readonly onSearch: (word: string) => void;
}

/** Looks while one types, a moment after the last letter. */
export function LibrarySearch({ word, onSearch }: LibrarySearchProps) {
  const text = useTexts(libraryTexts);
  const [typed, setTyped] = useState(word);
  useEffect(() => {
    if (typed.trim() === word) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, word, onSearch]);
  return (
    <search className="relative mb-3 block">
      <Search aria-hidden="true" size={20} className="absolute top-4 left-4 text-text-faint" />
      <Input
        type="search"
        aria-label={text.search}
        placeholder={text.searchHint}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onSearch(typed.trim())}
        className="library-search pr-13 pl-12"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={text.clearSearch}
          onClick={() => {
            setTyped('');
            onSearch('');
          }}
          className="round-button absolute top-0.5 right-1 text-text-muted"
        >
          <X aria-hidden="true" size={20} />
        </button>
      )}
    </search>
  );
}
