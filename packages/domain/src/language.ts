export const languages = ['sv', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sv';

export type InBothLanguages<Text> = Readonly<Record<Language, Text>>;

/** Of two there is always one other. */
export function otherLanguage(language: Language): Language {
  return language === 'sv' ? 'en' : 'sv';
}
