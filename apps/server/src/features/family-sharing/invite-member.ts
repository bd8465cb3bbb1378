import type { Endpoints } from '@sagolykta/contract/endpoints';
import { invitationDays, mayInvite, mostMembers } from '@sagolykta/domain/family-sharing';
import type { Chance } from '../../ports/chance.ts';
import type { ChildProfiles } from '../../ports/child-profiles.ts';
import { Failure } from '../../ports/failure.ts';
import type { Families } from '../../ports/families.ts';
import type { Memberships } from '../../ports/memberships.ts';
import { findFamily } from '../accounts/family/find-family.ts';
import { checkParent, type ProofPorts } from '../accounts/proof/prove-parent.ts';
import type { Operation } from '../operation.ts';
import type { AskForPin } from '../parental-controls/ask-for-pin.ts';
import { invitationHash, invitationLink } from './invitation-link.ts';
import { invitationView } from './member-view.ts';

interface Ports extends ProofPorts {
  readonly families: Families;
  readonly childProfiles: ChildProfiles;
  readonly memberships: Memberships;
  readonly askForPin: AskForPin;
  readonly chance: Chance;
  /** Never the one that a request claims. */
  readonly publicAddress: string;
}

/** Throws Failure 'payment-required', 'pin-needed', 'proof-needed', 'invalid-input' or 'too-many-members'. */
export const inviteMember =
  (ports: Ports): Operation<Endpoints['inviteMember']> =>
  async ({ familyId, sid, language, body: { name, role, childIds } }) => {
    const { families, memberships, chance, clock } = ports;
    const family = await findFamily(families, familyId);
    if (!mayInvite(family)) throw new Failure('payment-required');
    await ports.askForPin({ familyId, sid });
    // Another parent may do nearly everything: whoever has the phone in hand is not yet the one to ask them in.
    if (role === 'parent') await checkParent(ports, { familyId, sid });
    const shared = role === 'parent' ? [] : await ownChildren(ports, familyId, childIds);
    const token = chance.newToken();
    const now = clock();
    const invitation = {
      familyId,
      id: chance.newId(),
      hash: invitationHash(token),
      role,
      name,
      childIds: shared,
      expire: new Date(now.getTime() + invitationDays * 24 * 3_600_000).toISOString(),
    };
    if (!(await memberships.invite(invitation, mostMembers, now))) throw new Failure('too-many-members');
    const view = invitationView({ ...invitation, usedAt: null, withdrawnAt: null });
    return { ...view, link: invitationLink(ports.publicAddress, token, language) };
  };

/** Whoever is to read needs something to read. */
async function ownChildren({ childProfiles }: Ports, familyId: string, childIds: readonly string[]): Promise<string[]> {
  const own = (await childProfiles.list(familyId)).map(({ id }) => id).filter((id) => childIds.includes(id));
  if (own.length > 0 && own.length === new Set(childIds).size) return own;
  throw new Failure('invalid-input', { errors: [{ field: 'childIds', message: 'Choose children of this family' }] });
}
