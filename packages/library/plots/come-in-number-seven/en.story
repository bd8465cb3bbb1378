title: Come In, Number Seven
title: Your Time Is Up
title: Half an Hour on the Lake
guest owner: Maggie (she), Winnie (she)
guest captain: Grubb (she), Scrimp (she)
guest first: Dorothea (she), Araminta (she)

% Who runs the lake (@o): {adult}, else {owner}. {owner} is her first name, which stands on the bear. {Captain} is a surname: always "Captain {captain}".

# the-megaphone
{@Runs} the boating lake in the park[city:  in {city}], and at weekends {child} had the megaphone.

There were twelve pedal boats, each with a number, and you paid for half an hour. When the half-hour was up, {child} went to the end of the jetty and bellowed: “Come in, number four! Your time is up!”

# hook-seven
On the wall of the hut hung a board with twelve hooks, and a tag for every boat. But hook number seven was empty.

“It was empty when I took over,” said {@o}. “Somebody went out and never came back[age>=7: , I suppose].”

“And nobody called them in?”

[age>=7: “Do you know,” said {@o}, “I don’t think anybody did.”|“I don’t think anybody did,” said {@o}.]

# for-a-joke
It was the last Sunday of the season. A mist had come down, so thick that the island was gone, and the ducks with it. {@O} was counting the money, with the hut door propped open by a bit of carved wood[pet.dog / pet.cat:  and {pet} the {@pet} asleep on top]. {child} stood at the end of the jetty in a life jacket, with [friend: {friend}, ]the megaphone and nobody left to call.

So {child.he} did it for a joke.

“Come in, number seven! Your time is up!”

{Child’s} voice went on across the water for longer than the lake did.

And something answered. Squeak … squeak … squeak.

# at-last
Out of the mist came a pedal boat. It had [age>=7: a mast made of oars, and ]a black flag with a skull, and a very small cannon. In it, packed like eggs, sat five pirates, pedalling[music:  in time to {@song}].

“AT LAST!” roared the one in front. She had a hat with three corners[age>=7:  and a parrot’s feather in it], and a face like an old saddle[pet.other: , and she blinked just like {pet}]. “Captain [age>=7: {first} ]{captain}, of the Number Seven. Where in thunder have you been?”

“Me?” said {child}.

“We took this [age>=7: vessel|boat] for half an hour! ‘Stay out till your number’s called,’ says the man. So we stayed out. [age>=7: We’ve been round the Horn. We’ve been through the ice. ]We’ve been sick in every sea there is. And every single night we’ve listened, and did anybody call? They did not!”

“Couldn’t you just have come back?” asked {child}.

The pirates were shocked. “Without our number?” said a huge one with a gold tooth. “That’s against the rules.”

“We may be pirates,” said Captain {captain}, “but we can read a notice. Now then. I left a deposit, so you’d know we’d be back.”

# the-deposit
She stuck one leg over the side. It stopped at the knee.

{child} ran to the hut and pulled the doorstop out from under [pet.dog / pet.cat: {pet}|the door]. [age>=7: It wasn’t a doorstop at all. ]It was a leg, and on the bottom somebody had scratched a 7.

“{@O}, we’re going to need another doorstop,” said {child}. “And I think you’d better come.”

{@Looked}

“You’re late,” {@said}.

“Aye, [adult: skipper|ma’am],” said Captain {captain}, buckling on her leg. All at once she sounded smaller. “What do we owe?”

# the-sum
{child} took a pencil and the back of a poster[athlete:  of {athlete}]. It was four [us: dollars|pounds] for every half-hour over. “How many years is it?” {child.he} asked, and the pirates counted on their fingers, and borrowed each other’s[friend:  and {friend’s}]. It was nearly three hundred. The answer went off the edge of the poster and on to the wall.[school:  No sum {at school} had ever done that.]

“It’s twenty million [us: dollars|pounds],” said {child}. “And a bit.”

# the-chest
The pirate with the gold tooth began to cry. [age>=7: Without a word they|They] heaved up a chest from under their feet, and Captain {captain} kicked it open. “It’s all we have,” she said.

There was no gold in it. There were forty-one gloves, [age>=7: sunglasses, tennis balls, ]somebody’s teeth, a kite, [elder: a straw hat, ][sport: something to {play sport} with, ]and a blue bear with one eye.

“But that’s only what people have dropped in the lake,” said {child}.

“What sinks in your lake comes up in our seas. [age>=7: We fished it all out, off Africa and all over. ]You can’t keep things like that,” said the captain. “Somebody will be wanting it.”

# the-bear
{@Bear}

“I was four,” {@said}. “I leaned over to show him the ducks.”

{child} looked at the bear, and at the long sum on the wall. Then {child.he} went to the notice with the rules, and read it to the very bottom.

# rule-nine
“Rule nine,” {child.he} said. “‘Anyone handing in lost property gets half an hour free.’ So that’s yours. And all the years are our fault, because nobody called you.” {Child.He} rubbed out the sum with [child.name: one|{child.his}] sleeve[friend: , and {friend} rubbed out the other end]. “You don’t owe us anything.”

The cheer blew all the ducks off the island.

# half-an-hour-free
“Then you can go home,” said {@o}.

The pirates looked at the shore. They looked at the [us: trash cans|bins]. Captain {captain} cleared her throat.[pet.dog / pet.cat:  {Pet} had gone back to sleep on her wooden foot, and she hardly liked to move it.]

“This half-hour,” she said. “Might we have it now?”

“You might,” said {child}.

# ten-past-five
They pushed off, squeaking, and the mist closed behind them. {@Stood}[elder: , and {elder.short} in a long-lost straw hat]. {child} went into the hut[pet.dog / pet.cat: , past {pet}, who was the doorstop now,] and wrote on the board, beside hook number seven: Out, ten past five.

Then {child.he} took the megaphone and sat down on the end of the jetty[friend:  beside {friend}]. The lamps came on [us: around|round] the lake. Far out in the mist, something went squeak … squeak. There was no hurry. This time somebody was going to call.

# @pet
{breed}
## if !breed & pet.dog
dog
## if !breed & pet.cat
cat

# @song
{music}

# @o
{owner}
## if adult
{adult}



# @said
she said
## if adult
{adult.he} said

# @runs
{owner} from next door ran
## if adult
{adult} ran

# @looked
{owner} came.[elder:  So did {elder}[elder2:  and {elder2}].] [age>=7: [elder: {owner}|She] looked at the flag and the cannon. She|[elder: {owner}|She]] had run a boating lake for nine years, and it took a lot to surprise her.
## if adult
{adult} came.[elder:  So did {elder}[elder2:  and {elder2}].] [age>=7: {Adult.He} looked at the flag and the cannon. ]{Adult.He} had run a boating lake for nine years, and it took a lot to surprise {adult.him}.

# @bear
{owner} had gone very quiet. She lifted out the blue bear and turned it over. On its foot there was a name in wobbly stitches. It was hers.
## if adult
{adult} had gone very quiet. {Adult.He} lifted out the blue bear and turned it over. On its foot there was a name in wobbly stitches. It was {adult’s}.

# @stood
{owner} stood with the bear under her chin
## if adult
{adult} stood with the bear under {adult.his} chin
