title: Bonk
title: Shut Is Open
title: The Stationmaster Who Wanted to Go Home
guest ghost: Hobbs (he), Pickering (he)
guest sitter: the babysitter (she)

% The ghost is "it" until it has said who it is, then the stationmaster. @a is the grown-up, else the babysitter: never he or she.

# nobody-there
The door was open, but there was nobody there.

“Hello?” said {@a}.

Nobody answered. It was pouring with rain[school: , and they were on their way home from [us: movie|film] night {at school}], so {child} and {@a} went in anyway.

It was an old railway station[city:  on the edge of {city}], where the trains didn’t stop any more. It smelled of paint. There was a note on the wall: Airing the place. Shut nothing! Love from the painters. And everything was open. The windows were, and the doors, and even the little hatch where people used to buy their tickets.

Something went bonk.

“Ow,” said somebody.

{child} took {@as} hand, and didn’t check to see if anybody was looking.

# in-the-doorway
In the doorway to the waiting room was a ghost. It was as pale as steam, with a moustache and a uniform cap. It backed off, took a run-up and floated straight into nothing at all. Bonk. The cap came down over its nose.

“But it’s open,” said {child}. That may not be the first thing one ought to say to a ghost, but it slipped out.

“Exactly!” said the ghost. “Open! All of it! For nine days!” Then it noticed that somebody had answered, and put its cap straight. “I beg your pardon. {ghost}, stationmaster. Retired. Well, and dead, but mostly retired.”

{child's} heart wanted to run away. {child.His} head wanted to watch. The head won.

“Can’t you go through the wall?” said {child}.

“I’m a ghost,” said the stationmaster. “I’m not a drill.”

# shut-is-open
{child} thought about it. Then {child.he} pushed the waiting-room door shut. Click.

“Try it now.”

Whoosh. The stationmaster came through the shut door as if it were mist. {child} opened it. Bonk. {child} shut it. Whoosh. {child.He} pulled the ticket hatch shut too, and straight away a head with a moustache popped out through the wood.

“Next!” said the head happily.

“Right,” said {child}. “Shut is open. And open is shut.”

“Naturally,” said the stationmaster. “It’s you people who are odd.”

# the-pane
The stationmaster held out a hand to say thank you. {child} gave it a good squeeze, and it was like squeezing air.

“Not like that. You’re shutting it.”

{child} opened {child.his} hand and held it up flat. The stationmaster put his own against it, and it stopped there. It was as cold and smooth as a window pane, and on the other side of the pane there was somebody.

“Where are you trying to get to?” asked {@a}.

“Home. The night train leaves at [us: 9:52|9.52]. Mother will have supper on the table.”

“How old is your mother?”

“Two hundred and fourteen. She worries.” The moustache drooped a little. “Nine nights I’ve stood in here and heard it go.”

“Then let’s get shutting,” said {child}.

# four-doors
The only way to the platform was through the building, and that meant four doors. {child} and {@a} went first.

“Could I have it right in the face?” asked the stationmaster, at the first one.

“It feels so rude,” said {@a}.

“It’s the nicest thing anybody can do for me.”

Slam! Whoosh. The next door. Slam! Whoosh. {@A} was getting the knack of it. Slam! Whoosh.[athlete:  {athlete} couldn’t have shut that one better.]

# a-hole
But there was no fourth door.

Nothing was left but the hinges. The painters had lifted the door off and taken it away, and the windows on either side as well. Where it should’ve been there was a big hole, with rain in it.

Far away a train whistled. The clock on the wall said [us: 9:50|9.50].

Oh no, thought {child}.

{child.He} looked all over the place. The bench was screwed to the floor. There wasn’t a board, or even a broom. The rails began to sing.

“You two go on home,” said the stationmaster quietly. “You need dry socks.”

# be-a-door
{child} thought hard. What is a door? A door is something that stands in the way. I can do that.

“[adult: {Adult}! ]You stand that side!”

They took one doorpost each, stretched out their arms and took hold of each other’s hands in the middle of the gap. The stationmaster took a run-up.

Bonk.

“Ow.”

{child} looked at their hands. They lay loosely together, with fingers pointing all over the place. Open.

“Tighter!” {child.he} said. “We’ve got to shut!”

They locked their hands together until there wasn’t one finger sticking out.

“But now he’ll go straight through us,” said {@a}.

“Yes,” said {child}. {child.His} knees were shaking[sport: , worse than they ever had when it was time to {play sport}]. {child.He} didn’t move.

“I’ve never gone through a person,” said the stationmaster. “What if it tickles?”

“Come on!”

# through
It was like breathing in a whole winter. Through {child's} chest went the smell of coal smoke and wet wool, and the clang of a bell, and a hundred trains with faces at the windows. And at the very back, as small as a candle, there was a kitchen where somebody had laid the table for two. For just one breath, {child} was homesick for a kitchen {child.he} had never been in.

Then it was gone, and {child.he} {child.was} standing in the rain, holding {@as} hand.

“It did tickle a bit,” said {@a}.

# mist
At the platform stood a train made of mist. All its doors were shut, to make people feel welcome. The stationmaster turned round and held up his hand. {child} put one hand against it, open. It was cold and smooth. There was somebody there.

“Come and see us, if you like,” said {child}.

“Only if it’s shut,” said the stationmaster. The clock got to [us: 9:52|9.52], and the train left.

Before they went home, {child} turned the note over and wrote: Air it by day. Shut it at night. Somebody has to get home.[music:  Then {@a} hummed {@song} all the way, to keep their socks warm.]

# a-crack
[elder: The next day {elder}[elder2:  and {elder2}] walked past the station and tried every door. They were shut.

][friend: [elder: That same day|The next day] {friend}, {child's} best friend, got to hear all about it. {Friend} went straight out and shut the door, in a very friendly way.

]The next evening {@a} said good night and put out the light. {@A} left the door open a crack, and {child} lay and looked at the strip of light.

Something outside went bonk. Very carefully.

[pet: {@pet} ]{child} smiled in the dark.

“[adult: {Adult},” {child.he} called. “You can shut it.”|You can shut it,” {child.he} called.]

The door went click. And then it was open.

# @pet
{Pet} woke up and listened.
## if pet.dog / pet.cat
{Pet} went and sat by the door, as if somebody was coming home.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @as
{sitter's}
## if adult
{adult's}

# @song
{music}
