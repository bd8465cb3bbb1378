title: We’re Asleep
title: Stop That Dancing!
title: The Bed in the Middle of the Floor
guest elder: Gran (she), Nana (she)
guest ek: Mr Oakes (he), Mr Plumb (he)

% The host is the grandparent who is ticked, else Gran. A second grandparent sleeps through it all. Refrain: “We’re asleep!”

# striped
When {child} came to stay the night at {elder’s}, there was a bed in the middle of the living-room floor.

It was a folding bed, with stripes and springs. {Child.He} had never seen it before.[friend:  {Friend}[!friend.known: , {child’s} best friend,] who lived one floor up, had helped to carry it in.]

“That’s for you,” said {elder.short}. “Seeing as you’re {age} now.”

“Oh,” said {child}. “It’s lovely.”

[pet.dog: {Pet}[!pet.known:  the dog], who had come too, sniffed at a stripe and backed away.][pet.cat: {Pet}[!pet.known:  the cat], who had come too, walked once [us: around | round] it, and off.]

# top-to-tail
The only trouble was that {child} had always slept in {elder.short’s} big bed. They slept top to tail, feet against feet, and talked in the dark until one of them stopped answering. That was what staying the night meant[school: , and {child} had been looking forward to it {at school} all week]. But {elder.short} had made up the bed so carefully, with the corners folded in, and then you can’t very well say anything. I expect {elder.he}’s had enough of me in there, thought {child}. I expect I kick.[pet.dog / pet.cat:  {Pet}, who never kicked, was on the big bed already.]

# bang
They had pancakes, and played cards[friend:  with {friend}], and cleaned their teeth.[elder2:  {Elder2} had gone to bed at eight o’clock, in the little room, with plugs in both ears.] {Elder.short} put out the light and went off to the bedroom[pet.dog / pet.cat:  and {pet}].

“Goodnight!” called {elder.short}.

“Goodnight!” called {child}, and turned over on to {child.his} side.[friend:  Three knocks came from above. That was {friend}.]

BANG!

The bed folded itself in half, like a sandwich, with nothing showing but feet and hair.

At once there came a thumping from below. It was {ek}, one floor down, with a broom handle on his ceiling.

“Stop that dancing!” said a muffled voice.

“We’re asleep!” {elder.short} shouted back, and came running in {elder.his} nightshirt[pet.dog: , with {pet} behind]. {Elder.He} heaved the bed open. “You must have been too near the edge. Lie in the middle.”

# like-a-ruler
{child} lay in the middle. {Child.He} lay like a ruler.[sport:  It was harder than it is to {play sport}.] {Child.He} breathed through one nostril only. After ten minutes {child.he} had to sneeze.

BANG!

Thump, thump, thump. “I know a polka when I hear one!”

“We’re asleep!” shouted {child} from inside the sandwich.

[pet.dog: “Woof!” said {pet}.]

# like-this
“There’s nothing wrong with that bed,” said {elder.short}, who was stubborn. “It’s just a matter of lying down properly. Watch me.” {Elder.He} lay down. {Elder.He} lay flat on {elder.his} back, with {elder.his} hands on {elder.his} stomach. “There. Now I’m as comfortable as …”

BANG!

Thump, thump, thump, thump, thump.[music:  He seemed to think it was {music} by now.]

“WE’RE ASLEEP!” they both shouted. {Elder.short’s} voice came from somewhere down by the knees.

{child} pulled at one of {elder.short’s} arms, and [pet.dog: {pet} pulled at the nightshirt|then at the other].[pet.cat:  {Pet} lay down on top of the sandwich, where it was warm.] It was no good, because [pet.dog / pet.cat: {child}|{child.he}] had begun to laugh, and that took all the strength out of {child.him}. {Elder.short} was laughing as well, in there, until the springs squeaked.

# a-party
Then the doorbell rang.

There stood {ek} in his [us: robe | dressing gown], with the broom in his hand. He looked at {child’s} scarlet face, and at {elder.short’s} feet, which were sticking straight up.

“I knew it,” he said. “A party.”

[friend: “A party?” said {friend}, coming down the stairs in pyjamas.]

“It’s the bed,” said {child}. “It shuts.”

“Beds do not shut,” said {ek}. “I was forty years in furniture. Allow me.”

# forty-years
He undid a hook under the bed, and {elder.short} rolled out on to the rug. Then he did up the hook again, sat down on the bed with a straight back, lifted in his slippers, one by one, and very carefully lay down.

“There you are,” he said. “A bed is a …”

BANG!

It was the worst yet.[city:  All {city} must have heard it.] Out of one end stuck a broom. And from above, from [friend: {friend’s} flat|the flat on the next floor], somebody started thumping too.

“We’re asleep!” shouted {ek}, deeply offended.

[friend: “That’ll be for me,” said {friend}.]

# a-spring
In the end [friend: {child} and {friend} got him out, by a leg each|they got him out]. He didn’t say a word. He gathered up his broom, bowed, and went downstairs[friend: , and {friend} went up].[elder2:  In the little room, {elder2} turned over and slept on.] But the bed would not open any more. One of its springs had jumped off, and was lying on the rug, trembling.

“Oh, well,” said {elder.short}, and sat down on the floor, and suddenly looked sad. “That’s the end of that. And the sofa’s too short for anyone who’s {age}. I expect you’ll be wanting to go home now. I can ring, and they’ll come and fetch you.”

# a-hand
{child} went cold all over. It was half past ten. {Child.He} could see it: putting on shoes, with pyjamas under a coat. You come to stay the night, and then you go home again.[pet.other:  {Pet} would wonder what on earth had happened.][pet.dog / pet.cat:  {Pet} walked straight past them, into the bedroom, and lay down on the big bed again.] And {elder.short} had the telephone in {elder.his} hand already.

{child} went over and laid a hand on top of it.

“{Elder.short},” {child.he} said, “aren’t I allowed in with you any more?”

# like-a-horse
{Elder.short} looked up.

“Allowed?” {elder.he} said. “Of course you’re allowed. But you’re big now. You don’t want to be squashed up with some old [elder.he: man|woman]. I thought you were too kind to say so. So I got you that thing, at a [us: yard sale | jumble sale].”

“I thought you didn’t want me,” said {child}. “Because I kick.”

“You kick like a horse,” said {elder.short}. “Nobody’s kicked me since Easter, and I’ve hardly slept a wink.”

# the-balcony
They looked at each other. Then they looked at the folding bed. {child} took hold of one end and {elder.short} the other, and they carried it out and stood it on the balcony.

{Elder.short’s} big bed was just as it should be[pet.dog / pet.cat: , with {pet} in the middle]. The covers were heavy, and cold first and warm after. {child} got in at the bottom end with {child.his} own pillow, and felt about under the covers until {child.he} found {elder.short’s} feet. They had woolly socks on. {child} set the soles of {child.his} feet against them, and {elder.short} gave a push.

They talked in the dark, about {ek} and the broom, and how the slippers had flown[athlete: , as if {athlete} had kicked them]. The words came further and further apart.

[friend: Three knocks came from above. {child} knocked three back, on the headboard.]

# are-you-dancing
Then they heard a voice from below. It wasn’t angry any more. It was a little bit lonely, and a little bit curious.

“Are you dancing?”

{child} felt {elder.short’s} feet laughing against {child.his} own[pet.dog: , and {pet} sighing in between][pet.cat: , and {pet} purring in between].

“No,” {child.he} called. “We’re asleep.”
