title: Sixty-Six Sausages
title: Anything with an S
title: The Tooth That Called the Dog
guest teacher: Miss Swann (she), Miss Sands (she)
guest farmer: Mr Pugh (he), Mr Rees (he)
guest moss: Moss (he), Glen (he)

% The tooth whistles at every s while it is in; afterwards the gap does, when it is blown through. The goat eats whatever there is: a notice, a whistle,
% the rest of the notice. A short whistle is go round, a long one lie down.

# wobbly
{child} had a wobbly tooth. It was a front one, and it was driving {child.him} mad. Everybody else in the class had a gap already. {child} had pushed {child.his} tooth, and pulled it, and bitten ten apples, and it only leaned over a bit further and stayed in.

And now it had started to whistle[music: , and it didn’t even know {music}].

“When do we have our sandwiches?” {child} asked on the bus [school: from {school}|to the farm].

Only it came out like this: “When do we have our wheee-andwiches?”

Every time {child.he} said an S, it whistled. The whole bus was laughing[friend: , even {friend}[!friend.known: , {child.his} best friend]].[elder:  {Elder}[elder2:  and {elder2}], who had come along to help, looked very hard out of the window.] {child} put a hand in front of {child.his} mouth.

“I want it out,” {child.he} said. There was no S in that.

# the-only-whistle
They were going to {farmer’s} farm[city: , a long way out of {city},] to see the sheep. There were thirty of them, all in a pen, and a billy goat who was eating the notice off the gate. And there was a black-and-white dog called {moss}, who lay in the grass and watched.

“He’s the best sheepdog in [us: the whole state | Wales],” said {farmer}. “But he only listens to the whistle, see. A short one means go [us: around | round]. A long one means lie down. Watch this!”

[pet: {child} wanted to see that, because {pet} only listened to [pet.other: breakfast|the fridge].

{farmer}|He] blew his little tin whistle. And the goat reached over and ate it.

Crunch.

“That was my only whistle!” cried {farmer}.

“Can’t you whistle with your lips?” asked {teacher}, who was {child’s} teacher.

“Not with this moustache,” said {farmer}.

# thirty-sheep
The goat went back to the gate to finish the notice. It said PLEASE KEEP THIS GATE SHUT. When he tugged at the last bit of it, the latch went click, the gate swung open, and out came thirty sheep.

They ran through the yard[sport: , as if they were late to {play sport}]. They ran through the washing, and the first one came out of it with a pillowcase on its head and went galloping up the lane.

“{moss}!” bellowed {farmer}. “Go [us: around | round]! Go [us: around | round], boy!”

{moss} sat there. He was waiting for the whistle.

“He won’t do it,” groaned {farmer}. “He doesn’t speak English.”

{child} forgot about {child.his} hand.

“But somebody’s got to stop them!” {child.he} cried. And it whistled. Wheee! Wheee! Wheee!

{moss} shot off like an arrow[athlete: , or like {athlete}].

# anything-with-an-s
“Who did that?” said {farmer}.

“It was {child}!” shouted [friend: {friend}, and then everybody else|everybody]. “It’s {child’s} tooth!”

“Do it again! Short ones! Anything with an S!”

What had a lot of S in it?

“Sixty-six sausages!” {child} shouted.

Wheee! Wheee! Wheee! Wheee! {moss} flew up the lane, in front of the pillowcase, and turned the whole lot round.

“Sixty-six sausages!” shouted the class, to help.

“Sixty-six sausages!” whistled {child}, and back they came, through the washing and into the yard, with {moss} running first on one side and then on the other. In went ten. In went twenty. In went twenty-nine.

# saus
But the last sheep was the one with the pillowcase, and it couldn’t see where it was going. It stopped just outside the gate.

“Sixty-six,” shouted {child}, “saus …”

Something small and hard landed on {child.his} tongue.

{child.He} took it out and looked at it. It was the tooth.

All week {child.he} had wanted it out, and it had to go and choose now.

“Sixty-six sausages!” {child.he} said. There wasn’t a whistle in it anywhere. “Sausages! Sausages!”

{moss} stopped, and looked round at {child}. In the pen, the other sheep had noticed the gate. They were starting to come out again.

# the-gap
{child} put {child.his} tongue where the tooth had been. There was a gap there now, a fine, big, new one. {child.He} shut {child.his} teeth, so that there was nowhere else for the air to go, and blew through it as hard as {child.he} could. FWEEEEEEEEE!

It was twice as loud as before. The goat sat down. {moss} leapt. One bark, and the others went back in. One tug at the corner of the pillowcase, and off it came. The last sheep saw the gate and trotted in after the rest, and {farmer} slammed it shut.

“Thirty,” he said.

# not-sixty-six
Then {child} blew a long one, to tell {moss} to lie down. And {moss} lay down, right across {child.his} shoes.

{farmer} shook {child.his} hand. “That’s the best whistle we’ve ever had on this farm,” he said. “What would you like for it?”

{child} grinned, so that everyone could see the gap.

“Sausages,” {child.he} said. “But not sixty-six.”
