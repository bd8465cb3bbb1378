title: The Thursday Swim
title: Like a Pancake
title: Very Short Arms
guest keeper: Bert (he), Ted (he)

% Uncle {keeper} works at the pool and stands at the edge all the time. T-rex is “he”.
% At home it is {adult} who asks, otherwise the uncle.

# closing-time
{child’s} Uncle {keeper} worked at the swimming pool[city:  in {city}]. He had white shorts and a whistle, and every Thursday, at seven o’clock, he blew it and shouted:

“Closing time! Everybody out of the water!”

Then everybody went home, but not Uncle {keeper}. And one Thursday {child} [friend: and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] ]found out why.

“You’re {age} now,” he said. “That’s big enough to help with the Thursday Swim.”[friend:  And {friend} could borrow the whistle.]

# the-queue
Uncle {keeper} unlocked the great big gate at the back, which is really meant for [us: trucks | lorries]. Outside there was a [us: line | queue], all the way [us: around | round] the corner[school: , longer than the one for lunch {at school}]. And everyone in it was a dinosaur.

[elder: Everyone except {elder}. “I come every Thursday,” said {elder.short}. “You’ve just never seen me in my bathing cap.”[elder2: 

“Or me in mine,” said {elder2}.]

][pet.dog: Everyone except {pet}[!pet.known: , {child’s} dog,] who was pretending to be a dinosaur.

][pet.cat: Everyone except {pet}[!pet.known: , {child’s} cat,] who had certainly not come to swim.

]“Welcome!” said Uncle {keeper}. “Wipe your feet!”[pet.dog & age>=5:  {Pet} wiped all four.]

# caps
In they came, boom, boom, boom, and the floats jumped on their shelf.[music:  The loudspeakers were playing {@song}.]

[age>=5: First came Longneck, who was so long that her head had reached the water slide while her tail was still out in the cold.

][age>=5: Then | First] came Threehorn, and he wanted a bathing cap.

“That’s your job, {child},” said Uncle {keeper}.

{child} found the biggest, and pulled it down over one of the horns. But that left two with nothing on. So {child.he} fetched two more, and now there was one for each horn: a red one, a blue one and a spotty one.

“Very smart,” said Threehorn.

[age>=5: Next came seven little Scamperers[pet.dog:  and {pet}], scampering.

“No running!” shouted [friend: {friend}, and blew the whistle | {child}, and Uncle {keeper} blew the whistle]. Peeeep! So they walked, very fast.

][age>=6: Spikyback borrowed a beach ball, and it went pssss. Spikyback borrowed another, and that went pssss as well. So after that Spikyback had a bucket.]

# not-so-loud
And last of all came Tyrannosaurus rex.

He had teeth like bananas, and eyes like saucers. He bent his enormous head down, and down, until his breath blew {child’s} hair back[pet.dog & age>=5:  and {pet} stopped being a dinosaur].

“Have you got any [us: floaties | armbands]?” [pet.dog & age>=5: T-rex|he] whispered.

“[us: Floaties | Armbands]?” said {child}.

“Shh!” said T-rex. “Not so loud. I can’t swim. My arms are too short.”

He tried to pat his own tummy, to show {child.him}, but his hands didn’t reach.[friend & age>=5:  {Friend} put the whistle away.]

{child} found the biggest [us: floaties | armbands], and very nice they looked. But when T-rex got in and tried to swim, his hands only went plip, plip. And then he sank, bottom first.

# the-bench
“It’s no good,” said T-rex, and went to sit on a bench. “I usually sit here and pretend to be the lifeguard.”

{child} sat down next to him, and the bench tipped a bit.[pet.cat:  {Pet} was there already, pretending to be the lifeguard too.]

[sport.Swimming: “Before I learned to {play sport},” said {child}, “I learned to float. | “I’m not very good at swimming either,” said {child}. “But I can float.] [elder: {Elder} taught me. ]You don’t need arms for that.”

“Not any?”

“Not even one.”

[sport & !sport.Swimming: “Do you have to be able to {play sport}?”

“No. Not that either.”]

# pancake
So they got into the little pool, where the water is warm. There was just room for two. [friend / elder: On the edge stood Uncle {keeper}[friend:  and {friend}][elder:  and {elder}].|Uncle {keeper} stood on the edge and watched.]

“Now lean back,” said {child}, “as if you’re on the sofa.”

“What if I get water in my ears?”

“You will. It goes all bubbly, and then it’s lovely.”

“You will hold me, won’t you?”

“I’ll hold you,” said {child}, and put both hands under the back of his neck.[age>=5:  It was as wide as a table.]

T-rex leaned back. But he was so stiff that he shook, and down he went. Blub. He came up coughing.

“You’ve got to be soft,” said {child}. “Pretend you’re a pancake.”

So [pet.dog: T-rex looked at {pet}, flat on the edge with four paws up, and|[pet.cat: T-rex looked at {pet}, nearly melting on the warm tiles, and|he]] thought about pancakes. First his tail went soft, and then his legs, and then his great big tummy, and last of all even his jaw. Up came the tummy out of the water, like a little island. Up came the toes.

# let-go
“Are you holding me?” asked T-rex, with his eyes shut.

“No,” said {child}. “I let go ages ago.”

T-rex opened one eye. There was {child}, with both hands in the air[elder: , and {elder} on the edge, just the same]. And there was the water, holding him up, all the way from his nose to his tail.

“I’m floating,” he whispered. And then he roared it, as only a tyrannosaurus can: “I’M FLOOOATING!”

It made waves in all the pools. The dinosaurs clapped[athlete:  as if he were {athlete}], and the ones whose hands didn’t meet thumped their tails. And [friend: {friend} | Uncle {keeper}] blew the whistle, long and loud.

# towels
At eight o’clock it was time for towels.[age>=5:  Longneck needed eighteen. The Scamperers shared one.][pet.dog:  {Pet} had a good shake, so everybody needed another.][pet.cat & age>=5:  {Pet} had one too, because of the waves.][elder & age>=5:  {Elder} had a nice warm one off the radiator[elder2: , and {elder2} had another, just as usual].] T-rex couldn’t reach to dry his back, so {child} did it for him, with the mop.

Then they went home, all of them at once, out through the great big gate and away into the evening, and Uncle {keeper} locked up.[friend:  {Friend} gave back the whistle, but only until next Thursday.]

# floating
At home there were dry pyjamas, and a warm [us: blanket | duvet].[pet.dog / pet.cat:  {Pet} was on it already.][pet.other:  {Pet} was already asleep.] [elder: {Elder} stroked {child’s} hair, | [adult: {Adult} heard all about it, and stroked {child’s} hair, | Uncle {keeper} stroked {child’s} hair,]] which still smelled a bit of swimming pool. {child} lay back and went soft. First {child.his} feet. Then {child.his} legs, and tummy, and arms, and last of all even {child.his} chin.

Like a pancake. Like a pancake on a sofa.

“Shall I hold you?” asked [elder: {elder} | [adult: {adult} | Uncle {keeper}]].

But there was no need.

{child} was floating already.

# @song
{music}
