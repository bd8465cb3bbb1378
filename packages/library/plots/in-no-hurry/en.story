title: In No Hurry
title: It’s Shrunk
title: Bring It on Thursday
guest elder: Auntie Josie (she), Auntie Hattie (she)
guest next: Wilf (he), Rory (he)

% @g builds the car: the grandparent, else {adult}, else {elder} as an aunt. {adult} has an earphone, the others a hearing aid. {next} has moved away from next door.

# the-nut
For four years {child} and {@g1} had been building the same racing car, every Thursday, in {@garage}[city:  in {city}]. It was red and low, and there was only room in it for one.[pet.cat:  {Pet}[!pet.known:  the cat] lay there, and meant to go on lying there.][athlete:  {Athlete} looked down from a poster on the wall.] Now there was just one nut missing, the one that was to hold the steering wheel on. Then the car would be finished.

The nut was in {child’s} pocket.[friend:  Not even {friend}[!friend.known: , {child’s} best friend,] knew about it.][pet.other:  Only {pet} had been shown it, and would have liked something to eat instead.]

[friend / pet.other: {child}|{Child.He}] had taken it last Thursday, while {@g} was pouring coffee[music:  and humming {music}]. {child}, who was {age}, knew perfectly well that you don’t do that sort of thing. But {child.he} had been thinking about {next} from next door, who used to work on his moped with {@g} every Tuesday. When the moped was finished, {next} rode away on it, and now he only came at Christmas.

# under-the-bench
“It’s here somewhere,” said {@g}, on all fours under the workbench. “We’re in no hurry.”

{@He} always said that, which was odd in somebody who was building a racing car.

“Here we are!” called {@g}. Then {@he} stopped. “No. That’s my {@aid}. The one that went missing in the [us: fall | autumn].”

“I’m glad you’ve found it!” said {child}.

“What?” said {@g}.

{@He} put it in {@his} ear and crawled on. {@His} knees snapped like crackers. {child} crawled, too, for the look of the thing, and the nut dug into {child.his} leg.[pet.dog:  {Pet}[!pet.known:  the dog] crawled after them, looking for pastry.] The idea had been that they would look in a comfortable sort of way for a few weeks, with [elder2: {elder2’s} Danish pastries|Danish pastries] in between. {child} hadn’t thought that {@g} would really look.

# the-blue-rag
At last {@g} got up and sat down on the stool. {@He} didn’t touch the coffee. {@He} looked at {@his} hands.

“I put it on the bench,” {@he} said. “On the blue rag. I can see it now.”

“Everybody forgets things,” said {child}.

“That’s how it began with the man who taught me all this. First it was the screwdriver he couldn’t find. Then it was my name.”

{@G} said it without looking up, and {child} went cold all over. {Child.He} had hidden a nut. And now {@g} was sitting there, thinking that there was something wrong with {@his} head.

“I’m calling that man who wanted to buy the car,” said {@g}, and got out the phone. “Nobody who can’t keep track of a nut should have a racing car. And you shouldn’t have to sit here every Thursday keeping track of me.”

{@He} pressed the numbers slowly, with one finger. All {child} had wanted was to keep the Thursdays. If {child.he} said nothing, that would be the end of them. If {child.he} told the truth, {@g} might never want {child.him} in the garage again.

It began to ring at the other end.

# still-warm
{child} took the phone out of {@g-s} hand and ended the call. In its place {child.he} put the nut, which was warm from the pocket.

“You haven’t forgotten anything,” said {child}. “It was on the blue rag. I took it.”

{@G} looked at the nut. {@He} turned it over.

“I’ve been crawling about on the floor for an hour,” {@he} said.

“I know.”

“With my knees.”

“I know. Sorry.”

“But why, {child}?”

# wrong-order
Then it all came, in the wrong order and much too fast. {child} talked about {next} and the moped and Christmas. {Child.He} said that everybody else {@class} had [sport: {sport}, too, but|[us: soccer | football], and] {child.he} had {@g}, and {@what-for}, when there was nothing left to screw on? In the middle of it {child.he} began to cry, and that made {child.him} angry.

{@G} listened, right to the end. Then {@he} took down a coffee tin from the top shelf. It said BILLS on it. {@He} turned it upside down over the bench, and out rolled screws and washers and a little brass spring. {child} knew that spring. They had looked for it from Easter to midsummer.

# whole-of-spring
“What’s all this?” said {child}.

{@G} pointed to a screw. “That’s October,” {@he} said. “That washer’s November. And the spring is the whole of spring.”

{child} stared at {@him}. “Did you hide them?”

“I miss {next}, too,” said {@g}.

“So the car could have been finished …”

“Two years ago. More or less.”

“I crawled about under that car for a whole spring!”

“I know.”

“With my knees!”

“I know,” said {@g}. “Sorry.”

Then {child} began to laugh, and {@g} laughed until {@whistled}.[pet.dog:  {Pet} made use of it to take the last of the pastry.]

# shrunk
So {child} tightened the nut, and they rolled the car out on to the gravel and put blocks by the wheels.[elder2:  {Elder2} came out on the step to watch.] {@G} put on the helmet, [pet.cat: lifted out {pet}, ]swung one leg in and sat down. {@He} got halfway. That was as far as it went.[pet.cat:  {Pet} had never had that trouble.]

“It’s shrunk,” said {@g}.

“It’s made of metal. You’ve been eating Danish pastries for four years.”

“So have you.”

“They make me taller,” said {child}.

[elder2: {Child.He} and {elder2} had to take an arm each and pull before {elder.short} came loose.|{Child.He} had to pull on both arms before {@g} came loose.]

# magpies
Then {child} got in, and {@g} leaned over and turned the key. First it coughed. Then it roared, so that the gravel hopped and the magpies flew out of the birch tree, and you could feel it right down in your teeth. {@G} shouted something.

“What?” yelled {child}.

{@G} turned it off.

“{@said},” {@he} said, “even if all we do is eat Danish pastries.”[friend:  {@G} thought about it. “{Friend}, too.”]

# on-thursday
{@G} walked once round the car, scratching {@his} head under the helmet.

“It’s a fault in the design, of course,” {@he} said, “when the driver doesn’t fit. We’ll have to do the whole seat again. That may take a while.”

“We’re in no hurry,” said {child}.

So {@g} bent in over the steering wheel, unscrewed the nut and laid it in {child’s} hand.

“Bring it on Thursday.”

# @g1
{elder}
## if adult & !elder
{adult}

# @g
{elder.short}
## if adult & !elder
{adult}

# @g-s
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @him
{elder.him}
## if adult & !elder
{adult.him}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @garage
{elder.short’s} garage
## if adult & !elder
the garage

# @aid
hearing aid
## if adult & !elder
earphone

# @whistled
the hearing aid whistled
## if adult & !elder
the earphone fell out

# @class
in the class
## if school
{at school}

# @what-for
what was there to come for
## if adult & !elder
what would they do with Thursdays

# @said
I said you can come on Thursdays
## if adult & !elder
I said we’re keeping the Thursdays
