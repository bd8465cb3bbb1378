title: The Heavy End
title: I’ll Take the Heavy End
guest friend: Oscar (he), Nadia (she)
guest pet: Tuft (he), Whistle (he)
guest hero: Hurricanna (she), Gustavia (she)
guest porter: Clifford (he), Bernard (he)

% It is the club that moves, not the family. The animal is the family’s or the friend’s; where a dog growls a cat hisses.

# an-alarm
There was a knock at nine o’clock, and outside stood a superhero in a grey cape and [us: sneakers | trainers]. Her name was {hero}, and she had, she said, been called out to a move[city:  {in city}].

“We haven’t called anyone,” said {child}.

It was the last day in the attic room, home of {child’s} and {friend’s} club for as long as there had been a club[school: , every afternoon, after a day {at school}]. The club had been given a new room across the courtyard. {@A} was downstairs, arguing with a hired handcart. Everything was in boxes. {child} wanted only one thing, and that was for it to go slowly.

“The sofa?” said {hero}. “I’ll take the heavy end.”

Then she took both. She picked the sofa up on one finger, stepped out on to the balcony, flew, and was back before the curtain had finished flapping.

“There. Next?”

# the-cape
“She’s incredible,” whispered {friend}, {child.his} best friend, who was going to be a lawyer and negotiated about everything. “We can be done in four minutes and [sport: {play sport} | go for a swim] before lunch. I strongly advise you to accept.”

“I don’t accept.”

{@bites}

“There’s somebody stuck to me,” said {hero}.

“You’ll have to take that up with {pet},” said {child}.

# my-own-things
There was only one thing you needed to know about {hero}: she could lift anything, but she couldn’t do it slowly. Once she had hold of a thing, it was off. After the table {child} stood in the way.

“Stop. We’ll carry the rest ourselves.”

“What for? It’s heavy.”

“It’s supposed to be heavy.”

“But I’m here so that it won’t be,” said {hero}. “That’s the whole job. Things get heavy for people, and along I come.”

“Do you ask them?”

“There isn’t time to ask. They’re usually under a bus.”

“That’s a reasonable answer,” said {friend}. “But my client is not under a bus.”

# square
{child} got hold of the chest of drawers to show what {child.he} meant. It didn’t budge. {Child.He} heaved until {child.his} ears whistled. Then {friend}, without a word about terms, walked round to the other side and bent at the knees.

“I’ll take the heavy end,” said {friend}.

“There isn’t a heavy end. It’s square.”

“I’m only being polite.”

They got it halfway to the stairs. On the way they stopped at the door frame, where they had marked their heights every spring.[music:  They stopped at the window, where they had sung {music} to the pigeons.] They stopped at [athlete: the pinholes from a poster of {athlete}, and at ]the hole in the [us: baseboard | skirting board], {@hole}. At every stop {child} told the story, which {friend} knew already. {Hero} stood by, and jogged on the spot.

“This will take all day,” she said.

“Yes,” said {child}.

“But it only makes you sadder!”

“Yes!”

# gone
Neither of them was wrong. In the end {hero} couldn’t bear it. While the other two were having a drink of water, she took everything that was left in one armful, with the old wardrobe on top, and went.

{child} came back with the glass in {child.his} hand. The room was empty. There was a paler square on the wall where the wardrobe had been, and everything echoed when you breathed.

Something squeezed together under {child’s} ribs. {Child.He} sat down on the floor.

“I never got to say goodbye,” {child.he} said.

{Friend} sat down too. {Friend.He} said nothing wise. {Friend.He} took off one shoe, to have something to hold.

“Where’s {pet}?” {friend.he} asked then.

They called and called. And then {child} remembered what {pet} did when {pet.he} wanted nothing to do with a thing. {Pet.He} crept into the wardrobe, right at the back, among the winter coats.

# afraid
{Hero} landed on the balcony. Her hands were shaking.

“There’s something in the furniture, and it {@growls},” she said. “I put the wardrobe down on the new stairs, and now it’s jammed. I can’t take hold gently. I never could. If I lift, everything goes into the wall. I’m frightened. I’m not usually. Is this how it feels?”

“Yes,” said {child}. “Come on.”

# one-step
They ran across the courtyard[elder: , past {elder}[elder2:  and {elder2}], who held the door]. Halfway up the stairs stood the wardrobe, wedged at a slant, and from inside came a long, furious {@growl}.

“{Pet},” said {child}, with one ear to the wardrobe door. “It’s me. Lie still. We’re going to carry you, ever so slowly.”

“I can’t,” said {hero}.

“You’re not going to lift. You’re only going to hold. I’ll say when.” {child} went down to the bottom end, where all the weight was, and put a shoulder to it. “I’ll take the heavy end.”

“You’re not strong enough!”

“Not by myself. {Friend}, here next to me. {Hero}, up there. One step. Rest. One more step.”

She took hold with her fingertips, as if the wardrobe were a soap bubble. One step. The wardrobe hopped, and {pet} {@growled}.

“That’s {pet} saying you’re too fast,” said {child}. “Listen.”

So she did. {Pet} was the best speedometer there is: at the least jerk {pet.he} {@growled}, and at a really calm step {pet.he} didn’t. One step. Rest. Sweat ran into {child’s} eyes. It was heavy, and for the first time all day it was heavy in the right place. One step. Not a sound. One more. Not a sound.

# what-it-weighed
Up on the new floor they opened the wardrobe. {Pet} stepped out, shook {pet.himself}, walked up to {hero} and {@fond}.

{Hero} had sat down on a box. “I felt how much it weighed,” she said. “I’ve never done that.”

# last-time-round
In the afternoon they went back one last time. {@Who} had unscrewed the door frame with the marks, since nobody else wanted it. {Hero} could have carried it behind one ear. Instead she waited at one end until {child} had gone right round the room and put a hand on every wall.

{Child.He} took {child.his} time. {Hero} didn’t jog once.

“I’ll take the heavy end,” she said when {child} came.

“I know,” said {child}.

# through-it
They carried it down the stairs and out into the courtyard, {child} and {hero}, with {friend} in the middle and {@who} ahead to hold the doors. {Pet} went first of all and set the pace.[elder:  {Elder.short} came last.] By the swings {child} wanted to stop, so they stood the frame on the grass, and there it was by itself, like a door straight out into the evening, and one after another they went through.

# @a
{porter} the caretaker
## if adult
{adult}

# @who
{porter}
## if adult
{adult}

# @bites
{Pet}, {friend’s} dog, didn’t accept either. {Pet.He} had sunk {pet.his} teeth into the superhero’s cape and hung there like a tassel.
## if pet.dog
{Pet} the dog didn’t accept either. {Pet.He} had sunk {pet.his} teeth into the superhero’s cape and was coming along behind like a bride’s train.
## if pet.cat
{Pet} the cat didn’t accept either. {Pet.He} had sunk {pet.his} claws into the superhero’s cape and hung there like a tassel.

# @hole
which {pet} had made as a puppy and was still proud of
## if pet.cat
which {pet} had guarded for years, in case there should ever be a mouse

# @growls
growls
## if pet.cat
hisses

# @growled
growled
## if pet.cat
hissed

# @growl
growl
## if pet.cat
hiss

# @fond
bit the cape, but almost fondly
## if pet.cat
hooked one claw in her cape, but almost fondly
