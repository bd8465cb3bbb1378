title: {Theme} (Open Tonight)
title: The Sign That Said: {Theme}
title: What the Boxes Became
title: An Armchair That Wasn’t Finished
title: The Last Banana
title: Backward from the Pillow

# boxes
Three boxes stood on the living-room floor. One was big, one was middle-sized, and one was tiny.

An armchair used to live in the big one. Now it stood in the corner, looking new. Bananas used to live in the middle
one. And in the tiny one there used to live a light bulb, just the one.

## or
Creak, went something in the living room.

It was a big box. They creak when they don’t have enough to do. An armchair used to live in it, and now stood in the
corner. Bananas used to live in the middle-sized box beside it. And in the tiny one there used to live a light bulb,
just the one.

# wish
[adult: “Those are going out in the morning,” said {adult}.

“No,” said {child}. “They’re going to be something.” | “You’re not going out with the [uk: rubbish|trash],” {child}
told the boxes. “You’re going to be something.”]

[friend: “What?” asked {friend}, who was staying the night.]

{Child} already knew what.

“{Theme}!”

[friend & age>=5: “Good,” said {friend}. “We’ve never played that.”]

# sign
A box turns into whatever it says on it. That’s how it is with boxes. So {child} made a sign, long and red. The
letters kept growing, [age>=5: and growing, ]and the last one had to sit on top of the others.
[age>=6: You should never start with the biggest.] It said: //
{Theme}

[city: Under that it said, in small letters: The only one {in city}.] [school: At the very bottom it said: Closed when
people are {at school}.]

The big box lay on its side. In front hung the sign, like a door. Then it was just a matter of waiting.

Creak, went the box.

# armchair
{Child} crawled in under the sign[friend: , and {friend} crawled in after]. It smelled of furniture store. [age>=5:
Legs got heavy. Arms wanted to lie on armrests, though there weren’t any.]

“I’d like to read the newspaper,” said {child}.

[friend: “I’d like some coffee,” said {friend}.[age>=5:  “And a bun.”]]

That wasn’t right at all.

“It’s still an armchair,” said {child}. “Somebody has to sit it all the way through.”

## or
{Child} crawled in[friend:  with {friend} close behind]. It smelled of furniture store. At the very back was a crack.
{Child} stuck a hand down it, and there lay a coin.

[friend & age>=5: {Friend} felt around on the other side and found a raisin.]

[age>=5: Then getting up took three tries and a groan. So the box wasn’t ready.]

“It’s still an armchair,” said {child}. “Boxes don’t have coins. Somebody has to sit it all the way through.”

# sit
## if elder
In came {elder} with today’s paper.[elder2:  Behind came {elder2} with yesterday’s.]

“Now what’s this?” said {elder.short}.

“It says on the sign,” said {child}.

{Elder.short} read it out. “{Theme}. Oh, yes! We had that when I was little. Only ours was made of firewood.”

Then {elder.he} sat in the box and read the whole paper, even the weather. Creak, it went, and it was finished.[elder2
& age>=5:  {Elder2.short} read yesterday’s weather, to be on the safe side.]

## or
So [friend: they sat, and turned|{child} sat, and turned] the pages of a newspaper that wasn’t there[friend & age>=5:
, taking every other page], all the way to the weather at the back.[age>=5:  It was going to be fine.]

Creak, went the box. Now it was finished.

## if elder
In came {elder} with a crossword, looking for somewhere to sit.

“{Theme},” read {elder.short}. “Is this the end of the line?”

“It’s the front, too,” said {child}.

So {elder.short} sat down in the box, both knees up by the ears[elder2 & age>=5: , while {elder2} held the [uk:
rubber|eraser]][elder2 & age<5: , while {elder2} held the pencil]. “Yellow,” said {elder.short}. “Six letters.”

“Banana,” said [friend: {friend}|{child}].

It fit, and it was the very last word. Creak, went the box, and it was finished.

## or
[friend: So {friend} sat, and {child} sat, and nobody did a thing.|So {child} sat and did nothing.] That’s what you do
in armchairs.

“I’ll just sit here one more minute,” said {child}.

[friend: “I’m only resting my eyes,” said {friend}.[age>=5:  Then {friend.he} snored, not really, but loud enough for
a whole sofa.]]

“There, that was the last of it,” said {child}. And creak, went the box. It was finished.

# bananas
The middle one was going on top, to be the upstairs. {Child} leaned in, and came out with a mouth as curved as a
banana.[age>=5:  It wouldn’t go straight.] [friend & age>=5: {Friend} tried too. Now there were two bananas.]

“It’s still bananas,” said {child}, as well as a banana can.

[pet.dog: {Pet} pushed one nose in under the paper. There was one left.][pet.cat: {Pet} stepped in, because cats have
to, and scratched the paper aside. There was one left.][!pet.dog & !pet.cat: Sure enough, there was one left, under
the paper.] [friend: They ate half each|{Child} ate it][pet.dog: , and {pet} got the end]. That was the end of the
bananas. [friend & age>=5: The mouths|The mouth] went straight, and the box went up where it belonged.

