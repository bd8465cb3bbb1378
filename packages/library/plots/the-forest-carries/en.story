title: The Forest Carries
title: Carry, Carry Me
guest neighbour: Mrs Bell (she), Mrs Dunn (she)
guest carrier: Jenny (she), Maggie (she)

% Whoever carries the basket, and then {child} (@a): {adult}, else the grandparent, else {carrier}.

# legs-all-gone
In the middle of the woods, a long way from home, {child} ran out of legs.[sport:  That never happened when it was time to {play sport}.]

“Carry, carry me!” said {child}, and held up both arms.

But [adult: {adult}|[elder: {elder}|{carrier}, who had brought {child.him} along,]] was carrying the mushroom basket. It was full and heavy, and it took both hands.[adult & elder:  {Elder} [elder2: and {elder2} went | went] in front and held back the branches.|[elder2:  {Elder2} went in front and held back the branches.]]

“In the woods we do our own walking,” said {neighbour} from next door, who had come too. “Nobody carries anybody here.”

# the-stone
{child} sat down on a stone. It was a big stone in a soft green coat of moss.

“Carry, carry me,” {child.he} sighed.

And the stone did. It carried the moss, and now it carried {child} as well.

“The stone’s carrying!” {child.he} said.

“Well, yes,” said {neighbour}. “But that’s the only one.”

# the-ant
They walked a little more. [friend: {Friend}[!friend.known: , {child’s} best friend,] pointed at the path. ]An ant was coming along with a pine needle, and the needle was much, much longer than the ant.

“Carry, carry me,” [friend: {child}|{child.he}] told the ant, for the needle.

And the ant did[athlete: , as strong as {athlete}].

“The ant’s carrying!” {child.he} said.

“All right,” said {neighbour}. “Him too.”

# the-pine
[age>=4: They walked a little more. A yellow leaf came down the stream, and the stream took it [us: around | round] and [us: around | round] and past every stone, and never dropped it.

“The stream’s carrying!” said {child}.

“Fancy that,” said {neighbour}.

]They walked a little more[school: , one behind the other, like {at school}]. High up in a pine tree was a nest, and the branch was rocking it, slowly, to and fro.

“The tree’s carrying!” {child.he} said.

“Hm,” said {neighbour}.[pet.dog: 

Then {pet}[!pet.known:  the dog] came by with a stick.

“{Pet’s} carrying!” said {child}.

“Hm, hm,” said {neighbour}.]

# all-but-me
But nobody carried {child}. And now there wasn’t one step left in those legs. {child} lay down on the ground and cried. The whole forest was carrying. Nobody was carrying {child.him}.

# the-cone
Bop! Something came down by {child.his} nose. It was a fir cone. The tree had carried it all summer long, and now it was lying on the ground as well.

{Child.He} stopped crying. Poor little cone.

{Child.He} picked it up and put it in {child.his} hand. And {child.he} rocked it, to and fro, just as the tree did.

“{child’s} carrying,” {child.he} told the cone.

# empty-hands
{Neighbour} stood still and looked. She looked at the cone. Then she looked at her own two hands. There was nothing in them at all.

{child} saw that too.

“{Neighbour},” {child.he} said, and pointed at the basket. “Carry?”

“Yes,” said {neighbour}. “Yes, of course I will.”

And {neighbour} took the basket. So now it was {@a-s} hands that had nothing in them.

{child} held up both arms. {Child.He} didn’t have to say a word.

# all-the-way-home
{@A} carried {child}, and {child} carried the cone. The trees carried their nests, and the stones carried their moss.[friend:  {Friend} carried the biggest mushroom.][pet.dog:  {Pet} carried the stick.] {Neighbour} carried the basket and hummed[music:  {@song}]. And they rocked, to and fro, to and fro, all the way home[pet.cat:  to {pet}[!pet.known:  the cat]][pet.other:  to {pet}][city & !pet.cat & !pet.other:  to {city}][city & pet.cat / city & pet.other:  in {city}].

# i-am
“Carry, carry me,” whispered {child} into {@a-s} neck.

“I am,” whispered {@a}.

# @a
{carrier}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Carrier}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-s
{carrier’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
