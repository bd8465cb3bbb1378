title: A Log or Two
title: Pine
title: The Night {elder.short} Sawed Logs
title: Timber on Order
title: The Whole Family Saws

# first-log
“I may saw a log or two tonight,” said {elder}, who was going to sleep in {child's} room, in the low bed by the
window.

{Child} thought it was only a thing people say.

[adult: “Good,” said {adult} in the doorway. “We’re short of firewood.”]

The lamp went out. After a while something went krrrrr, and out from under the low bed rolled a log. It had its bark
on and smelled of forest, and it stopped against {child's} slippers. Something was wrong here.

[friend: “Was that thunder?” said {friend} from the mattress.

“No,” said {child}, feeling it. “Pine.”]

Krrrrr, it went. And there came another.

## or
Something bumped against the bed. {Child} put the lamp on. Something was wrong. In the middle of the
floor, bark and all, lay a log.

[friend: “Was that thunder?” said {friend} from the mattress.

“No,” said {child}, feeling it. “Pine.”]

Krrrrr, said {elder}, who was staying the night, deep asleep in the low bed by the window. From under that bed rolled
another one.

Now {child} remembered what {elder.short} had said at supper: “I’ve been known to saw a log or two.” [adult: “Leave
some for the birds,” {adult} had answered.] Everybody had thought it was just a thing people say.

# whistle
After the sixth log there was no rug to be seen. After the eighth you couldn’t open the door. {Child} whistled,
because that’s supposed to help.

It helped. {Elder.short} turned over, and after that it was boards.

{Child} gave one shoulder a little push. “Yes, yes,” said {elder.short}, without waking, and the boards came out thinner.

## or
The logs lay down in a tidy pile, as if they’d done it before. When it got to the windowsill, {child} tried coughing.

“Bless you,” said {elder.short}, asleep, and after that it was only boards.

So {child} pulled the quilt up around {elder.short}, right to the ear. That softened it. Now the boards were as thin as
crackers.

# runs-in-the-family
“{Elder.short},” said {child}. “You’re sawing.”

{Elder.short} opened one eye and looked out over the floor.

“Not bad,” said {elder.short}. “We’ve always sawed logs in my family. My mother sawed oak. [age>=7: We got a whole
kitchen out of her, the winter she had a cold.] My brother only managed twigs.”

“But what did you do with it all?”

“Built, of course. One doesn’t lie there sawing for nothing.” The eye was closing. “Just tell me what you need. How
long, and how many.”

# order
{Child} thought for a while. Then {child.he} leaned over to the ear.

“Eight long ones,” whispered {child}. “For a cabin.”

Krrrrr. Krrrrr. {Elder.short} delivered eight long ones, one by one, nearly the same thickness. [age>=8: “This one has
a knot,” whispered {child}. {Elder.short} grumbled, and it rolled back in under the bed and came out without.]

[friend: “And a door,” whispered {friend}. “If it’s a cabin, it has a door.” | “And a door,” whispered {child}.] But
all that bark was ticklish, and in the middle of the order came a sneeze. Out from under the bed rolled something
crooked, with leaves on it.

“What’s that?” said [friend: {friend} | {child}].

[friend: “An atishoo,” said {child}. | It had to be an atishoo.] It became the handle.

## or
{Child} went up on tiptoe and cupped both hands around the ear.

“Eight,” whispered {child}. “As long as my bed. It’s for a cabin.”

You could hear {elder.short} counting, inwardly. Krrrrr. Eight times, with a rest after the fourth. [age>=8:
“That one’s too short,” whispered {child}. It was pulled in again, and when it came out, it had another bit.]

[friend: “Don’t forget the door,” whispered {friend}. | “And a door,” whispered {child}.] That was where it went
wrong. {Elder.short} hiccuped. The door came out in two halves, and after them
one crooked little hiccup.

“That will do for a handle,” said [friend: {friend} | {child}].

# cabin
The logs were laid around {child's} bed, one on top of another. [school: At the corners they had to cross, like the
ice-cream sticks {at school}.] [sport: The heavy ones {child} lifted with both legs, the way you learn in {sport}.]
[music: {Child} hummed {music} to keep time, and after that every piece came out the same length.]

[elder2: On the couch in the living room slept {elder2}. {Elder2.short} sawed no logs, only went puh. Every puh was a
wooden peg, and they came bouncing down the hall.]

[pet.dog: {Pet} was asleep, too, on the rug in the hall, and sawed what’s right for a dog: twigs. They made a fence.]
[pet.cat: {Pet} lay at the foot of the bed and purred. That came out as sandpaper, the finest kind, for the doorstep.]
[pet.other: {Pet} slept without a sound. That came out as windows. Two.]

The boards made a floor, and the thin ones made nearly a roof. [age>=9: What was left over made a shelf, and once that
was up, it looked as if somebody lived there.] [athlete: The poster of {athlete} went up on the first wall that was
done.] [city: In the window hole there was a good-sized piece of {city}.]

# silence
Then there was only one thing missing, the beam that holds up the roof.

“A really long one,” whispered {child}. “The longest you’ve got.”

Nothing came. {Child} whispered it again. But {elder.short} was sleeping without a sound, both hands on the quilt,
like somebody who has gone home for the day.

[friend: “The mill’s closed,” said {friend}.]

And the roof was leaning already.

## or
The last thing to go up is the long beam under the roof. Without it there’s no cabin, only a pile of plans.

“The longest one,” whispered {child}.

Then it stopped. Not one krr more. {Child} bent down and listened. {Elder.short} was sleeping so deep
down that it couldn’t be heard.

[friend: {Friend} was holding up the roof with both hands. “I can do this until about four o’clock,” said {friend}. |
For the moment the roof rested on a book.]

# spruce
How do you get somebody to sleep so that it can be heard? {Child} knew that, only from the other side. [age>=9: You
take something that’s in no hurry, and then you take it again.] {Child} sat down on the edge of the low bed and told a
story.

It was about a road through a forest. It was a long road, and nobody on it was in a hurry. At the first bend stood a
spruce. At the second bend stood a spruce, too, a bit taller. At the third bend something almost happened, but it
passed, and there stood a spruce. [age>=7: At the fourth came a man with a cart, but he was going the other way.]

At the seventh spruce it began.

Krrrrrrrrrr.

Out came the beam. It came and it came, across the room and out into the hall, and when at last it ended, the other
end was in the kitchen.

## or
If the saw had stopped, somebody had to start it. {Child} sat down on the edge of the low bed and thought about what
other people do to get you to sleep. [age>=9: Not too much may happen, and a little rain never hurts.]

So {child} told about an old man walking home in the rain. First he crossed a bridge. Under the bridge there was
water. Then came another bridge, and there was water under that, too, possibly the same. At the third bridge he almost
saw a fish, but it was a leaf. [age>=7: At the fourth he met another old man, and they both raised their hats.]

At the seventh bridge came a sound.

Krrrrrrrrrr.

There it was, the longest. It took the whole floor and turned out through the doorway, and far away in the dark it
bumped against the stove in the kitchen. There it ended.

# inside
Then the roof lay where it should. In the cabin it smelled of resin, and the walls were warm to the touch, as wood is
when it has just been asleep.

[friend: “Good night,” said {friend} on the other side of the wall. They had a room each.]

Outside, {elder.short} had stopped sawing and was planing now. It sounded like water a long way off, back and forth,
and thin shavings curled down and settled softly over everything, layer upon layer.

## or
The beam was put up, and the roof stopped leaning. {Child} crawled in and shut the door by its crooked handle. It was
dark the way it is only among logs, brown and warm and close.

[friend: “Are you home?” said {friend} through the wall.

“Yes,” said {child}. “You?”

They had a room each.]

Out there the saw went slower and slower, until it was no saw but a plane, and with every breath one thin, curly
shaving lay down on top of the rest.

# toothpick
And inside the cabin, at last, there was something else, very small. Krr. From {child's} pillow rolled the very first
one, pale and straight and new, no bigger than a toothpick, and stopped against the wall. In that family they have
always sawed logs.

## or
In the morning the floor was swept and the window was open, and the whole room smelled of forest. {Elder} sat on the
edge of the low bed, drew a long, curly shaving out of the pillowcase, looked at it against the light, and put it in a
pocket.
