title: The Train That Couldn’t Go
title: Everybody Sitting Down
guest elder: Bernard (he), Winifred (she)
guest pet: Tess (she), Moss (he)

% Blow ‘Ffffff’ with no note in it, hardly a sound; the child can do it too.
% {elder} is the family’s own, or the neighbour who is minding {child}. The dog is the family’s, or the neighbour’s and a border collie; a cat gathers people by looking at them.

# to-the-sea
A little blue train stood at the station[city:  {in city}], and it was going to the sea. But it couldn’t go yet.

On the train sat {child}. Next to {child} sat {@elder} with a bag of [us: cookies | biscuits][elder2:  from {elder2}] on {elder.his} lap.[friend:  Across from them sat {Friend}, who was {child's} best friend.] And on the floor lay {pet}, {@whose}. {@gather}

# fyyy
There were sheep behind the station, and while they waited {pet} had been allowed to round them up. {Elder.short} had whistled like this: one long wheeee and one short whee! And round and round {@ran}, until every sheep stood where a sheep should.

{child} wanted to be able to whistle too. {Child.He} practised and practised. But all that came out was air.

Ffffff.

“It’ll come,” said {elder.short}.[sport:  “It’s like {sport}. First you can’t, and then you can.”]

# sit-down
Along came the [us: conductor | guard]. She had a shiny cap and a very worried face.

“Sit down, please!” she called. “The train can’t go until everybody is sitting down!”

But not everybody was sitting down. An old man was walking about looking for his glasses. An old lady was walking about with a cream cake, and she didn’t know where to put it. And three little boys in matching [us: sweaters | jumpers][school:  from {school}] were walking about, just because there were three of them.

When the old man sat down, the old lady stood up. When the old lady sat down, the boys stood up.

“Oh dear, oh dear, oh dear,” said the [us: conductor | guard]. “We shall never get to the sea.”

# like-the-sheep
{Pet} looked at the old man. {Pet.He} looked at the old lady. {Pet.He} looked at the boys. {Pet's} eyebrows went up and down, up and down.

“{Elder.short}, they’re just like the sheep,” said {child}. “Whistle!”

[friend: “Yes, whistle!” said {Friend}.

]{Elder.short} nodded. But {elder.he} had just put a whole [us: cookie | biscuit] in {elder.his} mouth, and when {elder.he} tried to whistle, no whistle came.

Crumbs came. Crumbs on the window, crumbs on the cap and crumbs all over the [us: conductor | guard].

“Mmf,” said {elder.short}, and pointed at {child}.

That meant: you do it.

# only-air
{child} felt {child.his} face go hot. {Child.He} couldn’t whistle! But {child.he} made {child.his} lips round, and {child.he} blew.

Ffffff.

You could hardly hear it. The old man didn’t hear it. The [us: conductor | guard] didn’t hear it.

But {pet} did. {@hears} hear things that people can’t, and {pet} heard best of all when it was {child}.

# round-the-lady
The ears shot up! The paws shot off[athlete: , as quick as {athlete}]! {Pet} crept round the old man, and looked at him until he sat down.

“Well, I never,” said the old man. “I’m sitting on my glasses!”

{Pet} crept round the old lady, and the old lady sat down with the cake on her lap. {Pet} crept round the boys, and they sat down so fast that it went bump, bump, bump.

Now everybody was sitting down. The [us: conductor | guard] waved her flag.

But the train stood still.

# under-the-paper
“Why isn’t it going?” said {child}.

{Pet} was standing at the far end of the carriage, staring at somebody who was sitting down already. It was somebody under a newspaper. The newspaper went up and down, and it said snore.

{child} went over and lifted the newspaper. Underneath sat a man in a very smart cap.

“But that’s the driver!” cried the [us: conductor | guard].

“I did sit down,” said the driver, and rubbed his eyes. “You said everybody.”

How the whole carriage laughed! The driver hurried to his own seat at the front, and toot! The train rolled off to the sea, and everybody had cake, [friend: {Friend} too, and ]{@even}[music:  And somebody hummed {music}.]

# all-in-one-place
That night {@a} pulled the covers up over {child}. {@stayed} couldn’t lie down. The rabbit was on the floor, and the bear was under the chair.

{child} made {child.his} lips round.

Ffffff.

{@fetched} Then {pet.he} nudged {@a} with {pet.his} nose, until {@he} sat down on the edge of the bed.

Now everybody was in one place.

And {pet's} eyebrows could go to sleep at last.

# @elder
{elder} from next door, who was minding {child.him} that day,
## if elder
{elder}

# @whose
{elder's} dog
## if elder & !pet
the dog from next door
## if pet.dog
{child's} dog
## if pet.cat
{child's} cat

# @gather
{Pet} was a border collie, and a border collie likes everybody to be in one place. Otherwise it gets a pain in the eyebrows.
## if pet.dog
And {pet} liked everybody to be in one place. Otherwise {pet.he} got a pain in the eyebrows.
## if breed.Border Collie
{Pet} was a border collie, and a border collie likes everybody to be in one place. Otherwise it gets a pain in the eyebrows.
## if pet.cat
And {pet} liked everybody to be in one place. Otherwise {pet.he} got a pain in the eyebrows.

# @ran
ran {pet}
## if pet.cat
crept {pet}

# @hears
Dogs
## if pet.cat
Cats

# @even
even {elder.short}, as soon as {elder.he} had finished chewing.

# @a
{elder.short}
## if adult
{adult}

# @he
{elder.he}
## if adult
{adult.he}

# @stayed
{Pet} was staying the night. But {pet.he}
## if pet.dog
But {pet}
## if pet.cat
But {pet}

# @fetched
{Pet} fetched the rabbit. {Pet} fetched the bear.
## if pet.cat
{Pet} nudged the rabbit over. {Pet} nudged the bear over.
