title: {gerald} Goes for a Ride
title: A Sock for {gerald}
title: He Was Only Born This Morning
guest friend: Luna (she), Kit (he)
guest gerald: Gerald (he), Clement (he)
guest keeper: Mr Abbot (he), Mr Fenn (he)
guest minder: Bea (she), Joan (she)

% @a takes them to the park and puts {child} to bed: {adult}, else the grandparent, else {minder}, by name. The rule, wool keeps cold things cold, is said twice.

# a-puddle
The last time {child} made a snowman, {child.he} went to find it a carrot, and when {child.he} came back there was no snowman. There was a puddle with two buttons in it.

Now, at last, it had snowed again[city:  in {city}], and {child} was in the park with {@a-first} and [child.name: a carrot|a carrot in {child.his} pocket].

“This one’s going to last till tomorrow,” {child.he} told [friend: [child.name: {friend}, a very good friend|{child.his} friend {friend}]|{friend} from next door].

# a-sock
{Friend} had brought an old doll’s [us: stroller | pram], for carrying snow. {Friend.He} had also brought an [us: ice pop | ice lolly]. {Friend.He} pulled it out of a long woolly sock.

“Why is it in a sock?” said {child}.

“To keep it cold.”

{child} laughed so much that {child.he} had to sit down. “Socks keep things warm!”

“They keep warm things warm,” said {friend}. “They keep cold things cold.” And {friend.he} licked [friend.name: the|{friend.his}] [us: ice pop | lolly].

# as-a-cat
There wasn’t much snow. They scraped it off the slide, and off the bench, and off the hat of {keeper}, the park keeper. It made a snowman about as big as [pet.cat: {pet}, {child’s} cat | a cat]. They sat him in the [us: stroller | pram] and gave him two button eyes and the carrot.

“He looks like a {gerald},” said {friend}.

Then the sun came out.

# drive
“Drive!” shouted {child}.

They drove {gerald} into the shade of the oak tree. But the sun came creeping round the oak tree. They drove him into the shade of the bandstand. But the sun came creeping round the bandstand. [pet.dog: They drove him into the shade of {pet}[!pet.known: , {child’s} dog,] but {pet} wouldn’t stand still. ]They drove him into the shade of {keeper}, which was lovely and wide, but {keeper} had to go and have his sandwiches.

A lady stopped to look in the [us: stroller | pram]. “What a beautiful baby …” she said. “Oh! Isn’t he pale?”

“He was only born this morning,” said {friend}.[school:  “He hasn’t even started at {school}.”]

# drip
By twelve o’clock the sun was high, and all the shadows had shrunk. They raced for the [us: trash can | litter bin], and the [us: stroller | pram] hit a root, and {gerald’s} nose fell off.

Drip, went {gerald}. Drip, drip, drip. One of his eyes slid down his face and dropped on the grass.

“No!” said {child}. “He’s going to be a puddle!”

# a-shadow
{Child.He} looked all round for a shadow, and there were none left. Then {child.he} looked down. There was one there, and it was joined to {child.his} own boots.

{child} jumped between the [us: stroller | pram] and the sun. {Child.He} pulled {child.his} coat out wide on both sides, like a bat, and {child.his} shadow fell on {gerald} and covered him from top to bottom.

Drip … Drip …

“It’s working!” said {friend}. “How long can you stay like that?”

“Till tomorrow,” said {child}.

But {child.his} arms began to shake.[athlete:  Not even {athlete} could have stood like that for ever.] {Child.His} nose itched, and {child.he} couldn’t scratch it. {Child.He} looked at {friend} for help, and saw something sticking out of {friend.his} pocket.

# something-bigger
“{Friend}! The sock! {gerald} needs a sock!”

“It’s too small.”

“Then get something bigger!”

{Friend} ran to everyone on the benches. “Please can I borrow something woolly?” {friend.he} said. {Friend.He} came back with {@as} scarf, a tartan blanket[elder & adult: , {elder’s} cardigan[elder2: , {elder2’s} shawl]][elder2 & !adult: , {elder2’s} shawl] and {keeper’s} big spare [us: sweater | jumper]. {Friend.He} wrapped {gerald} up, round and round, right over the top of his head. Then, at last, {child} put down {child.his} arms.

“Won’t he boil?” asked the lady.

“Wool keeps cold things cold,” said {child}.

# without-peeping
After that there was only the waiting. They pushed {gerald} up and down, and did not peep.[music:  {Friend} hummed {@song} to him.][sport:  You can’t {play sport} when you have somebody to look after.] At last the sun slid behind the trees. Their breath began to smoke, and the puddles went stiff and creaked when you trod on them.

# not-one-drip
{child} undid the scarf. {Friend} undid the blanket. {child} hardly dared to look.

There sat {gerald}. He was a bit thinner, and he leaned to the left. But he was hard and white and cold, without one drip.

{child} put back his eye, and then his nose.

“Leave him with me,” said {keeper}. “I lock the gates at night. Nobody will touch him.”

So they parked {gerald} under the oak tree.

# warm-and-cold
At bedtime, [pet.other: when {pet} was asleep already, ]{@a} pulled the covers right up to {child’s} chin.

“Are you warm?” asked {@a}.

“I’m warm,” said {child}, “and {gerald’s} cold.”

And outside, while {child} slept, it began to snow again. It snowed on the slide and the swings. It snowed on the oak tree. And it snowed, very softly, on a doll’s [us: stroller | pram] and on {gerald}, who was still there.

# @a-first
{minder} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
