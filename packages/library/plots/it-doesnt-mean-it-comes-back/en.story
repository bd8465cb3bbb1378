title: It Doesn’t Mean It Comes Back
title: A Dog at the [us: Dump | Tip]
title: Don’t Fetch
guest dog: Boomerang (he), Yo-Yo (he)
guest owner: Mr Tuckett (he), Mr Pym (he)
guest driver: Mrs Farrow (she), Mrs Bligh (she)
guest boss: Maureen (she), Glenda (she)

% The dog (@p) is the family's, or else one borrowed on Thursdays. @a: {adult}, or else {driver}.

# thursdays
{@dog-first}

This Thursday they went with {@a} to the [us: dump | tip][city:  outside {city}]. On the trailer was an old bed[elder:  that had been {@elder-s}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] had only come to watch.]

Nobody had stopped to think what a [us: dump | tip] looks like to a dog. {@P} saw it the moment the car door opened. There stood twenty grown people in a row, throwing things, absolutely free, and not one single dog to fetch them.

# @elder-s
{elder’s}
## if elder2
{elder’s} and {elder2’s}

# @dog-first
{child} had a dog on Thursdays. The rest of the week it belonged to {owner} down the road. But on Thursdays {owner} had {owner.his} bad knee seen to, and the dog was {child’s} from four until seven. It was called {dog}, because it always came back, and always with something in its mouth.
## if pet.dog
{child’s} dog, {pet}, knew only one thing that was better than dinner. It was when somebody threw something. Then you fetched it. You fetched it because they wanted it back, or why would they have thrown it?

# the-lamp
“Sit,” said {child}.

Just then a man threw a lamp, in a great high curve, into a [us: dumpster | skip].

Up came {@p} with the lamp, laid it at the man’s feet and wagged.

“Excuse me,” the man said to {child}. “I threw that away.”

“{@P} knows,” said {child}. “That’s why.”

So the man threw it again, and further. That was a mistake. Further was {@p-s} favourite.

# the-right-trousers
After that {@p} fetched a lady’s left boot, and then the right one. {@P-he} fetched three cushions and a chair without a seat, worn round the neck. And it all went to the right person. {@P} sniffed the thing, sniffed along the row to the right legs, and wagged.

“I’ve been trying to get rid of this chair for seven years,” said a lady.

“{@P} can keep it up all day,” said {child}.

By now the cars were waiting all the way back to the road.[sport:  Somebody out there was supposed to {play sport} at six.] A woman with {boss} on her jacket came striding over.[school:  She walked like a teacher on playground duty {at school}.]

“This is called recycling,” said {boss}. “It doesn’t mean it comes back.”

# the-bag
And here came {@p} again, backwards, dragging a heavy brown bag. A tall man with a moustache had just thrown it in, and he sighed and threw it in again. {@P} brought it back again. And again.

Everybody looked at {child}. So {child.he} took {@p} by the collar and said it, good and loud:

“No. Don’t fetch.”

{@P} let go. {@P-he} looked at the bag, and then at {child}. Then {@p-he} walked over to the fence and sat down with {@p-his} back to it all.

The man threw the bag for the last time. Thud. It stayed there. The cars began to move, and a [us: truck | lorry] backed up to take the whole lot away.

It didn’t feel half as good as {child} had expected.

# the-wrong-bag
Then the man with the moustache came running back. In his hand was another brown bag, just the same, and it was full of old curtains.

“Stop!” he shouted. “It’s the wrong bag! I’ve thrown away the accordion!”

{boss} put up a hand, and the [us: truck | lorry] stopped. In the [us: dumpster | skip] lay a hundred bags, all in a jumble.

“It was my grandpa’s,” said the man. “And the dog told me. Three times.”

Everybody looked towards the fence.

# the-hat
“{@P}!” called {child}. “Fetch!”

{@P} didn’t stir. A good dog who has been told not to fetch remembers it.

{child} went and sat on the gravel. “I was wrong,” {child.he} said. “You weren’t.” One ear came round. Only the one.

So {child} pulled off {child.his} woolly hat, the blue one, the best one, and threw it as far as {child.he} could.[athlete:  {Athlete} couldn’t have thrown it any further.][friend:  {Friend} threw one too, to be on the safe side.]

It flew over the gravel. It landed. Nobody in the whole place threw a thing.

There was a tiny squeak, and after the squeak came all the rest of {@p}. {@P-he} fetched the hat, laid it in {child’s} lap and wagged till the gravel flew.

# every-finger
“Lend me your hand,” {child} said to the man, and {@p} had a good long sniff of every finger. “Now fetch.”

{boss} opened the hatch at the bottom. In shot {@p}. It rustled. It clattered. Then there was nothing, for so long that {child} shut {child.his} eyes.

Hooooonk, said something, deep inside, long and sad. And out came {@p}, backwards, with a brown handle in {@p-his} mouth.

# a-waltz
The man didn’t say a word. He sat down on the bed on the trailer, took out the accordion and played a waltz[music: , and after that {music}]. The lady with the chair sat down too, as well as she could.

{@boot}

# @boot
At seven {child} took {dog} home to {owner}. When {child.he} looked back, there was {dog} in the window, holding a boot. Nobody knew when {dog.he} had taken it.
## if pet.dog
When they got home {pet} was holding a boot. Nobody knew when {pet.he} had taken it.

# the-sock
That night {child} threw a sock at the laundry basket, and it stayed where it fell. {Child.He} threw the other one, and that stayed too.[pet.dog:  {Pet} opened one eye and shut it again. It had been a long day’s work.][pet.cat:  {Pet}[!pet.known:  the cat] sniffed them both and walked off.][pet.other:  {Pet} took no notice of them.]

Then {child} threw {child.himself}, in a great high curve, right into bed. And nobody came and carried {child.him} back.

# @p
{dog}
## if pet.dog
{pet}

# @p-s
{dog’s}
## if pet.dog
{pet’s}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-his
{dog.his}
## if pet.dog
{pet.his}

# @a
{driver} from next door
## if adult
{adult}
