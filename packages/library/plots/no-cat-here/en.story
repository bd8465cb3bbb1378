title: No Cat Here
title: Swish, Went a Tail
title: As Small as a Crumb
guest bunce: Mr Bunce (he)
guest wife: Mrs Bunce (she)

% The cat is nobody's, sleeps in Mr Bunce's shed, and comes along as far as the door; she is "she". @a: {adult}, else the elder, else Mrs Bunce.

# wanted-a-cat
{child} wanted a cat.[pet.dog:  {Pet}[!pet.known:  the dog] had to stay at home, because {pet.he} wanted one even more.][pet.other:  {Child.He} had told {pet} all about it.]

{Child.He} looked for one in {bunce’s} garden[city:  {in city}], while {@who} [season.spring: picked the rhubarb | picked up the apples].

# no-cat-here
{Child.He} looked in the bucket.

“No cat here,” said {child}.

Swish, went a tail behind {child.him}.

{Child.He} looked in the wheelbarrow.[friend:  {Friend}[!friend.known: , {child.his} best friend,] looked under it.]

“No cat here,” said {child}.

Swish, went the tail behind {child.him}.

{Child.He} looked under {bunce’s} hat. {bunce} was under it[music: , humming {@song}].

“No cat here,” said {child}.

Swish, went the tail behind {child.him}. And this time it tickled {child.his} knees.

# too-loud
{child} turned [us: around | round]. And there she was! A stripy cat, with white socks and green eyes.

“CAT!” {child.he} shouted.

{Child.He} wanted that cat so much that it came out very, very loud.

Whoosh! Up the apple tree went the cat[athlete: , as quick as {athlete}].

“CAT! Come down, CAT!”

# not-even-a-tail
Up went the cat. Up and up, to the very top.

“Puss, puss!” called {bunce}.

“Come on, puss!” called {@a}.[elder & adult: 

“Come on, puss!” called {elder}[elder2:  and {elder2}].][elder2 & !adult: 

“Come on, puss!” called {elder2}.]

But the cat would not come down. There was only a tail, up in the leaves. Then there wasn’t even a tail.

“No cat here,” said {child}. And a tear ran down {child.his} nose.

# a-little-voice
{Child.He} sat down under the tree. All {child.his} loud was used up. {Child.He} only had a little voice left[school: , the one for secrets {at school}], so {child.he} used that.

“Cat,” said {child}.

The leaves went rustle. One white sock came down.

“Cat,” said the little voice, even smaller.

Rustle, rustle. Two white socks.

{child} sat very still.[sport:  {Child.He} didn’t even want to {play sport}.] {Child.He} made {child.his} voice as small as a crumb.

“Cat,” {child.he} said.

# somebody
Pit, pat, pit, pat, over the grass. And something warm climbed into {child’s} lap, and turned [us: around | round], and sat down.

“Prrrrr,” said the cat.

{Child.He} stroked her. Softly, softly, from her ears to her tail.

“Whose cat is she?” {child.he} whispered.

“She sleeps in my shed,” said {bunce}, “but she’s nobody’s cat. I think she’s looking for somebody.”

{Child.He} thought about it.

“I’m somebody,” {child.he} whispered.

“So you are,” said {bunce}.

“So you are,” said {@a}.

“Prrrrr,” said the cat.

# pit-pat
Then it was time to go. {@A} took the [season.spring: rhubarb | apples], and {child} took {@as} hand, and off they went down the path. And who came pit, pat, pit, pat after them, all the way to the door?

Swish, went the tail behind {child.him}.

# one-more-look
That night, {child} was all tucked up in bed. {Child.He} looked under {child.his} blanket, just for fun.

“No cat here,” {child.he} whispered.

Swish, went a tail outside the window.

And there she was, curled up on the other side.

“Prrrrr,” said the cat.

# @a
{wife}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{wife}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @as
{wife’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @who
{wife}
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
