title: The Puddle That Came Home
title: Squelch, Squelch, Hello
title: What Have You Got in You Now?
title: Rain in the Boot
title: A Saucer of Sky
title: Flat, Said the Puddle

# hello
It had rained all day, and in the puddle [school: outside {school} | in the park] everything was upside down: the
clouds, the trees, and [city: all of {city} | a lamppost].

{child} jumped in with both boots. [friend: {friend}, who was coming to sleep over, jumped in after.] Splash! And then
everybody went home.

Squelch, went the right boot. Squelch, went the left. //
Squelch, went the right. Hello, went the left.

In the hall {child} pulled off the boot and looked down. There was the puddle. It had come along.

## or
In the hall stood {child's} boots, which had been out in the rain. One was empty. In the other there was somebody.

“Hello,” it said, down there. “I came along.”

{child} looked. [friend: {Friend}, who was sleeping over, looked too.] In the toe of the boot lay the puddle from
[school: {school} | the park], the big one, that [friend: they | {child}] had splashed in on the way home.

Outdoors it used to have everything in it, upside down: the clouds, the trees, and [city: all of {city} | a lamppost].

# nose
“May I live here?” said the puddle.

“What can you do?” said {child}.

“Lie,” said the puddle. “I need something to lie on, and then I need something to have in me.”

“What have you got in you now?”

“A nose,” said the puddle.

“That’s mine,” said {child}.

“It’s very nice. But there’s only one.”

[adult: “Who are you talking to?” called {adult} from the kitchen.

“A puddle!” called {child}.

“Then wipe it up!”

“It doesn’t want to!”]

## or
“May I stay?” said the puddle. “I take up no room upward.”

[adult: {child} asked {adult}.

“A puddle?” said {adult}. “If it lies still.”] [!adult: {child} thought about it.

“If you lie still,” said {child}.]

“That’s all I do,” said the puddle. “I lie there, and I have in me whatever is on top.”

“What have you got in you now?” said {child}, bending over the boot.

“Two holes,” said the puddle.

“That’s my nose!”

“I’m more used to sky,” said the puddle.

# soft
{child} poured the puddle out on the doormat. It lay there very well.

“What have you got in you now?” said {child}.

“I don’t know,” said the puddle in a small voice. “But the mat’s got me in it.”

The mat was drinking! {child} held it up by one corner and squeezed, until the puddle ran down into the boot again.
Most of it came along. [age>=5: The rest still said Welcome on it.]

[pet.dog: {Pet} had a gulp.

“Oops,” said the puddle.] [pet.cat: {Pet} put one paw in the rest, and shook it for five minutes.] [pet.other: “Say
hello to {pet},” said the puddle, “if I don’t get the time.”]

## or
{child} spread out a towel on the floor, the thickest one, to give the puddle something soft.

“Oh,” said the puddle. “How soft. How…”

“What have you got in you now?” said {child}.

“Nothing,” came a voice from far inside. “It’s the towel that’s got me in it.”

{child} twisted the towel over the boot with both hands, until no more words came out. [age>=5: The last one was a
very small ugh.]

[pet.dog: {Pet} came and licked the floor, two times.

“Those were my knees,” said the puddle.] [pet.cat: {Pet} lay down on the towel, noticed, and made believe it was on
purpose.] [pet.other: “Is this how {pet} lives?” said the puddle. “So soft and dry?”]

# white
The bathtub was big and white. The puddle ran out in all directions, until it couldn’t find its own edges.

“What have you got in you now?” said {child}.

“A ceiling,” said the puddle. “Only a ceiling. And somebody’s pulling at me.”

It was the hole where the water goes! {child} put a heel in it and scooped up the puddle with the toothbrush mug.
[age>=5: Part of it smelled of mint after that.]

## or
In the bathroom there was a round [uk: basin | sink] with a plug in it. The puddle settled right in the middle.

“What have you got in you now?” said {child}.

“Some ceiling,” said the puddle, “and a [uk: tap | faucet]. It’s hanging right above me. Is it going to sneeze?”

“It often does,” said {child}.

Plip, went the [uk: tap | faucet].

“Bless you,” said {child}, and scooped up the puddle. [age>=5: Nobody should have to lie there waiting for the next
one.]

# table
On the kitchen table stood a soup plate. It was round, and that made the puddle round.

“What have you got in you now?” said {child}.

“A lamp!” said the puddle. “That’s nearly a sun. What’s the shiny thing next to me?”

“A spoon,” said {child}.

The puddle went perfectly still.

[adult: “Is that soup?” said {adult} in the doorway.]

[sport: “You can live in my water bottle,” said {child}, “the one for {sport}.”

“Can you lie down in it?”

“No,” said {child}. “You have to stand.”]

“I’ll take the boot,” said the puddle.

## or
In the kitchen {child} poured the puddle into a glass.

“No, no, no,” said the puddle. “I’m standing up!”

“What have you got in you now?” said {child}.

“A straw,” said the puddle.

[adult: “Are you thirsty?” asked {adult} at the stove.

“No,” said {child}. “This is my guest.”] [sport: The water bottle for {sport} was even narrower. In there the puddle
had to hold its tummy in.]

A puddle standing up is only a drink. {child} poured it right back into the boot. [age>=5: The straw was not asked
along.]

# ceilings
By now there were wet spots all over the place[adult: , and behind the spots came {adult} with a cloth]. In the boot
there was only a small puddle left.

[age>=5: “I was three steps long,” said the puddle. “Now I’m hardly a heel. | “Ceilings,” said the puddle. “]Ceilings,
ceilings, ceilings. I used to have clouds.”

[elder: “A puddle with a ceiling over it,” said {elder}, “is only something somebody spilled.”

[elder2: “Or tea,” said {elder2}.

]][friend: “Then what’s wrong is the ceiling,” said {friend}. “We have to go where it ends.” | “Then what’s wrong is
the ceiling,” said {child}. “We have to go where it ends.”]

## or
{child} sat down on the floor with the boot in both arms. It hardly sloshed. A little of the puddle was left in every
room[adult: , and {adult} had already stepped in two of them].

“I used to have clouds,” said the puddle. “I used to have birds, from underneath.[age>=5:  Once I had an airplane. It
didn’t take long.]”

[elder: {Elder} came with dry socks.

“There’s nothing wrong with you,” said {elder.short} down into the boot. “But under a ceiling you’re only spilled.”
[elder2:

“That goes for all of us,” said {elder2}.]]

[friend: “Where does the ceiling end?” asked {friend}. | {child} looked up. Where did the ceiling end?]

# everything
The ceiling ended at the window. {child} put a saucer on the windowsill, right up against the glass, and poured.
[friend: {friend} held the saucer with both hands.] [athlete: On the way there the puddle had {athlete} in it, from
the poster on the wall.]

“What have you got in you now?” said {child}.

“Wait,” said the puddle. “I have to lie still first.”

[music: {child} hummed {music} in the meantime.] The rings lay down, one after another. [age>=5: A puddle has to wait
till all of it is there.] Outside, the clouds were on their way home.

“A streetlight,” said the puddle. “A branch. A star. And…”

“And what?” whispered {child}.

“Everything,” said the puddle.

## or
“The window!” said {child}.

[friend: {friend} carried a saucer and {child} carried the boot, | {child} carried a saucer in one hand and the boot
in the other,] on tiptoe, [music: humming {music} to keep it level,] all the way to the windowsill.

[athlete: “Is that {athlete}?” said the puddle, when they passed the poster. “Very good, upside down.”]

The puddle was poured into the saucer, and the lamp was turned out. [age>=5: Indoors went away, one chair at a time.]

“What have you got in you now?” whispered {child}.

“Dark,” said the puddle. “No, wait. Something small that twinkles.”

“That’s a star.”

“It’s still quite dry,” said the puddle. “Now it’s wet. And here comes the moon, and lies down.”

“Does it fit?”

“Everything fits,” said the puddle, “if you lie flat.”

# flat
{child} lay down, with dry feet and the quilt on top.

“Are you lying well?” whispered {child} toward the window.

“Flat,” said the puddle. “And you?”

{child} felt to make sure. The legs were flat, and the arms were flat, and the back sank down into the mattress and
went flat as well. [friend: “I’m the flattest,” mumbled {friend} from the other mattress.]

“Flat,” said {child}.

## or
And there they lay, the puddle on its saucer[friend: , {child} in bed, and {friend} on a mattress | and {child} in
bed], as flat as they could. It was dripping from the gutter outside, slowly, and then more slowly still.

“The longer you lie,” said the puddle sleepily, “the more of it comes.”

And it came: first the sound of the drops, and then the warmth of the quilt, and then everything there had been that
day, [pet: with {pet} somewhere in the middle,] upside down and perfectly still.

# last
Up on the ceiling, right above the bed, trembled a little round patch of light. It came from the saucer. Once, the
puddle had a ceiling in it. Now the ceiling had a puddle in it, and it rocked, so slowly, so slowly, all the way to
morning.

## or
In the morning the saucer was empty. Nobody had drunk it, and nobody had wiped it up. The puddle had only gone up for
a while, to fetch some more. And the next time it rained, there was a tapping at {child's} window, plip, plip, and it
wasn’t a stranger.
