title: The Slow Garden
title: When Something Arrives
title: A Second Kind of Seeing
guest cat: Pickle (she), Truffle (she)
guest sitter: Martin (he), Derek (he)

% @cat is the family's cat, else a Ragdoll whom they are looking after. @a is {adult}, else the grandparent, else {sitter}, who looks after the child.
% Things arrive, and whoever waits for them is with somebody.

# wide-as-a-shoe
Nobody [school: {at school}|in {child’s} class][city: , or in the rest of {city},] knew about the landing light. It stayed on all night, and {child.his} bedroom door stayed open exactly as wide as a shoe. {child} was {age}, and quite good [sport & !sport.Soccer: at {sport}|in goal], and {child.he} would have preferred it to stay a secret between {child.himself}, {@a-first} and {@cat}[friend: , and not to tell even {friend}[!friend.known: , {child.his} best friend]].

{@Cat} didn’t mind the dark. {@Looks} and {@cat-she} strolled in and out of it as though it were another room.

{@Cat-she} wasn’t supposed to do {@cat-her} strolling out of doors. But on Friday night, when {@a} took the [us: trash | bins] out, there was a flick of tail in the doorway, and {@cat-she} was gone.

“{@Cat-she}’s never been out before,” said {child}. “Not at night.”

“{@Cat-she}’ll be in the garden,” said {@a}. “You take the big [us: flashlight | torch]. I’ll rattle the [us: treats | biscuits].”[pet.dog:  {Pet}[!pet.known:  the dog] had to stay indoors, in case {pet.he} helped.][pet.other:  {Pet} had to stay where {pet.he} {pet.was}.]

# the-big-torch
{child} stood on the back step in {child.his} [us: rain boots | wellingtons] and switched on. A hard white circle jumped across the lawn. Inside it {child.he} could see each blade of grass. All round it, where the garden should have been, there was nothing but black, and the black came right up to the edge of the light and leaned on it.

{child.He} swung the [us: flashlight | torch] left. The black swung too. It was always just behind whatever {child.he} {child.was} looking at.

Then two green eyes flashed by the shed.

“{@Cat}!”

{@He} pointed the [us: flashlight | torch] straight at them. The eyes vanished. Something crashed through the bean [us: poles | canes] and was quiet.

# only-if-you-say-so
{@A} stopped rattling[music:  {music}]. “I think it’s the [us: flashlight | torch],” {@a-he} said. “{@Cat-she} can’t see who’s behind it. All {@cat-she} knows is there’s a big light chasing {@cat-him}. We could switch it off.”

“Off?” said {child}.

“Only if you say so.”

{child} held the [us: flashlight | torch] tightly in both hands. “Aren’t you scared of anything?” {child.he} asked.

“You know when I turn off the hall light and come up to bed?” said {@a}. “I take the stairs two at a time. At my age. I’ve no idea what I think is behind me.”

{child} had heard those feet every night {@since}. {@He} had thought that {@a} was just keen on going to bed.

# all-of-them
“Here’s a thing, though,” said {@a}. “You’ve got a second kind of seeing. Everyone has. But it’s slow. It takes twenty minutes to wake up properly, and as soon as you put a light on, it goes straight back to sleep. I shouldn’t think yours has ever been out.”[elder & adult:  It was {elder}[elder2:  and {elder2}] who had told {@a-him}.][elder2 & !adult:  It was {elder2} who had told {@a-him}.]

“Twenty minutes?”

“I’ll stand here for all of them.”

A long way down the garden, something mewed.

{child} breathed in, and pressed the switch.

# nothing-arrived
It was worse than {child.he} had expected. {child.His} heart banged. {child.He} found {@a}’s sleeve and took hold of it, and neither of them mentioned it.

“Tell me when something arrives,” said {@a}.

Nothing arrived. Then {child} noticed that the top half of the black was not so black as the bottom half. There was a jagged edge between them.

