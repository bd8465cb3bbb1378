title: Do It Myself!
title: Somebody Said Help
title: A Bit Up, a Bit Down

% Rule: whoever says help gets help, in one second, and all wrong. A bit up, a bit down: let the child pull a zip.

# the-boot
{child} was sitting on the floor in the hall. It had been raining[city:  all over {city}], and outside the door there was a big puddle. {child} wanted to jump in it.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was out there already, waiting.]

But the boot wouldn’t go on.

“Help,” said {child}, mostly to the boot.

WHOOSH!

There stood a superhero. She had a red cape, and her [us: underwear|knickers] on the outside.

“Somebody said help!” she said. “Anybody who says help gets help. In one second!”

## if short
{child} was sitting on the floor in the hall. It had been raining[city:  all over {city}], and outside the door was a big puddle to jump in.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was out there already.]

But the boot wouldn’t go on.

“Help,” said {child}.

WHOOSH!

There stood a superhero. She had a red cape, and her [us: underwear|knickers] on the outside.

“Somebody said help!” she said. “Anybody who says help gets help. In one second!”

# one-second
WHOOSH! And {child} was dressed.

{child} had a look. The boots were on {child.his} hands. The mittens were on {child.his} feet. The [us: pants|trousers] were on {child.his} head.

“Quick, wasn’t it?” said the superhero.

“It’s all wrong!” said {child}.

“But quick,” said the superhero.[athlete:  “Not even {athlete} is as quick as that.”][school: 

“Yesterday I did the whole of {school},” she said.

“So that was you,” said {child}.]

## or
WHOOSH! “Done!” said the superhero.

There was a sock on {child.his} nose. There was an arm in each [us: pant|trouser] leg. And a scarf went round and round {child} and the chair.

“Wasn’t that fast?” said the superhero.

“I’m all stuck!” said {child}.

“But fast,” said the superhero.[athlete:  “I’d like to see {athlete} do that.”][school: 

“This morning I put the shoes on all of {school},” she said.

“That was you?” said {child}.]

## if short
WHOOSH! The boots were on {child’s} hands. The mittens were on {child.his} feet. The [us: pants|trousers] were on {child.his} head.

“Quick, wasn’t it?” said the superhero.[athlete / school:  “[athlete: Not even {athlete} is as quick as that.[school:  ]][school: Yesterday I did all of {school}.]”]

“It’s all wrong!” said {child}.

## if short
WHOOSH! “Done!” said the superhero.

There was a sock on {child’s} nose, and an arm in each [us: pant|trouser] leg.

“Wasn’t that fast?” said the superhero.[athlete / school:  “[athlete: I’d like to see {athlete} do that.[school:  ]][school: This morning I did all of {school}.]”]

“I’m all stuck!” said {child}.

# sitting-on-hands
{child} got cross, and pulled it all off again.

“I’ll do it myself,” {child.he} said.

“How long does myself take?” asked the superhero.

“Long.”

“Ugh,” said the superhero. And she sat down on her hands, so that they wouldn’t help. They went on hopping underneath her.[music:  She hummed {music}, to make it go faster.]

{child} put one foot in the boot, and pulled. “Mmmmm.”

“Now?” said the superhero.

“No.”

“Now?”

“No! I don’t need any help!”

## or
{child} wriggled out of it all, and threw it on the floor.

“I’m doing this myself,” {child.he} said.

“Can I be myself, too?” asked the superhero.

“No. There’s only one.”

The superhero’s hands wanted to help so much that she had to sit on them.[music:  She sang {music} to them, to calm them down.]

{child} pulled at the boot. “Nnnnnn.”

“Is that a yes?” said the superhero.

“It’s a nnnnnn.”

“May I give you a push?”

“No! No help!”

## if short
{child} pulled it all off again.

“I’ll do it myself,” {child.he} said.

“How long does myself take?” asked the superhero.

“Long.”

“Ugh,” said the superhero, and sat down on her hands, so that they wouldn’t help.[music:  She hummed {music}.]

{child} pulled at the boot. “Mmmmm.”

“Now?” said the superhero.

“No! I don’t need any help!”

## if short
{child} threw it all on the floor.

“I’m doing this myself,” {child.he} said.

The superhero’s hands wanted to help so much that she had to sit on them.[music:  She sang {music} to them.]

{child} pulled at the boot. “Nnnnnn.”

“Is that a yes?” said the superhero.

“No! No help!”

# no-help
WHOOSH!

“Somebody said help!” said the superhero.

This time the coat was on back to front, with the hood right over {child’s} face.

