title: Eight Socks
title: Not My Good Ones
title: The Spider in the Shed
guest friend: Hana (she), Tess (she)
guest spider: Doris (she), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Count the socks together. The last pats are said softer and softer.
% Whoever calls up the stairs (@first) is the grandparent, else {adult}, else {minder}.

# knock
[city: One afternoon {in city}, ]{child} and [!friend.known: {child.his} best friend ]{friend} were making a mud pie behind the shed when they heard somebody knocking.

Knock, knock, knock, knock. Knock, knock, knock, knock.

“But it’s coming from inside the shed,” said {friend}.[pet.dog: 

{Pet}[!pet.known:  the dog] put one ear up.][pet.cat: 

{Pet}[!pet.known:  the cat] was up on the shed roof, and looked down between {pet.his} paws.]

# the-rest
The shed door opened. Out came a leg. It was long and thin and hairy. Out came another leg, and another, and another, and quite a few more, and then out came the rest.

It was a spider. It was a spider as big as an armchair!

{child} took one step back. {Friend} took two.

“Please don’t run,” said the spider, in the tiniest voice. “Everybody runs, and then there’s nobody to ask.”

“Ask what?” said {child}.

“If you’ve got any socks,” said the spider. “My name’s {spider}, and my feet are so cold.”

{child} looked at her feet. They were all blue at the ends, and they were shivering. {Child.He} took one step forward again.

“Wait there,” said {child}.

# the-drawer
{Child.He} ran indoors and up the stairs and pulled out {child.his} drawer.[pet.other:  {Pet} watched. {Pet} hadn’t got any socks to give.]

“What are you doing?” called {@first}.

“Getting socks for a spider!” called {child}.

“All right,” called {@a}. “But not my good ones!”

# seven
{child} came back with both arms full. {spider} held out her feet, one at a time, and {friend} counted[school: , just as they did {at school}].

“One!” That was a red sock.

“Two!” That was a stripy sock.

“Three!” That was a sock with dinosaurs.

“Four!” That was a sock with a hole, and a toe came out.

“Five!” That was a baby sock. It went on like a little hat.

“Six!” That was [sport: a sock to {play sport} in | a [us: soccer | football] sock]. It went up and up and up, right over the knee.

“Seven!” That was a fluffy sock. It might have been one of {@as} good ones.

# the-last-foot
{spider} held up her last foot. It was very, very cold.

{child} looked on the grass. {Child.He} looked in {child.his} pockets. There weren’t any more socks.

Then {child.he} looked down. {Child.He} sat on the step and tugged off {child.his} [us: rain boot | welly], and there was {child.his} own sock, the green one with the frog on it. {child} pulled it off and put it on {spider’s} last foot.

“Eight!” said {friend}.

“Oh!” said {spider}. “It’s already warm. That’s the best one of all.”

[music: {Friend} sang {@song}, and {spider} | And she] danced. Pat, pat, pat, pat, pat, pat, pat, pat, all [us: around | round] the garden, in eight soft socks.

# a-hammock
“Now I’ll make something for you,” said {spider}. She ran up the apple tree and down again. She ran along the fence and back again[athlete: , nearly as fast as {athlete}]. A silver thread came out behind her, over and under, over and under, and when she’d finished there was a hammock. It was just big enough for two.

{child} and {friend} climbed in. It was soft and it was strong and it didn’t stick a bit. {spider} reached out a foot, the frog foot, and gave them a push.

Swish. Swish. Swish.

[pet.dog / pet.cat: {Pet} climbed in as well, and lay down on {child’s} bare foot. That made eight warm feet in the garden, and one more.

]They swung until {friend} had to go home. They swung until it was nearly dark.[elder2:  {Elder2} came out to fetch {child} in, and had a little swing too.]

# your-other-sock
At bedtime, {@a} said, “{child}, where’s your other sock?”

“{spider} has got it,” said {child}. “Her feet were cold.”

{Child.He} lay in bed and listened. Out in the garden, somebody was walking home across the grass, very softly.

Pat, pat, pat, pat.

Pat, pat, pat.

Pat.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short}’s

# @song
{music}
