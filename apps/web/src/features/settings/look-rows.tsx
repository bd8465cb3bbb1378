import { useQueryClient } from '@tanstack/react-query';
import { Languages, MoonStar } from 'lucide-react';
import { collectionsQuery, templatesQuery } from '../../shared/api/queries.ts';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from '../../shared/theme/theme-choice.ts';
import { Segments } from '../../shared/ui/segments.tsx';
import { settingsTexts } from './settings-texts.ts';
import { usePreferences } from './use-preferences.ts';

export function LanguageRow() {
  const text = useTexts(settingsTexts);
  const { language, choose } = useLanguage();
  const queries = useQueryClient();
  const { mutate: change } = usePreferences();
  return (
    <div className="list-row flex-wrap">
      <Languages aria-hidden="true" className="flex-none text-lamp-text" />
      <span className="flex-1 font-display text-label font-semibold">{text.language}</span>
      <Segments
        label={text.language}
        choices={[
          { value: 'sv', label: 'Svenska', lang: 'sv' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
        chosen={language}
        onChoose={(next) => {
          choose(next);
          change({ language: next });
          // What the server words in the family's language is read again when it is next shown.
          queries.removeQueries({ queryKey: collectionsQuery.queryKey });
          queries.removeQueries({ queryKey: [templatesQuery('').queryKey[0]] });
        }}
      />
    </div>
  );
}

export function ThemeRow() {
  const text = useTexts(settingsTexts);
  const chosen = useThemeChoice();
  return (
    <div className="list-row flex-wrap gap-y-2.5 !py-4">
      <MoonStar aria-hidden="true" className="flex-none text-lamp-text" />
      <span className="flex-1">
        <span className="block font-display text-label font-semibold">{text.theme}</span>
        <span className="block text-small text-text-muted">{text.themeHint}</span>
      </span>
      <div className="w-full">
        <Segments
          label={text.theme}
          choices={themeChoices.map((value) => ({ value, label: text.themes[value] }))}
          chosen={chosen}
          onChoose={chooseTheme}
        />
      </div>
    </div>
  );
}
