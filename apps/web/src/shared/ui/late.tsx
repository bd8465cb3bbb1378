import { type ComponentType, useEffect, useState } from 'react';
import { idle } from '../idle.ts';

/**
 * A component in a chunk of its own. Once the chunk is here (preload), it is shown in the same frame: React's own lazy
 * shows what stands in for it for a moment even then. A chunk that does not come is the error boundary's to tell.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
) {
  let arrived: ComponentType<Props> | undefined;
  const preload = async () => {
    arrived ??= await load();
    return arrived;
  };

  function Late(props: Props) {
    const [Whole, setWhole] = useState(() => arrived);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (Whole === undefined) preload().then((whole) => setWhole(() => whole), setFailure);
    }, [Whole]);
    if (failure !== undefined) throw failure;
    return Whole === undefined ? <Waiting /> : <Whole {...props} />;
  }
  return Object.assign(Late, { preload });
}

function Nothing() {
  return null;
}

interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/** Fetches what a tap may open once the screen itself stands. */
export function usePreloaded(components: readonly Preloadable[]): void {
  useEffect(() => {
    const fetchAll = async () => {
      await idle();
      // A chunk that does not come is asked for again when it is needed.
      for (const component of components) component.preload().catch(() => {});
    };
    void fetchAll();
  }, [components]);
}
