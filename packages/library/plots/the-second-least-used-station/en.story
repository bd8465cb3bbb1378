title: The Second Least Used Station in [us: America | Britain]
title: Please Stay Away
title: The Lamp Girl
guest driver: Josie (she), Denise (she)
guest friend: Yusuf (he), Tamsin (she)

% The station has nine passengers in a year, Thripp Sidings nine and then ten. The old lady makes ten, the two who help her down make twelve. Whoever drives is the
% grown-up, else {driver}, who lives next door: @Drives and @drives. The two walk home: it is two fields.

# are-you-sure
Mossop Halt had one platform, one lamp and one bench. It lay in the middle of a great deal of [us: nothing | moor]. If you wanted to get on, you stuck out your arm, as if for a bus. If you wanted to get off, you told the [us: conductor | guard], and the [us: conductor | guard] generally said, “Are you sure?”

{child} lived two fields away[adult: , and {adult} drove the train | , next door to {driver}, who drove the train]. There was one out in the morning, too early for school, and one back at night, too late for [us: dinner | tea]: two carriages, green, with a heater that smelled of warm dust. {child} loved it more than {child.he} would have admitted to anybody but {friend}[!friend.known: , {child.his} best friend]. {Child.He} loved the [us: high bridge | viaduct], where the ground fell away and you flew. {Child.He} loved the horn, two notes, one for the sheep and one for luck.

# the-letter
So when the letter came, {child} read it standing up. Stations with fewer than fifty passengers a year, it said, would be reviewed.

“Reviewed means closed,” said {child}. “How many do we have?”

{Friend} had already looked. “Nine,” {friend.he} said. “Since last April. And six of those were us.”

It was the tenth of March. The year ran out on the thirty-first.

[age>=11: “We could go up and down every day,” said {child}.

“With what money?” ]{Friend} turned {friend.his} screen round. “But look at this. There’s a list, and the station at the very bottom gets famous. Last year’s was some shed in a [us: swamp | marsh]. Seven passengers! It was on the news[athlete: , straight after {athlete}]. People came from Belgium to see it.”

“To see what?”

“Nothing. That’s the point. It had four thousand visitors, and it’s got a café now. Nobody dares close it.” {Friend} scrolled down. “There’s only one in our way. Thripp Sidings. They’ve got nine too, but somebody’s bound to get off there before April. All we have to do is make sure nobody uses ours.”

# stay-away
It was the oddest campaign ever fought for a railway. They put up posters in the village[school:  and {at school}]: SAVE OUR STATION. PLEASE STAY AWAY. [age>=11: They begged the vet to take his car. ][elder: They made {elder} promise to come by bus[elder2: , and {elder2} by the same one]. ]They talked [sport: one lot out of going into town to {play sport}, and ]Mr Hopkins out of visiting his sister.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay down across the path to the platform.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] took over the bench, and looked at people till they left.][pet.other:  {Pet} did {pet.his} bit by staying at home.] And when {child} had to go to the dentist, {child.he} and {friend} walked three miles over the [us: hills | tops] to catch the train at Kelder Bridge, one stop on.

It worked. One week went by, and two.[age>=11:  {Friend} rang someone who knew someone at Thripp. Nine, still.] Then, on the thirtieth, a man got off [age>=11: there | at Thripp] to look for his dog.

“Ten!” said {friend}. “They’ve got ten! One more day, {child}. One.”

# mossop-please
On the thirty-first of March they were on the last train themselves, with tickets to Kelder Bridge, to see the thing through. It was sleeting.

There was one other passenger. She was very old and small, in a good blue coat, and she sat upright with a bag on her knees, looking at the black window as though there were something in it. When the [us: conductor | guard] came through[music: , humming {music}], she said clearly, “Mossop Halt, please.”

“Are you sure?” said the [us: conductor | guard].

“Quite sure.”

{Friend} kicked {child’s} ankle. {child} had already got up.

“Excuse me,” {child.he} said. “You wouldn’t rather get off at Kelder Bridge?[age>=11:  It’s got a waiting room.] We could walk back with you, we know the path, it’s …” {Child.He} heard how it sounded. Three miles, in sleet, in the dark.

# the-lamp-girl
“That’s kind,” said the old lady. “But it has to be Mossop. I was the lamp girl there.”

“The what?”

“My father was stationmaster. There was a house then, and a coal yard, and roses. I lit the lamp for the evening train from when I was {age}. I’ve lived in Canada for sixty years. I always thought I’d like to see it from the train once more, coming in. My niece is meeting me with a car. It won’t take long.”[age>=11:  She smoothed the bag.]

{child} looked at {friend}. {Friend} looked at the screen, and all those weeks, and four thousand visitors and a café, the way you look at a [us: cookie | biscuit] before you give it to somebody.

“We’re coming up to it now,” {friend.he} said to the old lady. “You’ll want to be on the left. You get the lamp sooner.”

# two-notes
{child} ran. {Child.He} ran the length of the carriage, and knocked on the cab door, which was not allowed, and told {@drives} through the crack. {@Drives} didn’t say anything. But the train slowed down,[age>=11:  much earlier than it needed to,] until it was hardly more than walking; and it came round the last bend like that, quite softly, with the sleet blowing gold in front of it, and sounded its horn. Two notes.

Out in the dark, very small, there was a light.

“Oh,” said the old lady. “There.”

# in-use
They helped her down, one on each side. She stood under the lamp for a minute, with her hand flat against the post. Then she shook hands with {child} and {friend} and the [us: conductor | guard], and with {@drives}, who had climbed down specially.

“I am so glad,” she said, “that it’s still in use.”

Then the car went one way and the train the other, and there was only the sleet.

“Ten,” said {friend}. “It’s a tie.”

“No, it isn’t,” said {child}, and pointed at their feet.

They were both standing on the platform.

“Twelve,” said {friend} after a while. “We’re second.”

“Nobody comes from Belgium to see the second,” said {child}. And {child.he} began, rather helplessly, to laugh.

# the-sign
It was the laughing that gave {child.him} the idea. They painted it the next day, on the back of a poster,[age>=11:  in neat white letters,] and screwed it to the fence below the lamp:

WELCOME TO MOSSOP HALT //
THE SECOND LEAST USED STATION IN [us: AMERICA | BRITAIN] //
(WE LET AN OLD LADY GET OFF)

The [us: conductor | guard] took a picture of it and showed it to his wife, who showed it to somebody else.

# to-see-the-lamp
The first ones came on Saturday, a couple with rucksacks[city:  from {city}]. They stuck their heads out and called, “Is this where you let the old lady get off?” On Sunday there were thirty.

By midsummer {@drives} had to ask for a third carriage.

And nobody, these days, asks if you’re sure. At dusk, when the last train comes slowly round the bend, they just move over to the left, all of them, to see the lamp.

# @drives
{driver}
## if adult
{adult}

