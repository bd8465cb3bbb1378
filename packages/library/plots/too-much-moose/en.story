title: Too Much Moose
title: The Moose Who Wanted to Sleep Indoors
title: Where Does a Moose Sleep?

% The grown-up (@a): {adult}, else the grown-up. Who falls asleep in the antlers: the cat, else the dog underneath, or the cloth rabbit.

# munch
One evening there was a moose in the kitchen. [!short: That is, only its head was in the kitchen. ]It had poked [short: its head|it] in at the window and was eating the apples[!short:  out of the bowl].

Munch, munch, munch.

{child} saw it first.[pet.cat:  Then {pet} saw it, and {pet.his} tail grew twice as fat.][pet.dog:  Then {pet} saw it, and forgot to bark.][pet.other:  {Pet} saw it too, and said nothing.]

“Hello,” said {child}.

“Hello,” said the moose. “I’m so tired, and everything’s so wet out here. Can I sleep indoors?”

“Yes,” said {child}.

And {child.he} opened the front door.

The moose put its head in. That was all right. The moose put its antlers in. That was not.

Bonk.

“Twist,” said {child.he}.

The moose twisted.[athlete:  {athlete} couldn’t have twisted better.] And whoosh, the whole moose was in the hall.

# shoe-rack
“Here,” said {child}. “This is where the shoes sleep.[friend & !short:  And {friend's} shoes, when {friend.he} comes.][school & !short:  And the bag that goes to {school}.]”

The moose lay down on the shoe rack. There was room for the front legs. There wasn’t room for the back ones.

Crash.

“That didn’t work,” said the moose.

“No,” said {child.he}.

[pet.cat: “Miaow,” said {pet}.][pet.dog: “Woof,” said {pet}, who had just remembered.]
## or
{child} opened the cupboard. “This is where the coats sleep.[friend & !short:  And {friend's} raincoat, when {friend.he} comes.][school & !short:  And the PE bag that goes to {school}.]”

The moose got into the cupboard. There was room for the front half. There wasn’t room for the back half. It stood outside in the hall, treading on the boots.

Bang.

“That didn’t work,” said the moose, with a coat hanger on each antler.

“No,” said {child.he}.

[pet.cat: “Miaow,” said {pet}.][pet.dog: “Woof,” said {pet}, who had just remembered.]

# bath
They went to the bathroom.

“Here,” said {child}. “You can stretch right out in here.”

The moose climbed into the bath. There was room for its bottom. There wasn’t room for its legs. They stuck up, all four of them, like an upside-down table. And an antler caught the tap.

Splosh.

“That didn’t work,” said the moose.

“No,” said {child.he}.

[pet.cat: “Miaow,” said {pet}, who was wet.][pet.dog: “Woof,” said {pet}, who wanted a bath as well.]
## or
They went to the sofa.

“Here,” said {child}. “It’s nice and soft.”

The moose lay down on the sofa. There was room for its back. There wasn’t room for its legs. They hung down on one side, and its head hung down on the other. And then the sofa hung down too.

Crack.

“That didn’t work,” said the moose.

“No,” said {child.he}.

[pet.cat: “Miaow,” said {pet}, who had been there first.][pet.dog: “Woof,” said {pet}, who was never allowed there at all.]

# bed
They went to {child's} room.

[short: “This is where I sleep,” said {child}.|“Here,” said {child}. “This is where I sleep.”]

The moose lay down in {child's} bed. There was room for its nose[!short: , on the pillow], but not for the rest.[!short:  The rest was still on the floor.] [short: The covers just reached|The moose pulled up the covers, and they just reached] to one ear.

“That didn’t work,” said the moose, and now it sounded sad. “I’m too much moose.”

“No,” said {child.he}. “You’re just enough moose. It’s just not enough bed.”

# hat-stand
Then in came {@a}, who had been out with the bins and hadn’t put the light on. And there, [short: in the hall, stood the moose again.|in the middle of the hall, stood the moose again, quite still.]

“Well, well,” said {@a}. “A new hat stand.”

A coat went on one antler. [short & school: The bag from {school}|A hat] went on the other. [short & friend: The scarf {friend} had forgotten|A scarf] went in the middle.

“Very nice,” said {@a}. “Good and steady.”

“Thank you,” said the moose.

Then {@a} put the light on, and looked at the hat stand[!short:  for a long time]. The hat stand looked back.

“{child},” said {@a}. “There’s a moose in the hall.”

“Yes,” said {child}. “It’s come to sleep. But [short: it doesn’t fit in the bed.|nothing fits.]”

[!short: {@A} sat down on the floor. It was necessary. ][elder: “We could ask {elder}[elder2:  and {elder2}],” said {@a}. But [short & elder2: they|{elder.short}] had never had a visitor with antlers. ][!short: {child} sat down too. And they thought.|So {child} and {@a} thought.]

# in-the-antlers
Then {child} fetched {child.his} rabbit, the cloth one, who was good to think with. {child.He} laid it in the antlers, on the scarf. [!short: They were as wide as a basket, and there|There] was room for the whole rabbit, ears included.

“Sleep tight,” said {child.he}[!short:  to the rabbit].

And it did. It did it so well that the moose shut its eyes as well.

“Good,” said {child}. “The rabbit sleeps in the moose. Where does the moose sleep?”

[!short: {child.He} looked at the rabbit, who was so comfortable, because there was such a lot of room all round. And then|Then] {child.he} knew.

“Outside! It’s big out there!”
## if pet.cat
But {pet} didn’t think. [short: {Pet}|{Pet} looked at the hall, which was broken. {Pet.He} looked at the bed, which was full of pine needles. Then {pet.he}] looked at the antlers. They were as wide as a basket[!short: , and there was a scarf in them].

[!short: Hop, on to the stool. ]Hop, on to the shelf. Hop, up into the moose. {Pet} [short: lay down up there, and|turned round once up there, and lay down, and] began to purr.

Prrr, prrr, prrr.

[short: It tickled all the way down the moose, and the moose shut its eyes.|It tickled all the way down the moose, right into its hooves. It shut its eyes.]

“Good,” said {child}. “{Pet} sleeps in the moose. Where does the moose sleep?”

[!short: {child.He} looked at {pet}, who was so comfortable, because there was such a lot of room up there. And then|Then] {child.he} knew.

“Outside! It’s big out there!”
## if pet.dog
But {pet} didn’t think. {Pet} walked once round the moose[!short: , and then once more]. Then {pet.he} lay down. There was room for all of {pet}, between the moose’s legs, tail included.

{Pet} sighed. The sigh went all the way up the moose, and the moose shut its eyes.

“Good,” said {child}. “{Pet} sleeps under the moose. Where does the moose sleep?”

[!short: {child.He} looked at {pet}, who was so comfortable, because there was such a lot of room down there. And then|Then] {child.he} knew.

“Outside! It’s big out there!”

# it-worked
[!short: “But it’s wet,” said the moose.

“Not if you’ve got covers,” said {child}.

]So out they all went. The moose twisted, and whoosh, it was out. {@A} carried the [!short: big ]blanket. {child} carried the pillow.

Under the tree it was very nearly dry. The moose lay down. There was room for [short: the front legs, and the back legs, and|the front legs. There was room for the back ones. There was room for] its bottom, and its nose, and its antlers[pet.cat: , cat included][!pet.dog & !pet.cat: , rabbit included].

“That worked,” said the moose.

“Yes,” said {child.he}. “That worked.”

[!short: {@A} spread the blanket over it, and it just reached to one ear and some of the neck. ][!short: {child} put the pillow under its nose.

“Good night, moose,” said {child}.

“Good night, {child},” said the moose.]

# all-of-it
Then {@a} carried {child} in, and tucked {child.him} up in bed. There was room for all of {child}: front legs, back legs and nose.

[music: {@A} sang {music}, and an ear looked in. ]And outside the window, [city: somewhere in {city}, |]somebody big was chewing in their sleep.

Munch. Munch.

Munch.

# @a
the grown-up
## if adult
{adult}
