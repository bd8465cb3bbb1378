title: The Dark in the Pocket
title: All the Way, Said {child}
title: The Rug That Was Tired of Stripes
title: Lots, Enough, and Hardly
title: Somebody in the Pocket

# lamp-on
In the daytime {child} was brave. At night {child.he} had the lamp on, and the dark was not allowed in.

But {child} couldn’t sleep[friend: , and neither could {friend}, who was staying the night]. There was so
much to look at. The rug was striped. The chair was red. On the chair lay some [us: pants | trousers] and two socks,
one green and one blue.

“Excuse me,” said somebody in the [us: pants | trouser] pocket.

## or
“Out you go, dark,” said {child}, and turned on the lamp.

[age>=5: It sounded brave, and the dark went. ] But then {child} couldn’t sleep[friend: , and neither could {friend},
who was staying the night]. There was so much to look at. The rug was striped. The chair was red. On the
chair lay some [us: pants | trousers] and two socks, one green and one blue.

Where had the dark gone?

“Excuse me,” said somebody in the [us: pants | trouser] pocket. “In here.”

## if short
At night {child} had the lamp on, and the dark was not allowed in.

But {child} couldn’t sleep[friend: , and neither could {friend}, who was staying the night]. There was so much to look at. The rug was striped. The chair was red. On it lay some [us: pants | trousers].

“Excuse me,” said somebody in the [us: pants | trouser] pocket.


# pocket
{child} got up and looked. There lay a pine cone, a stone, and something that used to be a [us: cookie | biscuit]. In
the corner sat the dark, with its knees by its ears.

“You can’t be here,” said {child}. “The lamp is on.”

“That’s why I’m in a pocket,” said the dark. “The pine cone prickles.”

{child} took out the pine cone.

“Thank you,” said the dark.

“Are you always so small?”

“No,” said the dark. “I reach to the moon, when I can stretch.”

## or
{child} crept over to the chair and held the pocket open. It was pitch black down there, and the pitch black blinked.

“Hello,” said the dark. It sat folded in two, like a blanket, with a pine cone in its back.

“What are you doing in my pocket?”

“You put the light on everywhere else,” said the dark.

[age>=5: “Well, don’t lie on my [us: cookie | biscuit].”

“It’s lying on me. But the pine cone is worse.”]

{child} stood the pine cone by the lamp.

“I thought you were bigger,” said {child}.

“I am, when I’m not folded,” said the dark. “Then I go up to the moon.”

## if short
{child} got up and looked. There lay a pine cone. In the corner sat the dark, folded like a blanket.

“You can’t be here,” said {child}. “The lamp is on.”

“That’s why I’m in a pocket,” said the dark. “The pine cone prickles.”

{child} took out the pine cone.


# job
“What do you come for?”

“To work,” said the dark. “I help things off with their [us: colours | colours], so they can rest. [city: All of {city}
is done. | The whole street is done.] There’s only your room left. That rug has been striped since this morning.”

[age>=5: {child} looked at the rug. It did look tired around the stripes.]

“Where do you put the [us: colours | colours]?”

“Over my arm,” said the dark. “It’s heavy. I never get to sit down.”

## or
“Why do you come every single night?”

“For the chairs and the rugs,” said the dark. “They wear their [us: colours | colours] all day[age>=5: , and it
chafes]. I take them off[age>=5: , and by breakfast they get them back]. [city: I started at the other end of {city} |
I started down at the corner], and now there’s only your room.[age>=5:  Look at that rug. Seven stripes, and nobody
helps.]”

“[age>=5: Eight,” said {child}, who had counted. “]Where do you keep them?”

“Here,” said the dark, and its whole arm was full. “So there’s no sitting down.”

## if short
“What do you come for?” asked {child}.

“To work,” said the dark. “I help things off with their [us: colours | colours], so they can rest. [city: All of {city} is done. | The whole street is done.] There’s only your room left.”

“Where do you put the [us: colours | colours]?”

“Over my arm,” said the dark. “It’s heavy. I never get to sit down.”


# chair
{child} got back into bed. The lamp had a cord, and it could shine Lots, Enough, or Hardly. {child.He} pulled the
cord, from Lots to Enough, and the light shrank.

“How far may I come?” asked the dark.

“To the chair,” said {child}. “No farther.”

“To the chair,” said the dark, and that’s where it stopped.

The chair got to stop being red, and creaked with pleasure. [school: The backpack for {school} got to stop being
yellow.] [sport: Under the chair lay {sport.thing}, resting after {sport}. There the dark went on tiptoe.] The socks
got to stop being different.

