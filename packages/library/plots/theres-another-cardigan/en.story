title: One Hand, Two Hands
title: Another Cardigan
title: The Monkey Held On
guest friend: Edie (she), Frank (he)
guest elder: Nancy (she), Cyril (he)

% Refrain: One hand. Two hands. Three hands. Four. The monkey held on. Count on the child’s hands. The grandparent is the family’s, or somebody from next door: @lap. The dog barks at the window, the cat looks out of it, each time the monkey has held on; in the end somebody looks.

# the-lap
{child} wanted to sit on {elder’s} lap. {@lap} the lap was taken. There was a monkey on it.

It was a little monkey. It had come in through the kitchen window, straight across the [us: counter | draining board][pet.dog:  and straight across {pet}[!pet.known:  the dog]], and grabbed hold of {elder’s} cardigan. The cardigan was brown and fuzzy and big. {Elder} had knitted it {elder.himself}, and {elder.he} hadn’t been [us: stingy | mean] with the wool.[pet.cat: 

{Pet}[!pet.known:  the cat] went and sat on top of the [us: refrigerator | fridge].]

# four-hands
A monkey has hands up at the top. A monkey has hands down at the bottom, too. And this monkey was holding on with all of them.

One hand. Two hands. Three hands. Four. The monkey held on.

“Get down,” said {child}.

The monkey held on.[pet.dog:  {Pet} barked at the window.][pet.cat:  {Pet} looked out of the window.][pet.other:  {Pet} heard all about it later.]

# a-button
{Elder} stood up and put the buns on a plate. The monkey came too. It hung on {elder.his} front like a great big button.

“I’ve had cats, and I’ve had children,” said {elder}. “But I’ve never had anything that stayed on so well.”

{Elder.He} sat down again and undid one hand. {Elder.He} undid another hand. But by the time {elder.he} got to the third, the first was back on again.[sport:  It was harder than {sport}.]

One hand. Two hands. Three hands. Four. The monkey held on.[pet.dog:  {Pet} barked at the window.][pet.cat:  {Pet} looked out of the window.]

# a-banana
“It’s hungry,” said {friend}, [!friend: {child’s} best friend, ]who had come [us: over for buns | to tea]. “Monkeys want bananas.[school:  They say so {at school}.]”

{Friend.He} fetched a banana[adult:  from {adult}][elder2: , and {elder2} peeled it]. The monkey ate it all up. But it wouldn’t let go[athlete: , not even for {athlete}].

“Hold on to me instead,” said {friend}, and [friend.name: stuck out a finger | {friend.he} stuck out {friend.his} finger]. That was what {friend} wanted, even more than buns.

The monkey held on to the cardigan.[pet.dog:  {Pet} barked at the window.][pet.cat:  {Pet} looked out of the window.]

# only-little
“That’s my {elder.short},” said {child}, and laid [child.name: one | {child.his}] cheek on the cardigan, right at the very edge, where there was a bit of room. It was soft there, and warm, and deep inside something went bump, bump, bump[music: , almost like {music}].

And now [child.she: she][child.he: he][child.they / child.name: {child.he}] saw the monkey close up. Its eyes were shut. It was sucking a button.

It wasn’t naughty. It was only little.

“{Elder.short},” said {child}. “It thinks you’re its [us: mommy | mummy].”

“Am I as hairy as that?” said {elder}.

“Your cardigan is.”

{Elder} looked down at {elder.his} cardigan. “Yes,” {elder.he} said. “So it is.”

# another
[pet.dog: {Pet} barked at the window again. So {friend} went and looked. | [pet.cat: {Pet} was still looking out of the window. So {friend} looked too. | {Friend} was over by the window.]]

“There’s another cardigan,” said {friend}.

“Where?”

“Up the apple tree.”

“Nobody [city: {in city} ]keeps a cardigan up an apple tree,” said {elder}. But {elder.he} went to look, monkey and all.

Up the apple tree sat something brown and fuzzy and big. It had two eyes. It was looking straight at them.[pet.dog: 

{Pet} stopped barking.][pet.cat: 

{Pet} looked straight back.]

# a-long-arm
{Elder} opened the window as wide as it would go.

“Good afternoon,” {elder.he} said. “I think this one’s yours.”

The big monkey came out along the branch, all the way to the end. She didn’t say anything. She just stretched out one long arm, and waited.

The little monkey opened its eyes. It looked at the one cardigan. It looked at the other cardigan.

# the-fourth
Then over it went.

One hand. Two hands. Three hands.

The fourth hand still had hold of the button.

So {friend} stuck out [friend.name: that | {friend.his}] finger again. The monkey let go of the button. It took the finger. It gave it a squeeze. And then it let go.

Four.

“It held on to me,” said {friend}.

# bump-bump
{Elder} closed the window and sat down. Now the lap was empty. But not for long.

{Friend} had the biggest bun, and [friend.name: ate it with the | {friend.he} ate it with {friend.his}] other hand.[pet.dog:  {Pet} had the crumbs.][pet.cat:  {Pet} came down from the [us: refrigerator | fridge].][pet.other:  {Pet} had been fed as well.] {child} sat deep in the cardigan and listened to the bump, bump, bump.[adult:  {Adult} washed the plate[elder2: , and {elder2} dried it].] Outside it grew dark, until you couldn’t see the apple tree any more.

# held-on
“Bedtime,” said {elder}, and {elder.he} tried to get up.

{Elder.He} couldn’t.

One hand. Two hands.

{child} held on.

# @lap
{Elder} lived next door, and it was a very good lap. But
## if elder
But
