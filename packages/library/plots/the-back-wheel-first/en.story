title: Back Wheel First
title: The Bicycle That Wasn’t Speaking
title: One Yard Apart

# the-tandem
A tandem stood by the wall in the yard, a bicycle for two, and it was theirs to borrow for one evening. {Child} and
{sibling} ran to it. Two saddles, two sets of handlebars, one lamp. But only one seat at the front.

“I’m in front,” said {child}.

“You were in front in the car,” said {sibling}. “You were first through the door. It’s my turn.”

[sibling2: “What about me?” said {sibling2}. “I’ll sit on the rack, and I decide when we ring.”]

[elder: “I fell off one of those once,” said {elder}, who was sitting on the steps[elder2: next to {elder2}]. “Into a
ditch. And I wasn’t the one steering.”] [adult: “A quarter of an hour,” said {adult}. “Then it’s night.”]

## or
Somebody had leaned a tandem against the wall in the yard, a long bicycle with two saddles, and {child} and {sibling} had
the loan of it for the evening. It took five seconds. Then they were quarrelling, because there was only one seat where
you could see anything.

“It’s always you in front,” said {sibling}. “Even through the door.”

“It’s always you saying always,” said {child}.

[sibling2: {Sibling2} was on the rack already. “I’ve got the bell,” said {sibling2}. “That’ll do me.”]

[elder: {Elder} [elder2: and {elder2} ]sat on the steps and heard every word. “I rode one of those when I was young,” said
{elder.short}. “That was the day I found out what a ditch looks like from inside.”] [adult: “You’ve got a quarter of an
hour,” called {adult}.]

# still
In the end they got on wherever they stood. They pushed the pedals down. The tandem didn’t move. They pushed harder, until the chain
creaked, and it stood there as firmly as the wall.

[pet.dog: {Pet} walked round it and sniffed at both wheels, first the one and then the other.] [pet.cat: {Pet} lay on the
wall and looked like somebody who had known it all along.] [pet.other: “Even {pet} is faster,” said {child}.]

“No use,” said somebody at the very front.

“Tell the one in front that I agree,” said somebody at the very back.

## or
They pushed at the pedals, and nothing happened. {Child} pushed forwards. {Sibling} pushed even more forwards. The chain groaned,
but the tandem stayed where it was, as though it had taken root.

[pet.dog: {Pet} barked at the front wheel and then at the back wheel, because it came from both.] [pet.cat: Up on the wall
{pet} turned one ear to the front and one to the back.] [pet.other: “We should have taken {pet} instead,” said {sibling}.]

“It’s not your fault,” said somebody at the very front.

“Tell the one in front that it certainly isn’t,” said somebody at the very back.

# front
They got off. {Child} crouched by the front wheel. It was muddy right up to the hub.

“Thirty years,” said the front wheel. “For thirty years I’ve had all the puddles. Every hole and every stone comes to me
first. And if we go wrong, who is it that went wrong? It’s no fun being first. It only looks like it from behind.”

{Child} had never thought of it that way, but it was true. It was always whoever went in first who was asked about leaving
the door open.

## or
“Let’s split up,” said {child}, and lay down flat by the front wheel. “What’s the matter with you?”

“Look at me,” said the front wheel. It had mud up to the hub. “Who meets the puddle? I do. Who meets the kerb? I do. Who gets
the blame when we end up in the wrong place? That one at the back has never had a wet spoke in its life.”

“It’s the same for me,” said {child}. “When something breaks, they ask me first.”

# back
{Sibling} crouched by the back wheel.

“Do you know what I’ve seen of the world?” said the back wheel. “A mudguard. For thirty years I’ve seen the same mudguard.
When we got to the sea, I heard that it was beautiful. A mudguard isn’t a view. And I’m as fast as that one in front. I’m
exactly as fast.”

{Sibling} nodded. That was more or less how everything looked, from behind somebody’s back.

## or
“And you?” said {sibling} to the back wheel.

“I come last,” said the back wheel. “I’m the one who carries the weight, and I’m the one who brakes, but when we get there,
that one has got there already. All I ever see is a mudguard. I don’t even know what the top of a hill looks like.”

“I know just what you mean,” said {sibling}. “I’ve seen a great many backs.”

# messages
“Say I’m sorry to the one behind, if it says it first,” said the front wheel.

{Child} walked one yard and told {sibling}. {Sibling} turned round and told the back wheel.

“Say I was going to, as long as I can be first,” said the back wheel.

{Sibling} walked one yard the other way. [sibling2: {Sibling2} sat in the middle by the chain, which passed it all along and
said nothing. “You can hear each other, you know,” said {sibling2} to all four of them.]

[city: “We could have been round all of {city} by now,” said {child}.]

## or
“Tell the back wheel that it whines,” said the front wheel.

“It says you whine,” said {child}.

“Tell the front wheel that it boasts,” said the back wheel.

“It says you boast,” said {sibling}. There was one yard between the wheels, and they heard every word, but it had to go by
messenger, apparently. [sibling2: {Sibling2} was sitting by the chain. “The chain isn’t saying anything,” said {sibling2}.
“It’s tired of you.”]

[city: “Everybody else in {city} is out cycling already,” said {sibling}.]

# quarrel
“The front wheel is right, actually,” said {child}.

“It is not,” said {sibling}. “The back wheel is.”

And there they were again. But it sounded different now. {Child} said that it was unfair always to get the blame. {Sibling}
said that it was unfair never to see. {Child} said that whoever is at the back gets out of everything. {Sibling} said that
whoever is in front gets everything. They talked louder and louder, and soon they weren’t talking about wheels.

