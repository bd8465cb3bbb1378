title: Seven and a Half
title: Fifty-Eight Planks
guest friend: Milo (he), Iris (she)
guest elder: Stan (he), Cyril (he)
guest gunnar: Gordon (he), Keith (he)

% The underpants and the thirty years are the original; a real grandparent has a dressing gown (@nightwear) and no past (@loose).

# fifty-eight
{@fence} It had taken the whole of July. {@hold}

Now it was finished[city: , the straightest {in city}]. {Elder.short} had nailed up the last plank that very afternoon. There were fifty-eight of them, so close together that you couldn’t have slid a playing card in between. {Elder.He} showed {child} and {friend}[!friend.known: , {child.his} best friend]. {Elder.He} used the two of hearts.[elder2:  {Elder2} held the rest of the pack.]

“Nothing gets through that,” {elder.he} said. “Not {gunnar’s} [us: bindweed | ground elder], not {gunnar’s} [us: soccer balls | footballs], and not {gunnar}.”

{Gunnar} lived next door.

# an-apple-box
{child} was only half listening. {Child.He} had a hedgehog on {child.his} mind. Three evenings running {child.he} had seen it in the grass, and {child.he} wanted it to come and live at {elder.short’s}. So {child.he} had got an apple box ready for it, with a doorway and dry leaves, and put a bowl of [pet.cat: {pet’s} food | cat food] beside it.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had to sleep in the kitchen, so that nobody got a fright.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had to stay indoors, and {pet.he} {pet.was} not pleased about it.][pet.other:  {Pet} was still at home, eating {pet’s} own supper.]

{Friend} had never seen a hedgehog. {Friend.He} always fell asleep too soon[sport: , once in the middle of a sentence about {sport}]. “Not tonight,” {friend.he} said, as they settled down in the tent with a bag of flour for catching footprints[school: , as they had learnt to do {at school}]. “Tonight I’m not even going to blink.”

{Friend.He} fell asleep at ten to nine.

# scritch
Something was scratching. {child} woke up, and then {child.he} woke {friend}, who claimed not to have been asleep, and they crawled outside. Over by the fence, something dark was moving. But by the time {friend} had got {friend.his} boots on the right feet, it had gone behind the blackcurrant bushes.

They could hear it, though. Scritch, scratch, all the way down to the woodshed. Then scritch, scratch, all the way back again[athlete: , as tireless as {athlete}].

# straight-through
“It’s hungry,” said {friend}. “It can’t find the bowl.”

They moved the bowl to the fence and waited. The scratching came up to the bowl. There was a clink. Then the scratching went on.

“It walked straight through its supper,” said {child}.

“Then it isn’t hungry,” said {friend}.

# flour
The kitchen door flew open, and out came {elder.short} in {elder.his} {@nightwear} and [us: rain boots | wellingtons], with a [us: flashlight | torch].

“Is that {gunnar} at my fence?”

“It’s the hedgehog,” said {child}. “It keeps going up and down.”

“Then it’s [us: nuts | daft],” said {elder.short}.

So {friend} fetched the flour. {Friend.He} sprinkled a long white line of it, the whole length of the fence, and then all three of them sat on the back step and didn’t say a word. When the scratching had been up and down twice more, they went over with the [us: flashlight | torch].

There were prints everywhere, like the prints of very small hands. {Friend} followed the line with {friend.his} nose nearly on the ground.

“It stops,” {friend.he} said. “Look. Here it’s just walking. But here it’s all trampled. It’s stopped here every single time.”

# a-loose-plank
It was between the blackcurrants and the [us: rain barrel | water butt]. It looked exactly like all the rest of the fence.

“{Elder.short},” said {child}. “What used to be here?”

{Elder.short} switched off the [us: flashlight | torch]. Nobody spoke for a long while.

{@loose}

# home
{child} put {child.his} ear to the fence. At first all {child.he} could hear was the inside of {child.his} own ear. Then {child.he} heard something else, on {gunnar’s} side, low down. It was a thin little squeak, like a wet finger on a glass. And there was another, and another, in different places.

“It’s babies,” {child.he} said. “She isn’t trying to get here. She’s trying to get home.”

{Child.He} looked across at the apple box, where the leaves lay just as {child.he} had laid them. Then {child.he} took {elder.short} to the woodshed and pointed at the saw.

# one-shorter
{Elder.short} lifted it down. Back at the fence, {elder.he} ran {elder.his} hand over {elder.his} plank. It was as smooth as a kitchen table.

“Fifty-eight,” {elder.he} said.

“It’ll still be fifty-eight,” said {friend}. “One of them will just be a bit short.”

{Elder.short} snorted. “How wide is a hedgehog?” {elder.he} asked, and {child} showed with {child.his} hands, and {elder.short} held a tape measure in between. “Five inches,” {elder.he} said. And {elder.he} began to saw[music: , in time to {music}].

# a-skirt
When {elder.he} had finished, the hedgehog was under the bush, rolled up like a scrubbing brush. Nothing happened. They sat down on the step again. Nothing went on happening. {Friend} held {friend.his} eyelids up with {friend.his} fingers.

At last, out came a nose. The hedgehog unrolled. She went to the bowl and ate the lot, in no hurry at all, and licked it clean. Then she went to the hole, sniffed round the edge of it, along the top and down both sides, and went home.

“She had a skirt on,” whispered {friend}. “Did you see? She had a skirt on, and long legs!”

“I saw,” said {child}.

# seven-and-a-half
In the morning the flour was nearly gone, but not quite. Through the hole went one trail, going out. And through the hole came one trail, coming in, with four little ones behind it in a row. They stopped at the apple box. The leaves had moved, and in among them somebody was breathing. {child} didn’t touch a thing.[pet.dog:  {Pet} was allowed to sniff, but on a lead and from a long way off.][pet.cat:  {Pet} sat in the kitchen window and looked at {pet.his} bowl.][pet.other:  {Pet} would have to be told all about this.]

{Elder.short} was on {elder.his} knees by the fence. {Elder.He} had sanded the edges of the hole until they were silky, because {elder.he} couldn’t have borne it otherwise. Now {elder.he} {elder.was} holding a thin paintbrush.[elder2:  {Elder2} held the tin.] On the gate it said 7. Above the hole {elder.short} painted 7½.

{Gunnar’s} face came up over the planks.

“I thought you said nobody was getting through.”

{Elder.short} blew on the paint.

“Nobody who doesn’t live here,” {elder.he} said.

# @fence
{Elder}, with whom {child} was staying for the summer, had built a fence.
## if elder
{Elder} had built a fence.

# @hold
{child} had been allowed to hold the other end of every plank, and to be told {child.he} {child.was} holding it wrong.
## if adult
{Adult} had been allowed to hold the other end of every plank, and to be told it was being held wrong.

# @nightwear
underpants
## if elder
[us: bathrobe | dressing gown]

# @loose
“A loose plank,” {elder.he} said. “It annoyed me for thirty years.”
## if elder
“A loose plank,” {elder.he} said. “It banged every time the wind blew.”
