import { defaultLanguage, type Language, languages } from '@sagolykta/domain/language';

/** The one of our languages that Accept-Language likes best; Swedish when it names neither. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').flatMap((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (language === undefined) return [];
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return [{ language, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }];
  });
  const best = wishes.filter((wish) => wish.weight > 0).sort((one, other) => other.weight - one.weight)[0];
  return best?.language ?? defaultLanguage;
}

export function knownLanguage(text: unknown): Language | undefined {
  return languages.find((language) => language === text);
}
