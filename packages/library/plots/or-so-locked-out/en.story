title: [us: Call | Ring] If You Need Me
title: Three Squeezes
title: Not to Anybody at All
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever goes for the milk is {adult}, else the grandparent, else {minder}. Squeeze the child’s hand where the fingers come in.

# if-you-need-me
{child} was {age}, and was going to be home alone for the very first time. {@Who} was only going to the [us: store | shop] for some milk. All the same, {@he} had been standing in the hall with {@his} coat on for so long that {@he} had begun to steam.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had been home alone twice already, once for a whole quarter of an hour.][adult & elder & !elder2:  {Elder} had wished {child} luck, as if it were a trip to the moon.][adult & elder2:  {Elder} and {elder2} had wished {child} luck, as if it were a trip to the moon.][!adult & elder2:  {Elder2} had wished {child} luck, as if it were a trip to the moon.]

“[us: Call | Ring] if you need me,” said {@m}.

“Yes,” {child.he} said.

“And don’t open the door to anybody.”

“No.”

“Not to anybody at all[city: , not in the whole of {city}]. Whoever they say they are.”

“{@M}. Just go.”

{@M} took {child.his} hand and squeezed it three times. {@He} always did that when they said goodbye, outside [school: {school} | school] and [sport: before {sport} | at parties], and {child} always squeezed back twice. Then {@he} went, and the door shut behind {@him} and locked itself.

# sausage
{child} was home alone.[pet.dog:  {Pet}[!pet.known:  the dog] didn’t count, because all {pet.he} wanted was a [us: cookie | biscuit].][pet.cat:  {Pet}[!pet.known:  the cat] didn’t count, because all {pet.he} wanted was the armchair.][pet.other:  {Pet} didn’t count, because all {pet.he} wanted was some peace and quiet.]

It was wonderful. {Child.He} sat down in {@chair} and put both feet up. {Child.He} ate a [us: cookie | biscuit] in the middle of the sofa. {Child.He} said “sausage” out loud, and nobody asked why.

But then the [us: apartment | flat] began to make noises. The fridge hummed. Something gurgled in a pipe, and it had certainly never done that before.

It wasn’t anything to be scared of, {child.he} knew that. {Child.He} only wanted to [us: call | ring] {@m} and say, “I don’t need you.”

# the-sofa
So {child.he} [us: called | rang]. And the sofa began to play[music:  {music}].

{Child.He} lifted up the cushion. There lay {@s} phone, flashing, and on the screen was one word: “{child}”.

Now there was nobody left to [us: call | ring]. {Child.He} went cold in the tummy. But the phone kept on playing, so {child.he} answered it, because somebody had to.

“Hello, it’s {child},” said {child}, into {child.his} own phone.

“Hello, it’s {child} here, too,” said {child}, into {@s}.

“How’s it going?”

“Fine. It’s a bit scary, though.”

“I know,” {child.he} said. “I feel exactly the same.”

It helped a little. {Child.He} {child.was} just going to offer {child.himself} another [us: cookie | biscuit], when there was a noise in the hall.

# who-am-i
Somebody was trying the door. The handle went down, and then it went up again.

{Child.He} hung up on both phones. {Child.He} crept out, and {child.his} heart was thumping so hard that [athlete: {athlete} jumped up and down on {child.his} T-shirt | {child.his} T-shirt jumped].

“{child}?” said a voice through the [us: mail slot | letterbox]. “It’s me. Open up!”

It sounded like {@m}. But {@m} was at the [us: store | shop].[pet.dog:  {Pet} wagged {pet.his} tail, but {pet.he} did that for anybody who might have a [us: cookie | biscuit].][pet.cat:  {Pet} had got the armchair by now, and was no help.][pet.other:  {Pet} was still waiting for some peace and quiet.]

“Who’s me?” {child.he} said.

“You’re {child}, of course!”

“No, who are you?”

“I’m {@m}!”

“Anybody could say that,” said {child}. “I’m not to open the door to anybody at all, whoever they say they are. {@M} told me.”

“Quite right of {@him}, too,” said the voice. “But I’ve forgotten my phone. And my keys.”

“{@M} never forgets anything,” said {child}. “{@He} told me that as well.”

The voice groaned.

“Ask me something, then! Something only {@m} would know.”

# pancakes
{Child.He} had a think.

“What’s my favourite food?”

“Pancakes!”

Wrong. It had been pancakes right up until Tuesday, but now it was lasagne. {Child.He} backed in among the coats. It wasn’t {@m}. Somebody else was standing out there with {@s} voice, and the only person {child} could [us: call | ring] was {child.himself}.

“{child}?” said the voice, much lower now. “Hello? Are you upset?”

# four-fingers
{Child.He} didn’t answer. {Child.He} looked at the [us: mail slot | letterbox], and {child.he} looked at {child.his} own right hand. There was one thing that nobody could guess, because {child.he} and {@m} had never talked about it. They just did it.

{Child.He} walked up to the door on wobbly legs.

“Put your hand in,” {child.he} said.

The [us: mail slot | letterbox] rattled, and in came four fingers. {Child.He} held out a hand. {Child.He} didn’t say a word about what the fingers were supposed to do.

They took hold of {child.his} hand. They squeezed once. They squeezed twice. Then there was a little wait, as there always was, and along came the third.

{child} squeezed back twice. Then {child.he} opened the door.

# so-locked-out
There was {@m}, on {@his} knees on the doormat. {@He} hugged {child} for so long that the light on the stairs went out by itself.

“You did exactly what I said,” said {@m}. “I’ve never been so proud. Or so locked out.”

“Where’s the milk?” said {child}.

“I only got as far as the street. Then I noticed I hadn’t brought my phone, and what if you’d [us: called | rung]!”

“I did [us: call | ring],” said {child}. “But I answered it myself.”

# the-other-way-round
{@M} came in and sat down on the stool in the hall.

“Never mind the milk,” {@he} said. “That’ll do for one day.”

{Child.He} felt about in {child.his} tummy. The fridge hummed, and the pipe gurgled, and now {child.he} knew what they sounded like. {Child.He} fetched the keys from the hook and the phone from the sofa, and put them in {@s} hands. Then {child} squeezed one of the hands three times, and after a moment {@m} squeezed back twice.

“[us: Call | Ring] if you need me,” said {child}.

# @who
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @chair
the best armchair
## if adult
{adult’s} armchair
