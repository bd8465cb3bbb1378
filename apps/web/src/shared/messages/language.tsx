import { defaultLanguage, type Language, languages } from '@sagolykta/domain/language';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { keptOnDevice } from '../kept-on-device.ts';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: defaultLanguage, choose: () => {} });
const keptChoice = keptOnDevice('device', 'language');

/** The choice kept on this device, here or on the pages that the server renders; Swedish until one is made. */
export function keptLanguage(): Language {
  const kept = keptChoice.read() ?? /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  return languages.find((language) => language === kept) ?? defaultLanguage;
}

interface LanguageProviderProps {
  /** Said by the page, whatever is kept here. */
  readonly initial?: Language;
  /** That of a page which the server has rendered: it gives way to what is kept here once the page is live. */
  readonly served?: Language | undefined;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, served, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState<Language>(initial ?? served ?? keptLanguage);
  const choice = useMemo(() => ({ language, choose: setLanguage }), [language]);
  // In the step that shows it: whoever chooses and leaves at once has chosen.
  useLayoutEffect(() => {
    if (served !== undefined) setLanguage(keptLanguage());
  }, [served]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    keptChoice.keep(language);
    // For the pages that the server renders itself: landing and sign-in.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that parents use
    document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  }, [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}

/** One area's texts in both languages; English must have every key that Swedish has, and of the same kind. */
export interface Texts<Area> {
  readonly sv: Area;
  readonly en: Area;
}
export const texts = <Area,>(both: Texts<Area>): Texts<Area> => both;

export function useTexts<Area>(area: Texts<Area>): Area {
  return area[useLanguage().language];
}
