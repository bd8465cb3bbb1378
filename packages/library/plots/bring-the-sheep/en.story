title: Mr Partridge Takes His Sheep Out
title: Bring the Sheep
title: Everybody Had Seen It
guest friend: Rowan (he), Tilly (she)
guest pet: Otis (he), Juno (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest seller: Mrs Budd (she), Mrs Lamb (she)

% Mr Partridge has a deep voice until he forgets himself, the lady a squeaky one. At home it is {elder}, else {adult}, else {minder} (@a). The last “Everybody” is said cheerfully; after that it gets quiet.
% The dog is the sheep; the sheep is “it”.

# behind-the-coats
Everybody had seen it.

{child} sat in the hall, behind the coats, and was never coming out. In today’s match {child.he} had run all the way back to help. {Child.He} had got to the ball first, and kicked it perfectly, right into the top corner.

But it was {child.his} own goal.[sport.Soccer:  Somebody else could {play sport} from now on.][sport & !sport.Soccer:  From now on {sport} would have to be enough.]

In front of the coats stood {pet}[!pet: , the dog from next door, who was staying with them][pet & !pet.known: , {child’s} dog]. {Pet.He} looked at the door.

“{Pet} needs to go out!” called {@first} from the kitchen. “And I’m up to my wrists in meatballs!”

“I can’t,” said {child}. “Somebody will see me.”

“Then go so that nobody sees you!”

{child} looked up. Right above {child.him} hung the long black coat that nobody wore.

# a-small-gentleman
Five minutes later there was a small gentleman in the hall mirror. He had a coat down to the floor, a hat, sunglasses, and a scarf up to his nose.[athlete:  You wouldn’t have known {athlete} in that.][elder2:  It was {elder2} who had found the hat.]

“Good evening,” said {@a}. “Have we met?”

“Mr Partridge,” said {child}, in a deep voice.

“Delighted. And you’ve got {pet} with you, I see.”

But everybody knew {pet}, who had been at the match, barking. So {child} fetched the sheepskin from the rocking chair, and fastened it on with a belt.

“Now you’re a sheep,” {child.he} said. “Sheep don’t bark. They chew, and they’re boring.”

{Pet} wagged till the whole sheep shook.

# from-the-country
It went well as far as the first lamp post. There they met {seller}, who sold hot dogs at all the matches[city:  {in city}].

“What sort of animal is that?” said {seller}.

“A sheep,” said Mr Partridge.

The sheep lifted its leg against the lamp post.

“Do they do that?”

“It’s from the country,” said Mr Partridge.

“Ah,” said {seller}. “Were you at the match? What an own goal! I dropped my tongs.”

“Was it as bad as that?” said Mr Partridge, and his voice went up a little.

“They talk of nothing else at the clubhouse. Would your sheep like a bit of sausage?”

It would. It ate the sausage, and then it ate the napkin.[music:  Over at the clubhouse somebody was playing {@song}.][school:  By Monday they’d all be talking about it {at school} as well, thought Mr Partridge.]

# the-lady
They took the path behind the [us: soccer field | football pitch], where nobody ever went. But behind the [us: recycling bins | bottle bank] a lady was hiding, in a flowery hat and a long coat.

“Good evening,” said the lady, in a squeaky voice.

“Good evening. I’m just out with my sheep.”

“I’m just out with my handbag,” said the lady.

After that it was hard to think of anything to say.

“Did you happen to see the match?” asked the lady.

“A bit.”

“That goalkeeper!” said the lady. “Stood there like a [us: recycling bin | bottle bank].”

“The goalkeeper?” said Mr Partridge. “The goalkeeper couldn’t do a thing! It was the defender who kicked it!”

“That’s the best defender we’ve got!” said the lady. “The goalkeeper should have had it!”

“In the top corner? Nobody in the whole world could have had that!”

“But I was the one standing there!” yelled the lady.

“And I was the one who kicked it!” yelled Mr Partridge.

# the-goalkeeper
They stared at each other. Then the sheep jumped up and licked the lady’s face until her hat fell off.

It was {friend}[!friend.known: , {child’s} best friend], who played in goal for {child’s} team.

“You said I was the best you’ve got,” said {child}.

“That was the lady,” said {friend}. “You said nobody in the whole world could have had it.”

“That was Mr Partridge.”

“Do thank him,” said {friend}.

# that-net
But who was holding the sheep?

Nobody was. The sheep had smelled the hot dogs at the clubhouse, and it took the shortest way there, across the [us: field | pitch] and straight into a goal. And there it stuck, in the net.

“That’s my goal,” said {child}.

“Ours,” said {friend}.

The sheep began to bark. The clubhouse door opened, and out came everybody who had been at the match, with hot dogs in their hands.

# only-me
{child} ran, and pulled at the net. But the sleeves were too long, and in those sunglasses everything was black. {Pet} spun round and round, and the net got tighter, and {pet.he} whimpered.

Everybody was looking. {child} didn’t care. {Child.He} tore off the sunglasses, the hat, the scarf and the coat, crawled into the goal, and lay down with both arms round {pet}.

“There,” {child.he} said into one furry ear. “Lie still. It’s only me.”

{Pet} lay still. {Friend} knelt and held up the net, and {child} lifted it off, one paw at a time.

# on-tuesday
When they crawled out, everybody was standing round them.

“That’s {child},” said somebody. “And {friend}. With a handbag.”

The coach looked for a long time at {pet}, who sat in a sheepskin and ate the coach’s hot dog.

“[us: Practice | Training] on Tuesday,” he said at last. “Bring the sheep.”

Then {friend} began to laugh, and {child} laughed until {child.he} had to hold on to the post.

# anybody
At home the whole hall smelled of meatballs. {Pet} lay down behind the coats.

“You were a long time,” said {@a}. “Did anybody see you?”

“Yes,” said {child}, and hung up the sheep. “Everybody.”

After supper {child} crept in there too, and laid {child.his} head on {pet}. {@A} put out the light, and sat with them.

Above them hung the sheep, very still and very boring.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
