title: The Middle Watch
title: Four Harbours
title: Due North
guest skipper: Uncle Gareth (he), Uncle Rhodri (he)

% @a is {adult}, else an uncle: whoever snores. The trawler is "it", so that "she" is never two. Heading north, wind in the west: bearing away is to the right, tiller towards the child. US: Cape Cod to Maine is due north as well.

# four-harbours
{@A-s} snore was famous in four harbours. In [us: Provincetown | Holyhead] a man had once rowed across to ask whether they were having trouble with their engine.

“You’ll hear me if you need me,” {@a} used to say when {child} was small and woke afraid in the dark on board the Sandpiper. And {child} would lie in {child.his} bunk, and hear {@him}, and go back to sleep.

# the-rule
Now {child} was {age}, and they were halfway between [us: Cape Cod and Maine | Wales and the Isle of Man] with no land in sight. It was midnight, and {@a} was unclipping {@his} harness.

“Course is due north,” {@he} said. “Wind’s in the west and it’s going to stay there. You’re clipped on, and you stay clipped on. I’ll be six feet away. What’s the rule?”

“Wake you if I’m not sure.”

“And?”

“Don’t sit there trying to be sure I’m not sure.”

“{@good}.” {@A} looked round once, at the sails, at the sky, at {child}. Then {@he} went down the steps[pet.dog: , with {pet}[!pet.known:  the dog] behind {@him}][pet.cat: , where {pet}[!pet.known:  the cat] had kept the bunk warm], and the red lamp in the cabin went out.

# the-pole-star
The night was much bigger without {@him}.

{child} held the tiller, and felt the boat lean and lift. {child.He}[child.name:  had|’d] steered before, of course, dozens of times, but always with {@a} there, drinking tea and not quite watching. {child.He} found the Pole Star[city: , the same one they had in {city},] and set it just beside the mast. As long as {child.he} kept it there, {child.he} {child.was} going north. It was odd to think that it worked. You could take hold of something that far away and use it.

{child.He} listened. Water ran along the hull. A rope ticked against the mast. That was all.

# green-fire
After half an hour[music: , most of it spent humming {@song},] {child} began to notice that the dark wasn’t dark. The wake was burning. Wherever the rudder cut the water, green sparks went swirling away behind, as if they were sailing through a second sky and stirring it up. Once, something long and quick came in under the boat, drawn in green fire from nose to tail, rolled on its side, and shot off. A dolphin. {child} laughed out loud, alone, in the middle of the sea.

# three-lights
When {child} looked up again, there was a light.

It was low down, off to the right. {child.He} watched it become three lights: a green one on top of a white one and, below them, a small red.

{child} knew this.[elder:  {Elder} had taught {child.him} the rhyme[elder2: , and {elder2} had taught {elder.short}].] Green over white, trawling tonight. A fishing boat with its net down. And if {child.he} could see its red light, {child.he} {child.was} looking at its left side, so it was going from right to left, across {child.his} path.

# thirty
There was a test for that. {child} got out the little hand compass, held it up to {child.his} eye and took the trawler’s bearing. Thirty degrees. {child.He} counted slowly to a hundred and twenty and took it again. If the number had changed, the two boats would miss.

Thirty degrees.

{@Sole} did it a third time. The lights were larger now. Thirty.[sport:  {child.His} heart was going as if {child.he} were about to {play sport}.]

# not-sure
{@Sole} knew what that meant, too. {child.He} knew who had to keep clear: the Sandpiper did, because the trawler was fishing. {child.He} even knew what to do. {child.He} put it all together in {child.his} head, and it fitted.

{@Sole} thought how it would be to do it [child.name: alone | by {child.himself}].[athlete:  Nobody had ever heard of {athlete} shouting for {@a}.] {child.He}[child.name:  would|’d] tell {@a} at breakfast[friend: , and {friend} [school: {at school} ]on Monday][school & !friend: , and everybody {at school} on Monday][pet.other: , and {pet} when {child.he} got home], as though it were nothing. Oh, by the way, we met a trawler.

But what if it only seemed to fit?

{@Sole} was trying, {@sole} realised, to be sure that {@sole} wasn’t sure.

“{@A}!” {@sole} called.

# a-garden-wall
{@Sole} had thought it would take a few goes. But {@a-s} head was in the hatchway before the word was properly over.

“What have you got?”

“Trawler, starboard bow, crossing. Steady bearing. I’ve taken it three times.”

{@A} looked at the lights. {child} waited for {@him} to come up and take the tiller. {@He} didn’t. {@He} folded {@his} arms on the edge of the hatch, as though it were a garden wall.

“What would you do?”

“Bear away. Go behind it. A long way behind, because of the net.”

“Then I should do that,” said {@a}.

# a-house
{child} pulled the tiller towards {child.him}. The Pole Star slid away from the mast, the Sandpiper came more upright, and {child.he} let the mainsheet run out through {child.his} fingers until the sail settled. It felt enormous, like turning a house. {child.He} took the bearing. Twenty-five. A little later, eighteen. Twelve. The red light narrowed and winked out, and then there was the whole trawler going by in front of them, with its deck lamps blazing, and one tiny man in yellow who raised an arm.

{child} [child.she: raised hers | [child.he: raised his | waved back]].

{child.He} gave the net plenty of room. Then {child.he} pushed the tiller away and hauled in the sheet, and the star came back to its place beside the mast.

# two-boots
“It’s only one o’clock,” said {@a}. “There’s still an hour of your watch left. Do you want me up here?”

{child} thought about it, honestly.

“No,” {child.he} said. “I’m all right.”

“Yes,” said {@a}. “I think you are.”

{@He} went below. {child} heard one boot drop on the cabin floor, and then the other. It was funny. {child.He} hadn’t heard any boots come off the first time.

# north
Far ahead, so faint that {child} had to look slightly to one side of it, a lighthouse had begun to blink: [us: Maine | the Isle of Man], coming up over the edge of the world. {child.He} counted the seconds between flashes. Five. Behind {child.him} the green sparks poured away.

And then from the cabin there came a rumble, and a whistle, and another rumble, loud enough to be heard in four harbours.

{child} sat quite still, with {child.his} hand on the tiller, and understood.

{child.He} grinned, [child.name: all alone | all by {child.himself}] in the dark, and kept [child.she: the Sandpiper | her] north.

# @good
Right you are
## if child.she
Good girl
## if child.he
Good man

# @sole
{child}
## if child.she
she
## if child.he
he

# @song
{music}

# @a
{skipper}
## if adult
{adult}

# @a-s
{skipper’s}
## if adult
{adult’s}

# @he
{skipper.he}
## if adult
{adult.he}

# @him
{skipper.him}
## if adult
{adult.him}

# @his
{skipper.his}
## if adult
{adult.his}
