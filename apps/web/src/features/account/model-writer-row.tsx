import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { api } from '../../shared/api/api.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { settingsTexts } from './settings-texts.ts';

const queryKey = ['/api/story-writer'];

/** The family's own yes to a language model; nothing at all where none is set up. */
export function ModelWriterRow() {
  const text = useTexts(settingsTexts);
  const queries = useQueryClient();
  const writer = useQuery({ queryKey, queryFn: () => api.getStoryWriter() });
  const choice = useMutation({
    mutationFn: (isOn: boolean) => api.chooseStoryWriter({ body: { isOn } }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
    onError: () => tell({ title: text.notSaved, kind: 'danger' }),
  });
  if (writer.data === undefined || writer.data.model === null) return null;
  const { model, isLocal, isOn } = writer.data;
  return (
    <SwitchRow
      name="modelWriter"
      icon={<Sparkles aria-hidden="true" />}
      label={text.modelWriter}
      hint={isLocal ? text.modelHintLocal(model) : text.modelHint(model)}
      checked={choice.isPending ? choice.variables : isOn}
      onChange={(next) => choice.mutate(next)}
    />
  );
}
