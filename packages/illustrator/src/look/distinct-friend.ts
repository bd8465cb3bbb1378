import { hairColours, hairStyles, outfits, type PersonLook } from '@sagolykta/domain/look';

/** The next choice in a list, round to the first. */
function after<Choice>(choices: readonly Choice[], current: Choice, steps: number): Choice {
  return choices[(choices.indexOf(current) + steps) % choices.length] ?? current;
}

/** A friend who could be taken for the child gets other clothes and other hair: two heroes would confuse the reader. */
export function distinctFriend(
  child: PersonLook,
  friend: PersonLook,
  hairs: readonly PersonLook['hair'][] = hairStyles,
): PersonLook {
  const { outfit } = inOtherClothes(child, friend);
  if (friend.hair !== child.hair) return { ...friend, outfit };
  const hairColour =
    friend.hairColour === child.hairColour ? after(hairColours.slice(0, -1), friend.hairColour, 3) : friend.hairColour;
  const others = hairs.filter((hair) => hair !== child.hair);
  return { ...friend, outfit, hair: after(hairs === hairStyles ? hairStyles : others, friend.hair, 4), hairColour };
}

/** Hair and skin that a parent has chosen stay, like the child's or not; clothes of another colour tell the two apart. */
export function inOtherClothes(child: PersonLook, friend: PersonLook): PersonLook {
  return friend.outfit === child.outfit ? { ...friend, outfit: after(outfits, friend.outfit, 2) } : friend;
}
