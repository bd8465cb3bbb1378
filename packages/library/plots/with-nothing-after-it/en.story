title: With Nothing After It
title: The Rest of It
title: You Had to Be There
guest friend: Iris (she), Toby (he)

% Rule: a “Go on, then” only works with nothing after it; what wasn't said gets caught on you. What has been said first can't come after.
% {wish.wants} is what the parent said it wants: fly, see the world. Only the wished-for hears the rest; people have to say it.
% {friend} is always somebody. Whoever fishes is {elder}, else an old man.

# wednesdays
“They’ve asked me to be in a play[school:  {at school}],” said {friend}. “They rehearse on Wednesdays.”

{child} and {friend} were sitting on the bridge, where they sat every Wednesday with their legs between the railings. They were best friends, and Wednesdays were theirs.

{child} looked down at the water. “{@Go},” {child.he} said.

It was a perfectly nice thing to say. But {friend} looked as if somebody had shut a door in {friend.his} face, and walked off so fast that {friend.his} bag was left behind. {child} wanted to take it back, and didn’t know what there was to take.

# ouch
“Ouch,” said somebody. “What a lot there was after that.”

{@waiting}

“After what?” said {child}.

“After ‘{@go}’. There’s always a bit more, that people don’t say. I’ve waited so long that I can hear it.”

“Waited for what?”

“I want to {wish.wants},” said {the wish}. “I’ve wanted to all my life. I only need somebody to say ‘{@go}’, with nothing after it. If there’s anything after it, it gets caught on {wish.part}, and I can’t get anywhere.”

# somebody-on-the-bridge
That couldn’t be so hard, {child} thought. [city: Half of {city} went over that bridge. ]A woman came by with a [us: stroller | pushchair].

“Excuse me,” said {the wish}. “I want to {wish.wants}.”

“{@Go},” said the woman, with a smile.

{The wish} listened. “‘And who’s going to {wish.does}?’” {wish.he} said. “That was the rest of it.”

“I never said that!” said the woman, and hurried on so that the wheels squeaked. So it was true.

“{@Go}!” shouted a boy on a bicycle, without turning his head.

“‘As long as I don’t have to help,’” said {the wish}.

[sport: Two who were on their way to {play sport} said it at the same time. “‘We’re late,’” said {the wish}. “Both of them.”

][music: A girl with {music} in her headphones said it much too loud. “‘This is the best bit,’” said {the wish}.

][athlete: “Somebody must have said it to {athlete} once,” said {child}. “With nothing after it.”

][elder: {Elder} stood fishing at the other railing, and took plenty of time over it. “{@Go},” said {elder.short}, and meant it kindly. | An old man stood fishing at the other railing, and took plenty of time over it. “{@Go},” he said, and meant it kindly.]

“‘But not until you’ve eaten something,’” said {the wish}.

“Well, of course not,” said [elder: {elder.short}. | the old man.]

[elder2: “‘And take a cardigan,’” said {the wish}. That one came from {elder2}.]

[pet: {@pet-says-it}]

In the end {child} tried. “{@Go}!” {child.he} said, with the biggest smile {child.he} had.

“You’ve painted it,” said {the wish}. “But it’s the same one underneath. It wasn’t even meant for me.”

# on-the-sleeve
The sun went down behind the roofs. {child} sat with {friend’s} bag on {child.his} lap.

“Where did it go?” {child.he} asked. “The first one?”

“It got caught on your friend’s sleeve,” said {the wish}. “There was such a lot of it that it dragged on the ground.”

{child} turned cold. So now {friend} was walking home with that on {friend.him}. Tomorrow {friend.he} would say no to the play, and wouldn’t even know why.

“And I think I’ll stop now,” said {the wish}. “Perhaps I don’t want to {wish.wants}. Perhaps it’s only something I say.”

# the-rest-first
“Wait,” said {child}. “What if I say the rest? If I say it first, it can’t come after.”

Nobody had ever tried that. {child} took hold of the railing with both hands. It was hard to know where to begin, so {child.he} began with the worst.

“I don’t want you to,” {child.he} said. “Wednesdays are ours. You’ll like it better there. You’ll laugh at things, and when I ask what’s so funny you’ll say that I had to be there. And then you’ll notice that I’m the boring one.” It came out shaky, but {child.he} went on until there was no more. “And I’ll be sitting here by myself with nobody to say anything to.”

{The wish} looked puzzled. “But I haven’t got any Wednesdays,” {wish.he} said.

“No,” said {child}. “That one was for {friend}.”

“For me?” said {friend}, who had come back for {friend.his} bag and was standing right behind them.

# say-it
They looked at each other.

“I thought you didn’t care,” said {friend}.

“Couldn’t you hear it?”

“No. I can’t hear that kind of thing. You have to say it.” {Friend} sat down, just where {friend.he} always sat. “There was some after mine, too. ‘And I’m scared to go without you.’”

{child} thought about that for a while. Then {child.he} took a deep breath, and there was plenty of room for it.

“{@Go},” said {child}.

{The wish} listened for so long that a whole boat had time to go under the bridge.

“Well?” whispered {friend}.

“Nothing,” said {the wish}. “There’s nothing after it. May I have it, too?”

“There’s enough for both of you,” said {child}.

# had-to-be-there
So {the wish} got to {wish.wants}. It’s no use trying to tell anybody what it looked like. You had to be there.

And they were, both of them.

All the way home {friend} told {child} about the play, and did the voices. [pet: {@pet-goes-out}]

“Can I read one more chapter?” {child} asked that evening.

“{@Go},” said [adult: {adult} | somebody in the kitchen].

{child} listened. There was nothing after it.

# @Go
Go on, then
## if us
Go ahead, then

# @go
go on, then
## if us
go ahead, then

# @waiting
On the bridge, a little way off, was {a wish}.
## if wish.size.huge
Beside the bridge was {a wish}.
## if wish.size.tiny
On the railing, close to {child’s} elbow, was {a wish}.
## if wish.kite / wish.balloon / wish.hot-air-balloon / wish.kind.sky / wish.kind.sky & wish.size.huge
Just over the bridge hung {a wish}.
## if wish.whale / wish.orca / wish.narwhal / wish.dolphin / wish.shark / wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.stingray / wish.octopus / wish.eel / wish.swordfish / wish.pufferfish / wish.clownfish / wish.shrimp / wish.starfish / wish.mermaid
Right under {child’s} feet, in the water, was {a wish}.

# @pet-says-it
“You should hear {pet}, at home,” said {child}. “{Pet.He} never has anything after.”
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] who was lying beside the bag, barked. “That one had nothing after it,” said {the wish}. “Only I don’t know what it was about.”
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had followed them there, and looked {the wish} in the eye. “That’s strange,” said {the wish}. “There’s only the rest of it. There’s nothing in front.”

# @pet-goes-out
{Pet} was asleep already, and hadn’t asked anybody.
## if pet.dog
Inside the gate {child} let {pet} off the [us: leash | lead]. “{@Go},” said {child}, and {pet} shot off before there could be anything after it.
## if pet.cat
At home {pet} wanted to go out. “{@Go},” said {child}, and held the door open, and {pet} sat down in the doorway and thought about all that came after.
