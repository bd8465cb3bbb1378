title: I Saw You!
title: I Owe You a Wave
title: The Best Wave in the World
guest minder: Rosa (she), Lorna (she)

% Whoever is at the bottom of the hill (@m): {adult}, else the elder, else {minder}, who looks after the child. The astronaut is “she”.

# the-rocket
{child} stood on top of the little hill in the park[city:  in {city}].[adult:  {Adult} was on the bench at the bottom.|[elder:  {Elder} was on the bench at the bottom.|  {minder}, who lived next door, was on the bench at the bottom.]] Down from the sky came a rocket. Bump. It landed in the grass, and out climbed an astronaut, with a big white suit and a big round hat.

“I can’t stay long,” she said. “When it beeps, I have to go. Are you {child}? With the red [us: rain boots | wellies][pet & !pet.dog: , and with {Pet} in the window]?”

“Yes,” said {child}.

# i-saw-you
“You waved last night,” said the astronaut.

“I waved at the moon,” said {child}. “Nobody waved back.”

“I know,” said the astronaut. “That was me up there[school: , right over {school}]. I saw you! But I had a [us: wrench | spanner] in one hand and a sandwich in the other. So I’ve come to do it now. I owe you a wave.”

And she lifted up her arm.

# eeek
Eeek, went the suit. The arm stopped.

“It’s a bit stiff,” said the astronaut. “I’ll try again.”

Eeek. Eeek. She leaned back to help it. She leaned back a bit more.

Flump! She was flat on her back, with her boots in the air, like a beetle.

“Was that the wave?” said {child}.

“No,” said the astronaut. “That was falling over.”

# rolling
{child} took hold of a boot. [friend: {Friend}[!friend.known: , {child’s} best friend,] came running and took the other boot. They pulled|{Child.He} pulled], and the astronaut began to roll. She rolled over and over, all the way down the hill, past a man with a dog[sport:  and a lady on her way to {play sport}].

“Good afternoon,” said the astronaut.

{child} ran after her[pet.dog: , and {Pet} ran in front, barking]. “I saw you!” {child.he} said.

“I saw you too,” said the astronaut. “You were upside down.”

# beep
They climbed back up. Then something went beep, beep, beep.[music:  It wasn’t a bit like {music}.]

“Oh no,” said the astronaut. “That’s my rocket. I have to go, and I haven’t done your wave!”

She tried the left arm. Eeek. She tried the right arm. Eeek. It only came up as far as her tummy. A big tear ran down inside the round hat.

“I came all this way,” she said.

# the-glove
{child} looked at the big fat glove. It had a shiny ring round it.

“Does that come off?” said {child}.

“Yes,” said the astronaut. “But I can’t reach it.”

So {child} took hold with both hands. {Child.He} turned it, and turned it, and turned it.

Pop!

# the-best-wave
Off came the big fat glove. And out of the sleeve came one small, bare, warm hand, with a bit of sandwich on it.

It waved. All the fingers waved. It was the best wave in the world.

“I saw you!” said {child}, and {child.he} waved back[athlete: , harder than {child.he} would have waved at {athlete}].

# up
Beep, beep! Up went the rocket. Up, up, up it went, and the small bare hand waved out of the window all the way. {child} waved until there was only the sky, and it was going pink.

# home
Then it was time to go home. Down at the bottom of the hill stood [adult: {adult}|[elder: {elder.short}|{minder}]]. [adult: {Adult.he} was waving with {adult.his}|[elder: {Elder.he} {elder.was} waving with {elder.his}|{Minder.he} was waving with {minder.his}]] whole arm[elder & adult: , and {elder}[elder2:  and {elder2}] waved a hanky|[elder2: , and {elder2} waved a hanky]].

{child} ran down the hill as fast as {child.his} red [us: rain boots | wellies] could go, and into {@ms} coat.

“Did you see me wave?” said {@m}.

“Yes,” said {child}. “I saw you.”

And they went home, and had a sandwich each.

# @song
{music}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
