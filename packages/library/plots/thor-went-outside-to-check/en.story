title: The Front Door of Asgard
title: Thor Went Outside to Check
guest friend: Hana (she), Jonah (he)
guest potts: Mrs Potts (she), Mrs Marsh (she)
guest heimdall: Heimdall (he), Heimdal (he)

% Nearly word for word as it was told for one child. Loki is “he” and a mum. Nobody believes Loki, and everybody can see when {child} lies; that is what is needed at the front door.
% Who says good night (@mum): {adult}, else the grandparent, else {potts} of the quiche.

# the-salmon
“I need,” said the salmon in {child’s} [us: rain barrel | water butt], “a really first-class liar.”

{child} looked at {friend}[!friend.known: , {child.his} best friend]. {Friend} looked at the salmon. It had a crooked grin, which is rare in salmon.

[pet.dog: {Pet}[!pet.known:  the dog] growled at it. The salmon growled back.

][pet.cat: {Pet}[!pet.known:  the cat] sat down on the rim, and looked at the salmon as if it were supper. “Don’t even think it,” said the salmon.

][pet.other: {Pet} was indoors, and never believed a word of it afterwards.

]“You’re Loki,” said {child}, who had read the Norse myths four times, twice in the bath. “You’re the god of lies. Do your own.”

“I’ve run out,” said Loki. “Not of lies. Of people. Nobody in Asgard believes a word I say. On Thursday I said good morning, and Thor went outside to check.”

“Who do you want lied to?” said {friend}.

“{heimdall}, on the rainbow bridge. I want to get past him tonight, into Odin’s stable.”

“What for?”

“Treasure,” said Loki, a bit too quickly.

# a-crooked-flea
“Well, {child’s} no use[sport: , except at {sport}],” said {friend}. “It’s {child.his} ears. They go red. {Child.He} told {potts} next door {child.he} liked her quiche, and we had to open a window. I’ll do it. I’m excellent.”

{Friend} {friend.was}. {Friend.He} had once had a whole week off [us: gym | PE][school:  {at school}] with a knee that belonged to {friend.his} cousin.

So Loki turned into a flea, with a crooked grin, and hopped into {child’s} top pocket. {child} pulled {child.his} [us: wool hat | bobble hat] right down, just in case. And behind the shed, where there had only ever been a broken barbecue, there was the end of a rainbow.

# royal-society
They walked up it in the yellow, where the grip was best[city: , until {city} was no bigger than a doormat]. At the top stood {heimdall}, who had gold teeth, and a horn as long as a canoe.

“Good evening,” said {friend}. “Royal Society of Hooves. We’ve come to inspect the horse. I’m afraid you’re overdue.”

It was beautiful. You could practically see the clipboard.

“I can hear grass growing,” said {heimdall}. “I can hear the wool coming up on a sheep. And I can hear your heart, small inspector, going like a rabbit in a [us: cookie tin | biscuit tin].” He turned to {child}. “You. Are you from the Royal Society of Hooves?”

“Yes,” said {child}.

There was a silence. There was a smell of hot wool.

“Your hat’s smoking,” said {heimdall}. “Off my bridge.”

# in-the-blue
They sat down halfway, in the blue. {child} held out the flea on the palm of {child.his} hand.

“What’s really in that stable?” {child.he} said. “You’ve got heaps of treasure. You stole most of it.”

The flea opened its mouth. {child} saw three separate lies come to the front of it, and go away again.

“Sleipnir,” it said. “Odin’s horse. Eight legs. Fastest thing in the nine worlds[athlete: , {athlete} included]. You’ve read the book. Whose foal was he?”

It was the bit that everybody laughed at: how Loki once turned himself into a mare, for a trick, and came home with a foal. {child} had laughed too.

“Yours,” {child.he} said. “You’re his [us: mom | mum].”

“I’m his [us: mom | mum],” said Loki, “and nobody has ever once let me in to say good night.”

Nobody laughed.

# like-a-milkman
“Why didn’t you just tell {heimdall} that?” said {friend}.

“What? The truth? At the front door? Like a milkman?” The flea shuddered. “He’d never believe me.”

“No,” said {friend} slowly. “Not you.”

And {friend.he} pulled off {child’s} hat.

# the-front-door
“You again,” said {heimdall}.

“Loki’s in my pocket,” said {child}. “He’s a flea. He’s come to say good night to his son.”

In the pocket Loki moaned. He had never heard anything so reckless.

{heimdall} reached for his horn. “Of all the ridiculous lies–”

“Look at {child’s} ears!” said {friend}. “They go red when it’s a fib. I’ll show you. {child}, do you like my trombone?”

{child} looked at {friend}, who had got it at Christmas, and practised every single day.

“Go on,” said {friend}, and stuck out {friend.his} chin.

“I love it,” said {child}.

Both ears lit. Far below, in the dark, a ship changed course.

“See?” said {friend}, rather pink. “Now ask {child.him} about the flea.”

{heimdall} waited for the ears to go out. “Well? Is it true?”

“Yes.”

Two ears, as pale and cool as mushrooms.

{heimdall} looked at them for a long time. Then he put down the horn.

“One hour,” he said. “And wipe your feet.”

“I’ve got six,” said the flea.

“Then start now.”

# eight-legs
Sleipnir, in Odin’s stable, was as grey as a storm, and he was standing up.

“He’s never lain down in his life,” said {heimdall}. “He tries, and it all tangles. Nobody here knows how you do eight.”

Loki hopped into the straw, and was a mare, with a crooked grin. Up went the great grey head. Slowly, on one side only, Sleipnir grinned back.

“Now, my storm,” said Loki. “One at a time. Good night, front left. Good night, front right. Good night, second left – no, not you, you wait your turn. Good night, second right …”

And leg by leg, like [us: lawn chairs | deckchairs], all eight were put away, and the fastest thing in the nine worlds lay down, and laid his chin on his mother’s back.

“I’ll come again tomorrow,” Loki told him.

“He’s said that sort of thing before,” said {heimdall}, in the doorway. “Will he?”

They all looked at {child}.

“Yes,” said {child}.

{heimdall} studied {child.his} ears. Then he went, quietly, and left the gate on the latch.

# ears
[elder: “And where have you two been?” asked {elder}, in the kitchen.

“Asgard,” said {child}.

{Elder.short} looked at {child.his} ears. “So you have,” {elder.he} said.[elder2:  “Then wipe your feet,” said {elder2}.]

]“There’s straw in your hair,” said {@mum}, at bedtime. “Have you [us: brushed | done] your teeth?”

“Yes,” said {child}.

“Ears,” said {@mum}.

{Child.He} [us: brushed | did] {child.his} teeth. Across the road, {friend} was playing [music: {@song} | good night] on the trombone. It was terrible.

“I love that,” said {child}, getting into bed, and {child.his} ears stayed perfectly cool. “{@Mum}? You’ve got to say it to the legs.”

{@Mum} had been asked odder things. {@He} patted the [us: covers | duvet].

“Good night, left,” said {@mum}. “Good night, right.”

And then {@he} waited a moment, in case there were any more.

# @song
{music}

# @mum
{potts}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# picture 3
Everything is lit by lamps, high up.