[age>=5: “Do you ever mix up the [us: colours | colours]?” asked {child}.

“Once,” said the dark. “It was a pair of socks.”]

## or
So {child} got back into bed. By the lamp hung a cord that could do three things: Lots, Enough, and Hardly. {child}
pulled it once, to make it Enough.

“How far may I come?” asked the dark.

“To the chair,” said {child}. “No farther.”

“To the chair,” said the dark, and that’s where it stopped.

It lifted off the red, one leg at a time, the way you undress somebody who’s asleep. [school: The backpack for
{school} needed help with its yellow[age>=5: , because the [us: zipper | zip] was stiff].] [sport: Under the chair
{sport.thing} lay dreaming of {sport}.[age>=5:  The dark waited for a break in the game.]] [age>=5: The two socks
snuggled up, and you couldn’t see anymore who was who.

“Which [us: colour | colour] is the hardest?” asked {child}.

“See-through,” said the dark. “I can never find it.”]

## if short
{child} got back into bed. {Child.he} pulled the cord of the lamp, and the light shrank.

“How far may I come?” asked the dark.

“To the chair,” said {child}. “No farther.”

“To the chair,” said the dark, and there it stopped.

The chair got to stop being red. [school: The backpack for {school} got to stop being yellow.] [sport: Under the chair {sport.thing} was resting after {sport}.]


# rug
{child} pulled the cord, from Enough to Hardly.

“How far may I come?” asked the dark.

“To the rug,” said {child}. “No farther.”

“To the rug,” said the dark, and that’s where it stopped.

It took one stripe at a time, because the rug was ticklish. When the last one was off, the rug lay flat and breathed
out.

## or
{child} pulled the cord, from Enough to Hardly.

“How far may I come?” asked the dark.

“To the rug,” said {child}. “No farther.”

“To the rug,” said the dark, and that’s where it stopped.

The stripes were on tight. The dark had to roll them off, like socks. After that the rug was only a floor[age>=5: ,
and nobody expected even that of it till morning].

## if short
{child} pulled the cord again.

“To the rug,” {child.he} said. “No farther.”

“To the rug,” said the dark, and took one stripe at a time, because the rug was ticklish.


# others
[pet.dog: On the rug lay {pet}, and sniffed at the dark. It smelled of pine cone. So {pet} moved over.] [pet.cat: On
the rug lay {pet}, yawning. All the [us: colour | colour] came off except the eyes, because a cat needs those.]
[pet.other: “I’ve already been to see {pet},” said the dark. “It went very well.”]

[friend: “Do me too,” said {friend} on the mattress. The dark came right up to the chin. “It’s only soft,” said
{friend}.]

## or
[pet.dog: The dark stroked {pet} on the rug, first the wrong way and then the right. Then {pet} was only something
warm that breathed.] [pet.cat: “You can see me anyway,” said the dark to {pet} on the rug, and {pet} shut both eyes,
to be nice.] [pet.other: “{Pet} has let me in already,” said the dark. “Without a word.”]

[friend: “Start with my feet,” said {friend} on the mattress, “and I’ll tell you when to stop.” The dark started with
the feet. {Friend} forgot to tell it.]

## if short
[pet.dog: On the rug {pet} sniffed at the dark.] [pet.cat: On the rug lay {pet}. All the [us: colour | colour] came off except the eyes, because a cat needs those.] [pet.other: “I’ve already been to see {pet},” said the dark.]

[friend: “Do me too,” said {friend} on the mattress.]


# pancake
Now only the bed was left. The light was as big as a pancake, and in the middle of it lay {child}.

[adult: “How’s it going?” asked {adult} in the doorway.

“We’re on Hardly,” said {child}.]

“How far may I come?” whispered the dark.

{child} didn’t answer right away. First {child.he} stuck out one foot. The [us: colour | colour] came off, but all the
toes could still wiggle.

[elder: “Ask {elder} what it’s like,” said the dark. “[age>=5: We’re old friends. ]{Elder.short} goes to the [us: cookie jar | biscuit tin] at night without a single lamp[elder2: , and right behind comes {elder2}].”]

## or
What light there was left lay on the bed like a pancake, and in the middle lay {child}, like the jam.

[adult: “Aren’t you two done?” asked {adult} in the doorway.

“We’ve got one pancake left,” said {child}.]

“How far may I come?” whispered the dark.

{child} had a question first.

