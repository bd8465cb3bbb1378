title: You Can Have It When I’m Done
title: The Crack in Between
title: A Guest on the Bench
guest vanja: Flora (she), Tess (she)
guest teacher: Miss Lane (she), Miss Birch (she)
guest ruben: Joel (he), Reuben (he)

% Leap day: {vanja} was born on the twenty-ninth of February, and this year there isn’t one. “In this story”, since {child} has another birthday.

# handle-first
In this story {child’s} birthday was on the twenty-eighth of February, and it was barely half past eight when {child.he} got to [school: {school}|school], with {child.his} hat on sideways.[pet.dog:  {Pet}[!pet.known:  the dog] had wished {child.him} many happy returns all the way out of the door.][pet.cat:  {Pet}[!pet.known:  the cat] had been asleep in it.][pet.other:  {Pet} had been wished many happy returns first, to be on the safe side.]

“It’s my birthday,” {child.he} said to {vanja}, in the next chair.

“I know,” said {vanja}. “Mine’s tomorrow. Only it isn’t there.”

She was painting a strip of card gold, with the good brush. There was only one brush in the class that hadn’t gone bald.

“Can I have the brush?” said {child}.

“You can have it when I’m done.”

{vanja} always said that. And she always did it, too. If she told you that you could have it when she was done, then along she came with it, handle first.

# the-crack-between
“What do you mean, it isn’t there?” said {child}.

“I was born on the twenty-ninth of February. There’s only one every four years. This time it goes straight from today to March.”

“But you still get older, don’t you?”

“When?”

{child} thought about it.

“In the night,” {child.he} said. “In the crack between today and March.”

“You can’t have a party in a crack.”

“You can come to mine.”

“If it’s somebody else’s, you’re just a guest.”

“What’s wrong with being a guest?”

“Nothing,” said {vanja}. “But it doesn’t make you any older.”

She held out the brush. Handle first.

# hooray
It was a good birthday. {teacher} put a gold crown on {child’s} head, the very one that {vanja} had painted. Everybody sang, and then it was hip, hip, hooray, three times, so that the windows rattled[friend: , mostly because of {friend}[!friend.known: , {child’s} best friend,] who was standing on a chair]. {child} felt warm right up to the points of the crown.

Then {child.he} saw {vanja}. She was cheering too, as loudly as anybody. But when it was over her mouth went on a little way by itself, without a sound, in case there was a cheer left over. Then she went and stood by the window.

After that the crown itched all day. {child} had been given all the cheers, and in the next chair sat somebody who hadn’t been given one.

# the-bench
Then came after-school club. The others went home, one by one[friend: , {friend} last]. In the end it was only {child} and {vanja}, on the bench in the playground, waiting to be picked up. {ruben}, who ran the club, stood in the doorway[music: , hummed {music}] and stamped his feet to keep warm.

The snow had turned blue. {child} was wearing the crown on top of {child.his} hat.

“Do you want my bun?” said {child}. There was one left, in a bag.[elder:  {Elder}[elder2:  and {elder2}] had baked for the whole class.]

“No, thank you. It’s your birthday.”

She didn’t say it crossly. She just said it. And all at once {child} knew what to do.

First {child.he} checked, properly, right down into {child.his} stomach. The song was there. All the cheers were there. It was full.

# done-with-the-day
{child} took off the crown and held it out to {vanja}.

“You can have it now,” {child.he} said. “I’m done.”

“With the crown?”

“With the day.”

{vanja} looked at {child.him}.

“You can’t be done with a birthday.”

“You can. I’ve been using it since this morning.[sport:  I’ve even had time to {play sport} in it.] Now you can have it.”

“What’s left of it?”

{child} looked round.

“All the dusk,” {child.he} said. “And the whole evening. And a bun. It’s as good as new.”

{vanja} thought for a long time. Then she bent her head, and {child} put the crown on it with both hands.

# the-only-guest
“Am I a guest now?” asked {vanja}.

“No,” said {child}. “I am.”

And the only guest had to do all the singing. It sounded thin at first. But then {ruben} came over from the doorway and joined in, steaming like a kettle, and then it was three cheers, three real ones, right out across the snow. {vanja} sat up very straight[athlete: , straighter than {athlete} on a podium,] and went pink right up to the points of the crown.

# the-lamps
“Now you blow out the candles,” said {child}.

“We haven’t got any candles.”

All they had was the street lamps along the road, and those weren’t lit.

“Silly,” said {vanja}. But she took in all the air she could, and blew a great white cloud across the whole playground.

And on they came. First one, over by the gate. Then the next, and the next, all the way down to the bus stop[city: , till half of {city} was lit up].

Nobody on the bench said a word.

“I blew on those,” whispered {vanja}.

“I saw you,” whispered {child}.

# a-whole-day
They shared the bun. {vanja} had the bigger half, because you do, when it’s your birthday. They ate it as slowly as they could, and swung their legs, and looked at the lamps, as tired as you only are after a party.

“{child},” said {vanja}. “When mine comes [us: around | round] again, the real one, it’ll be a whole day.”

“Yes?”

“You can have it when I’m done.”

Under the very last lamp, [adult: {adult}|{vanja’s} dad] was walking up the road[pet.dog & adult:  with {pet}]. {child} stayed where {child.he} {child.was}, close up against {vanja}, and finished the smaller half of her birthday.
