title: Pat, Pat, Pat
title: What Is That?
title: Much, Much Too Bright
guest sitter: Jess (she), Nell (she)

% Whoever is on the floor (@a): {adult}, else the grandparent, else the babysitter; it is never said what is on that head but fluff.
% Pat, pat, pat, what is that is the refrain, and at the end it is the torch.

# ping
Ping! All the lights went out[city: , in the whole of {city}].

{child} was in bed. {@A-first} was by the door. And now there was nothing but dark[athlete: , and you couldn’t even see {athlete} on the wall].

“I don’t like the dark,” said {child}. “It’s got things in it.”

“Then we need the [us: flashlight | torch],” said {@a}. “You had it last[school: , when you came home from {school}]. It’s in here somewhere[sport: , with {sport.thing}].”

Bump, went {@a}. “Ow,” said {@a}. {@He} got down on the floor to look.[elder & adult: 

“Nobody move,” called {elder}[elder2:  and {elder2}] from the kitchen.][elder2 & !adult: 

“Nobody move,” called {elder2} from the kitchen.]

# two-lumps
{child} sat very still. There was a thing in front of {child.him}! It had two big lumps.

Very slowly, {child.he} put out one hand.

Pat, pat, pat. //
What is that?

They were round and warm[age>=5 & !short: , and one of them had a [us: Band-Aid | plaster] on]. When {child.he} wiggled [child.name: ten|{child.his}] toes, the lumps wiggled too.

“It’s my knees!” {child.he} said.

# long-arms
But there was another thing! It had long, long arms.

Pat, pat, pat. //
What is that?

It was soft. It had one pocket, with a tissue in.

“It’s my [us: bathrobe | dressing gown]!” said {child}.[age>=5 & !short: 

But there was another thing! It had one thin leg, and a great big head.

Pat, pat, pat. //
What is that?

It was cold and hard, and it had a button on. {child} pressed it. Click. Nothing happened.

“It’s my lamp!” {child.he} said. “And it’s asleep.”]

# all-ears
But there was another thing, right by the pillow! It was all ears.

Pat, pat, pat. //
What is that?

Two floppy ears. One little tail.[friend:  And a ribbon from {friend}[!friend.known: , {child.his} best friend].]

“It’s Rabbit!” said {child}. [pet.dog: Something went thump on the floor, but that was only {pet}[!pet.known:  the dog]. ][pet.cat: Something purred by {child.his} feet, but that was only {pet}[!pet.known:  the cat]. ]“{@A}, I know what all the things are!”

{@A} did not say anything.

# shuffle
“{@A}?”

Something went shuffle, shuffle, down beside the bed.

{child} put [child.name: one|{child.his}] hand down, and down[!short / !friend / !music: , and down].

Pat, pat, pat. //
What is that?

It was round. It was fluffy. And it was warm. {Child} had nothing like that in [child.name: the|{child.his}] room!

And then it patted {child.him} back.

# it-pats-back
Oh no! A great big hand was on {child.his} arm.

Pat, pat, pat.

{child.He} wanted to hide. But {child.he} kept [child.name: that|{child.his}] hand where it was, and {child.he} patted some more. {Child.He} found one ear. {Child.He} found another ear. {Child.He} found a nose in the middle.

“{@A}?” said {child}.

“{child}?” said the fluffy thing. “Oh, I am glad it’s you! I was under your bed, and I couldn’t find the way out. I can’t see a thing!”

# show-you
“You don’t have to see,” said {child}. “You have to pat. I’ll show you.”

{child.He} took hold of {@as} big hand.

“Pat, pat, pat. That’s the bed. Sit on it. Pat, pat, pat. That’s Rabbit. And pat, pat, pat …”

“What is that?” said {@a}.

“That’s me,” said {child}.[!short / !friend / !music: 

“So it is,” said {@a}.]

# much-too-bright
Ping. All the lights came on.

“Ooh,” said {child}, and shut [child.name: both|{child.his}] eyes.

“Ooh,” said {@a}, who was covered in fluff from under the bed[age>=5 & !short: , and looked like a dandelion].

It was much, much too bright.

“Turn it off,” said {child}.[!short / !friend / !music: 

“Off?” said {@a}.

“Off.”]

Click.

# under-the-pillow
And there was the dark again, soft and big, with all of {child’s} things in it. {Child.He} lay down and counted them. Knees. [!short: [us: Bathrobe | Dressing gown]. ][age>=5 & !short: Lamp. ]Rabbit. [pet: {Pet}. ]{@A}[music: , humming {music}].

Then {child.he} put [child.name: one|{child.his}] hand under [child.name: the|{child.his}] pillow. There was something there, long and hard, with a button on.

Pat, pat, pat. //
What is that?

It was the [us: flashlight | torch].

{child} left it where it was, and went to sleep.

# @A-first
{sitter}, the babysitter,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
