import type { RegisterForm } from '@sagolykta/contract/sign-in';
import type { Language } from '@sagolykta/domain/language';
import type { Chance } from '../../../ports/chance.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Families, Identity } from '../../../ports/families.ts';
import type { PasswordHasher } from '../../../ports/password-hasher.ts';
import { type AskForPin, type PinPorts, provePin } from '../../parental-controls/ask-for-pin.ts';
import { refuseCommonPassword } from '../password/common-password.ts';

interface Ports {
  readonly pins: PinPorts;
  readonly askForPin: AskForPin;
  readonly families: Families;
  readonly passwordHasher: PasswordHasher;
  readonly chance: Chance;
  readonly clock: Clock;
}

interface Registration {
  readonly form: Pick<RegisterForm, 'email' | 'password' | 'firstName' | 'lastName' | 'pin'>;
  readonly timeZone: string;
  readonly language: Language;
  /** The family whose session the browser has: a guest's is claimed, with its children and stories. */
  readonly currentFamilyId: string | null;
  readonly sid: string | null;
}

/** The id of the family that now has this e-mail and password; undefined when the address is taken. Throws Failure 'common-password', and of a guest family with a PIN 'pin-needed', 'wrong-pin' or 'too-many-requests'. */
export const registerFamily =
  ({ families, pins, askForPin, passwordHasher, chance, clock }: Ports) =>
  async ({ form, timeZone, language, currentFamilyId, sid }: Registration): Promise<string | undefined> => {
    refuseCommonPassword(form.password, form.email);
    const current = currentFamilyId === null ? undefined : await families.find(currentFamilyId);
    // Whoever makes the account decides from then on: that is the parent's to do.
    if (current?.isGuest === true) {
      const asked = { familyId: current.id, sid };
      if (form.pin === '') await askForPin(asked);
      else await provePin(pins, asked, form.pin);
    }
    const passwordHash = await passwordHasher.hash(form.password, null);
    const identity: Identity = { email: form.email, passwordHash, firstName: form.firstName, lastName: form.lastName };
    if (current?.isGuest === true) {
      return (await families.claim(current.id, identity, clock())) ? current.id : undefined;
    }
    const family = { id: chance.newId(), timeZone, language };
    return (await families.addClaimed(family, identity, clock())) ? family.id : undefined;
  };
