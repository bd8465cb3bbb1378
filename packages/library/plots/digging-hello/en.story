title: Digging Hello
title: You’re the Hydraulics
title: You Never Know
guest friend: Arthur (he), Molly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The one who explains is {adult}, else the grandparent, else {minder}. Beep with all your might. The last line is whispered.

# every-morning
Every morning {child} walked to [school: {school}|[age<5: [us: preschool|nursery]|school]] with [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] and with {@a-first}, and every morning they walked past the digger. It was yellow, and it stood behind a fence, digging a hole.[pet.dog / pet.cat:  {@pet-wants}]

When {child} waved to the digger, it waved back. It lifted its big bucket, up and down, up and down. {child} had seen it. {Friend} had seen it.[pet.other:  {Pet} had been told about it.] But {@a} had never seen it, and didn’t believe in it, either.[elder2 / elder & adult:  Not even {@others} believed in it.]

“{@A}, look! It waved!” shouted {child}.

{@A} turned round. By then the bucket was down in the hole again.

“It was digging, sweetheart,” said {@a}.

“It was digging HELLO!”

“Diggers don’t wave,” said {@a}, in the voice that was for explaining things. “That’s the hydraulics. It’s the hydraulics that make the arm go up and down.”

“It had ever so much hydraulics,” said {friend}. “It had hydraulics right up in the air.”

“Exactly,” said {@a}.

# beep
There was one special thing that {friend} could do[sport: , and it wasn’t {sport}]. {Friend.He} could sound like a digger [us: backing up | reversing].

“Beep! Beep! Beep!”

{@A} jumped straight into a hedge.

“Is it [us: backing up | reversing]?” shouted {@a}.

“That was me,” said {friend}.

# it-bowed
The next morning {child} bowed to the digger. It bent its long arm and bowed back, so low that the bucket almost touched the ground. But {@a} had squatted down to tie a shoe.

“It bowed, {@a}! It bowed to me!”

{@A} looked up. The digger was digging.

“That’s the hydraulics,” said {@a}.

# imagination
{child} stamped on the gravel. {Child.He} {child.was} angry, and {child.he} {child.was} sad as well, because it’s lonely when nobody believes you.

“You think I’m making it up!”

“I think you’ve got a wonderful imagination,” said {@a}, and patted {child.him} on the hat.

That was almost the worst thing that anybody could say.

“Tomorrow you’ve got to look the whole time,” said {child}. “You’re not allowed to blink.”

“I promise,” said {@a}.

# the-hole-was-gone
But the next morning the hole was filled in, and the fence was gone.[pet.dog:  {Pet} looked for the hole.][pet.cat:  {Pet} looked for the fence.] The digger had rolled out on to the road on its big wheels. It had folded up its arm, and it was driving away, with its back to them.

{child} waved. The digger didn’t see. {Child.He} shouted hello as loud as {child.he} could, but the engine was much louder.

“Oh well,” said {@a}. “There it goes.”

The digger got smaller and smaller. Now {@a} would never get to see it. {child} swallowed, and it hurt to swallow. Then {child.he} pulled at {@s} sleeve.

# you-are-the-hydraulics
“Squat down,” said {child}.

{Child.He} climbed up on {@s} shoulders.

“Now stand up!”

“Oof,” groaned {@a}. “Oof, oof. What is it I’m doing?”

“You’re the hydraulics,” said {child}.

And up {child.he} went, high above the cars[athlete: , higher up than {athlete}]. {Child.He} stretched out one arm, bent it at the elbow, and made a bucket of one hand.

“Beep, {friend}!” {child.he} shouted. “Beep as hard as you can!”

{Friend} took in air right down to the [season.summer: shoes|boots].

“BEEEP! BEEEP! BEEEP!”

# round-it-came
Far away, the digger stopped. Whoever was driving it thought that somebody was [us: backing up | reversing], of course, and looked in the mirror. And there stood a thin digger in a [season.summer: sun hat|woolly hat], with an arm that went up and down, up and down.

Then the yellow digger began to turn. Its wheels stood still, but the whole of its top half came round, slowly, slowly, until it was looking straight at them. It unfolded its long arm. The bucket rose past the [us: streetlight | street lamp], up towards the sky[city:  over {city}], and there it waved. Up and down, up and down.

{child} bowed from {@s} shoulders. And the digger bowed back, right down to the road.

# hello
{@A} stood there open-mouthed, with one hand in the air, waving all by itself.

“Did you see?” said {child}.

“Yes,” said {@a}.

“What was it doing?”

{@A} had to cough a little first.

“It was digging hello,” {@he} said. “I’m sorry, {child}. You were right the whole time.”

{child} patted {@him} on the [season.summer: head|hat] with the bucket.

# you-never-know
On the way home that afternoon {@a} [music: hummed {music} and ]waved to everything they met. {@He} waved to the [us: garbage truck | bin lorry]. {@He} waved to the bus.[elder2 / elder & adult:  {@He} waved to {@others}, who waved back.][pet.other:  {@He} waved to {pet}, at the window.]

“You never know,” {@he} said.

Outside [adult: their | {child’s}] house a wheelbarrow was leaning on the wall. {@A} waved to that, too. They waited for a while, all three of them.

“It didn’t wave,” said {child}.

“No,” whispered {@a}. “It’s asleep.”

# @a
{minder}
## if elder
{elder.short}
## if adult / adult & elder
{adult}

# @a-first
{minder}
## if elder
{elder}
## if adult / adult & elder
{adult}

# @s
{minder’s}
## if elder
{elder.short’s}
## if adult / adult & elder
{adult’s}

# @he
she
## if elder
{elder.he}
## if adult / adult & elder
{adult.he}

# @him
her
## if elder
{elder.him}
## if adult / adult & elder
{adult.him}

# @others
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @pet-wants
{Pet}[!pet.known:  the dog] came too, and wanted to go down in the hole.
## if pet.cat
{Pet}[!pet.known:  the cat] came that far, and wanted to go up on the fence.
