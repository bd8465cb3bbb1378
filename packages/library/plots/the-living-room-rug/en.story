title: The Living-Room Rug
title: How Big?
title: Thump
guest friend: Hugo (he), Rory (he)
guest host: Mrs Tranter (she), Mrs Pellow (she)
guest first: Noah (he), Kit (he)
guest second: Idris (he), Barney (he)

% The grown-up is {adult}, else {host}, the caretaker. Doormat, hall rug or living-room rug is how big the anger is; in the end it is a doormat.

# so-angry
{child} slammed the front door so hard that the hat shelf came loose at one end. Down came the woolly hats, one by one, as if it were a slide. {child} didn’t care. {Child.He} kicked off one shoe and forgot the other.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], went and sat under the table.][pet.other:  Even {pet} kept out of the way.]

“I am so angry,” {child.he} said.

[adult: {Adult} looked out of the kitchen. | {host}, who was the [us: super | caretaker] and had come to mend the [us: faucet | tap], looked out of the kitchen.] [adult: {Adult.He} | She] didn’t tell {child} to calm down. That was lucky, because {child.he} might really have come apart.

“How big?” [adult: {adult.he} | she] asked.

“What?”

“The anger. Doormat, hall rug or living-room rug?”

{child} stared. It was a stupid question. The worst of it was that {child.he} knew the answer.

“Living-room rug.”

“Right,” said [adult: {adult} | {host}]. “You take that end.”

# thump
They rolled up the rug and carried it down three flights of stairs, and out to the old iron rail behind the bike shed, from the days when people beat their rugs. [adult: {Adult} | {host}] had fetched a carpet beater from the cellar. It looked like a pretzel on a stick[elder: , and it had come from {elder}[elder2:  and {elder2}], who never threw anything away].

“All yours,” said [adult: {adult} | {host}], and sat down on the edge of the [us: sandbox | sandpit], and looked the other way.

{child} hit it.

Thump! Dust came out like smoke.

“{Friend} promised!” Thump! “{Friend} promised not to tell!” Thump! Thump!

# a-stone
It was about the tournament in May[sport: , where they were going to {play sport} all weekend], and two nights on [us: air mattresses | airbeds] in a gym. {child} had said {child.he} couldn’t come, because of a cousin’s christening. There wasn’t any christening. There was a stone. Whenever the light went out and {child.he} {child.was} not at home, it settled on {child.his} chest, and there it lay until morning. Only one person in the whole world knew about that stone. And today, in the [us: locker room | changing room][school:  {at school}], in front of the entire team, {friend} had told.

Nobody had laughed. That was almost worse. They had all made kind faces.

So {child} had picked up {friend’s} bag, slung it into the showers, and turned the water on.

# three-summers
Thump! Out came the sand from three summers. Out came a piece of Lego.[athlete:  Out came a picture card of {athlete}.] Thump! {child’s} arms were shaking, but underneath the dust something was beginning to glow red, as if it had really been quite a different rug all the time.

In the end {child} had to rest, and stood there panting, hands on knees.

Thump!

{child} looked up. {Child.He} hadn’t hit it. But the rug had bulged out at {child.him}, all by itself.

Thump!

{Child.He} bent down. Below the edge of the rug, on the other side, was a pair of soaking wet [us: sneakers | trainers]. {Child.He} knew exactly whose they were.

# through-the-rug
{child} stood up and hit as hard as {child.he} could. The rug flew away. Straight back it came, with the dents of two fists in it.

“My phone was in that bag!” It was {friend’s} voice, and it sounded thick. Thump! “It’s dead now!”

{child} hadn’t thought of that.

“You told!” Thump! “You told everyone!”

“They said you didn’t care!” Thump! “{first} said it, and so did {second}. They said you didn’t care about any of us. I got so angry that it just came out!”

“But it wasn’t yours!” {child} was yelling right into the rug. “It was mine! You were only looking after it!”

# sorry-rug
There was silence on the other side. The dust came twirling down through the sunshine.

“No,” said {friend} at last. “It wasn’t mine. I’m sorry.”

It was easier to hear it when you couldn’t see anybody. It was easier to say it, too.

“I’m sorry about the bag,” said {child} to the rug. “I didn’t know about the phone. I’ve got some money. A bit.”

“It’s in a bowl of rice. They say it might wake up.”

The wet [us: sneakers | trainers] scraped about in the gravel.

# one-more-thing
“There’s another thing,” said {friend}. “After you’d gone, {first} said he can’t sleep away from home either. He lies there counting the wall bars. And {second} brings a sock with him. He wouldn’t say whose.”

{child} stood with {child.his} forehead against the rug. It smelled cold and clean. Something was shifting in there, where the stone was, but {child.he} couldn’t have said what.

“I still don’t think I’ll come,” {child.he} said.

“Okay.”

“Or … I don’t know. One night, maybe.”

“Okay,” said {friend}.

# on-hold
[adult: {Adult} | {host}] got up off the [us: sandbox | sandpit]. [adult: {Adult.He} | She] took the beater out of {child’s} hand, aimed carefully, and hit the rug, once, so hard that it echoed between the houses[city:  all over {city}] and the pigeons took off.

{Friend} peered [us: around | round] the edge, with a face that was striped with dust. “What was that one?” {friend.he} asked.

“On hold,” said [adult: {adult} | {host}]. “Forty-five minutes.”

And then {child} was laughing, without having meant to, and so was {friend}. They carried the rug up again, one at each end, and the wet [us: sneakers | trainers] squelched on every stair.

# doormat
That evening the rug was back in its place, redder than anyone remembered it. {Friend} had gone home to see how the rice was getting on. {child} lay flat out in the middle of the rug, and in the hall [adult: {adult} | {host}] was standing on a chair, screwing the hat shelf back on[music:  to the tune of {music}].

“Still angry?” asked [adult: {adult} | {host}], with a screw between [adult: {adult.his} | her] teeth.

{child} had a look inside. It was like walking [us: around | round] a room when the furniture has all been carried out. It was mostly empty. But over by the door there was something left after all.

“Doormat,” {child.he} said.

“Everybody should have one of those,” said [adult: {adult} | {host}]. “Then people wipe their feet before they come in.”
