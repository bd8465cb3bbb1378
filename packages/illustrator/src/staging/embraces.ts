import { guestCreatures } from '../guests/guest.ts';
import { isCreature, isGrownUp, isPerson, type Standing } from './standing.ts';

export interface Embrace {
  readonly hugger: Standing;
  readonly hugged: Standing;
  /** Small enough to be drawn inside the arms of somebody kneeling. */
  readonly inArms: boolean;
}

function heightOf({ figure }: Standing): number {
  return isCreature(figure.who) ? guestCreatures[figure.who].height : 232;
}

/** Whom each hugger holds: the animal first, then whoever stands nearest. */
export function embracesIn(standings: readonly Standing[]): Embrace[] {
  const taken = new Set<Standing>();
  const embraces: Embrace[] = [];
  for (const hugger of standings) {
    if (hugger.figure.pose !== 'hug' || !isPerson(hugger.figure.who) || taken.has(hugger)) continue;
    const others = standings.filter(
      (other) => other !== hugger && !taken.has(other) && !other.anchor.floats && other.figure.at !== 'far',
    );
    const near = others.sort((one, other) => nearness(hugger, one) - nearness(hugger, other));
    const pet = isGrownUp(hugger.figure.who) ? undefined : near.find(({ figure }) => figure.who === 'pet');
    const hugged = pet ?? near[0];
    if (!hugged) continue;
    taken.add(hugger).add(hugged);
    const inArms = !isGrownUp(hugger.figure.who) && (hugged.figure.who === 'pet' || heightOf(hugged) < 150);
    embraces.push({ hugger, hugged, inArms });
  }
  return embraces;
}

function nearness(from: Standing, to: Standing): number {
  return Math.abs(from.x - to.x) + (to.figure.pose === 'hug' ? -400 : 0);
}

/** Two people in each other's arms stand close and look at each other. */
export function drawnTogether(standings: readonly Standing[], embraces: readonly Embrace[]): Standing[] {
  return standings.map((standing) => {
    const embrace = embraces.find(
      ({ hugger, hugged, inArms }) => !inArms && (hugger === standing || hugged === standing),
    );
    if (!embrace) return standing;
    const { hugger, hugged } = embrace;
    const middle = (hugger.x + hugged.x) / 2;
    const reach = (isGrownUp(hugger.figure.who) || isGrownUp(hugged.figure.who) ? 44 : 37) * standing.scale;
    const other = standing === hugger ? hugged : hugger;
    const leftOfOther = standing.x === other.x ? standing === hugger : standing.x < other.x;
    return {
      ...standing,
      x: middle + (leftOfOther ? -reach : reach),
      y: Math.max(hugger.y, hugged.y),
      flip: !leftOfOther,
    };
  });
}
