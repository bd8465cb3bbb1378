title: Not a Fin
title: What Else?
title: More Shark
guest friend: Ali (he), Nadia (she)
guest mate: Callum (he), Nathan (he)
guest teacher: Mr Boyle (he), Mr Garvey (he)
guest skipper: Mrs Trigg (she), Mrs Stubbs (she)

% A dog or cat who is ticked comes along, and so does the grandparent, to count heads; a rabbit stays at home.
% The sharks are basking sharks; the one under the boat is "she". All the facts are true. {mate} is a boy of the class.

# not-one-thing
{child} had not mentioned sharks for four hours and thirteen minutes, and it was beginning to hurt.

It was the [school: {school}|class] trip to the sea.[elder:  {Elder} had come along to count everybody.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had come because the class had voted for it.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come in the [us: backpack | rucksack], without asking anybody.] That morning on the [us: bus | coach], somebody had said, “Don’t sit by {@Shark}, [child.name: or you’ll never hear the end of it | {child.he}’ll go on],” and people had laughed. It wasn’t even a horrible laugh. That was the worst of it. So {child}, who was {age}, had turned to {friend}[friend & !friend.known: , {child.his} best friend,] and told {friend.him} [child.she: she was | [child.he: he was | {child} was]] going to get through one entire day without saying a single thing about sharks.

“Not one thing?” said {friend}.

“Not a fin.”

“I’ll time you,” said {friend}, and set {friend.his} watch.

# went-purple
It had been dreadful. At the [us: fish place | chip shop] there was rock salmon on the menu, and {child} knew perfectly well that rock salmon is really a kind of shark. {Child.He} ate {child.his} peas.[pet.dog / pet.cat:  {Pet} ate the rest.] On the quay {teacher} asked if anyone could name an animal that was on Earth before there were trees. Sharks were. {child} went purple.

“Tortoises?” said {mate}.

# nice-view
Now they were a mile out in the bay, in life jackets, on a boat called the Happy Return. The sea was as flat as a plate. The skipper, {skipper}, had driven [us: tour buses in Ohio | canal boats in Birmingham] until Easter, and she had stopped the boat so that they could all enjoy the peace.[elder:  {Elder} was counting them.]

“Nice view,” said {child}.

“Very nice,” said {friend} gloomily. “You’ve said that nine times.[sport:  And we’ve done {sport}[athlete: , and {athlete}].][athlete & !sport:  And we’ve done {athlete}.]”

And behind {friend.his} head[pet.dog / pet.cat: , where {pet} was already staring,] the sea opened, and a fin came up.

# five-fins
It was black, and as tall as a kitchen chair, and it flopped over a little at the tip. A long way behind it came another, smaller fin. That was the tail. Everything in between was shark.

{child} put both hands over {child.his} mouth.

“What?” said {friend}. {Child.He} shook {child.his} head. {Friend.He} turned round. “Oh,” {friend.he} said. {Friend.He} looked at {friend.his} watch, and then at {child.him}, and swallowed. “{child}. I honestly wouldn’t mind if …”

{child} shook {child.his} head harder. There was another fin. There were five.

# hold-tight
Then {mate} saw them.

“SHARKS!”

Twenty-eight people screamed and rushed to the other side, and the boat tipped, and the lunch boxes slid[elder: , and {elder} lost count]. “Sit down!” shouted {teacher}, standing on a bench.

“Hold tight!” cried {skipper}. “We’re getting out of here!” And she reached for the starter.

# straight-down
[pet.dog / pet.cat: {child} and {pet} were still at the rail, | {child} was still at the rail, and {child} was] looking straight down. Something was coming up through the green water, huge and slow. First it was only a paleness. Then it was a mouth, a great white open mouth you could have stood a wheelbarrow in, and it was gliding under the back of the boat, right beneath the propeller.

{Child.He} knew what a propeller does to a shark. {Child.He} had seen a picture once. It was the one thing about sharks {child.he} had never told anybody[elder: , not even {elder}[elder2:  or {elder2}]].

# a-gull-fell-off
“DON’T START THE ENGINE!”

It came out so loud that a gull fell off the roof[pet.dog:  and {pet} sat][pet.cat: , and {pet} didn’t even look]. Everybody looked at {child.him}, the whole class, and {child.his} knees shook, and [child.name: there was no stopping now | {child.he} could not have stopped now if {child.he}’d tried].

“They’re basking sharks! They eat plankton! Their teeth are as small as rice, and they don’t even use them! She’s right under us with her mouth open, and she only goes at two miles an hour, so she can’t get out of the way, and if you start that propeller you’ll cut her to pieces. She won’t hurt us. She’s just having her lunch. Please!”

# how-sure
{skipper’s} hand [elder: came down on {elder’s}, which was already over the button | stayed where it was, an inch from the button]. “Are you sure?”

“I’ve known [child.she: her | [child.he: him | {child}]] since [us: kindergarten | Reception],” said {friend}. “You have no idea how sure [child.she: she is | [child.he: he is | {child} is]].”

{skipper} took her hand away.[elder:  {Elder} didn’t.]

There was no sound but the water.

“What do we do?” whispered {mate}.

“Come back to the middle,” said {child}. “Sit down low[pet.dog / pet.cat: , like {pet}]. And look.”

# more-shark
The shark came out from under the boat the way a train comes out of a tunnel. First there was the nose, and then that enormous mouth, all white arches inside like the roof of a church. Then the gills. Then the fin slid by, so close that it dripped on {mate’s} shoe. And then there was more shark, and after that there was more shark. An eye the size of a plum looked at [pet.cat: {pet} without much interest, and {pet} looked back in the same way | the class without much interest]. They came past on both sides, eight of them[elder:  ({elder} counted)], each nearly as long as the boat, and nobody made a sound.

# what-else
“How old is she?” {mate} breathed[pet.dog / pet.cat: , while {pet} licked the shark off his shoe].

“About as old as {teacher}.”

“Is she hungry?”

“She strains a whole swimming pool through her gills every hour.”

“What else?” said {mate}.

{child} looked at him, to see if it was a joke. It wasn’t.

“Yeah, what else?” said someone behind him.

So {child.he} told them what else. {Child.He} told them about the trees. [pet: {Child.He} told them things that only {pet}[pet.other: , {child.his} pet,] had ever heard to the end. ]{Child.He} told them about rock salmon, and two people went green.[pet.dog / pet.cat:  {Pet} didn’t.]

# clouds
When the last tail had sunk away into the blue, {friend} held up {friend.his} watch. {Friend.He} had stopped it when {child.he} shouted.

“Four hours and sixteen minutes,” {friend.he} said. “Never, ever do that again. I’ve never been so bored in my life. We talked about clouds, {child}.”

# go-on
All the way home people hung over the backs of their seats and asked for another[music: , and for once nobody wanted {@song}]. Then it got dark, and one after another they fell asleep, {mate} with his wet shoe in his lap[pet.dog:  and {pet} with {pet.his} nose in it][pet.cat:  and {pet} on top of it].[elder:  {Elder} counted them. They were easier asleep.] Only the lights of the road[city:  to {city}] went by.

“{friend},” whispered {child}. “I bet you didn’t know there’s a shark near Greenland that’s three hundred years old.”

“Go on,” said {friend}, with {friend.his} eyes shut.

# @Shark
the Shark Expert
## if child.she
Shark Girl
## if child.he
Shark Boy

# @song
{music}
