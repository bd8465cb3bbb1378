import { ChevronDown, Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { texts, useTexts } from '../../shared/messages/language.tsx';
import { innerPage } from '../../shared/ui/back-link.tsx';
import { Input } from '../../shared/ui/field.tsx';
import { List, ListLink } from '../../shared/ui/list.tsx';
import { SettingsPage } from '../../shared/ui/settings-page.tsx';
import { englishAnswers } from './help-answers-en.ts';
import { swedishAnswers } from './help-answers-sv.ts';
import { findAnswers } from './help-search.ts';

const helpTexts = texts({
  sv: {
    title: 'Hjälpcenter',
    search: 'Sök i hjälpen',
    example: 't.ex. husdjur, text, syskon',
    found: (count: number) => (count === 1 ? '1 svar' : `${count} svar`),
    nothing: 'Inget svar på det än. Skriv gärna till oss.',
    contact: 'Kontakta oss',
    answers: swedishAnswers,
  },
  en: {
    title: 'Help Center',
    search: 'Search the help',
    example: 'e.g. pet, text, siblings',
    found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    nothing: 'No answer to that yet. Do write to us.',
    contact: 'Contact Us',
    answers: englishAnswers,
  },
});

export function HelpPage() {
  const text = useTexts(helpTexts);
  const [search, setSearch] = useState('');
  const found = findAnswers(text.answers, search);
  return (
    <SettingsPage title={text.title}>
      <search className="relative block">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-4 text-text-faint" />
        <Input
          type="search"
          aria-label={text.search}
          placeholder={text.example}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="!pl-13"
        />
      </search>
      <p role="status" className="mt-2 mb-4 min-h-6 text-small text-text-muted">
        {search.trim() !== '' && (found.length === 0 ? text.nothing : text.found(found.length))}
      </p>
      {found.length > 0 && (
        <List>
          {found.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="list-row cursor-pointer list-none rounded-md !pl-4.5 font-display text-label font-semibold">
                <span className="min-w-0 flex-1">{question}</span>
                <ChevronDown
                  aria-hidden="true"
                  size={20}
                  className="flex-none text-text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="px-4.5 pb-5 text-text-muted">{answer}</p>
            </details>
          ))}
        </List>
      )}
      <div className="mt-5">
        <List>
          <ListLink Icon={Mail} label={text.contact} href="/settings?page=contact" state={innerPage} />
        </List>
      </div>
    </SettingsPage>
  );
}
