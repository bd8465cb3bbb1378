import { premium } from '@sagolykta/domain/plan';
import { useLanguage } from '../../shared/messages/language.tsx';

/** Writes cents as money. */
export function useAmount(): (cents: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: premium.currency,
    currencyDisplay: 'narrowSymbol',
  });
  return (cents) => format.format(cents / 100);
}
