import type { Story } from '@sagolykta/contract/stories';
import { useQuery } from '@tanstack/react-query';
import { useIsReader } from '../../shared/api/family-role.ts';
import { outsideHelpQuery } from '../../shared/api/outside-help-query.ts';
import { storyQuery } from '../../shared/api/queries.ts';

/** An image model that has not painted by then has given up, in milliseconds from the tap. */
const patience = 300_000;
const lookEvery = 5_000;

/** Looks whether the drawn pictures of a new story have been painted meanwhile, where the family has asked for that. */
export function usePaintings(story: Story): void {
  const isReader = useIsReader();
  const isAwaited = !isReader && mayBePainted(story);
  const painter = useQuery({ ...outsideHelpQuery('painter'), enabled: isAwaited });
  const isOn = painter.data?.isOn === true;
  useQuery({
    ...storyQuery(story.id),
    enabled: isOn && isAwaited,
    refetchInterval: ({ state }) => state.data !== undefined && mayBePainted(state.data) && lookEvery,
  });
}

function mayBePainted({ images, createdAt }: Story): boolean {
  const isNew = Date.now() - Date.parse(createdAt) < patience;
  return isNew && images.some(({ painted }) => painted === null);
}
