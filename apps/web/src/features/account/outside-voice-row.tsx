import type { User } from '@sagolykta/contract/user';
import { chooseVoice } from '@sagolykta/contract/voice';
import { mayNarrate } from '@sagolykta/domain/plan';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { ask } from '../../shared/api/api.ts';
import { voiceQuery } from '../../shared/api/voice-query.ts';
import { useTexts } from '../../shared/messages/language.tsx';
import { tell } from '../../shared/ui/notice-store.ts';
import { SwitchRow } from '../../shared/ui/switch.tsx';
import { settingsTexts } from './settings-texts.ts';

/** The family's own yes to a voice that is sent the story; nothing at all where none is set up. */
export function OutsideVoiceRow({ user }: { user: User }) {
  const text = useTexts(settingsTexts);
  const queries = useQueryClient();
  const offer = useQuery(voiceQuery);
  const choice = useMutation({
    mutationFn: (isOn: boolean) => ask(chooseVoice, { body: { isOn } }),
    onSuccess: (chosen) => queries.setQueryData(voiceQuery.queryKey, chosen),
    onError: () => tell({ title: text.notSaved, kind: 'danger' }),
  });
  if (offer.data === undefined || offer.data.voice === null) return null;
  const { voice, host, isOn } = offer.data;
  const isLocked = !mayNarrate(user);
  const hint = host === null ? text.voiceHintLocal(voice) : text.voiceHint(voice, host);
  return (
    <SwitchRow
      name="outsideVoice"
      icon={<AudioLines aria-hidden="true" />}
      label={text.outsideVoice}
      hint={isLocked ? text.narrationLocked : hint}
      checked={choice.isPending ? choice.variables : isOn}
      // A yes can always be taken back.
      disabled={isLocked && !isOn}
      onChange={(next) => choice.mutate(next)}
    />
  );
}
