import { routes } from '@sagolykta/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { processorTexts } from './processor-texts.ts';

/** Who else processes data, as the server's own configuration says. */
export function ProcessorList() {
  const text = useTexts(processorTexts);
  const processors = useQuery({ queryKey: [routes.listProcessors.path], queryFn: () => api.listProcessors() });
  if (processors.data === undefined) return null;
  if (processors.data.length === 0) return <p className="mt-3">{text.nobody}</p>;
  return (
    <dl className="mt-3 divide-y divide-line">
      {processors.data.map(({ name, purpose }) => (
        <div key={purpose} className="py-2.5">
          <dt className="font-display text-label font-semibold wrap-anywhere">{name}</dt>
          <dd className="text-small text-text-muted">{text.purposes[purpose]}</dd>
        </div>
      ))}
    </dl>
  );
}
