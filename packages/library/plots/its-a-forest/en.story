title: You’re Doing It Wrong
title: Not Very Straight
title: Forty Sheep and a Jay
guest friend: Kit (he), Joss (he)
guest warden: Mr Abara (he), Mr Okafor (he)
guest lyle: Mrs Lyle (she), Mrs Crane (she)

% The jay is “it”. “You’re doing it wrong”: the child to the jay, the jay to the child, and at the end fondly. {lyle} owns the field.

# long-bank
On the first Saturday in October {child} went to plant a forest, and {child.he} took {child.his} own trowel.

At the moment the forest was a bare, steep field called Long Bank[city: , just outside {city}]. There were brambles round the edges, and along the top stood the old oak wood, like people looking over a wall.

“They’ve wanted to come down here for a hundred years,” said {warden}, the warden. “{lyle} has kept her sheep off it for one winter. If there are young oaks here in spring, she’ll let the trees have it for good. If there aren’t, the sheep get it back.”

The sheep stood on the other side of the fence, chewing. They looked as though they could wait.

# all-in-rows
{child} was {age}, and had wanted a forest since the age of four. {Child.He} planted {child.his} acorns in rows, along a string, a ruler’s length apart. {Friend}, {@who}, held the other end of the string.

On Sunday there was a hole where every acorn had been.

# the-jay
In the middle of the field stood a jay. It was a pinkish sort of bird with a flash of bright blue on each wing, and its throat was bulging like a sock full of marbles.

“That’s my forest!” shouted {child}.

The jay looked at {child.him}. It flew to the brambles, coughed up an acorn, hammered it into the ground under the thorns and put a leaf on top.

“It’s not eating them,” said {friend}. “It’s planting them.”

“In a bramble? In any old place?” {child} cupped {child.his} hands. “You’re doing it wrong!”

“Kraaark!” said the jay.

“I think,” said {friend}, “that it just said the same to you.”

# war
After that it was war. {child} planted deeper. The jay sat on the fence post and watched with great interest[athlete: , the way {child} watched {athlete},] until {child.he} had finished. {child} planted at dawn[school: , before {school}][sport: , and was late to {play sport}]. The jay was up already.[pet.dog:  {child} put {pet}[!pet.known:  the dog] on guard. The jay worked behind {pet.his} back.] {child} planted pebbles, to fool it, and the jay dug up every one and left them in a heap beside {child.his} [us: backpack | rucksack].

“It’s tidying up after you,” said {friend}.

“Whose side are you on?”

“I just hold the string.”

# tubes
In November {warden} lent {child} a heap of plastic tubes. {Child.He} stood one over every acorn, and there wasn’t a beak in the world that could get down inside. All winter, in frost and in rain, they stayed there on Long Bank in straight white lines, like [us: cars in a parking lot | a car park].[pet & !pet.dog:  {child} went through them every night with {pet}, who was no gardener.] Sometimes the jay perched on one and told the whole valley what it thought.

“No, you’re doing it wrong,” said {child}.

And at the end of April, at the bottom of every tube, there was a red-brown tip with two small leaves. {child} went along on {child.his} knees[music: , humming {music},] and said good morning to each of them.

# forty-sheep
Then came the gale. It blew for one night and took down the fence, and by breakfast there were forty sheep on Long Bank. They had knocked over every tube. They had eaten the forest from one end to the other, and they were standing about looking pleased with it.

{warden} came down the hill with his hat in his hand. “{lyle} is coming at four to decide about the field,” he said. “If there’s nothing to see, there’s nothing to see. I’m so sorry, {child}.”

# in-the-thorns
{child} sat down. {Child.He} did not mean to cry in front of {friend}, so {child.he} turned {child.his} back and glared into the brambles.

And the brambles had something in them.

It was a red-brown stalk with two small leaves. There was another behind it, and two more behind that, right in among the thorns.

“{friend},” {child.he} said. “It hid them in the one place …”

“… where a sheep won’t put its nose,” said {friend}, and lay down to look. “They’re everywhere! But nobody’s going to see them. From up there it’s just brambles.”

# the-end-of-the-wool
{child} looked down at {child.his} [us: sweater | jumper]. It was wool, it was extremely red, and the left cuff had been coming undone for weeks.[elder:  {Elder} had knitted it[elder2: , and {elder2} had chosen the red], and would have to be told.]

“Hold the end,” {child.he} said.

{Friend} was good at that. {child} went in on {child.his} stomach, under the thorns, and every time {child.he} found an oak {child.he} pulled off a bit of [us: sweater | jumper] and tied it to the bramble above. The left sleeve lasted all the way down one side of the field. The right sleeve did for the bottom. For the other side {child.he} started on the back. By four o’clock {child} {child.was} scratched from wrist to shoulder, and what {child.he} had on was more of a bib.

# flags
{lyle} came over the top of the hill and stopped.

All round Long Bank, down both sides and along the bottom, the brambles were fluttering with red. There were little flags everywhere, and no two were in line.

“Who planted all this?” she asked.

“He did,” said {child}, and pointed. The jay was on its post, with a piece of sleeve in its beak.

{lyle} looked for a long time. “It isn’t very straight,” she said at last.

“No,” said {child}. “It’s a forest.”

# the-biggest-one
In October {child} and {friend} sat on Long Bank in the last of the light, with a bag between them.[elder:  The [us: sweater | jumper] had new sleeves, and they were green.] The fence was up, the sheep were on the other side of it, and the little oaks had turned gold among the thorns. {child} set an acorn on the post. Down came the jay and swallowed it, and waited, with its head on one side.

“You’re doing it wrong,” {child} told it softly, and gave it the biggest one in the bag.

# @who
who was in {child.his} class
## if friend
{child.his} best friend
