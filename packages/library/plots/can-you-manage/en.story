title: I Can Manage
title: Step, Flap, Grunt
title: Something to Climb
guest friend: Jem (he), Tansy (she)
guest lady: Mrs Lovelace (she), Mrs Bellamy (she)

% The little owl is “it”. “Manage” is said all the way through: by {child}, of the owl, and last as a question.
% The bandage on the crutches is shown at once and needed later. The lorry comes, and goes before the crutches fall.

# not-much-of-an-owl
The owl was sitting in the middle of the lawn behind the [us: apartments | flats][city:  in the middle of {city}], and it wasn’t much of an owl. It was about as big as a loaf, it was covered in [us: gray | grey] fluff, and it was glaring at {child’s} crutches. [elder: {Elder}[elder2:  and {elder2}] | {child}] had wound bandage round and round them, because the metal was so cold to hold, and now they looked more badly hurt than {child.he} did.

“You needn’t look at me like that,” said {child}. “You’re the one who fell out of a tree.”

The owl clacked its beak at {child.him}.[pet.other:  {Pet}, at home, sometimes had that look. It meant go away.]

# the-yoghurt
{child} had fallen off a stage[music:  in the middle of {music}], which was worse, because there had been people there. So now {child.his} left foot was in a big [us: gray | grey] boot[sport: , and {child.he} couldn’t {play sport} for six weeks]. And {friend}[!friend:  from upstairs] carried {child.his} bag to [school: {school} | school], and {child.his} tray at lunch, and {child.his} books to every lesson. Once, before {child} could stop {friend.him}, {friend.he} had carried {child.his} yogurt. {Friend} was {child.his} best friend. {Friend.He} {friend.was} driving {child.him} up the wall.

“I can manage,” said {child}, about twenty times a day.

“I know you can,” {friend} would say, and take it off {child.him}.

# an-orphan
Now {friend.he} came running over the grass, with old {lady} from the ground floor puffing behind. {lady} had once kept [us: parakeets | budgerigars], so she knew all about birds.

“An orphan!” she cried. “Abandoned! I’ll fetch it something.”

“I don’t think it needs anything,” said {child}. “We did tawny owls in science. They leave the nest before they can fly and …”

But {lady} was back already.

# a-sardine
She put down a sardine. The owl stood on it.[pet.dog:  {Pet} the dog saw that from the window and could hardly bear it.][pet.cat:  {Pet} the cat saw that from the window and could hardly bear it.] She put down a hot-water bottle in a knitted cover with a bobble. The owl turned its whole head away, all the way [us: around | round] to the back, so as not to have to see it.
## or
She put down a saucer of porridge. The owl sat in it.[pet.dog:  {Pet} the dog saw that from the window and could hardly bear it.][pet.cat:  {Pet} the cat saw that from the window and could hardly bear it.] She put down a little mirror with a bell on it. The owl looked in, saw another owl that was just as cross, and turned its whole head away, all the way [us: around | round] to the back.

# it-can-manage
Then it got up and walked. It walked like a small cross man in a [us: bathrobe | dressing gown], straight across the lawn to the oak tree, took hold of the bark with its claws and its beak, spread two stubby wings against the trunk, and began to climb.

“It can’t climb,” said {lady}. “It’s a bird.”

Step, flap, grunt. Step, flap, grunt. When it was as high as {child’s} head, it fell off.

“There!” said {lady}.

The owl sat up. It shook itself. It looked at all three of them.

“It can manage,” said {child}.

It went up again. It fell off again.[athlete:  {Athlete} couldn’t have been less put off.] {Friend} kept putting {friend.his} hands out, and {child} kept saying, “Don’t.”

# what-friend-heard
“Someone should help it,” said {friend}.

“It doesn’t want help. It wants to do it by itself, without a load of people standing [us: around | round] holding its yogurt.”

{child.He} hadn’t meant it to come out like that. {Friend} looked down at {friend.his} shoes.

“I only carry stuff,” {friend.he} said, “because it was me who moved the step. On the stage. I thought you’d seen me do it, and you hadn’t. I heard your foot go, {child}.” {Friend.He} picked a bit of bark off the tree. “I hear it all the time.”

{child} had not known that. {child.He} {child.was} still working out what to say when the owl, on its third try, went up past {child.his} head, past the ivy and out along the lowest branch, and the branch was dead.

# among-the-bins
It cracked. Down came the branch, and down came the owl, right over the wall at the bottom of the lawn. On this side the wall was low. On the other side it was a long way down, to the yard where the [us: trash cans | bins] were kept.

They looked over. The owl sat among the [us: trash cans | bins], rather flat. It tried to climb back, but the wall was smooth and its claws slid down. Out in the lane they could hear a [us: truck | lorry] backing, with its beeper going.

“[us: Garbage truck | Bin lorry],” said {friend}. “They’ll come straight in here.”

“My hatbox!” cried {lady}. “I’ll pop him in my hatbox and keep him in the bathroom. He’ll be happy there for years!” And off she went to find it.

# something-to-climb
The owl tried the wall again. Step, flap, slide. It turned [us: around | round] and looked up at {child} with its great black eyes, and this time it didn’t clack.

“It doesn’t need carrying,” said {child} slowly. “It only needs something to climb.”

{child.He} looked at {child.his} crutches, and at all that good, rough bandage.

One crutch was too short. “Give me your belt,” {child.he} said to {friend}. {child.He} leaned against the wall on one leg, strapped the two together, end to end, and let them down until the rubber foot touched the ground, right beside the owl.

“There,” {child.he} said. “You do the rest.”

# step-flap-grunt
The owl looked at the crutch. It looked at the wall. Then it took hold of the bandage with its beak.

Step, flap, grunt. Step, flap, grunt. {child} held on. The owl was heavier than it looked, and {child.his} good leg was shaking, but the crutches didn’t move. Up came two fierce eyes over the top of the wall, a hand’s width from {child.his} own. Clack, said the owl.

Down in the yard the gates banged open, and in came the [us: truck | lorry], backwards. But the owl had hopped across to the oak by then, and up it went, higher and higher, until there was only a bump on a branch against the evening.

# two-bumps
From the top of the tree something big and soft floated down beside it. Now there were two bumps.

“Its mother,” whispered {friend}. “She was there the whole time.”

The [us: truck | lorry] beeped its way out again.

“I’ve got the hatbox,” called {lady}.

# can-you-manage
Then there was a clatter. {child} had gone to pull up the crutches, and {child.his} tired hands had let go. They lay among the empty [us: trash cans | bins], out of reach. {child} stood on one leg in the dusk, holding the wall.

{Friend} had both {friend.his} arms half out. {Friend.He} pulled them back and put them behind {friend.him}.

“Can you manage?” {friend.he} asked.

{child} thought about it.

“No,” {child.he} said, and put {child.his} arm around {friend.his} neck.
