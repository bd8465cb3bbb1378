import type { HelpKind } from '@sagolykta/contract/outside-help';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AudioLines, Palette, Sparkles } from 'lucide-react';
import { api } from '../../shared/api/api.ts';
import { outsideHelpQuery } from '../../shared/api/outside-help-query.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { outsideHelpTexts } from './outside-help-texts.ts';
import { settingsTexts } from './settings-texts.ts';

const icons = { writer: Sparkles, voice: AudioLines, painter: Palette } as const;

interface OutsideHelpRowProps {
  readonly kind: HelpKind;
  /** Why it cannot be switched on now. */
  readonly locked?: string | undefined;
}

/** The family's own yes to one who helps from outside; nothing at all where none is set up. */
export function OutsideHelpRow({ kind, locked }: OutsideHelpRowProps) {
  const text = useTexts(outsideHelpTexts)[kind];
  const { notSaved } = useTexts(settingsTexts);
  const queries = useQueryClient();
  const query = outsideHelpQuery(kind);
  const offer = useQuery(query);
  const choice = useMutation({
    mutationFn: (isOn: boolean) => api.chooseOutsideHelp({ params: { kind }, body: { isOn } }),
    onSuccess: (chosen) => queries.setQueryData(query.queryKey, chosen),
    onError: () => tell({ title: notSaved, kind: 'danger' }),
  });
  if (offer.data === undefined || offer.data.name === null) return null;
  const { name, host, isOn } = offer.data;
  const Icon = icons[kind];
  return (
    <SwitchRow
      name={kind}
      icon={<Icon aria-hidden="true" />}
      label={text.label}
      hint={locked ?? (host === null ? text.hintLocal(name) : text.hint(name, host))}
      checked={choice.isPending ? choice.variables : isOn}
      // A yes can always be taken back.
      disabled={locked !== undefined && !isOn}
      onChange={(next) => choice.mutate(next)}
    />
  );
}
