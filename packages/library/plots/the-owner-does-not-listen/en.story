title: Ears for Hire
title: Ten Minutes with {pet}
title: The Owner Does Not Listen
guest friend: Mira (she), Theo (he)
guest pet: Doris (she), Bertie (he)
guest customer: Lewis (he), Rory (he)
guest brandt: Mr Brandt (he), Mr Quill (he)
guest reader: Josie (she), Hattie (she)

# ears-for-hire
The sign was on the door of the bike shed, and {child} had done the lettering:

EARS FOR HIRE. {Pet} listens. Ten minutes, one coin. Whatever you say stays in the {@in}.

It was a brilliant piece of business. {@ears} {Pet} never interrupted and never said, “Oh, you know what happened to ME?” {@chews} until you heard for yourself what you had been about to say.

# customers
First came the little ones. Then came {customer} from [us: fourth grade | Year 4], who had dropped his brother’s hat in the river[city:  {in city}].[sport:  Then somebody who no longer wanted to {play sport}.][elder:  {Elder}[elder2:  and {elder2}] booked by telephone, and {child} held the phone to an ear.] Then came {brandt}, who never said hello to anybody. He stayed in there for twenty-five minutes, came out red-eyed, put four coins in the jar and said hello.

While they talked {child} sat outside on the step in big headphones[music: , with {music} on]. That was rule number one: The owner does not listen. {Child.He} kept to it. {Child} was {age} and honest.

For two weeks business was splendid. Then came that Wednesday.

# that-wednesday
{child} had been to the dentist and was home earlier than expected. {Child.He} kicked off {child.his} shoes and walked down the hall in {child.his} socks, and heard a voice from the room where {pet} had {pet.his} {@had}. {@whotalks} was talking very quietly.

“I don’t know how it is in your family, {pet}, but I think {child} is too old for it.”

{child} stopped with one foot in the air.

“{Child} lies there so politely when I read. At {age}, and reading thicker books than I do! It’s only to be kind, I think. I ought to stop, before I have to be asked. But it’s the best part of my whole day. Isn’t that silly? I sit at work and long for chapter nine.”

Something clinked in a jar. {@A} had paid, at home, to a {@in}.

{child} crept out backwards on to the landing, shut the door without a sound, counted to fifty and came home again, noisily.

# both-halves
But there was no coming home properly. For the odd thing was that {child} had told {pet} nearly the same, on Monday, with {child.his} nose in the fur. That everybody [school: {at school} | in the class] read to themselves. That {friend}[pet: , {child.his} best friend,] had said, “Does somebody read to YOU?” and that {child} had laughed and answered, “No, of course not.” That {child.he} didn’t want it to end, but that perhaps you weren’t allowed to want that when you were {age}. That was why {child.he} had been lying so still. {Child.He} had thought that it was {@a} who read to be kind.

So {pet} had the whole thing. {Pet} sat there with both halves, one in each ear, and kept quiet.

“You could have said something,” hissed {child}.

{@silent} Whatever you say stays in the {@in}.

# maybe
In the evening {@a} came in with the book.

“I was thinking,” said {@a}. “If you’d rather read by yourself now, I don’t …”

Now, thought {child}. Say it now. But how? “I know you want to, because I heard you”? Then rule number one would be broken, and {@a} would go scarlet.

“Mm,” said {child}. “Maybe.”

“Right,” said {@a}. “Yes. Well, then.” {@A} put the book on the chest of drawers, stroked {child’s} hair and went.

# thump
There lay the book with the bookmark sticking up out of chapter nine. The room was so quiet that you could hear {pet} {@goes}. Then came something else. THUMP. {@thump}

“What is it?” said {child}. “{@nofox}”

THUMP.

{child} looked at the jar of money. {Child.He} looked at {pet}. {Child.He} looked at the thin door, and at the strip of light under it. In the middle of the strip were two dark patches: {@as} feet. They hadn’t gone away.

# ten-minutes
Then {child} walked up to the jar and put in a coin, so that it clinked properly.

“Hello, {pet},” said {child}, very loudly and clearly. “My name is {child} and I have booked ten minutes. It’s about {@a}.”

The patches in the strip of light stood stock-still.

“I want {@a} to read to me. I want it so much that I lied to {friend} about it, and I’m ashamed of that. When {@a} does the wizard’s voice it smells of beard. When I read to myself all the voices are only mine. And if it stops I’ll never know how chapter nine sounds. I know how it goes, because I’ve peeped. But not how it SOUNDS. That’s all. Pass it on. Unless you’re sworn to secrecy.”

# a-hand
It was quiet for a long time. Then the door opened a crack, and {@a} put in a hand. It felt its way to the jar and dropped in a coin.

“Hello, {pet},” said {@as} voice behind the door. It was a little thick. “This is the one who reads. I’ve got something to ask, too. Could you find out from {child} how old a person is allowed to be?”

{child} leaned down to {pet} and pretended to listen.

“{Pet} says there’s no limit. And that {brandt} is seventy-four, and could do with it more than anybody.”[athlete: 

“And {athlete}?”

“No limit there, either.”][elder: 

“And {elder}?”

“Is welcome to listen on the phone.”]

# chapter-nine
The door opened all the way. {@A} was as red-eyed as a customer. {@A} took the book and sat down on the bed so that it bounced. {child} lifted {pet} up and lay down close by, not in the least politely, with cold feet under {@as} legs.

“Chapter nine,” read {@a}. And along came the wizard, and the whole room smelled of beard.

{Pet} lay between them with one ear each way. {@over}

# a-new-line
The next day there was a new line on the sign on the bike shed, right at the bottom, in small letters: “Some things are best said directly. Ask the {@in} which.”

# @a
{reader}
## if adult
{adult}

# @as
{reader’s}
## if adult
{adult’s}

# @whotalks
{Reader}, who rented the room next door and read aloud in the evenings,
## if adult
{Adult}

# @in
rabbit
## if pet.dog
dog
## if pet.cat
cat

# @ears
{Pet}, the rabbit that {child} was minding for {friend}[!friend.known: , {child.his} best friend,] was grey and round and had the longest ears in the street.
## if pet.dog
{Pet} had the softest ears in the street.
## if pet.cat
{Pet} had the best ears in the street, and could turn them one at a time.

# @chews
{Pet} chewed and looked at you, and chewed,
## if pet.dog
{Pet} put {pet.his} head on one side and looked at you, and put it on the other,
## if pet.cat
{Pet} shut {pet.his} eyes and opened them, and shut them,

# @had
cage
## if pet.dog / pet.cat
basket

# @silent
{Pet} chewed.
## if pet.dog
{Pet} put {pet.his} head on one side.
## if pet.cat
{Pet} shut {pet.his} eyes.

# @goes
walk up to the bars
## if pet.dog
walk up to the door
## if pet.cat
jump up on the chest of drawers

# @thump
{Pet} was stamping. Rabbits do that to warn of a fox. THUMP, went the hind foot on the floor. THUMP.
## if pet.dog
It was {pet’s} tail. Dogs do that when somebody they like is outside. THUMP, went the tail on the floor. THUMP.
## if pet.cat
{Pet} was pushing the jar with one paw. Cats do that when they want something to happen. THUMP, went the jar against the wall. THUMP.

# @nofox
There’s no fox here.
## if pet.dog
There’s nobody here.
## if pet.cat
Nothing’s happening here.

# @over
The stamping had stopped. The fox was gone.
## if pet.dog
The tail lay still. There was nobody outside any more.
## if pet.cat
The jar was left in peace. What was to happen had happened.
