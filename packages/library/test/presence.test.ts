import { expect, test } from 'vitest';
import { presenceIn } from '../src/presence.ts';

const story = `title: The Goat
guest friend: Iris (she)

% {friend} is somebody for every family: a note, and no paragraph.

# first
{child} and {friend} found a goat.

It was a large goat.[pet.dog:  {Pet} said so.]

# second
“Whose is it?” said {Friend.he}.
## if elder
“Mine,” said {elder}.

# @who
{elder’s} dog
## if pet
{pet}

# third
{@Who} sat down.

# picture 1
beside {pet}
`;

test('whoever is named in a paragraph is there, in each way of it and by way of a phrase', () => {
  expect(presenceIn(story)).toEqual({ friend: 2 / 5, pet: 2 / 5, elder: 2 / 5 });
});

test('where nothing is told nobody is there', () => {
  expect(presenceIn('title: Nothing')).toEqual({ friend: 0, pet: 0, elder: 0 });
});
