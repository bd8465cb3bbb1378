title: The Bell
title: On the Side of the Robins
title: A Potato Under the Sofa
guest pet: Bella (she), Major (he)
guest elder: Bert (he), Elsie (she)
guest keeper: Marian (she), Clifford (he)
guest owner: Rosamund (she), Angus (he)

% The dog is the family’s, or one that lives with the child while its owner is at sea. {keeper} runs the house where no grown-up is ticked. @coat and @hand: the sleeve and the back are for big dogs.

# not-a-metre
{Pet} had gone on strike.

{Pet.He} and {child} had always done the same walk at seven in the morning: down the steps, along the hedge, over the footbridge, round the pond and home. Now {pet.he} sat down on the top step and wouldn’t stir. Pulling didn’t help. Sausage didn’t help either, and {pet} was {@sausage}

Then the cat would turn up, and off {pet.he} went.

The cat was grey, with a torn ear, and he was nobody’s[city:  in the whole of {city}]. If he was anybody’s, he was {@whose-cat}. {Elder.short} had put a bell on him.

“It’s for the robins’ sake,” said {elder.short}. “I’ve nothing against cats. But I’m on the side of the robins.”

At the first tinkle {pet} was on {pet.his} feet. {Pet.He} followed the cat the whole way round, with {pet.his} nose right behind his tail. Last of all came {child} with a slack [us: leash | lead], feeling like staff.[friend:  {Friend} asked what the pay was like.]

# that-was-all
{child} wanted {pet} to walk with {child.him}, the way {pet.he} used to. That was all.

“{@old},” said {@who}. “Look at {elder.short}. {Elder.He} won’t even watch the [us: game | match] with me any more.[elder2:  {Elder2} has to.]”

# no-sound
One morning [us: during vacation | in the holidays][school: , with nobody at all {at school},] {child} came out before seven. The cat was sitting on the lid of the well, having a wash. It took two seconds to unclip the bell from his collar. {child} knew it was a rotten thing to do even as {child.he} slipped it into {child.his} pocket. But now {pet} wouldn’t hear the cat coming.

{Pet} was on {pet.his} step. {child} stood quite still, down on the path.

The cat came over the gravel without a sound. He sat down right in front of {pet}, so close that his whiskers almost touched {pet.him}, and looked at {pet.him}.

{Pet} looked at nothing.

At first {child} was pleased. Then there was something about {pet.his} eyes. They were pointing at the cat, but they didn’t stop when they got to him. They went straight through.

{child} put up {child.his} hand and waved. {Child.He} waved {child.his} whole arm[athlete: , the way people wave at {athlete}]. Nothing. Then {child.he} took a step, and in {child.his} pocket the bell went ting.

# in-the-pocket
{Pet} shot up. {Pet.He} came straight for the sound, {@nose}, and wagged until {pet.his} whole back end was wagging too.

{child} sat down and put {child.his} arms round {pet.him}. {Child.He} thought of the ball, and how {pet.he} had stopped catching it. Of the flowerpot {@a} had moved at Easter, which {pet.he} walked into every day.[sport:  Of the bag {child.he} took along to {play sport}, which {pet.he} tripped over in the hall.] Of how {pet.he} always stood so close when the hall was dark, and when it was light.

# a-potato
{Child.He} didn’t go to {@a}. {@A} would [us: call | ring] the vet, and there were things a vet might say that {child} didn’t dare to hear, so {child.he} went to {elder.short}.

{Elder.short} was peeling potatoes[music:  to {music} on the radio].

“{Pet’s} blind,” said {child}.

{Elder.short} went on peeling.

“Yes,” {elder.he} said.

“Did you know?”

“Since March.”

“Why didn’t you say anything?”

“{@She} didn’t want it noticed. You have to respect that.”

“How do you know what {@she} wants?”

{Elder.short} didn’t answer. {Elder.He} reached out and dropped the potato in the pan. Only the pan was four inches further off. The potato hit the floor and rolled away under the sofa, and the two of them listened to it until it lay still.

# for-the-birds
{child} looked at the potato that was left on the table. It was peeled on one side. {Child.He} looked out of the window at the [us: clothesline | washing line], which ran from {elder.short’s} door to the woodshed, at just the right height for a hand, and which hadn’t had so much as a sock on it since the winter.

“The bell,” {child.he} said. “It wasn’t for the robins.”

“It was partly for the robins.” {Elder.short} wiped {elder.his} hands on {elder.his} [us: pants | trousers]. “I [us: stepped | trod] on the cat in February. Neither of us enjoyed it.”

Nobody spoke for a bit.