“Mmmf,” said {child} inside it.[elder:

{Elder}, who was only passing, got a mitten on the nose.][elder2:  {Elder2} got the umbrella up one sleeve.][pet.dog:

{Pet}[!pet.known: , {child’s} dog,] got the woolly hat, and it rather suited {pet.him}.][pet.cat:

{Pet}[!pet.known: , {child’s} cat,] got a scarf, and looked like a sausage.][pet.other:

Even {pet}, in the cage, got a sock to sleep in.]

“Quick, wasn’t it?” said the superhero.

“MYSELF!” said {child}, and turned the coat the right way round.

“But you’ll let me do the [us: zipper|zip],” said the superhero. “Just the [us: zipper|zip].”

Zzzzzip!

## or
WHOOSH!

Now {child} had two coats on, and the one on top was [adult: {adult’s} and ]very big.

“Where did you go?” asked the superhero.

“In here,” said the coat.[elder:

{Elder}, who had only come for the newspaper, was wearing a lampshade.][elder2:  {Elder2} had got the lamp.][pet.dog:

{Pet}[!pet.known: , {child’s} dog,] had a mitten on every leg, and walked like a [us: mailman|postman] in snow.][pet.cat:

{Pet}[!pet.known: , {child’s} cat,] was down in the other boot, with only two ears showing.][pet.other:

{Pet}, over in the cage, had got a tea towel for a cape.]

“You said help,” said the superhero.

{child} crawled out at the bottom, in the small coat. “MYSELF!”

“Then just the [us: zipper|zip],” begged the superhero.

Zzzzzip!

## if short
WHOOSH!

“Somebody said help!” said the superhero.

This time the coat was on back to front.[elder:  {Elder} got a mitten on the nose[elder2: , and so did {elder2}].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] got the woolly hat.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] got a scarf, and looked like a sausage.][pet.other:  {Pet}, in the cage, got a sock to sleep in.]

“MYSELF!” said {child}, and turned it round.

“But let me do the [us: zipper|zip],” said the superhero.

Zzzzzip!

## if short
WHOOSH!

Now {child} had two coats on, one of them very big.

“Where did you go?” asked the superhero.

“In here,” said the coat.

[elder: {Elder} was wearing a lampshade[elder2: , and {elder2} had got the lamp]. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] had a mitten on every leg.][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was down in the other boot.][pet.other: {Pet}, in the cage, had got a tea towel for a cape.]

{child} crawled out. “MYSELF!”

“Then just the [us: zipper|zip],” begged the superhero.

Zzzzzip!

# in-the-zip
“Oops,” said the superhero.

It was her cape. It had gone into {child’s} [us: zipper|zip], and there it stayed.

The superhero pulled. She was the strongest in the world, so {child} went up in the air. But the cape was stuck.

“Help!” said the superhero. Then she listened. “Somebody said help!”

WHOOSH! Off she flew to help, all the way round the hall, and {child} had to go with her. They came back to the very same place.

“Was it you?” asked the superhero.

“No, it was you,” said {child}.

“Me? Help!” said the superhero. “Somebody said help!”

WHOOSH! All the way round again. The hats flew about, and the umbrella went up.

Then the superhero sat down on the floor.

“I can only do quick,” she said, “and quick doesn’t work.” Her chin wobbled, because now she was afraid. “What if I never get to fly again?”

## or
Then they both tried to go. But neither of them got anywhere.

“You’re holding my cape,” said the superhero.

“I’m not,” said {child}. “It’s the [us: zipper|zip]. It’s eaten it.”

And it had. There was a big red bite of cape in the [us: zipper|zip], right under {child’s} chin.

“Help!” cried the superhero. “Oh, wait, that’s me. I’m coming!”

WHOOSH! She flew round the hall, {child} and all, and bumped into herself. {child} got the hood in the face.

“Have I come yet?” asked the superhero.

“Yes,” said {child}. “You’re here.”

“Did I help?”

“No.”

Then the superhero tugged. Rip, went the cape. She let go at once, and sat down on the floor with a bump.

“If I’m fast, it breaks,” she said. Her voice was small, because she was afraid. “And I’ve only got fast. Without a cape I’m just somebody in [us: underwear|knickers].”

## if short
“Oops,” said the superhero.

Her cape had gone into {child’s} [us: zipper|zip], and there it stayed.

“Help!” said the superhero. Then she listened. “Somebody said help!”

WHOOSH! Off she flew, and {child} had to go with her.

“Was it you?” asked the superhero.

“No, it was you,” said {child}.

Then the superhero sat down on the floor.

“I can only do quick,” she said, “and quick doesn’t work.” Her chin wobbled. “What if I never get to fly again?”

## if short
Then they tried to go. But they got nowhere.

“You’re holding my cape,” said the superhero.

“I’m not,” said {child}. “The [us: zipper|zip]’s eaten it.”

“Help!” cried the superhero. “Oh, wait, that’s me. I’m coming!”

