import { addressOf } from '@sagolykta/contract/client';
import { routes } from '@sagolykta/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { outsideHelpQuery } from '../../shared/api/outside-help-query.ts';
import type { Sound } from './sound-reader.ts';

/** Where the outside voice's sound of each passage is; undefined while the device's own voice reads. */
export function useOutsideVoice(storyId: string): ((passage: number) => Sound) | undefined {
  const { data } = useQuery(outsideHelpQuery('voice'));
  if (data?.isOn !== true) return undefined;
  return (passage) => ({ address: addressOf(routes.hearPassage.path, { id: storyId, passage: String(passage) }) });
}