“The hedge,” {child.he} said.

“Good. What else?”

“There’s something white. It’s on the line … it’s my [sport & !sport.Soccer: shirt|[us: soccer jersey | football shirt]].”

# one-by-one
After that the pale things came, one by one. The [us: clothespins | pegs] arrived, all along the line. The edge of the path arrived, and the bucket. Then came things that weren’t pale at all: the shed with its crooked door, the apple tree, the wheelbarrow lying on its back. They were soft and grey and rather shy, but each one came up in its proper place, and none of them was anything except itself.

{@He} had thought the dark was hiding things. It seemed to {@him} now that they had simply been standing in it, the same as ever, waiting till {@he} stopped shining at them.

{@He} [child.they: weren’t|wasn’t] holding the sleeve any more. {@He} didn’t know when {@he} had let go.

# eighteen-steps
“There,” {@he} whispered. “Under the blackcurrants.”

It was only a smudge, low down, {@milk}. It had a front and two paws.

“Do you want me to come?” asked {@a}.

{child} considered it. {child.He} {child.was} still frightened, in {child.his} knees mostly. “No,” {child.he} said. “You stay where I can see you.”

It was eighteen steps across the grass. At the eighteenth {child.he} sat down in the wet and said, in {child.his} ordinary voice, “It’s me.”

The smudge got up. It came without hurrying, climbed into {child.his} lap and went limp, and it was {@cat}, damp all over and smelling of currant leaves. {child} looked back. {child.He} could see the whole garden, every bit of it, and at the far end {@a}, grey and tall, with a box of [us: treats | biscuits] in {@a-his} hand.

# can-we-try-it-off
That night, when {@a} came to say goodnight, {child} said, “Can we try it off? And you can go downstairs. I’ll shout if I want it back.”

{@A} said that was fair. {@A-he} clicked the switch on the landing.

Black. {child}’s heart banged a little, and {child.he} let it bang, and {child.he} waited with {@cat} across {child.his} feet.

The window arrived first. Then the door frame[athlete: , and {athlete} on the poster], and the {@front} of a cat. Then the chair with {@his} [us: sweater | jumper] on, looking exactly like a chair with a [us: sweater | jumper] on.

{@He} meant to stay awake for the wardrobe, but {@he} [child.they: were|was] asleep before it came.

# @he
{child.he}
## if child.she
she
## if child.he
he
## if child.they
they

# @him
{child.him}
## if child.she
her
## if child.he
him
## if child.they
them

# @his
{child.his}
## if child.she
her
## if child.he
his
## if child.they
their

# @since
that week
## if adult
of {child.his} life
## if elder & !adult
{elder.he} had ever stayed

# @looks
She was a Ragdoll on loan from next door, white below and smoky on top,
## if pet.cat
{pet} was {a breed},
## if pet.cat & breed.Ragdoll
{@Cat-she} was a Ragdoll, white below and smoky on top,

# @milk
the colour of milk
## if pet.cat
hardly paler than the earth
## if pet.cat & breed.Ragdoll
the colour of milk

# @front
white front
## if pet.cat
front half
## if pet.cat & breed.Ragdoll
white front

# @cat
{cat}
## if pet.cat
{pet}

# @cat-she
she
## if pet.cat
{pet.he}
## if pet.cat & pet.she
she
## if pet.cat & pet.he
he

# @cat-her
her
## if pet.cat
{pet.his}
## if pet.cat & pet.she
her
## if pet.cat & pet.he
his

# @cat-him
her
## if pet.cat
{pet.him}
## if pet.cat & pet.she
her
## if pet.cat & pet.he
him

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after {child.him} that week,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
he
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

# @a-him
him
## if adult
{adult.him}
## if adult.she
her
## if adult.he
him
## if elder & !adult
{elder.him}

# @a-his
his
## if adult
{adult.his}
## if adult.she
her
## if adult.he
his
## if elder & !adult
{elder.his}
