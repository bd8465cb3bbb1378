title: Under the Jetty
title: Little Sausage
title: Only Visiting
guest lad: Fergus (he), Callum (he)
guest neighbour: Mrs Bain (she), Miss Rennie (she)

% {child} shouted {child.his} voice away yesterday, at {lad}. What is low goes through the planks: {pet} comes for it, and {lad}, lying with an ear to the wood, hears every word. {pet} greets {lad} first.

# under-the-jetty
The boat left at eight, and {child’s} cat, {pet}, was under the jetty.

{child} lay flat and looked down between the planks. A long way in, further than any arm, {pet} sat on a beam and watched the water as if it were television. {Pet} never came to anybody else, but if {child} called, and stretched the name out over half the island, {pet.he} always came.

{child} opened {child.his} mouth.

“Krrrh,” {child.he} said.

{Child.His} voice had gone yesterday, and {child} knew exactly where {child.he} had lost it.

# wait-for-him
Here, on this jetty. For two weeks {child} had been staying in the cottage up the hill, and for two weeks {child.he} and {lad}, who lived on the island, had been together from breakfast until bed. They had built a raft that sank[sport:  as soon as they tried to {play sport} on it]. They had renamed all the rocks after things to eat: the Fishcake, Little Sausage, the Mash. There was only the map left to draw.

Then {lad} had said, “There’s a new boy coming to your cottage on Sunday. He’s got a drone.” He had looked so pleased about it.

And out it came, with all the voice {child} had, and the gulls went up off the Fishcake.

“Go and play with him, then! Go home and WAIT for him!”

{lad} had gone. So had the voice.

# a-net
“Twenty to,” said [adult: {adult} | {neighbour} from the cottage next door], who was on shore with the bags.[elder:  {Elder}[elder2:  and {elder2}] had already sat down on the biggest.] “Shall I have a go? {Pet}!”

{Pet} yawned.

The jetty began to sway. {child} knew who it was without looking.

“And here comes {lad},” said {lad}. He always talked like a sports commentator, but today he was talking too fast. “He borrowed a net. He’s bringing it back. What a moment.”

{child} had worked out what to say if {lad} ever turned up[school: , and it was better than anything {child.he} had ever said {at school}]. It came out as “Krrrh.”

“What?”

{child} pointed at {child.his} throat, and then down.

# a-record
{lad} lay down four planks along. “How long’s [pet.she: she|[pet.he: he|that cat]] been there?”

{child} held up four fingers, and then a nought.

“Forty minutes! That’s the island record. The old one was my grandfather’s, but he had a chair.” {lad} took a breath. “{Pet}! Come here!”

{Pet} turned round, and looked the other way.

“Red card,” said {lad}.[athlete:  “Even {athlete} would’ve been sent off.”]

{child} very nearly laughed, and then remembered to be angry. Or was it {lad} who was supposed to be?
## or
{lad} lay down four planks along. He reached over the edge with the net, as far as his arm would go.

{Pet} looked at the net. {Pet.He} looked at {lad}. Then {pet.he} looked at the water again.

“Wide,” said {lad}.[athlete:  “Even {athlete} would’ve missed.”] “And the crowd are booing. The crowd is a cat.”

{child} very nearly laughed, and then remembered to be angry. Or was it {lad} who was supposed to be?

# the-plank
{Child.He} put {child.his} forehead on the plank and growled at all of it.

Krrrrrrr.

The plank buzzed, right into {child.his} teeth.

And down there in the shadows, an ear turned.

{child} put {child.his} mouth right up against the wood and did it again, so low that it was hardly a noise at all. The whole jetty purred.

Both ears came round, and then the whole head.

“And now something’s hap–” said {lad}. {child} gave him a look. And {lad}, who hadn’t stopped talking since [us: preschool | nursery], put both hands over his mouth.

{Pet} got up. {Pet.He} put one paw on the next beam, and then another.

# the-boat
HOOOOOT!

The boat had come round the point. [breed.Sphynx: {Pet} went straight up in the air, and then {pet.he} went|{Pet} turned into a bottle brush, and the bottle brush went] off into the dark, where the jetty was bolted to the rock.

“{child}!” called [adult: {adult} | {neighbour}]. “It’ll be here in five minutes!”

Everything in {child} wanted to shout, at the boat, at [adult: {adult} | {neighbour}], at the cat. {Child.He} felt the shout coming, and there was no voice for it to ride on. There was only the low bit left.

# what-was-left
So {child.he} used that. {Child.He} crawled along until {child.he} lay right over the dark, put {child.his} cheek on the plank, and started again, low and slow, as if there were no boats. And when the note ran out, {child.he} put some words in, any words, the nearest ones. It was all the same to {pet}.

“{Pet},” {child.he} rumbled. “I was stupid yesterday. It wasn’t the drone. It was because he looked so pleased. I thought he’d swapped me already. I’ve never had two weeks like these, and then I stood here and shouted …”

# you-hear-everything
Up over the edge came a nose, and two paws, and then the rest of {pet}. {Pet.He} shook one back leg. {Pet.He} walked straight past {child}, four planks further, and bumped {lad} on the forehead.

{lad} had one ear flat against the wood. He’d had it there all the time.

“It comes through the planks,” he said, and that wasn’t commentary. “You can hear everything.”

{child’s} whole face went hot.

# only-visiting
“{@She-cat} mine,” {child.he} croaked, because {child.he} had to say something.

“I know. {@She-cat} only visiting.” {lad} rubbed the cat under the chin. “So is the boy with the drone. Do you know why I was pleased? I’m going to tell him the rocks are really called that. And you and me were going to draw the map. You shouted before I got to that bit.”

{child} thought of a boy with a drone, looking everywhere for Little Sausage, and {child.he} started to laugh. It came out as krrrh, krrrh, krrrh, and {pet} turned round and walked straight back, up into {child.his} arms.

# a-dot
The boat pulled away. {lad} stood on the very end of the jetty.

“And {pet} is leaving the [us: field | pitch],” he shouted. “The crowd are on their feet. The crowd is me.”

{child} couldn’t shout back, so {child.he} waved the net until the island was a dot. Then {child.he} drew the map, on the back of a timetable[music: , while the boat’s loudspeakers played {@song}]. It would go in the [us: mail | post] tomorrow.[friend:  {Friend} would get one too, and wouldn’t believe a single rock of it.]

# only-the-cat
It was late by the time {child} was in {child.his} own bed[city:  in {city}]. {Pet} turned round twice, lay down on {child.his} chest and started up.

{child} answered, low, with what {child.he} had.

After a while you couldn’t have told which of them was which. And a while after that, it was only {pet}.

# @she-cat
{Pet} is
## if pet.she
She’s

# @song
{music}
