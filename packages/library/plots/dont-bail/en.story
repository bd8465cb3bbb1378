title: Don’t Bail
title: The Boat on the Bottom
title: She Leaks First
guest folke: Wilf (he), Percy (he)
guest friend: Tess (she), Rory (he)
guest juni: Bex (she), Jools (she)

% {folke} says she of the boat, {child} says it. Don’t bail: said of the boat, of the tears, and of {folke}. {juni} and {friend} are in the class.

# on-the-bottom
{child} had a boat at last, and it was on the bottom of the lake.

It wasn’t a deep bit. At the end of {folke’s} [us: dock | jetty] the water came up to {child’s} knees. But it was a [us: rowboat | rowing boat], a green wooden one, and it was full to the brim.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] drank a little of it.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay on the [us: dock | jetty] and looked into it for fish.]

“She’s fine where she is,” said {folke}.

{folke} was seventy-nine. He had built the boat himself, but by now his shoulders hurt too much for him to row. So he had sold her to {child} for five [us: dollars | pounds].[city:  There wasn’t a cheaper boat in {city}.][elder:  The money was {elder’s}, and {elder.he} had come to see it float.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was promised the first trip, and wore a life jacket.]

# a-week
“It’s sunk,” said {child}.

“She’s been on dry land for four years. Her planks have shrunk. Now they’ve got to have a good long drink and swell up. She leaks first, and then she stops.”

“How long does it take?”[friend:  asked {friend}.]

“A week,” said {folke}. “If you leave her be. Don’t bail.”

“You don’t buy a boat to look at it under water[elder: ,” said {elder.short}.|.”]

“You don’t buy a boat if you’re in a hurry.”

“I’m {age},” said {child}. “The [us: vacation’s | holidays are] nearly over[sport: , and then I’ve promised to {play sport}].”

“I’m seventy-nine,” said {folke}. “Which of us would you say was in a hurry?”

# you-are-bailing
The next day {child} took the scoop that came with the boat, and bailed. {Child.He} bailed for an hour[music: , in time to {music}]. The boat rose out of the water, so beautiful that it hurt. Then the water ran in again between all the planks, and before {child} had got to the end of a sandwich the boat was back on the bottom.

{folke} was sitting on the [us: dock | jetty] in his folding chair[elder & !friend: , by {elder.short}].

“You’re bailing,” he said.

“It’s leaking.”

“She’s leaking because you’re bailing.”

“I’m bailing because it’s leaking.”

They said that on Monday, and they said it on Tuesday. On Wednesday [elder: {elder.short} | {folke}] baked a cake, so that they’d have something to eat while they said it.[friend & !elder:  By then {friend} could do both voices.][pet.dog:  {Pet} ate, and said nothing.][pet.cat:  {Pet} looked for fish.][pet.other:  {child} kept a crumb for {Pet}.]

# an-aquarium
On Thursday [friend: {friend} brought along {juni}, who was in their class|{friend} and {juni} turned up, from {child’s} class][school:  {at school}], with [friend: swimming things | life jackets and swimming things]. [friend: {juni} had heard quite a lot about the boat. | They had heard about the boat. They had heard about it quite a lot.]

{juni} looked down into the water[pet.cat: , next to {pet}].

“Is that it?” she said. “That’s not a boat. That’s an aquarium.”

[friend: And {friend}, after four days in a life jacket, laughed. | {friend} laughed.] {child’s} face got so hot that it was hard to see, and when {child.he} turned round, there was {folke}, in his chair, with his cup of tea.

“You tricked me!” {child} shouted. “You couldn’t row it yourself, so you went and sold your old colander to a child!”

Nobody was laughing now.

{folke} put down his cup.

“No,” he said. “I can’t row.”

Then he [pet.dog: patted {pet}, ]folded up his chair, put it under his arm and went back up to the house.

# from-behind
{child} didn’t go there on Friday.[pet.cat:  {Pet} did, and came home full.] {Child.He} didn’t go on Saturday either. {Child.He} kept thinking of how {folke} had looked from behind, with the chair. {Child.He} stayed away for a whole week. But the scoop was still at home, and it was {folke’s}[elder: , {elder.short} said]. It had to go back.

# it-did-not-run-in
There was nobody on the [us: dock | jetty][friend:  but {friend}, in the life jacket]. The boat was full of water, just as before. {folke} was up at his kitchen window, but he didn’t come down. {child} waded in and started to bail, mostly so as to have something to do with {child.his} hands until {child.he} {child.was} brave enough. The boat came up. When it was empty {child.he} stood and waited for the water to run in.[friend: 

“Here it comes,” said {friend}.]

It didn’t run in.

{child} waited a long time. [pet.dog: {Pet} jumped in for a drink, and found none. ][pet.cat: The first aboard was {pet}, who never went where it was wet. ][pet.dog / pet.cat: Then {child}|{Child.He}] climbed aboard and felt along the planks, one after another, and they were shut as tight as the fingers of a fist. For a whole week {child.he} hadn’t touched the boat, and that was all it had needed. {folke} had said so on the first day.

# let-it-run
{child} should have been happy. But {child.his} throat was too tight for that. {Child.He} carried the scoop up to the house and knocked, and when {folke} opened the door {child.he} couldn’t get out a single word. The tears came. [pet.dog: {Pet} licked them, and ]{child} wiped them off with a sleeve, and held {child.his} breath, and wiped again, and there were only more of them.

{folke} stood and watched for a bit.

“Don’t bail,” he [pet.dog: told them both | said]. “Let it run. It’ll stop.”

So {child} let it run, there on the step, and {folke} stayed where he was. After a while it stopped.

# one-rower
“She’s stopped,” said {child}. “The boat.”

“Has she, now.”

“And I’m sorry.”

“Are you, now,” said {folke}, and one corner of his mouth twitched.

“I’ve got arms,” said {child}. “But I don’t know how it’s done. You know how it’s done.”

{folke} thought about that.

“Then between us we’re one whole rower,” he said.

{child} [us: called | rang] [adult: {adult}|home], and was allowed, as long as they both had life jackets on.[elder:  {Elder.short}[elder2:  and {elder2}] came down, did up the straps and stayed to see five [us: dollars | pounds] float.] {folke} sat in the back[pet.dog: , and {pet} in the front].[pet.cat:  {Pet} stayed in.][friend:  {Friend} took the life jacket off and pushed.] {child} rowed. {Child.He} rowed in a circle first, and then the wrong way.[athlete:  {Athlete} had nothing to worry about.]

“Pull the same with both,” said {folke}.

“I am pulling the same with both.”

“Tell that to the boat[elder: ,” called {elder.short}.|.”]

But then it began to go right. The reeds slid by, and the water lilies[pet.cat: , and under them {pet} saw a fish at last]. The oars said splash, and the boat said nothing at all.

# leaked-a-little
“[friend: Doesn’t {friend}|Don’t your friends] get a turn?” asked {folke}.

“Tomorrow,” said {child}. “You first.”

{folke} didn’t answer. He put his hand on the side of the boat, which he had planed himself once, and stroked it, there and back. He hadn’t been out in her for four years. He turned his face away, and began to look for his handkerchief, in one pocket and then in the other.

{child} lifted the oars and let the boat glide.

“Don’t bail, {folke},” {child.he} said.

He stopped looking.[pet.dog:  {Pet}, halfway to his cheek, sat down again.]

The sun went down behind the reeds.[elder:  On the [us: dock | jetty] {elder.short} folded up the chair.] Under their feet[pet.dog / pet.cat: , and {pet’s},] it was perfectly dry. Only {folke} leaked a little, and he had stopped by the time they got home.
