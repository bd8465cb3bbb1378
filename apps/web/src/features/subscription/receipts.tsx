import { money } from '@sagolykta/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../shared/messages/language.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { manageTexts } from './manage-texts.ts';
import { receiptsQuery } from './subscription-queries.ts';

/** What was paid, newest first. Without the provider's answer there is nothing to say, and nothing is said. */
export function Receipts() {
  const text = useTexts(manageTexts);
  const { language } = useLanguage();
  const { data } = useQuery(receiptsQuery);
  if (data === undefined) return null;
  return (
    <section className="mt-9">
      <h2 className="mb-3 text-h3 font-[650]">{text.receipts}</h2>
      {data.length === 0 && <p className="text-text-muted">{text.noReceipts}</p>}
      {data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {data.map((receipt) => (
              <li key={receipt.id} className="flex flex-wrap justify-between gap-x-4 py-3 first:pt-0 last:pb-0">
                <span>{new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(receipt.paidAt))}</span>
                <span className="font-display font-semibold">{money(receipt.amount)}</span>
                {receipt.refunded > 0 && (
                  <span className="w-full text-small text-text-muted">
                    {text.refunded}: {money(receipt.refunded)}
                  </span>
                )}
                {receipt.url !== null && (
                  <a href={receipt.url} target="_blank" rel="noreferrer" className="w-full text-small underline">
                    {text.receipt}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
