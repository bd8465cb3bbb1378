import { familyRecordRepository } from '../adapters/database/family-record-repository.ts';
import { retentionRepository } from '../adapters/database/retention-repository.ts';
import { processorsIn } from '../config/processors.ts';
import { startGuest } from '../features/accounts/enter/start-guest.ts';
import { getUser } from '../features/accounts/family/get-user.ts';
import { updatePreferences } from '../features/accounts/family/update-preferences.ts';
import { checkParent, type ProofPorts } from '../features/accounts/proof/prove-parent.ts';
import { listProcessors } from '../features/privacy/list-processors.ts';
import { readFamily } from '../features/privacy/read-family.ts';
import { sweepForgotten } from '../features/privacy/sweep-forgotten.ts';
import { sweepOrphans } from '../features/privacy/sweep-orphans.ts';
import { getUserStats } from '../features/stats/get-user-stats.ts';
import { exportFamily } from '../pages/export/export-family.ts';
import type { Ground } from './ground.ts';

/** The family itself, what is known of it, and what becomes of that. */
export function composeFamilies(ground: Ground, { proving }: { readonly proving: ProofPorts }) {
  const { database, config, outbox: mailer } = ground;
  return {
    operations: {
      getUser: getUser(ground),
      getUserStats: getUserStats(ground),
      updatePreferences: updatePreferences(ground),
      listProcessors: listProcessors({ processors: processorsIn(config) }),
      exportFamily: exportFamily({
        checkParent: (asked) => checkParent(proving, asked),
        readFamily: readFamily({ ...ground, familyRecords: familyRecordRepository(database.queries) }),
        clock: ground.clock,
      }),
    },
    startGuest: startGuest(ground),
    sweepForgotten: sweepForgotten({ ...ground, mailer, retention: retentionRepository(database) }),
    sweepOrphans: sweepOrphans({ ...ground, mailer }),
  };
}
