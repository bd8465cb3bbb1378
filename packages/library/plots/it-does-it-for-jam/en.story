title: Is That You?
title: It Does It for Jam
title: The Last Candle
guest friend: Sol (he), Nadia (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {child} and {friend} are called by who is inside: in the body of {friend} it is {child} who talks.
% “Is that you?” is asked on the phone as if it were quite ordinary, and at the end as if it were not.

# is-that-you
On Saturday morning[city:  in {city}] {child} woke up with two feet sticking out at the end of the bed. They were enormous. They were {friend’s}[!friend.known: , and {friend} was {child’s} best friend].

So were the knees. So was the bed. The phone rang, and {child} picked it up in a big hand.

“Is that you?” said the phone. It was {child’s} own voice.

“No,” said {child}. “It’s you. I mean, it’s me, in you. Is that you?”

“Yes! In you! I’ve got your pyjamas on! Stop doing my voice!”

“You stop doing mine!”

Neither of them said anything for a bit.

“Last night,” said {friend} slowly, “when I’d blown out all my candles, there was one still burning. And you blew it out.”

“It was only a small one,” said {child}. “I only wished it for a day.”

“But what for?”

“See you at the bridge,” said {child}, and rang off.

# the-planks
The bridge was three old planks over the stream, and it lay between {friend’s} house and {child’s}. {child} forgot to duck under the door, and came down the lane rubbing {friend’s} head. And there on the other side stood somebody small with a [us: sweater | jumper] on backwards, and that was {child.him}.

Then the big feet began to run. {child} hadn’t told them to. They ran down the lane and over the planks, bang, bang, bang[athlete: , as if {athlete} were after them], and only stopped when there was no further to go.

Well, that’s {friend’s} feet, thought {child}. They’re always running.

# going-like-a-drum
{Friend} had both hands pressed to the front of the [us: sweater | jumper], or rather, to the back of it.

“{Child},” {friend.he} said, “your heart’s broken! It’s going like a drum! It started when I looked at that bridge.”

“That’s normal,” said {child}.

“Normal?”

“It does it for bridges. And wasps. And when it’s my turn to read[school:  {at school}].[sport:  And before {sport}.]”

“It did it when {@a} asked if I wanted jam!”

“Yes,” said {child}. “It does it for jam.”

But inside {friend} it was quiet. It was like a house where everyone has gone to the [us: beach | seaside].

# a-good-morning
They had a good morning. {child} reached up and took down the ball that had been on the roof of the bus shelter since they were six. {Friend} crept in under the hedge to the old den, where {friend.he} hadn’t fitted for years.[music:  You could hear {friend.him} humming {music} in there, in {child’s} voice.]

[elder: Before lunch {elder}[elder2:  and {elder2}] stood them both up against the door frame, as on every Saturday, and made two marks with a pencil. {@Grown}

][pet: {@Pet}

]And at lunch {friend} talked the whole time with {friend.his} mouth full, and {child} had four helpings, because {friend’s} tummy growled like a bear, and whispered thank you after each.

{@A} looked from one to the other.

“You remind me of somebody,” {@he} said to {child}.

# what-do-you-see
Afterwards they sat by the hedge.

“Go on,” said {friend}. “Why did you wish it? To be tall?”

“No.” {child} looked down at {friend’s} hands. It was easier to say with somebody else’s mouth. “I wanted to look at me the way you do. You could have anyone for a friend, {friend}. And I’ve thought and thought, and I don’t know why you picked me.”

{Friend} opened {child’s} mouth and shut it again.

“Well, you’ve got my eyes,” {friend.he} said. “What do you see?”

{child} looked for a long time.

“Somebody small,” {child.he} said, “with a [us: sweater | jumper] on backwards.”

# one-big-toe
At four o’clock {child.he} went over to feed {friend’s} rabbit, because a rabbit knows whose hands it likes. And when {child.he} came back down the lane, there on the other side stood {friend}, small and waiting. And the big feet began to run.

“STOP!” shouted {friend}.

{child’s} voice had never shouted before. All the ducks flew up.

{child} told the feet to stop. They wouldn’t. {Child.He} had to grab the [us: gate | gatepost] in both of {friend’s} long arms and hang on, and just one big toe came down on the bridge.

Crack. And all three planks fell into the stream and sailed away round the bend.

“How did you know?” {child} called across.

“I didn’t! Your heart did! It drummed, and your eyes went straight to it. There’s a peg gone, on this side. I’ve run over that bridge every day of my life, and I’ve never looked at it once.”

“I thought it was just being scared,” said {child}.

“It’s a lookout,” said {friend}. “I haven’t got one. I’ve only got yours.”

# every-time
{child} looked down. The big feet were still trying to get across, toe by toe.

“Can’t you make them keep still?” {child.he} called. “They’re always running!”

“They are not! I’m the slowest walker in our house. At home they call me the Slug.”

“But every time I see you, you’re –”

“Yes,” said {friend}, and went red, all over {child’s} face. “Every time you see me, I’ve just seen you.”

# its-me
That night {child} lay down with two feet out at the end of {friend’s} bed, and shut {friend’s} eyes. And when they opened again they were {child’s} own, and {child.his} feet came nowhere near the end of anything.

{@A} was sitting on the edge of the bed.

“Is that you?” said {@a}.

“It’s me,” said {child}.

“I thought so,” said {@a}, and laid a hand over {child’s} heart, where it was drumming, just a little.

“It’s only looking out,” said {child}.

“Tell it I’ll do that now, till the morning,” said {@a}. “Good night, {child}.”

And the drum went slower, and slower, and lay down.

# picture 1
Each of them is inside the other.

# picture 2
Each of them is inside the other.

# picture 3
Each of them is still inside the other.

# @Grown
{child} had grown nothing at all since last week, and neither had {friend}, which only shows how much you can see from outside.

# @Pet
{Pet}[!pet.known & pet.dog: , {child’s} dog,][!pet.known & pet.cat: , {child’s} cat,] was the only one who knew. {Pet.He} sniffed at both of them, and then lay down across the big feet and stayed there.
## if pet.other
{Pet} was told everything, since {pet} could keep a secret.

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
