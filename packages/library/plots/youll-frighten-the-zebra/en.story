title: You’ll Frighten the Zebra
title: The Lion Who Caught a Zebra
title: There’s a Lion on You
guest minder: Jean (she), Val (she)
guest driver: Doreen (she), Pam (she)

% The lion has caught the crossing and takes it for a zebra. Refrain: Shhh! You’ll frighten the zebra. @a is whoever walks the child home. The car is the grandparent’s who is ticked.

# got-you
A lion was lying on the [us: crosswalk|zebra crossing].

He lay right across it, with his paws on this side and his tail on that side and his chin in the middle, and he was holding on tight.

{child}, who was {age}, lived on the other side and couldn’t get across. {Child.He} had stripy socks on, right up to the knees, and {child.was} on the way home[school:  from {school}]{@with-a}.[pet.cat:  On the wall over there sat {pet}[!pet.known: , {child.his} cat,] and waited.]

“Got you,” said the lion.

BEEEP, went a car.[elder:  It was {elder}[elder2:  and {elder2}], coming to [us: dinner | tea].]

“Shhh!” said the lion. “You’ll frighten the zebra.”

# what-zebra
“What zebra?” said {child}.

The lion lifted his chin, so that {child.he} could see. “This one. White and black, white and black, all the way down. I caught it this morning.”

“Didn’t it run away?”

“It took one look at me,” said the lion, “and lay down flat.”[pet.dog:  {Pet} lay down flat as well, to be on the safe side.][pet.cat: 

{Pet} came down off the wall, lay down next to him and held on to a stripe.]

BEEEP, went [elder: {elder} | the car]. PAAARP, went a bus.

“Shhh!” said the lion. “You’ll frighten the zebra.”

# thats-the-road
The bus driver climbed down. Her name was {driver}, and she had forty people who wanted their [us: dinner|tea][sport:  and one who wanted to {play sport}].

“Off you get,” she said. “That’s not a zebra. That’s the road.”

“Then why has it got stripes?” said the lion.

{driver} had driven over those stripes for twenty years, and she had never once asked.[elder:  Nor had {elder}, who leaned out to look.]

# they-push
So {driver} pushed. {child} pushed. {@pushed}[friend:  {Friend}[!friend.known: , {child.his} best friend,] got off the bus and tickled.][pet.dog:  {Pet} went on being flat.][pet.cat:  {Pet} held on.] But a lion is a lot heavier than he looks, and he looks heavy.[athlete:  Even {athlete} couldn’t have shifted him.]

“I can’t let go,” said the lion. “They always run away from me. If I let go, it’ll run.”[pet.cat: 

{Pet} shut both eyes. It was just the same with mice.]

# grrrrumble
GRRRRUMBLE, went the lion’s tummy.

“Oh yes,” said the lion. “Now I have to eat it.”

“You can’t!” said {child}. “We need it!”

But the lion opened his mouth. It was as big as a suitcase, and it had teeth all the way round.[elder:  {Elder} got back in the car.][pet.dog:  {Pet} crept backwards, flat, until {pet.he} bumped into {child’s} socks.][pet.cat:  {Pet} moved down to another stripe.]

# one-sock
{child} looked at the stripes on the road. Then {child.he} looked at the stripes on {child.his} legs.

{Child.He} sat down on the [us: curb|kerb]. {Child.He} took off one shoe and one sock[pet.dog: , and {pet} pulled at the toe, because {pet.he} {pet.was} good at socks]. [pet.dog: {child} | {Child.He}] put one hand in the sock, right down to the toe, and the sock sat up and looked about.

“[us: Mommy|Mummy]?” said the sock, in a very small voice.[pet.cat:  {Pet} let go of the stripe and stared.]

The lion stopped, with his mouth wide open. “Ut ith that?” he said.

“It’s a baby zebra,” said {child}. “It’s looking for its [us: mommy|mummy].”

# is-it-you
The sock looked at [elder: {elder’s} | the] car. “[us: Mommy|Mummy]? Is it you?”

Beep, went [elder: {elder} | the car], very gently. It meant no.

The sock looked at the bus. “[us: Mommy|Mummy]? Is it you?”

Parp, went the bus, very gently. It meant no.

Then the sock looked down.

“[us: Mommy|Mummy]!” it said. “There’s a lion on you!”

# one-paw-at-a-time
The lion shut his mouth. He looked at the little stripes. He looked at the big stripes. His ears sank down into his mane.

“Nobody told me,” he said, “that it was a [us: mommy|mummy].”

And he got up. He got up one paw at a time, so as not to pull her hair, and stepped off on to the [us: sidewalk|pavement].

The zebra didn’t run.[pet.dog:  So {pet} got up too.][pet.cat:  Nor did {pet}.]

# a-kiss
{@across}, white and black, white and black. In the middle the sock bent down and gave the zebra a kiss.

“Does he have to stay in the road now?” asked the lion. “The little one?”

“No, he lives on my foot,” said {child}. “But he comes to see her every day. Once there, and once back.”

Then the lion looked at {child’s} other leg.

“There’s another one,” he whispered.

“That’s his brother,” said {child}.

# so-slowly
So [elder: {elder} | the car] drove over the zebra, and then the bus, so slowly that [elder: the zebra | she] never noticed.[music:  {driver} hummed {music} under her breath.] And the lion went home by the park. It was a long way round[city: , right through {city}], but there was nobody’s [us: mommy|mummy] to tread on.

# two-socks
That night there were two socks in {child’s} bed, side by side, with the [us: blanket|duvet] up to their stripes.[pet.dog:  Under the bed lay {pet}, flat.][pet.cat:  In between lay {pet}, with one paw on each, and no claws.][pet.other:  {Pet} was asleep already.]

“Goodnight, {child},” [elder: {elder} | somebody] called from the stairs.

“Shhh,” whispered {child}. “You’ll frighten the zebras.”

Click, went the lamp, very gently.

# @with-a
 with {minder} from next door
## if elder & !adult
[pet.dog:  with {pet}[!pet.known: , {child.his} dog]]
## if pet.dog & !elder & !adult
 with {minder} from next door and {pet}, {child.his} dog
## if adult
 with {adult}[pet.dog:  and {pet}[!pet.known: , {child.his} dog]]

# @pushed
{minder} pushed.
## if adult
{Adult} pushed.
## if elder & !adult
{Elder} got out of the car and pushed.
## if elder & adult
{Adult} pushed. {Elder} got out of the car and pushed.

# @across
{child} took {minder’s} hand, and they walked across
## if pet.dog & !elder & !adult
{child} took {minder’s} hand, and they walked across with {pet}
## if pet.cat & !elder & !adult
{child} took {minder’s} hand, and they walked across after {pet}
## if elder & !adult
{Elder} got out again and took {child’s} hand, and they walked across
## if elder & pet.dog & !adult
{Elder} got out again and took {child’s} hand, and they walked across with {pet}
## if elder & pet.cat & !adult
{Elder} got out again and took {child’s} hand, and they walked across after {pet}
## if adult
{child} took {adult’s} hand, and they walked across[pet.dog:  with {pet}][pet.cat:  after {pet}]
