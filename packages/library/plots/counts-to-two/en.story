title: {Pet} Counts to Two
title: The Other Half of the Sum
title: Two Hundred People in the Way

% The dog counts because it is that dog (@why), and ends each walk by tying its people up with the lead, which every dog can. No breed does the round-up by herding alone: it is the bunting that does it.

# counts
{Pet} was {a breed}, and {@why}

{@none} {Pet.He} had {child}, who lived there, and {child.his} best friend, {friend}, who as good as did. And so, every day, {pet.he} counted to two.

{child}, one; {friend}, one; two. Then, so that it should stay two, {pet} went round them with the [us: leash|lead], until neither could have left without the other, and lay down on the end. It wasn’t a big flock, and it came home mostly in hops, but until last Tuesday {pet.he} had never lost any of it.

# tuesday
On Tuesday there was a school trip, and a [us: bus|coach], and {friend} sat next to somebody else. The somebody else was new[school:  {at school}], and looked as if she might cry, and {friend} had meant to explain. But {child} got on, and saw, and walked straight past to the back. And when {friend} turned [us: around|round] and said, “You don’t mind, do you?” {child} looked out of the window and said, “Why would I care?”

It was the biggest lie {child.he} had ever told, and it worked perfectly.

On Wednesday they didn’t speak. On Thursday they worked harder at it. By Friday it had set hard, like cement somebody has left a boot in.

# still-one
{Pet} counted to one. {Pet.He} went to the front door, and came back, and counted again, and it was still one. At night {child} heard the claws going round and round on the kitchen floor, looking for the other half of the sum.

# the-fete
On Saturday there was a [us: fair|fete] on the [us: common|green][city:  {in city}].

{child} went because {pet} needed a walk. It had nothing to do with who might be helping at the cake stall. From the far side you couldn’t even see the cakes, unless you stood on one leg and leaned.

{child.He} {child.was} leaning when the [us: leash|lead] went slack. At the end of it was an empty collar, lying on the grass like a note.

{Pet} was out in the open, perfectly still. {Pet.He} had seen {child}. {Pet.He} had seen, beyond the cakes, the top of {friend’s} head. One and one. There were only two hundred people in the way.

And there was bunting, yards and yards of little flags on a string, with one end trailing in the grass. {Pet} took it in {pet.his} teeth. You could see {pet.him} thinking that {pet.he} had always known, somehow, this day would come.

# all-of-them
{Pet} began with the egg-and-spoon race. Nine small children set off for the finishing line. {@how}, and nine small children found that they were running the other way. They could have stepped over it, but nobody likes to be the first to step over bunting.

Then {pet.he} went back for the brass band, which came across the grass at a smart walk, still playing[music:  {music}], with a gleaming eye behind the tuba. [elder: {Pet.He} collected {elder}, who was pouring tea and didn’t see why that should stop[elder2: , and {elder2}, who held the cup]. ][sport: {Pet.He} took the people who had come to show how to {play sport}, in the middle of showing it. ]{Pet.He} gathered up a man dressed as a carrot, and the [us: mayor|vicar], who said, “Good heavens.” {Pet.He} looked at the two prize geese, whom nobody had ever told to do anything, and they came along at once.[athlete:  Not even {athlete} could have slipped out.]

“Whose dog is that?” cried a lady with a megaphone, walking rapidly backwards.

{child} couldn’t answer. {child.He} {child.was} being moved. Wherever {child.he} tried to step out there were flags, and {pet}, with an expression that said, Not now, I’m working.

# the-middle
Tighter and tighter came the flags, until the whole [us: fair|fete] stood on a piece of grass the size of a classroom, holding its sponge cakes over its head, and {child} came bumping out backwards into the small space in the middle. Something went round {child.his} knees, and round again, and pulled. {child.He} turned to say sorry to whoever {child.he} {child.was} tied to.

It was {friend}.

“Oh,” said {child}.

“Oh,” said {friend}. {Friend.He} had icing in {friend.his} hair.

{Pet} looked from one to the other. {child}, one. {friend}, one. Then, for the first time since Tuesday, {pet.he} groaned and lay down, with {pet.his} back legs across {friend’s} shoes and {pet.his} chin on {child’s}.

The band had stopped. Two hundred people looked hard at the sky.

# cared
“{Pet} hasn’t slept,” said {child}. “It’s the front door, and back, and the front door, all night.”

“For me?”

“{Pet.He} can’t make it come out right.”

“I didn’t swap you,” said {friend}. “She hadn’t anyone to sit with, that’s all. I was going to tell you, only you said you didn’t care.”

There were several clever things in {child’s} mouth, and any other day {child.he} would have said one and walked off, but you can’t walk off from somebody you are tied to by the knees. {child.He} looked down instead, at a dog who had never once pretended not to mind about anything.

“I did, though,” {child.he} said. “I cared so much I felt sick.”

“Well, good,” said {friend}, and burst into tears. “So did I.”

After that there was some hugging, and a goose made a remark, and the [us: mayor|vicar] asked if it would be all right to put his arms down now.

# one-more
Only the new girl was outside the flags, by herself, because {pet} hadn’t known that new girls counted. {friend} looked at {child}, and {child} took a deep breath. The knot would have taken all afternoon, so they hopped over together, and {child} said hello. {Pet} watched three of them come back, and {pet.his} eyebrows went up, one at a time. It was a big number, but {pet.he} thought {pet.he} could manage it.