[pet.other: On it {child} drew a window, and in the window {pet}, so that everyone could see who lived there.]

## or
The middle one was going to be the upstairs. But it wouldn’t stand still. It rocked, as bananas do on a table. {Child}
reached down into it[age>=5: , and came up with a sticker on one thumb. RIPE, it said]. [pet.dog: {Pet} looked at one
corner, as if at a door.][pet.cat: {Pet} looked into one corner with both ears.]

There, under the paper, lay the last banana. {Child} held it like a telephone.

“Hello? No, that’s all. Goodbye.”

Now it knew, and [friend: they shared it|{child} ate it]. [pet.dog & age>=5: {Pet} got the peel to smell. ]Then the
box stood perfectly still.

[pet.other: On it {child} put a [uk: letterbox|mailbox] with the name {pet}, because somebody has to get the letters.]

# dark
But now it was evening. It was so dark that nobody could read the sign, not even the box.

Creak, it went, exactly like an armchair.

“It’s forgetting,” whispered [friend: {friend}|{child}].

## or
Then it was supper, and supper takes time. Afterward it was dark, the sign was as gray as everything else, and when
{child} sniffed at the box, it smelled of furniture store.

“It can’t read itself,” whispered [friend: {friend}|{child}].

# lamp
That left the tiny one. [age>=5: Nobody could be in it. One hand went in, and then it was full. ]{Child} held it to
one ear.

“It’s still a lamp. Good. You keep that up.”

The [uk: torch|flashlight] fit exactly. It shone out of its little box on the floor, and the whole sign lit up red.

# inside
Back in under the sign. The light came right through the paper, but from inside, the letters went backward.

“So we’re in,” said [friend: {friend}|{child}]. “If you can read it, you’re outside. If it’s backward, you’re
in.[age>=6:  It’s the same with shops.]”

And so it was. It didn’t smell of furniture store. [age>=5: Nobody wanted to sit down. ]It was exactly what it said on
the sign, from the floor to the upstairs: {theme}.

# open
[friend: {Friend} minded the door, and {child}|{Child} minded the door and] knew where everything was[music:  and
hummed {music} into the upstairs, so that it sounded like a band a long way off]. [pet.dog: {Pet} lay outside and
guarded the light.][pet.cat: {Pet} lived upstairs, with the tail outside.] [athlete: The ticket was a picture of
{athlete}, and anyone could borrow it.] [sport: To get in, you had to {play sport} on the rug without a sound.]

First you could only hear it. Then you could feel it in the floor. Then it came, all of it, and you had to hold on to
the box with both hands. And the best part came twice.

[adult: [!elder / age>=5: “What’s that?” said {adult} in the doorway.

“It says on the sign,” said {child} from inside.]

{Adult} bent down and read: {theme}. “Well. You can’t throw that out.”]

## or
[friend: {Friend} tore|{Child} tore] tickets out of the banana paper. [pet.dog: {Pet} collected them by mouth and kept
them.][pet.cat: {Pet} went in without one, because cats do.] [athlete: By the entrance hung a picture of {athlete}, as
in any proper place.] [sport: In line you could {play sport} in your socks.] [music: In the break there was {music},
on a comb.]

It began slowly, so that you had time to see everything. Then it went fast. And at the end it went once more backward,
for anyone who hadn’t looked.

[adult: “Is there room for one more?” asked {adult}.

[age>=5: “If your legs aren’t too long,” said {child}.

]In crawled {adult}, all but the legs. “No,” said a voice inside the box, “you can’t throw this out.”]

# close
At last it closed, because everything closes at night. The [uk: torch|flashlight] went out. The tiny box slept in the
middle one, and the middle one slept in the big one[age>=5: , and there was some rustling before everybody was
comfortable].

# bed
{Child} got in under the [uk: duvet|quilt][friend: , and {friend} did the same on the mattress]. It was cool at first,
and then it was warm. [pet.dog & age>=5 / pet.cat & age>=5: {Pet} turned around once and lay down.] Far away something
creaked. It was the real armchair[elder: , and in it sat {elder.short}][adult & !elder: , and in it sat {adult}].

## or
{Child} lay down flat[friend: , and {friend} on the mattress beside]. A bed doesn’t have to be sat through. [pet.dog &
age>=5 / pet.cat & age>=5: {Pet} sighed once, for the whole day.] In the living room something creaked, but it was
only the armchair[elder: , where {elder.short} sat][adult & !elder: , where {adult} sat], and it was welcome to be
one.

# last
The sign had come along too. It hung at the foot of the bed. From the door you could read it: {theme}. But the light
from the hall came right through the paper, red and soft, and from the pillow all the letters went backward, [age>=5:
even the one that sat on top of the others, ]so there was nothing to wonder about.

{Child} was in.

## or
The door stood open a crack. Out there stood only one box now, with the others inside it, and on it hung the sign,
glowing a little in the light from the hall: {theme}.

{Child} read it one more time, slowly and [age<6: by heart|without a sound], [age>=5: letter by letter, ]and the last
one, the one on top of the others, never got read that night.
