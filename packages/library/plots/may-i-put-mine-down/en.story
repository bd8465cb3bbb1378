title: The Last Note
title: May I Put Mine Down Now?
title: Pom, Pom, Pa-Ra …
guest lamps: Doreen (she), Maureen (she)
guest ting: Rufus (he), Barnaby (he)

% The trombone's last note is at the very end of the slide: the arm was too short in December, and has grown by May. Whoever reads stops after
% "pa-ra", and gets the last note at the end. The bear is he.

# for-sale
At the [us: flea market | car boot sale] outside the library[city:  {in city}] there was a trombone lying on a blanket. Beside it sat {child}, hoping that nobody {child.he} knew would come past.

TROMBONE, [us: $40 | £40], said a label. Another, on {child.his} own sleeve, said SHIRT, [us: $2 | £2]. It was {child.his} concert shirt. That had to go as well, and [adult: {adult} said nobody ever bought a shirt out of a heap | nobody ever buys a shirt out of a heap].[athlete:  The picture of {athlete} was only there to draw a crowd.]

# the-bear
Back in December the band had given a concert. They played The Bear Goes to Bed, and at the end of it {child} had a solo. It went the way a bear goes, slow and half asleep:

Pom, pom, pa-ra-pom. //
Pom, pom, pa-ra …

And then there was one more note, the lowest of the lot. “That’s the bear lying down,” the conductor used to say. But to get it you have to push the slide out as far as it goes, and {child’s} arm was too short. {Child.He} stretched. {Child.He} stretched a bit more. Two hundred people sat waiting for a bear to lie down[elder: , and one of them was {elder}[elder2:  and one was {elder2}]].

So {child} got up and left, by a door that said EMERGENCY EXIT. Well, it was one.

Now it was May, and {child.he} hadn’t touched the trombone since.[sport:  {Child.He} had made up {child.his} mind to {play sport} instead.][pet:  The only one who was pleased about it was {pet}[pet.dog: , {child.his} dog][pet.cat: , {child.his} cat].] But every night, when {child.he} shut {child.his} eyes, there they sat, all two hundred of them.

# does-it-work
“Does it work?” asked {lamps}, who had the next table.

{lamps} made lamps. She made them out of coffee pots and ice skates and one green [us: rain boot | wellington], and all morning she had switched them on and off. Click. Click.

“Yes,” said {child}.

“That’s what they said about my toaster.”

So {child} stood up and played it, to get it over with. Pom, pom, pa-ra-pom. Pom, pom, pa-ra … Then {child.he} lowered the trombone.

{lamps} waited.

“Yes?” she said. “And?”

“That’s the end.”

“It most certainly isn’t.”

# all-humming
The man on the waffle stall had a spoonful of cream in mid-air. A woman who was haggling had stopped halfway through a number.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was stuck on one leg, with a waffle in each hand.] Then somebody began to hum, and soon the whole sale was walking about humming pom, pom, pa-ra … and stopping, and looking annoyed, and starting again.[music:  Somebody tried {music} instead, but soon that had turned into pom, pom, pa-ra as well.]

## or
On the waffle stall the cream was running slowly off the spoon, and nobody noticed. A woman who was haggling over an armchair had stopped halfway through a number.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was stuck on one leg, with a waffle in each hand.] Then a window went up in the library.

“Excuse me,” said the librarian, “but how does it end?”

But it was too late, because now the whole sale was humming. Pom, pom, pa-ra … they hummed, and stopped, and looked annoyed, and started again.[music:  Somebody tried {music} instead, but soon that had turned into pom, pom, pa-ra as well.]

# still-there
“Hello,” said somebody.

It was {ting}. Of all the people {child} knew, {ting} was the one {child.he} least wanted to see.[school:  {Child.He} had been going the long way round {at school} all spring to avoid him.] He played the triangle in the band.

“I was still up there,” said {ting}.

“What?”

“At the concert. I had one ting. Just one, straight after your note. So I stood like this.” He put up his hand and held it perfectly still in the air. “My [us: grandpa | grandad] filmed it. He’s got four minutes of me standing like this.”

Every night for five months {child} had thought about two hundred people. {Child.He} hadn’t once thought about {ting}.

“I’m sorry,” said {child}. “I couldn’t reach. My arm was too short.”

“Why didn’t you say so?”

“You can’t stand on a stage and say, excuse me, my arm’s too short!”

“You can, you know,” said {ting}. “I said, excuse me, may I put mine down now?”

And {child} laughed. {Child.He} hadn’t thought there was a laugh in that concert anywhere.

# sold
“Sold!” cried {lamps}.

There were four [us: ten-dollar bills | ten-pound notes] on the blanket, and the trombone was on {lamps’s} table. She had already drawn a cross, halfway along the tube.

“I can’t bear it,” she said. “I’ll make it into a lamp, and then we’ll have some peace. The [us: cord | flex] goes in here.” And she picked up the drill.

{child} ought to have been glad. This was what {child.he} had come for. But inside {child.him} the bear was walking, round and round, as he had since December, and now he would never get to lie down at all.

# the-sleeve
“Wait!” said {child}, and reached across the table.

Up went {child.his} sleeve, right past {child.his} wrist, and there it stopped. In December it had come down to {child.his} knuckles.

{child} looked at the sleeve. {Child.He} looked at all the arm that was coming out of it.

“{lamps},” {child.he} said, “can I play it one more time? All of it?”

“All of it?” said {lamps}, and she put down the drill.

# the-last-note
Nobody was humming now. {ting} felt in his pockets, but nobody carries a triangle about in May. So he borrowed a teaspoon from the waffle stall, stood next to the lamp that was a coffee pot, and put up his hand.

{child} took a breath.

Pom, pom, pa-ra-pom. //
Pom, pom, pa-ra …

{Child.He} pushed the slide out. {Child.He} pushed it past the place where it had always stopped, and on, until {child.his} arm was perfectly straight. And there, at the very end, was the note, waiting for {child.him}.

Pom.

It was so low that all the lampshades buzzed.

Ting, said the coffee pot.

{ting} had waited five months for that, and he did it ever so gently.

# the-shade
All over the sale people breathed out. The man with the waffles put the cream on. The woman remembered her number.

“Well, I can’t very well drill a hole in that,” said {lamps}, and she picked up her money. “But I’ll take the shirt. I need a shade.”

So she had the shirt, and {child} had the [us: boot | wellington].

# all-go-home
That night the [us: boot | wellington] stood beside {child’s} bed and glowed green. {child} shut {child.his} eyes. There they sat, all two hundred. But now they were getting up, one after another. They hunted for their gloves, and buttoned their coats, and at long last they went home.

That left the bear, and he was very tired.

Pom, pom, pa-ra-pom, hummed {child}. Pom, pom, pa-ra … pom.

Ting, {child.he} thought, for {ting’s} sake.

Then {child.he} reached out one long arm, and switched off the [us: boot | wellington].

Click.