“Are you afraid of anything?”

“Lamps,” said the dark. “They’re so sudden.”

“This is a nice one,” said {child}.

[elder: “So is {elder},” said the dark. “{Elder.short} puts the light out before I even ask.[elder2:  {Elder2} says
goodnight to me as well.]”]

## if short
Now only the bed was left. The light was as big as a pancake, and in the middle of it lay {child}.

“How far may I come?” whispered the dark.

{child} stuck out one foot. The [us: colour | colour] came off, but all the toes could still wiggle.

[elder: “Ask {elder}[elder2:  and {elder2}],” said the dark. “We’re old friends.”]


# all-the-way
The dark waited.

“All the way,” said {child}, and pulled the cord.

“All the way,” said the dark.

It came slowly, like a sheet coming down on a bed. [athlete: The poster took longest. The dark was careful with
{athlete}.] The quilt went dark, and the pillow, and last of all one nose. [music: {child} hummed {music} because a
tune has no [us: colour | colour] and can be left on.] By the door the dark saved one thin strip of light, for anybody
who has to pee.

Then it straightened its knees, first one and then the other, all the way to the moon.

“Oh,” said the dark.

## or
The dark stood on tiptoe, but it didn’t step over the edge.

“All the way,” said {child}, and pulled the cord.

“All the way,” said the dark.

It fell like snow[age>=5: , without a sound: on the hills of the quilt to begin with, and then on the pillow], and the
last little flake on the tip of a nose. [athlete: The poster of {athlete} was allowed to shine a bit longer.] [music:
{child} hummed {music} so the dark could hear where the bed was.] It left one strip of light by the door[age>=5: , in
case somebody has to get up, and find the way home after].

Then it straightened its knees, the one and the other, and up it went, past the chimney, as far as the moon.

“Oh,” it said, up there.

## if short
“All the way,” said {child}, and pulled the cord.

“All the way,” said the dark.

It came slowly, like a sheet on a bed. [athlete: The poster of {athlete} took longest.] The quilt went dark, and the pillow, and last of all one nose. [music: {child} hummed {music}.] By the door the dark saved one thin strip of light.


# eyelids
But it couldn’t sit down, with all the [us: colours | colours] over its arm.

“I can hold them,” said {child}.

“Then close your eyes,” said the dark.

{child} closed them. In they came, one by one: the red from the chair, the green and the blue from the socks, and all
the stripes. They lay down behind the eyelids, where there was plenty of room.

## or
There it stood, with its arms full.

“You can sit down now,” said {child}.

“But where do I put all this red?”

“Put it in here. It’s empty when I shut my eyes.”

So {child} shut them, and the dark passed it in. The red from the chair was bigger than you’d think. [age>=5: The
green and the blue from the socks came close together. ] Last came the stripes, one at a time, so they wouldn’t
tangle.

## if short
But the dark couldn’t sit down, with all the [us: colours | colours] over its arm.

“I can hold them,” said {child}.

“Then close your eyes,” said the dark.

{child} closed them. In they came, one by one: the red from the chair, and all the stripes.


# sits
Then the dark sat down[age>=5: , for the first time all evening]. It sat on the edge of the bed, big and soft, and
smelled a little of pine cone. The chair was resting, and the rug was resting[pet.dog / pet.cat: , and {pet} sighed in
a dream][friend: , and on the mattress {friend} was asleep]. In the morning they’d all get their [us: colours | colours] back[age>=5: , and so would the socks, if the dark could remember which was which].

## or
At last the dark could sit down. The bed gave a little[age>=5: , the way it does when somebody comes to say
goodnight]. On the chair slept the socks, on the floor slept the rug, flat on its tummy[pet.dog / pet.cat: , and on
the rug slept {pet}][friend: , and on the mattress slept {friend}, with open hands]. The [us: colours | colours] were
to be back by breakfast, and that was a long way off.

## if short
Then the dark sat down. It sat on the edge of the bed, big and soft, and smelled of pine cone. In the morning they’d all get their [us: colours | colours] back.


# last-image
And behind {child's} eyelids it was light. A red chair was walking there, up and down a striped rug, and it walked
very softly, because it had borrowed the socks, the green one and the blue.

## or
By the lamp stood the pine cone. There was plenty of room in the pocket now[age>=5: , in case the dark should need it
some other time]. But tonight the dark sat with its hands in its lap, and wasn’t holding anything at all.

## if short
And behind {child's} eyelids it was light. A red chair was walking there, very softly, up and down a striped rug.
