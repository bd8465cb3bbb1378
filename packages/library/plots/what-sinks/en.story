title: What Sinks
title: You’re Dripping
guest friend: Maisie (she), Jude (he)
guest pet: Waffle (she), Rusty (he)
guest elder: Old Hilda (she), Old Amos (he)

% The elder is the family’s, or whoever lives next door and rows the ferry. The mermaid says everything kindly, as to a small child.

# the-bell
{child} had dropped {elder’s} bell in the river, and it was all {child.his} own fault.

It was the ferry bell. It hung on the landing stage, and when people wanted to cross, they rang it. {child} had only unhooked it to polish it. Now it lay at the bottom of the river, and {@whose}, was over on the far side having dinner[elder2:  with {elder2}]. {child} wanted it back before {elder} knew[adult: , and before {adult} came down to see how the polishing was going].

That was why {child} was lying flat on the boards with one arm in the water. {Friend}, {child.his} best friend, was holding on to {child.his} life jacket. Then somebody took hold of {child’s} hand.

“Yours?” said the mermaid, and gave it back.

# a-beautiful-hat
She heaved herself up on the boards. She was green as a bottle, and her tail slapped down like a wet mattress.

“You’re dripping,” said {child}, because it was running all over the boards.

“You’re not,” said the mermaid. “I didn’t like to mention it.”

{@Pets} sniffed the tail from end to end. It was the best thing that had ever happened to {pet.his} nose[city: , and {pet.he} had smelled every fishmonger’s {in city}].

“Did you see a bell?” asked {child}. “A brass one?”

“I did. I have it by my bed. It’s a beautiful hat.”

# what-sinks
“It’s {elder’s}!”

“It was,” said the mermaid kindly. “But it sank. What floats is yours, and what sinks is ours. Nobody goes up to your house and takes the plates.”

It was annoyingly fair. But so was the other thing. “{Elder} needs it,” said {child}. “It’s always hung here.”

“Then you should have held on to it.”

# a-nearly-new-shoe
“Let me handle this,” said {friend}. {Friend} was going to have a market stall one day, and {friend.he} could never see two people disagree without rolling up {friend.his} sleeves. “Lovely bell, madam, but between us? It’s got a dent. How about a nearly new [us: sneaker | trainer]?”

“It floats,” said the mermaid.

“A [us: sneaker | trainer] with a stone in it.”

“Do you have it in a pair?”

“I’m building trust,” {friend} whispered to {child}, and threw in one, still warm from the foot. The mermaid dived after it and came back with it on her head.

“Thank you,” she said. “What sinks is ours. And I’m keeping the bell.”

“That went well,” said {friend}, on one leg.

“You’re just a thief,” {child} told the mermaid.

“And you’re a dropper,” said the mermaid. She slid off the boards without a splash, and she didn’t come back.

# fog
After a while {child} noticed that you couldn’t see the church on the other side, and then that you couldn’t see the other side. Fog was coming up from the sea. And from somewhere in it came a sound {child} knew: creak, plash, creak, plash. {Elder} had finished dinner and was rowing home.

In fog, you rang the bell. You rang it until the boat came in.

“{Elder}!” shouted {child}[school: , louder than anybody had ever shouted {at school}]. The creak went by, too far to the left, and then it stopped.

“{Elder.He} can’t find the landing,” said {friend}. {Friend.He} took {child’s} sleeve and held it.

# sea-in-you
{child} tried to shout again, and couldn’t. The fear was like a hand round the throat, and then it came up, hot, and ran down both cheeks.

The water moved. A green head looked over the edge of the boards, with a [us: sneaker | trainer] on it.

“You’re dripping,” said the mermaid.

{child} wiped it away.

“No, but you are. From the eyes.” She put out a finger, took a drop and tasted it. “It’s salt. You’ve got sea in you. Nobody ever said you had sea in you. Why does it come out?”

“Because of {elder}. {Elder.He} can’t find us without the bell.” {Child’s} voice shook. “And what sinks is yours.”

The mermaid stared.

“But I don’t want {elder},” she said. “What would I do with {elder}? Where would {elder.he} sit?”

And she was gone, so fast that the [us: sneaker | trainer] was left spinning on the water.

# clang
When she came up, she had the bell in both arms. {child} took hold of the cold brass and heaved, while {friend} held {child.him} by the life jacket. There was no time to hang it. {child} hugged it tight with one arm and swung the clapper with the other hand. Clang. Clang. Clang.

It sounded like a saucepan[music: , and nobody would have taken it for {music}].

But {pet} knew what it meant. The bell meant {elder}, and {elder} meant cheese rind. {@Howl} It went out through the fog like a rope.

Clang, went {child}. {@Arooo}, went {pet}. “This way, [us: folks | ladies and gents]!” bawled {friend}. “Don’t be shy!”

# three-knocks
And out in the white, slowly, came three knocks: an oar on the side of a boat. Only {elder} knocked like that, and it meant, keep on.

So {child} kept on, until {child.his} arms burned[sport:  as they had never burned after {sport}][athlete: , and even {athlete} would have asked for a rest]. And the bow came nosing out of the fog, and there was {elder}, with {elder.his} cap on straight.

“I dropped the bell,” said {child}.

“So did I, at your age.” {Elder} nodded to the mermaid, as if to a neighbour. “Sorry about this, miss. One of you gave it back that time as well. It may have been your mother.[elder2:  {Elder2} has never let me forget it.] The ferry doesn’t go on Sundays, if that’s any help.”

{Friend} looked up sharply. “Sundays,” {friend.he} said. “Now we’re talking.”

And all four of them shook hands on it. Every Sunday, the bell would sink. Then {elder} took off {elder.his} great grey [us: sweater | jersey], but the mermaid got hold of it first. She put it on {child}, back to front, and pulled it close under {child.his} chin.

“You’re dripping,” she said.

# monday
On Monday morning {child} hauled up the rope[adult: , with {adult} on the other end of it]. The bell came out of the water shining like a new coin, polished inside and out. Tied to the clapper, by its laces, was a [us: sneaker | trainer].

# @whose
{elder}, who lived next door and rowed the ferry
## if elder
{elder}, who was rowing the ferry that summer

# @pets
{Pet}, {friend’s} dog,
## if pet
{Pet}, {child’s} {@kind},

# @kind
dog
## if pet.cat
cat

# @howl
{Pet} looked straight up and let out the noise that only a dog has, long and brassy and heartbroken.
## if breed.Beagle
{Pet} looked straight up and let out the noise that only a beagle has, long and brassy and heartbroken.
## if pet.cat
{Pet} sat up straight and let out the noise that only a cat has, when the bowl is empty and has been for a hundred years.

# @arooo
Arooo
## if pet.cat
Mrrraow

# picture 2
out in the fog