[sibling2: “Ping!” said {sibling2}, and rang so hard that they both lost the thread.]

Then the chain said something, for the first time in thirty years. “Swap,” it said. That was enough.

## or
“I’m on the front wheel’s side,” said {child}.

“I’m on the back wheel’s side,” said {sibling}.

“You don’t know what it’s like, always getting the blame!”

“You don’t know what it’s like, always coming last!”

The wheels listened. This sounded familiar. [sibling2: {Sibling2} rang one long sad ring, because nobody asks whoever is in
the middle at all.]

“That’s true,” said {sibling} after a while. “I don’t know.”

“Nor do I,” said {child}.

# change-ends
They changed ends. {Child} had to lie so low that only the mudguard could be seen. It was grey. There was nothing written on
it. {Child} stayed there for a whole minute and tried to like it.

{Sibling} stood at the very front, where the whole yard came at you all at once: the stones, the puddle, the steps. Somebody
had to decide which way, and fast, and everybody would see if it was wrong.

“It’s scary here in front,” said {sibling}.

“It’s pretty boring back here,” said {child}. “Let’s turn it round.”

“Not the bicycle,” said {sibling}, who had begun to see how. “We’ll turn the trip round. The yard slopes. We’ll go backwards.”

[sibling2: “Then I’ll ring backwards,” said {sibling2}, “so nobody runs into us.”]

## or
So they swapped. {Sibling} held the front wheel and looked straight ahead, and straight ahead was the puddle. {Child} sat
behind the mudguard, and saw nothing at all, and had to trust the one who could see.

“What’s it like?” called {child}.

“There’s a lot to keep an eye on,” called {sibling}. “What’s it like back there?”

“You have to wait for somebody to tell you.”

They thought about that. Then {child} said, “The back wheel should get to be first for once.”

“And the front wheel should get a rest,” said {sibling}. “But nobody’s to get broken. I know. We’ll roll down the slope.
Backwards.”

[sibling2: “I’m last on the rack, so now I’m first,” said {sibling2}. “I’ll shout out what’s coming.”]

# backwards
They sat with their backs to the wind. {Child} called out when the way was clear. {Sibling} held the brake. And the tandem,
which hadn’t wanted to move all evening, rolled away across the yard with its back wheel first.

“Oh,” said the back wheel. “Oh, how wide everything is!”

“Oh,” said the front wheel. “How dry it is!”

Then came the puddle, and the back wheel took it right in the middle. [pet.dog: {Pet} ran beside them and laughed with
tongue and tail.] [pet.cat: {Pet} moved four inches, which was a lot for {pet}.] [pet.other: They wished {pet} had seen it.] [elder:
“Somebody’s steering, at any rate,” called {elder.short}. [elder2: {Elder2} clapped.]]

“So that’s what a puddle feels like,” said the back wheel. “Do you get this every day?”

“That’s a fine mudguard you’ve got,” said the front wheel. “I’ve never seen it from behind.”

## or
{Sibling} decided how fast, and {child} decided when to turn. They rolled, slowly at first, and then so that the spokes
hummed, straight across the yard, backs first, with their hair blowing the wrong way.

“There’s sky everywhere!” shouted the back wheel.

“I don’t have to look!” shouted the front wheel. “I don’t have to look out for anything!”

[pet.dog: {Pet} turned round and ran backwards, too, for a bit.] [pet.cat: {Pet} saw them come and saw them go, and shut both
eyes.] [pet.other: “We’ve got to tell {pet} about this,” said {child}.] [elder: “Hold tight,” called {elder.short}. [elder2:
“Don’t let go,” called {elder2}.]]

Then there was a splash. It was the first time the back wheel had been first into a puddle.

“Goodness,” it said. “Is this what you’ve been having?”

“Sometimes,” said the front wheel. “But you carried us both. I’ve never said so.”

# by-the-wall
Before the quarter of an hour was up, they had done it eight times, four with one of them in front and four with the other.
[sibling2: Twice {sibling2} had steered all alone.] Nobody had counted aloud, but everybody had counted.

They led the tandem back to the wall. [adult: {Adult} held the gate.] The wheels were still talking, low, about seas and the
tops of hills and what a mudguard is really for. They had thirty years to catch up on.

## or
When the lamp came on in the yard, they put the tandem by the wall. It leaned against the stones and ticked a little, cooling.
{Child} wiped the front wheel with a handful of grass. {Sibling} wiped the back wheel. [sibling2: {Sibling2} wiped the chain,
and got black fingers for thanks.] [adult: “That was a long quarter of an hour,” said {adult}.]

“Good night, there in front,” said the back wheel.

“Good night, there in front yourself,” said the front wheel.

# door
Then only the door was left. {Child} stopped. {Sibling} stopped.

“You go,” said {child}.

“No, you go,” said {sibling}.

In the end they went together, sideways, tummy to tummy, and got so stuck that they had to laugh their way through. [sibling2:
{Sibling2} crawled underneath.]

And that night they slept so soundly that nobody knows who fell asleep first.

## or
It was a squeeze in the doorway, because both of them wanted to be last, so that the other could be first. [sibling2: {Sibling2}
went between them and won.] They came in sideways, like crabs, and got into bed.

“Were you scared there in front?” said {child} in the dark.

“A bit,” said {sibling}. “But I could hear you at the back.”

Out by the wall stood two wheels, one yard apart, sleeping at the same time.
