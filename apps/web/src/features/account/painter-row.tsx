import { choosePainter } from '@sagolykta/contract/painter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Palette } from 'lucide-react';
import { ask } from '../../shared/api/api.ts';
import { painterQuery } from '../../shared/api/painter-query.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { settingsTexts } from './settings-texts.ts';

/** The family's own yes to an image model; nothing at all where none is set up. */
export function PainterRow() {
  const text = useTexts(settingsTexts);
  const queries = useQueryClient();
  const offer = useQuery(painterQuery);
  const choice = useMutation({
    mutationFn: (isOn: boolean) => ask(choosePainter, { body: { isOn } }),
    onSuccess: (chosen) => queries.setQueryData(painterQuery.queryKey, chosen),
    onError: () => tell({ title: text.notSaved, kind: 'danger' }),
  });
  if (offer.data === undefined || offer.data.model === null) return null;
  const { model, host, isOn } = offer.data;
  return (
    <SwitchRow
      name="painter"
      icon={<Palette aria-hidden="true" />}
      label={text.painter}
      hint={host === null ? text.painterHintLocal(model) : text.painterHint(model, host)}
      checked={choice.isPending ? choice.variables : isOn}
      onChange={(next) => choice.mutate(next)}
    />
  );
}
