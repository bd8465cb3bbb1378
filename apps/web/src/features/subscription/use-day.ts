import { useLanguage } from '../../shared/messages/language.tsx';

/** Writes a day as it is said in a sentence: '17 mars', 'March 17'; with its year when that is another. */
export function useDay(): (instant: string) => string {
  const { language } = useLanguage();
  return (instant) => {
    const date = new Date(instant);
    const isThisYear = date.getFullYear() === new Date().getFullYear();
    const year = isThisYear ? {} : ({ year: 'numeric' } as const);
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', ...year }).format(date);
    return language === 'sv' ? `den ${day}` : day;
  };
}
