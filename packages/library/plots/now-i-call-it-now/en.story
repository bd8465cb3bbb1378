title: What Time Do You Call This?
title: Now, I Call It Now
guest friend: Albie (he), Posy (she)
guest elder: Bea (she), Walter (he)

% The sea is never in a hurry, least of all when it says now.

# what-time
“What time do you call this?” {child} asked the sea.

The sea was right out. There was wet sand where it ought to have been, and on the sand, at the bottom of the ferry house steps, sat the boat that {child} and {friend} had spent all week building. {Child} wanted to launch it at four. {Child.He} had made a timetable, with tea[sport:  and {sport}].

Far off, the sea turned over.

“Now,” it said. “I call it now.”

“You came at three yesterday!”

“That was yesterday’s now. I’m a bit later every day. I’ve the moon to see to.”

That was the only rule it had: a bit later every day, and no hurrying.

# hardly-any-holes
{Friend} was painting the name on the bow[music: , and humming {music}]. {Friend.He} {friend.was} {child’s} best friend, and trusted everything, like a proud uncle.

“She’ll float beautifully,” said {friend}. “Look at her. She’s hardly got any holes.[athlete:  She’ll go like {athlete}.]”

The boat was called Unsinkable Keith. It was a [us: bathtub | bath] with a mast.[city:  There was nothing like it {in city}.]

# teas-at-four
{@steered} Now {elder} came out on the steps with the teapot.

“What time do you call this?” said {elder}. “Tea’s at four.”

“The sea’s late!”

“The sea’s the sea. You’re late.”

They ate on the steps.[elder2:  {Elder2} had buttered the buns.][pet.dog:  {Pet}[!pet.known:  the dog] saw to what fell.][pet.cat:  {Pet}[!pet.known:  the cat] kept an eye on the milk.][pet.other:  They drank to {pet}, who was at home.] {Friend} asked the sea if it had had a nice day.

“Busy,” it said, pleased. “I did a whole estuary.”

“Don’t chat to it,” said {child}. “It’s not even sorry.”

“It never said four,” said {friend}. “You did.”

# half-past-five
At half past five {child} gave up. {Child.He} stamped down to the Keith, took down the flag[pet:  with {pet} on it], and turned to the water.

“Don’t bother, then! I don’t need you. I’ll launch it in the pond!”

“As you like,” said the sea, and it sounded stiff. It had been coming all that time, as fast as it came.

# no-boat
They went in to do the dishes[adult:  with {adult}]. When they came out again, the bottom step was under water, and so was the next one. The sea was in, wide and shining.

“What time do you call this?” it said proudly.

There was no boat.

{Friend} climbed on the wall. Beyond the point there was a white speck, going out.

“She floats,” {friend} breathed. And then, not proudly at all: “{Child}. We left the teapot in her.”

# you-said-launch
It was the silver one, that the ferry company had given {@lastday}. {Child} had put it in for ballast.

“Give it back!” {child.he} screamed. “You’ve stolen it!”

“I haven’t,” said the sea. “You said launch all day long. I launched it.”

{Child} had no answer. {Child.He} felt ashamed, and it was cold in {child.his} chest, like swallowed water. {Friend} got down from the wall and leaned on {child.him}.

“I tied the knot,” said {friend}. “I trusted it. It was a very handsome knot.”

# back-eddy
{Elder} stood behind them with the tea towel, and held up one wet finger.

“There’s a back eddy off the point,” said {elder}. “If the Keith gets over to it before the tide turns, it’ll bring her round to our slip. If she doesn’t, she’ll be in [us: Greenland | Denmark].”

“Can’t you tell it to?” said {child}.

“Nobody tells it anything. You ask, and you’re civil. And you’ve got to ask where it can hear you.”

# the-bell
{Elder} took down the old ferry bell from its hook by the door. {@knack} Dang. Dang. Dang. It went over the water, and the water went smooth.

“Yes?” said the sea.

{Child} walked down the steps until the sea was over {child.his} ankles. {Elder} had a fistful of {child’s} [us: sweater | jumper], and {friend} had the other sleeve.

“I’m sorry I shouted,” said {child}. “You were coming the whole time. I only looked at my watch. I didn’t look at you. Could you bring her home? Not at four. Not at any time. When it suits.”

“I could try,” said the sea. “It’s a big turn. I’m not good at small things. I broke a pier once, only passing.”

“You’ll do it beautifully,” called {friend}. “Look at you. You hardly spill!”

# one-long-curve
{Child} took off {child.his} watch, and {friend} put it in a shoe. They sat on the top step with {elder}, under the big ferry coat, and for the first time that day {child} watched the sea itself. {Child.He} saw it work. {Child.He} saw it put its shoulder round the point, gather up the weed, the foam, an oar, and carry all of it, never once resting, in one long slow curve towards them.

# as-a-waiter
The sun was almost down when Unsinkable Keith came in. She came sideways, with her mast bent and half the [us: bathtub | bath] full, and the sea set her on the slip as carefully as a waiter, and withdrew one step.[elder2:  {Elder2} took the rope.] The teapot was sitting upright. There was a crab in it.

“What time do you call this?” said {child}, smiling all over.

“Now,” said the sea.

# folded-timetable
{Elder} put the crab back and took the teapot in to warm it.[adult:  {Adult} came out with towels.] {Friend} bailed. {Child} carried the timetable down to the water’s edge and folded it along the lines[school: , as they did with notes {at school}], once and again, until it had a bow and a stern. {Child.He} put it down on the last wave, and the sea took it out, very slowly, as though there were something in it that might spill.

# @steered
The ferry house was {elder’s}. {Elder} had steered the ferry for thirty years, and had once turned it round because somebody had left a hat.
## if elder
{Elder} was helping out at the ferry house that week. The captain who lived there had once turned the whole ferry round because somebody had left a hat.

# @lastday
{elder} on {elder.his} last day
## if elder
the captain on his last day

# @knack
Only {elder} could ring it properly, with a twist of the wrist that had stopped trawlers.
## if elder
Only {elder} had got the knack of it, a twist of the wrist that would have stopped a trawler.
