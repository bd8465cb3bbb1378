title: The Apple That Got a Tooth
title: A Bite for You and a Bite for Me
guest friend: Jude (he), Anika (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% It is the friend who has the loose tooth. Let them hear the yonk, the crunch, the crinch and the nick. Whoever comes with the apple is the grandparent, else {adult}, else {minder}; whoever sits on the bed is {adult}, else the grandparent.

# a-loose-tooth
{friend} had a wobbly tooth, and now nobody could play with {friend.him}.

{Friend} was {child’s} best friend. {Friend.He} sat on the bench in the yard[school:  {at school}] with {friend.his} mouth open, so that everybody could see. The tooth was right in front. When {friend.he} poked it with {friend.his} tongue it said yonk.

“Come on, let’s run!” said {child}.

“I can’t,” said {friend}. “I’ve got a wobbly tooth.”

“Come on, let’s dig!”[sport:  “Come on, let’s play {sport}!”]

“I can’t. I’ve got a wobbly tooth.”

“Come on, let’s roll down the hill!”

“No!” said {friend}, with both hands over {friend.his} mouth. “Then it’ll roll, too!”

# only-a-hill
{child} went and rolled alone. But when {child.he} got to the bottom, nobody lay there next to {child.him} laughing, and then it’s only a hill.[pet.dog:  {Pet} rolled, too, but {pet} doesn’t laugh.]

{Child.He} felt about in {child.his} own mouth, with a finger. Perhaps {child.he} had a wobbly one as well. Then {child.he} could sit on the bench. {Child.He} felt the first one. It stayed put. And that one stayed put. And that one stayed put, and that one.

They all stayed put.

# come-out
{child} went back to the bench.

“When will it be finished?” {child.he} asked.

“Don’t know,” said {friend}.

Yonk, said the tooth.

“Can’t you tell it to come out?”

“Come out,” said {friend}.

“I don’t think it can hear,” said {child}. “It’s indoors.” {Child.He} leaned over and shouted right into {friend’s} mouth: “COME OUT!”

“Hey,” said {friend}. “You spat on me.”

# krisch
Then {@g} came with an apple. {child} and {friend} always shared an apple in the same way: a bite for you and a bite for me.

“I can’t,” said {friend}. “I’ve got a wobbly tooth.”

“You can bite at the side,” said {child}. “They stay put there.”

{child} took a bite. Crunch, it went.

{Friend} took a tiny, tiny bite at the side. Crinch.

{child} took a bite. Crunch.

# knick
It was such a good apple[city: , the best in {city}]. It ran down their chins. And {friend} forgot. {Friend.He} opened {friend.his} mouth wide and bit right in the middle.

Crunch! And then once more, much smaller: Nick.

{Friend} felt with {friend.his} tongue. It didn’t say anything. There was only a hole.

“It’s gone!” {friend.he} yelled. “My tooth’s gone!”

{@G} looked under the bench. {child} looked in {child.his} boots. {Friend} looked in {friend.his} pocket.[elder2:  {Elder2} came out and looked in the flower bed.][pet.dog / pet.cat:  {Pet} looked at the apple.] No tooth.

“What if I’ve swallowed it,” said {friend}, and {friend.his} lip shook. “It’ll bite me in the tummy.”

# the-apple-has-got-one
{child} had the apple, and it was {child’s} turn. A bite for you and a bite for me. {Child.He} opened {child.his} mouth.

Then {child.he} stopped opening it.

In the middle of the apple there was something small and shiny.

“{Friend},” said {child}. “The apple’s got a tooth.”

{Friend} looked.

“It was going to bite me!” said {child}.

Then {friend} began to laugh. {Friend.He} laughed so much that you could see the whole hole. {child} took hold of the tooth with two fingers and pulled, and put it in {friend’s} hand.

“There you are. The apple will have to eat without.”

# a-hill-again
{@G} had to look after the tooth, because now {friend} was busy.

“Come on, let’s roll!” {friend.he} shouted.

They rolled down the hill, both at once[athlete: , faster than {athlete}], and lay at the bottom in a heap and laughed[music:  and sang {music} with a [us: draft | draught] in it]. And then it was a proper hill again.

# no-hurry
That night {child} lay in bed, and {@a} sat there with {child.him}.[pet.cat / pet.other:  {Pet} was asleep already. {Pet} had all {pet.his} teeth.]

“Will I have a wobbly tooth, too?” said {child}.

“Yes,” said {@a}. “But there’s no hurry.”

{child} didn’t think that there was any hurry either. {Child.He} only felt about, with {child.his} tongue, one last time.

It stayed put. And that one stayed put.

And that one stayed put, and that …

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