# wicker-chairs
“Not a word to {@a},” said {elder.short}. “Or it’ll be a nice place with [us: an elevator | a lift]. And wicker chairs.”

“But {@hh} thinks you’re [us: mad at | cross with] {@hhm}.”

“[us: Mad | Cross]? What for?”

“Because you never want to watch the [us: game | match].”

“I can’t see the ball! I can hardly see which ones are the grass.”

“{@A} doesn’t know that. {@He} thinks there’s something wrong with {@him}.” It came out peculiar, but {child} kept on. “I thought {pet} had stopped liking me. I thought so for weeks. That’s worse, {elder.short}. It’s much, much worse than {pet.him} being blind.”

{Elder.short} sat with {elder.his} big hands in {elder.his} lap. They didn’t quite know what to do with themselves.

“Well,” {elder.he} said at last. “You’d better go in front, then. There’s a chair about here somewhere.”

# two-calls
They told {@a} in the kitchen. {@A} went very quiet. Then {@he} made two telephone calls. The vet said that {pet} was fit and strong, and that blind dogs manage beautifully so long as nobody shifts the furniture. The eye hospital said that cataracts can be put right, and that they could see {elder.short} in September[elder2: , with {elder2} at {elder.his} side].

When {@a} had put down the phone, {@he} went outside and carried the flowerpot back to where it had been before Easter.

# on-a-shoe
Next morning at seven {child} tied the bell to one of {child.his} shoes[friend: , with some string that {friend} had donated]. The cat watched {child.him} do it. Then he hopped up on the wall and strolled off in quite another direction, like somebody whose shift was over at last.

{Pet} stood on the top step. {Pet.He} heard the paws going away. {Pet.He} heard the shoe. {Pet.He} turned {pet.his} head one way, and then the other.

Then {pet.he} came down to {child}.

# a-breath-of-air
But at the hedge {pet.he} stopped. {Pet.He} turned towards the cottage and barked, just once. On the doorstep stood {elder.short}, with {elder.his} cap on.

“I’m only getting a breath of air,” {elder.he} called.

{Pet} went straight across the yard with {pet.his} nose up. {Pet.He} took {@coat} in {pet.his} mouth, as gently as if it were an egg, and began to walk backwards.

“{@fetched},” said {elder.short}.

{Pet.He} didn’t let go of {elder.him} until {elder.he} {elder.was} standing behind {child}. {@hand}

“You go first,” said {elder.short}. “We can hear you.”

# @sausage
a dog who had never said no to sausage. {Pet.He} {pet.was} really {owner’s}, but {owner} was always at sea.
## if pet.dog
a dog who had never said no to sausage.
## if pet.dog & breed
{a breed} who had never said no to sausage.
## if pet.dog & breed & breed.Golden Retriever / pet.dog & breed & breed.Labrador / pet.dog & breed & breed.Beagle
{a breed}.

# @whose-cat
{elder’s}, who lived in the cottage across the yard and was practically family
## if elder
{elder’s}, who lived in the cottage across the yard

# @old
{Pet} is old. You get funny ways
## if pet.dog
We all get funny ways

# @who
{keeper}, who ran the house and everybody in it
## if adult
{adult}

# @a
{keeper}
## if adult
{adult}

# @he
{keeper.he}
## if adult
{adult.he}

# @hh
{@he}
## if adult & adult.she
she
## if adult & adult.he
he

# @hhm
{@him}
## if adult & adult.she
her
## if adult & adult.he
him

# @him
{keeper.him}
## if adult
{adult.him}

# @she
{pet}
## if !pet / pet.she
she
## if pet.he
he

# @nose
pushed {pet.his} nose against {child.his} pocket
## if pet.dog
found the pocket with {pet.his} nose
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.German Shepherd / pet.dog & breed.Rottweiler / pet.dog & breed.Siberian Husky
pushed {pet.his} nose against {child.his} pocket

# @coat
{elder.his} sleeve
## if pet.dog
a corner of {elder.his} coat
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.German Shepherd / pet.dog & breed.Rottweiler / pet.dog & breed.Siberian Husky
{elder.his} sleeve

# @fetched
I’m being retrieved
## if pet.dog & breed.Border Collie / pet.dog & breed.Australian Shepherd / pet.dog & breed.German Shepherd
I’m being rounded up

# @hand
{Elder.short} laid a hand on {pet.his} back.
## if pet.dog
{Elder.short} took hold of the [us: leash | lead].
## if pet.dog & breed.Golden Retriever / pet.dog & breed.Labrador / pet.dog & breed.German Shepherd / pet.dog & breed.Rottweiler / pet.dog & breed.Siberian Husky
{Elder.short} laid a hand on {pet.his} back.
