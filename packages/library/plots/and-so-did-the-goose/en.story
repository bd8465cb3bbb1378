title: The Goose in Goal
title: Here, Here, Here
title: Nothing About Geese
guest friend: Asif (he), Priya (she)
guest keeper: Wilf (he), Barney (he)
guest feeder: Mr Lomas (he), Mr Tandy (he)
guest goose: Gertie (she), Maud (she)

% {friend} is the captain. {keeper} was the goalkeeper and is on the wing since the goose came. The goose comes for one word, and {feeder} knows which: so does {child}.

# here
“Here!” shouted {child}. “Here! Here! Here!”

Nobody passed. Nobody ever did.

{child} played {@football} [city: in {city} ]for the Park Lane [age<8: Under-Eights|Under-Tens] every Saturday, and every Saturday {child.he} shouted “Here!” from the first whistle to the last. {Child.He} shouted it when {child.he} {child.was} free. {Child.He} shouted it when three people were standing in front of {child.him}. Once {child.he} shouted it when {child.he} already had the ball.

“You’re like a car alarm, {child},” said {friend}, the captain[friend: , who was {child’s} best friend and allowed to say so]. “We’ve stopped hearing you.”[elder:  {Elder}[elder2:  and {elder2}] came to every [us: game | match], with cotton wool for the ears.]

All {child} wanted was one pass. Just one.[pet & !pet.dog:  Nobody knew how badly but {pet}.]

# the-goose
This Saturday they were playing Tipton Rovers[school: , on the field behind {school}], and just before kick-off a goose walked onto the [us: field | pitch]. It was a large white goose, and it took its time. It walked into Park Lane’s goal, turned [us: around | round] twice and sat down.

“Shoo,” said {keeper}, the goalkeeper.

“HONK,” said the goose.

“I think I’ll play on the wing,” said {keeper}.

“That’s {goose}, off the pond,” said old {feeder}, who was watching by the corner flag. “She won’t shift for anybody. Only for me, when I’ve got her corn.”

The referee looked in her little book. “There’s a rule about socks,” she said. “There’s a rule about dogs. There’s nothing about geese. Play on!”[pet.dog: 

“Wuff,” said {pet}[!pet.known: , {child’s} dog,] who was tied to the fence because of the rule.]

# the-best-goalkeeper
So they played on, and it turned out that the goose was the best goalkeeper Park Lane had ever had.

Tipton shot low. The goose stuck out a foot. Tipton shot high. The goose stuck out a wing. Tipton’s biggest striker came running up all by himself, and the goose stood, opened both wings as wide as a door, and said, “HONK.”

“Sorry,” said the striker, and gave her the ball.

At half-time it was [us: nothing to nothing | nil–nil]. The whole team lay on the grass eating oranges[music:  and humming {music}].

“Nobody can ever score against us again,” said {keeper} happily.[sport & !sport.Soccer:  “We might as well {play sport}.”]

# change-ends
Then the referee blew her whistle. “Second half! Change ends!”

Nobody moved.

“Change ends?” said {friend}.

“Change ends,” said the referee.

So everybody changed ends. Everybody but the goose.

Now she was Tipton’s goose. Tipton’s real goalkeeper leaned on the goalpost and opened a bag of [us: chips | crisps].

{Friend} shot. Foot. {Friend} shot again. Wing. {keeper} shot, all the way from the wing, and said sorry before she had even honked. And at the other end Tipton were getting closer and closer, and there was nobody in Park Lane’s goal at all.

# stood-up
“Five minutes!” called the referee.

{child} came charging down the middle. “Here! Here! Here!”

The goose stood up.

{child} stopped. The goose looked at {child.him}. She sat down again.

“Here?” said {child}.

The goose stood up.

{child} looked over at the corner flag. “{feeder}!” {child.he} called. “What do you say to {goose}, when you’ve got her corn?”

“‘Here, here, here,’ I say,” said {feeder}, “and along she comes.”

# dont-pass
{child} looked at {goose}. {Child.He} looked at the goal. {Child.He} ran over to {friend}.

“Don’t pass to me,” {child.he} whispered.

“I never do,” said {friend}.

“I know. Just keep not doing it.”

{child} walked to the far corner. {Child.He} filled {child.himself} up with air, right down to {child.his} [us: cleats | boots].

“HERE!” {child.he} shouted. “HERE! HERE! HERE!”

# loudest
It was the loudest {child.he} had ever been. And out of the goal came {goose}, wings wide, neck long, flapping straight across the [us: field | pitch]. HONK! HONK! HONK! Tipton’s defenders took one look and ran. So did the midfield. So did {friend}. Tipton’s goalkeeper dropped the [us: chips | crisps].

{Goose} stopped beside {child} and looked up at {child.him}, waiting for her corn.

# free
And there stood {child}. There was nobody in front of {child.him}. There was nobody to the left or right. No one on a {@football} [us: field | pitch] had ever been so free, and for once {child.he} didn’t shout anything.

{Friend} saw {child.him}.

“Here?” called {friend}.

{child} nodded.

And {friend} passed.

# past-one-crisp
The ball came bouncing over the grass. {child} stopped it. {Child.He} looked up, and swung {child.his} foot[athlete: , as if {athlete} were watching], and the ball rolled past one [us: chip | crisp], past two [us: chips | crisps], past the goalkeeper’s fingers and into the net.

[us: One to nothing. | One–nil.]

The whole team came running to hug {child.him}. They stopped a little way off, because of {goose}, and hugged each other instead[adult: , and {adult} as well]. Then {feeder} came with the corn.

# only-once
Next Saturday, {child} didn’t shout. {Child.He} only said it once.

“Here.”

And the ball came. And so did the goose.

# @football
[us: soccer | football]
