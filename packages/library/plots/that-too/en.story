title: That Too
title: A Guest at Three O’Clock
guest lister: Auntie Josie (she), Auntie Bea (she)

% One thought: you need not stop being the one thing when you start being the other. Said by the guest as a joke, then as a comfort, shouted by the child, and said last by the grown-up.
% The grown-up with the list: a grandparent who is ticked, else {adult}, else {lister}.

# at-three
There was a party in {child’s} street[city:  in {city}], with long tables in the road[music:  and {@song} from a window], and a guest of honour was coming at three o’clock. This year {child} had been allowed to choose one, so {child.he} had written to {a other}.[athlete:  First {child.he} had thought of {athlete}, but anybody would have thought of that.] {@answer}

Now {child} had to get up on a crate and say in front of everyone, “Welcome! This is {a other}!” It wasn’t much to say. But {child} was so scared of it that {child.his} knees knocked.

“What if nothing comes out?” {child.he} [friend: asked {friend}[!friend.known: , {child.his} best friend].|said, to nobody.]

[friend: “It’s only one sentence,” said {friend}, who was going to hold the crate.

]“{Other.sound},” said somebody behind {child}.

# but-youre
It was {a wish}, and {wish.he} had brought {other.part}.[wish.size.tiny:  {child} had to go down on {child.his} knees to see who it was.][wish.size.huge:  {Wish.he} took up the road as far as the [us: mailbox|letterbox].]

“Hello,” said {child}. “I can’t talk now, I’m waiting for {a other}.”

“You can stop waiting,” said {the wish}. “That’s me.”

“But you’re {a wish}!”

“That too,” said {the wish}.

# the-list
Along came {@first}, who had the list of everything and a pencil behind one ear.

“Cakes, yes. Chairs, yes.[sport:  No {sport} between the tables, yes.] {A other}, three o’clock,” read {@grown}, and looked about. “Hasn’t anybody come?”

“I have,” said {the wish}.

“You’re {a wish}.”

“That too.”

“It says {a other} here,” said {@grown}. “It doesn’t say anything about {a wish}.”

“Does it say anything against it?”

{@Grown} read the list again, on both sides.[pet:  {@pet-list}] “No,” {@ghe} said. “But you can’t be both!”

“It isn’t hard,” said {the wish}. “You just don’t stop being the one when you start being the other.”

“Well, somebody will have to explain that to them,” said {@grown}, and pointed the pencil at the tables. [school: There sat half of {school}, eating cake. |There sat the whole street, eating cake. ][elder2: {Elder2} was in the front row, and waved. ]“And it’s on the list who.”

It was {child}.

# how-it-goes
There were five minutes left.

“Do you know how it always goes?” said {the wish}. “They say they’d asked for {a other}. I say that’s me. Then they laugh, and I go home. So I’ve only ever done it there, {wish.home}.”

“When nobody’s watching?” said {child}.

“I’m really good when nobody’s watching.”

“So am I,” said {child}.

# nothing-comes-out
It struck three. {child} got up on the crate[friend: , and {friend} held on to it with both arms]. All along the tables people turned round.

“Welcome,” said {child}, but it was only a squeak. “This is … this is …”

“That’s {a wish}!” shouted a man with a sausage.

Somebody laughed. Then somebody else laughed, and it ran along the tables like spilt milk. {child} stood there with {child.his} mouth open, and nothing came out.

{The wish} picked up {other.part} and set off for home. {Wish.he} didn’t look cross. {Wish.he} looked like somebody who knows the way.

# knees-and-all
“Wait!” [friend: {Friend} ran out in front of {wish.him} and stretched out both arms. “You can’t go! {child} hasn’t finished!”

{child} got there too, quite out of breath.|{child} jumped down and ran out in front of {wish.him}.] “I can’t do it,” {child.he} said, and now {child.his} eyes were running. “I’m the one who chose you, and I’m the one who has to say it. But I’m scared!”

“That too,” said {the wish}.

“What?”

“You’re the one who chose me,” said {the wish}. “And you’re scared. That too. I don’t see what’s so odd about that.”

{child} sniffed, and thought about it. {Child.His} knees were still knocking. But they were standing up, as well.

So {child.he} went back and climbed on to the crate, knees and all, and breathed in, right down to {child.his} socks.

“I’m scared!” {child} shouted, so that it bounced off the houses. “And I chose the guest! And this is {a other}!”

“It’s {a wish}!” shouted the man with the sausage.

“That too!” shouted {child}.

# both-at-once
They laughed again. But it was a different laugh, the kind you laugh when you move up to make room for somebody.

“{Wish.he} can {other.does}!” shouted {child}.

“And {wish.does}?” called an old lady at the back.

“That too!” shouted all the tables.

“At the same time?” asked {@grown}.

“{Other.sound},” said {the wish}, when {wish.he} had come back to the crate. “{Wish.sound}.”

And then {wish.he} did both at the same time. Nobody who was there has ever been able to explain what it looked like, but {@grown} dropped the list in the cream, and the man with the sausage clapped so hard that he lost it.[pet.dog:  {Pet} found it.]

# last
In the evening {child} and {@grown} carried the crate home between them.[friend:  {Friend} had the list, and licked it.] On it, after “{a other}”, somebody had written with a pencil: “and {a wish}”.

“You were brave up there,” said {@grown}.

“I was scared the whole time,” said {child}.

“That too,” said {@grown}.

# @answer
“Thank you, I’ll come at three,” said the answer, “and I’ll bring my things.”
## if other.spy
“I’ll come at three,” said the answer. “Now eat this letter.”
## if other.detective
The answer had no stamp and no address. “I’ll find you,” it said. “Three o’clock.”
## if other.ninja
The answer was under {child’s} pillow one morning. “Three o’clock,” it said. “You won’t hear me.”
## if other.teacher
“I’ll come at three,” said the answer, “and so will you. No running.”
## if other.doctor
The answer couldn’t be read by anybody, but it had a gold star on it.
## if other.chef / other.baker
“I’ll come at three,” said the answer, “and nobody is to eat before that.” There was flour on it.
## if other.pirate
“Arr,” said the answer, and there was a map, with a cross on {child’s} street.

# @first
{lister}
## if adult & !elder
{adult}
## if elder
{elder}

# @grown
{lister}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ghe
{lister.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @song
{music}

# @pet-list
{Pet} was on it, under looking nice.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] was on it, under dropped sausages.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] was asleep on the other copy.
