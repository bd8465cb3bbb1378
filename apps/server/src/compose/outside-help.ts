import { chooseOutsideHelp } from '../features/outside-help/choose-outside-help.ts';
import { getOutsideHelp } from '../features/outside-help/get-outside-help.ts';
import type { Helpers } from '../ports/helper.ts';
import type { Ground } from './ground.ts';

/** The family's yes to each who helps from outside. */
export function composeOutsideHelp({ consents, families, fileStore, chance, clock }: Ground, helpers: Helpers) {
  return {
    operations: {
      getOutsideHelp: getOutsideHelp({ helpers, consents, families }),
      chooseOutsideHelp: chooseOutsideHelp({ helpers, consents, fileStore, chance, clock }),
    },
  };
}