# one-two
And that night, when the lamp was out, {pet} made {pet.his} rounds. There was {child}, in bed, and there was {friend}, who had come to stay, in a heap of blankets on the floor, both still talking, with longer and longer gaps.

One, thought {pet}. Two.

Then {pet.he} lay down between them, where {pet.he} could feel them both breathing, and {pet.he} didn’t need to count anything else at all.

# @why
dogs count. They can’t help it. A dog may look fast asleep, but it knows how many are in the house, and which one is thinking of going out.
## if breed.Border Collie
border collies count. They can’t help it. Put one in a field of sheep, and in a minute it will know how many there are, which one is thinking of leaving, and what is to be done about it.
## if breed.Australian Shepherd
Australian shepherds count. They can’t help it. They keep one eye on the sheep that are there, and the other on the one that is just about to leave.
## if breed.German Shepherd
German shepherds count. They can’t help it. A shepherd who doesn’t know how many he’s got is only somebody out for a walk.
## if breed.Golden Retriever
golden retrievers count. They can’t help it. They bring back whatever is missing, and how is one to know what’s missing without counting what there was?
## if breed.Labrador
Labradors count. They can’t help it. Any person, at any time, may be about to make a sandwich, and a Labrador likes to know where they all are.
## if breed.Poodle
poodles count. They can’t help it. They used to do sums in the circus, and people clapped, and that isn’t the kind of thing a poodle forgets.
## if breed.Bulldog
bulldogs count. They can’t help it. A bulldog never lets go of what it’s got, and likes to go over it now and then, to see that it’s all there.
## if breed.Beagle
beagles count. They can’t help it. A beagle is meant to be one of forty, and each morning it makes sure of the other thirty-nine.
## if breed.Rottweiler
Rottweilers count. They can’t help it. In the old days they walked home from market with the butcher’s purse round their necks, and nobody lends his purse to a dog that can’t count.
## if breed.Yorkshire Terrier
Yorkshire terriers count. They can’t help it. They are the size of a loaf and know that they are in charge, and whoever is in charge has to know how many there are.
## if breed.Dachshund
dachshunds count. They can’t help it. A dachshund sees nothing above the knee, so it counts the feet and divides by two.
## if breed.Siberian Husky
huskies count. They can’t help it. They look back now and then to see that everybody is still on the [us: sled|sledge], since it would be so awkward to get to the North Pole without them.
## if breed.Boxer
boxers count. They can’t help it. In boxing, somebody lies down and then you count. A boxer counts first, and when it comes out right, lies down.
## if breed.Cocker Spaniel
cocker spaniels count. They can’t help it. They go into every bush they meet, and on the way out they like to see that there is as much family as when they went in.
## if breed.Shih Tzu
the Shih Tzu counts. It can’t help it. It used to sit on a cushion beside the emperor of China, to see that nobody left without bowing.

# @none
{Pet} hadn’t very many.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
{Pet} had no sheep.
## if breed.Golden Retriever
{Pet} had no ducks.
## if breed.Labrador
{Pet} hadn’t so very many to watch.
## if breed.Poodle
{Pet} had no circus.
## if breed.Bulldog
{Pet} hadn’t got a lot.
## if breed.Beagle
{Pet} hadn’t got thirty-nine.
## if breed.Rottweiler
{Pet} had no purse.
## if breed.Yorkshire Terrier
{Pet} had no army.
## if breed.Dachshund
{Pet} had only four feet to do.
## if breed.Siberian Husky
{Pet} had no [us: sled|sledge].
## if breed.Boxer
{Pet} never had to go as far as ten.
## if breed.Cocker Spaniel
{Pet} had soon finished.
## if breed.Shih Tzu
{Pet} had no emperor.

# @how
Round the outside of them came a string of flags with {a breed} in front of it
## if breed.Border Collie / breed.Australian Shepherd
Round the outside of them, like a thrown plate, came {a breed} with a string of flags
## if breed.German Shepherd
Round the outside of them came a German shepherd with a string of flags, looking like somebody who has been sent
## if breed.Golden Retriever / breed.Labrador
Round the outside of them came a string of flags, in a mouth so soft that not one flag was creased
## if breed.Poodle
Round the outside of them came a string of flags with a poodle in front, stepping high and listening for applause
## if breed.Bulldog
Round the outside of them came a bulldog with a string of flags, not fast, but like a wardrobe that has made up its mind
## if breed.Beagle / breed.Cocker Spaniel
Round the outside of them came a string of flags, behind two ears that were flying like two more
## if breed.Rottweiler
Round the outside of them came a Rottweiler with a string of flags, and it is no use arguing with a Rottweiler who has brought flags
## if breed.Yorkshire Terrier / breed.Shih Tzu
Round the outside of them came a string of flags, with something in front that looked like a wig in a hurry
## if breed.Dachshund
Round the outside of them, low down in the long grass, came a string of flags that seemed to be doing it by itself
## if breed.Siberian Husky
Round the outside of them came a string of flags with a husky in front, pulling as if the North Pole shut at five
## if breed.Boxer
Round the outside of them came a string of flags, up and down and up and down, with a boxer bouncing at the front