WHOOSH! She flew round the hall, {child} and all, and bumped into herself.

Then she tugged. Rip! She sat down on the floor.

“If I’m fast, it breaks,” she said in a small voice. “And I’ve only got fast.”

# a-little-up
{child} put a hand on her knee.

“Sit still,” {child.he} said. “This is a slow thing. I can do slow.”

And {child} took hold of the tiny little [us: zipper|zip] with two fingers.

“A bit up,” {child.he} said. Zip. “A bit down.” Zip.

“Now?” whispered the superhero.

“No. A bit up. A bit down.”

“Now?”

“Say it with me instead,” said {child}.

So they said it together. “A bit up. A bit down. A bit up. A bit down.”

And out came a corner of the cape. Then out came some more. Then out came all of it.

The superhero looked at her cape. Then she looked at {child}.

“What’s that superpower called?” asked the superhero.

“Myself,” said {child}.

## or
“Let me,” said {child}.

“How long will it take?”

“As long as myself.”

The superhero shut her eyes tight. {child} lifted {child.his} chin up out of the way, and felt with one finger. The [us: zipper|zip] was as small as a tooth.

“First a bit down,” {child.he} said. Zip. “Then a bit up.” Zip.

“Is it out?”

“Not yet.”

“Is it out now?”

“You’re wriggling,” said {child}. “Breathe, and say what I say.”

The superhero breathed. “A bit down,” they said. “A bit up. A bit down. A bit up.”

It tickled under {child’s} chin. And the cape slid out.

“I can lift a bus,” said the superhero. “But I can’t do that. What’s it called?”

“Myself,” said {child}.

## if short
{child} put a hand on her knee.

“Sit still,” {child.he} said. “This is a slow thing. I can do slow.”

And {child} took hold of the tiny little [us: zipper|zip].

“A bit up,” {child.he} said. Zip. “A bit down.” Zip. “Say it with me.”

So they said it together. “A bit up. A bit down. A bit up. A bit down.”

And out came the cape.

“What’s that superpower called?” asked the superhero.

“Myself,” said {child}.

## if short
“Let me,” said {child}. “I can do slow.”

The superhero shut her eyes tight. {child} felt with one finger.

“First a bit down,” {child.he} said. Zip. “Then a bit up.” Zip. “Say it with me.”

They said it together. “A bit down. A bit up. A bit down. A bit up.”

And the cape slid out.

“I can lift a bus,” said the superhero. “But I can’t do that. What’s it called?”

“Myself,” said {child}.

# splash
Then {child} put on the boots. It took so long that you could have [sport: gone out to {play sport}|baked a cake]. But the superhero didn’t lift a finger.

“It’s on,” she whispered, when the first one was on. “It’s on,” she whispered, when the second one was on.

And they jumped in the puddle, [friend: {child} and {friend} and the superhero, all at once|{child} and the superhero, both at once].

SPLASH.

## if short
Then {child} put on the boots, and it took as long as [sport: it takes to {play sport}|it took]. And they jumped in the puddle, {child} and [friend: {friend} and ]the superhero, [friend: all|both] at once.

SPLASH.

# slowly-home
It was so wet that the superhero had to empty out her boots in the hall. Then it was time to fly home.

{child} would have liked to help her. But {child} sat down on both hands.

The superhero pulled on her boots, first one and then the other. It took a long, long time. They ended up on the wrong feet.

“Myself,” said the superhero, and she was proud.

And home she flew, quite slowly.

## or
It was so wet that the superhero had to sit on the roof to dry.

That evening it was time for {child} to put on [us: pajamas|pyjamas].[adult:  {Adult} reached out a hand to help.]

“I’ll do it myself,” said {child}.

[adult: So {adult} sat down on both hands. ]Out came one arm, and out came the other. The head came last. It took a long, long time.

And up on the roof the superhero pulled on her boots. It took just as long. They ended up on the wrong feet.

“Myself,” she said, and home she flew, quite slowly.

## if short
The superhero had to empty out her boots. Then it was time to fly home.

{child} would have liked to help her. But {child} sat down on both hands.

The superhero pulled on her boots. It took a long, long time. They ended up on the wrong feet.

“Myself,” said the superhero, and she was proud.

And home she flew, quite slowly.

## if short
The superhero had to sit on the roof to dry.

That evening [adult: {adult} wanted to help {child} put on|it was time for {child} to put on] [us: pajamas|pyjamas].

“I’ll do it myself,” said {child}.

[adult: So {adult} sat down on both hands. It took a long time. | Out came one arm, and out came the other. The head came last.]

Up on the roof the superhero pulled on her boots. They ended up on the wrong feet.

“Myself,” she said, and home she flew, quite slowly.
