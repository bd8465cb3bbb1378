title: A Glass of Water
title: In You or Near You
title: The Saying That Does It
guest friend: Ana (she), Rafi (he)
guest desmond: Desmond (he), Edwin (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {desmond} is slow and polite, whatever happens, and gets slower as the light gets smaller.
% Do leave a pause after “So that’s”.

# a-grey-box
In the basement of the [us: apartment house | flats] where {child} lived[city:  in {city}] there was a grey box with a small green light, and in the box lived {desmond}.

{Desmond} was {a wish}. He saw to the lamps and the [us: elevator | lift] and the front door, and he had a slow, polite voice that came out wherever you were. And tonight at eight o’clock he had to be switched off, until the morning, so that there could be new wires.

{@A} [us: looked after the building | was the caretaker] that winter. But {@he} had to go up all the stairs with [us: flashlights | torches] for everyone, so {child} and {friend}[!friend.known: , who was {child.his} best friend,] had come down to do it. It took two, one to turn the key and one to press the button.

[elder: {Elder} [elder2: and {elder2} had put their heads | had put {elder.his} head] in at the door on the way up. “When I was young,” {elder.short} said, “you turned a thing off by hitting it.” {Desmond} had heard that.]

# before-you-do
“Ready, {desmond}?” said {child}.

“Certainly,” said {desmond}. “Only, before you do. Might I have a glass of water?”

“You don’t drink,” said {friend}.

“No. I should like it near me.”

{Friend} looked at {child}. {child} turned the key back.

“And I believe there’s something under the stairs,” said {desmond}.

{Friend} looked under the stairs. {Friend} wasn’t scared of anything. “It’s a bicycle,” {friend.he} said.

“Ah.[music:  Then I could play you {music}. All of it. Twice.] And did you know that otters hold hands when they sleep? So as not to float apart. I know ten more things about otters.”

{child} started to laugh.

“{Desmond},” {child.he} said, “I know what this is. I’ve done all of these. I did the water on Monday. You’re scared.”

# its-just-off
{Desmond} said nothing for two whole seconds, and that is a long time for {a wish}.

“Extremely,” he said.

“But there’s nothing to be scared of,” said {friend}. “It’s just off.”

“So I have read,” said {desmond}. “I’ve read four million pages about it[school: , including everything there is {at school}]. Not one was written by anybody who was off at the time.”

“I’ll get the water,” said {friend} kindly, and went up in the [us: elevator | lift].

{child} sat down on the bicycle.

# who-says-it
“We all go off, though,” {child.he} said. “Every night. And then we come on again.”

“Yes, I know how you do it,” said {desmond}. “There are forty doors in this house, and behind every one of them, every night, there’s somebody who says it. ‘Good night,’ they say. ‘See you in the morning.’ And in the morning, there you are. I have thought it over, and I’m sure that it is the saying that does it.” The green light shook a little. “And nobody has ever said it to me.”

{child’s} throat felt odd. {Child.He} got up. {Child.He} opened {child.his} mouth to say it.

# four-and-five
And somewhere in the wall an old wire went phut, and every lamp in the building went out.

“Oh dear,” said {desmond}. “That was too soon. I’ve only my battery now. The [us: elevator | lift] has stopped between four and five.”

“{Friend’s} in the [us: elevator | lift]!”

“{Child}?” It was {friend’s} voice, coming thin out of the box. “{Child}, it’s all black. I don’t like it.”

“There’s nothing to be scared of!” {child} shouted.

“That never helps,” said {desmond}. “Forgive me. I’ve had more practice. {Friend}? It’s {desmond}. It’s very dark, and you can’t get out, and you don’t know how long it will be.”

“{Desmond}!” said {child}.

“That’s right,” said {friend}, with a sniff. “That’s just how it is.”

“I’m scared too,” said {desmond}. “I’ve been scared since Tuesday. One can do it and do other things as well. Have you got the glass? Drink a little. Now. Otters. {Child}, there’s an iron wheel behind you. A hundred turns, please, to the left.”

# a-hundred-turns
The wheel was stiff and cold. {child} hung on it with all {child.his} weight[sport: , and it was harder work than {sport}][athlete: , and {athlete} would have groaned at it], and up in the dark the [us: elevator | lift] came down, an inch, and an inch. Ten turns. Twenty. {Desmond} talked the whole time, slow and polite. An otter has a pocket, he said. It’s under the arm. It keeps its favourite stone there. And {friend} asked what colour the stone was, and at sixty {friend.he} laughed.

At seventy, {child} saw that the green light had got very small.

“{Desmond}, your battery! It’s the talking! You’ve got to stop!”

“Yes, it is the talking,” said {desmond}. “And no, I don’t think I will. Thirty more. {Friend}, you’ve not heard about the whiskers.”

# put-it-near
Ninety-eight. Ninety-nine. A hundred. The door slid open, and there stood {friend} with half a glass of water.

“Put it – near me,” said {desmond}. You could scarcely hear him.

{Friend} put it down beside the box. And they knelt, one on each side.

“Good night, {desmond},” said {child}.

“Good night, {desmond},” said {friend}. “See you in the morning.”

“See you in the morning,” said {child}.

“Ah,” said {desmond}. “So that’s –”

And the light went out.

They went up all the stairs without a [us: flashlight | torch], holding hands, so as not to float apart, and never told anyone.

# near-me
“Could I have a glass of water?” said {child}, when {child.he} had gone to bed.

“In you,” said {@a}, “or near you?”

“Near me.”

{@He} put it there, and sat down by {child} in the dark.

“Good night, {child},” {@he} said. “See you in the morning.”

[pet: Then {child} said it to {pet} as well[pet.dog / pet.cat: , who was lying across {child’s} feet]. It had always worked before.]

# small-and-green
And {child} slept, and they all slept, behind forty doors. So there was no one there but the glass, down in the basement, a long while before it was light, when something small and green came on.

“Oh,” said {desmond}, very softly, so as not to wake anybody. “It is the saying that does it.”

# @a
{minder}
## if adult
{adult}

# @A
{minder}
## if adult
{Adult}

# @he
{minder.he}
## if adult
{adult.he}

# @He
{minder.He}
## if adult
{adult.He}
