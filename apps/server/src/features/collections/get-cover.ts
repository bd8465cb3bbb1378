import type { Endpoints } from '@sagolykta/contract/endpoints';
import { collections } from '@sagolykta/storyteller/content/collections';
import { Failure } from '../../ports/failure.ts';
import type { Illustrator } from '../../ports/illustrator.ts';
import type { Operation } from '../operation.ts';

/** The picture on a collection's card: a child who is nobody's in particular, each collection's its own. */
export const getCover =
  ({ illustrator }: { illustrator: Illustrator }): Operation<Endpoints['getCover']> =>
  async ({ params }) => {
    const collection = collections.find(({ id }) => id === params.id);
    if (collection === undefined) throw new Failure('not-found');
    const { cover, id } = collection;
    const scene = { weather: 'clear', props: [], ...cover, seed: id } as const;
    return { type: 'image/svg+xml', content: illustrator.draw(scene, illustrator.looksOf(nobodyInParticular(id))) };
  };

function nobodyInParticular(id: string) {
  return {
    family: id,
    takesAfter: undefined,
    child: { id, look: undefined },
    friend: undefined,
    pet: { name: undefined, breed: undefined, coat: undefined },
  };
}
