import { defaultLanguage, type Language, languages } from '@sagolykta/domain/language';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice>({ language: defaultLanguage, choose: () => {} });
const storageKey = 'language';

/** The choice kept on this device, here or on the pages that the server renders; Swedish until one is made. */
export function keptLanguage(): Language {
  try {
    const kept = localStorage.getItem(storageKey) ?? /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
    return languages.find((language) => language === kept) ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

export function LanguageProvider({ initial, children }: { initial?: Language; children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(initial ?? keptLanguage);
  const choice = useMemo(() => ({ language, choose: setLanguage }), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // A browser that keeps nothing still shows the chosen language until it is closed.
    }
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
