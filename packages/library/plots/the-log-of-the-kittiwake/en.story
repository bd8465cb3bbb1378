title: The Log of the Kittiwake
title: One Bear, No Ticket
title: Bear on Watch
guest friend: Jess (she), Morag (she)
guest finlay: Finlay (he), Rory (he)
guest struan: Struan (he), Fergus (he)
guest boss: Mrs Gunn (she), Mrs Tulloch (she)
guest rabbit: Mr Henderson (he), Mr Abernethy (he)

% The bear is "it" to the storyteller, "he" to whoever talks of him. {finlay} is four, on the far island. The log speaks in clipped ship’s language.

# one-bear
“Tuesday. Wind south-west, force six and rising. Found under seat fourteen after the last sailing: one bear. Brown. No ticket.”

{child} wrote it as a joke, in the back of the ledger. [adult: {Adult} | {boss}] ran the ferry office, and in the holidays {child.he} helped out. The bear was about as long as a shoe, and its nose was worn down to the cloth. Round its neck was a label in wobbly letters: {finlay}.

“Lost property,” said {friend}, who swept the decks for pocket money. “Put him in with the umbrellas.”

# a-seal
Then the telephone rang. It was a grandmother, over on the far island, and behind her was a noise like a seal with its flipper shut in a door. That was {finlay}. {finlay} was four. He had never gone to sleep without the bear, and was there any chance, any chance at all …

{child} looked out at the sea, which was coming over the harbour wall in lumps. There would be no boat tomorrow. There might be none the next day.[elder:  {Elder} had felt it in one knee since Sunday[elder2: , and {elder2} had felt it in the other].]

“Could you put him on?” {child.he} said.

# taken-on
The seal came closer, and breathed.

“{finlay}? This is the ferry office. I’m [us: calling | ringing] … well, you’re [us: calling | ringing] … about your bear. He can’t come home just yet. He’s been taken on as crew.”

Silence.

“It was an emergency,” said {child}, who had no idea what {child.he} {child.was} about to say next. “We were short-handed, with the storm. He volunteered.”

“What’s his job?” said a very small voice.

{child} looked at {friend} in desperation. {Friend} made two circles with {friend.his} fingers and held them up to {friend.his} eyes.

“Lookout,” said {child}.

# for-morale
On Wednesday, at {finlay’s} bedtime, {child.he} [us: called | rang up] and read out the log.

“Wind south-west, force eight. Bear inspected all ropes[athlete: , faster than {athlete}]. Bear found a gull asleep on duty and spoke to it severely. [pet: Shared one sardine with {pet}[pet.dog: , ship’s dog][pet.cat: , ship’s cat], for morale | Ate one sardine, for morale].”

{Friend} did the gull. {Friend.He} also did the foghorn[music:  and the crew, humming {@song}], and {friend.he} had stood in the rain for half an hour to photograph the bear at the wheel of the Kittiwake, with the skipper’s cap down over both ears.

“Is he frightened?” asked {finlay}.

{child} turned the bear [us: around | round] and looked at it. “He says not so far.”

## or
On Wednesday, at {finlay’s} bedtime, {child.he} [us: called | rang up] and read out the log.

“Wind south-west, force eight. Bear polished the bell[athlete: , faster than {athlete}]. Bear heard a walrus snoring on the quay and asked it to consider the passengers. [pet: Shared one sardine with {pet}[pet.dog: , ship’s dog][pet.cat: , ship’s cat], for morale | Ate one sardine, for morale].”

{Friend} did the walrus. {Friend.He} also did the bell[music:  and the crew, humming {@song}], and {friend.he} had stood in the rain for half an hour to photograph the bear at the wheel of the Kittiwake, with the skipper’s cap down over both ears.

“Is he frightened?” asked {finlay}.

{child} turned the bear [us: around | round] and looked at it. “He says not so far.”

# isobars
That night the storm came right over the top of them. {child’s} room was up under the roof, and the wind had its fingers beneath the slates. The chimney boomed. At one in the morning something, a bin or a boat, went clattering down the whole length of the harbour[city: , on its way to {city}].

{child} was {age}. {Child.He} knew perfectly well what wind was. {Child.He} had a certificate[school:  from {school}] for a project on isobars.

{Child.He} lay and listened for a while longer. Then {child.he} went downstairs in the dark, took the bear out of the office drawer and brought it up to bed. It was for safe keeping. That drawer could easily get damp.

The bear went under {child.his} chin as if it had been measured for the place. It smelled of somebody else’s toast. Outside, the wind went on exactly as before, but it seemed to be doing it to other people.

# on-watch
“Where’s the bear?” said {friend} in the morning, looking into the drawer.

“On watch,” said {child}. {Child.He} got it out of {child.his} coat. The fur on one side was completely flat.

{Friend} looked at the fur. {Friend.He} looked at {child}. {Friend.He} opened {friend.his} mouth, and shut it again, and then {friend.he} picked up the pencil, wrote something in the log and turned the page over before {child.he} could see.

# the-crossing
On Friday the wind dropped, and the Kittiwake made her first crossing in three days, with everybody aboard who’d been waiting for her. That included half of {child’s} class[sport: , on their way to {play sport}]. On the far quay stood a grandmother, and a boy in yellow [us: rubber boots | wellingtons].

{child} had planned to do it quickly and more or less sideways. But {finlay} took the bear in both hands and inspected it all over, like a customs officer.

# who-held-him
“Was he frightened?” he said.

The gangway was full. The [us: line | queue] had stopped to listen. In the middle of it was a boy named {struan}, who would remember this until they were both ninety.

“Once,” said {child}. “Wednesday night. It got really loud.”

“Who held him?”

Even the gulls seemed to be waiting.

“I did,” said {child}.

{finlay} thought it over, and nodded. “That’s right,” he said. “That’s what you do.” And he put the bear under his chin and went home.

Nobody laughed. It’s possible that {struan} was about to, but just then {friend} happened to step backwards with the bucket.

# thursday
On the way home the two of them sat on the life jacket locker, and {friend} passed {child.him} the log.

“Thursday,” it said. “Wind dropping. Bear was on watch all last night. {child} kept him company. {Friend} would have done the same, but [friend.he: his | [friend.name: {friend’s} | hers]] is a rabbit and gets seasick.”

{child} read it twice.

“What’s it called?” {child.he} said.

“{rabbit}. And if you tell anyone, you’re going in with the umbrellas.”

# friday
That evening the sea was as flat as a plate. {child} fetched the stepladder, climbed into the loft and came down some time later with cobwebs in {child.his} hair. {Child.He} wiped {child.his} hands, opened the log and found a clean line.

“Friday. Wind light, northerly. New hand signed on. Elderly, one ear. {Age} years’ experience; never known to leave his post. Berth: {child’s} cabin, by the window. Has asked that no fuss be made.”

# @song
{music}
