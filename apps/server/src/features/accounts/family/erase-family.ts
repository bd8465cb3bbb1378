import type { Endpoints } from '@sagolykta/contract/endpoints';
import type { FileStore } from '../../../ports/file-store.ts';
import type { Mailer } from '../../../ports/mail.ts';
import { Answer, type Operation } from '../../operation.ts';
import type { AskForPin } from '../../parental-controls/ask-for-pin.ts';
import { checkParent, type ProofPorts } from '../proof/prove-parent.ts';

interface Ports extends ProofPorts {
  readonly askForPin: AskForPin;
  readonly fileStore: FileStore;
  readonly mailer: Mailer;
  /** Nothing may go on costing a family that is gone. */
  readonly endSubscriptions: (familyId: string) => Promise<void>;
}

export const eraseFamily =
  (ports: Ports): Operation<Endpoints['eraseFamily']> =>
  async ({ familyId, sid, body: { password } }) => {
    const { accounts, fileStore, mailer } = ports;
    // A password that was never set is nothing to ask a guest for.
    await checkParent(ports, { familyId, sid, password });
    if (typeof password !== 'string') await ports.askForPin({ familyId, sid });
    await ports.endSubscriptions(familyId);
    // The rows go after the files: should anything before them fail, the family is still here to ask again.
    await removeWhatIsKept();
    await accounts.erase(familyId);
    // Whatever was written between the two; what is written from now on looks for its family, and goes by itself.
    await removeWhatIsKept();
    return new Answer(undefined, { isFarewell: true });

    async function removeWhatIsKept(): Promise<void> {
      await fileStore.removeAll(familyId);
      await mailer.forget(familyId);
    }
  };
