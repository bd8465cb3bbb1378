title: I’ve Got a Tail
title: Tell {friend}
title: Two Dogs
guest friend: Ned (he), Poppy (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever runs with the words is the grandparent where there is one, else {adult}, else {minder}.

# who-is-the-dog
{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were going to play dogs at {child’s} house[city:  in {city}][school: , the way they always did {at school}]. It went very well until they had to decide who got to be the dog.

“I’m the dog,” said {child}. “You can be the owner.”

“I can’t be the owner,” said {friend}, who was already on all fours. “I’ve got a tail.”

And so {friend.he} had. {Friend.He} had tucked {@s-first} belt into the back of {friend.his} [us: pants | trousers], and it was exactly the tail that {child} wanted.[pet.dog:  {Pet}[!pet.known:  the dog] wanted it, too, though {pet.he} already had one.][pet.cat:  {Pet}[!pet.known:  the cat] wanted it, too, and lay in wait for it.][pet.other:  That {pet} might like to be something hadn’t crossed anybody’s mind.]

“Then I’m not talking to you!” said {child}.[sport:  “And I’m never going to {play sport} with you!”]

“Me neither!” said {friend}.

# tell-friend
So they sat down, one at each end of the [us: couch | sofa].[elder2:  {Elder2} was having a nap in the armchair, with the newspaper over {elder2.his} nose.] But {child} had so much to say that it couldn’t be kept in, so {child.he} called {@a}, who was in the kitchen, peeling potatoes[music:  to {music}].

“{@A}! Tell {friend} that {friend.he} {friend.is} mean!”

{@A} came out holding half a potato.

“Can’t you say it yourself?”

“No. I’m not talking to {friend.him}.”

“I see,” said {@a}. “{Friend}, {child} says that you’re mean.”

“Tell {child} that {child.he} {child.is} meaner,” said {friend}.

“{child}, {friend} says that you’re meaner.”

“I heard that!” said {child}. “Tell {friend} I didn’t hear it!”

# best-belt
{@A} turned to one end and then to the other.

“Tell {friend} it’s an ugly tail!” said {child}.

“But that’s my best belt,” said {@a}. “Hold on, now. Who was it that was mean?”

“{Friend},” said {child}.

“{child},” said {friend}.

“I have to go to the [us: bathroom | loo],” said {@a}, and {@he} went in and locked the door.

# one-boot
Now nobody on the [us: couch | sofa] had anybody to tell. {Friend} pulled out the tail and laid it on the floor.[pet.dog / pet.cat:  {Pet} put a paw on it at once.] Then {friend} went out into the hall, sat down on the mat and began to put on {friend.his} boots.

{Friend} was going home.

{child} wasn’t angry any more. {Child.He} felt sad, and it hurt, deep down in {child.his} tummy. {Child.He} ran to the [us: bathroom | loo] door[athlete: , faster than {athlete},] and banged on it.

“{@A}! Tell {friend} not to go!”

“I can’t!” called {@a}. “I’m on the toilet!”

[elder2: {Elder2} just slept. ]And {friend} already had one boot on.

# tell-yourself
{child} went right up to the mat. {Child.He} crouched down, so close that their knees touched.

“{Friend},” said {child}. “Can you tell {friend} something?”

{Friend} thought about it.

“Yes,” said {friend}. “I can do that.”

“Tell {friend} I don’t want {friend.him} to go home.”

{Friend} bent down towards {friend.his} own tummy.

“{Friend},” {friend.he} told the [us: sweater | jumper]. “{child} doesn’t want you to go home.”

“What did {friend.he} say?” asked {child}.

“{Friend.He} said, oh, good. And tell {child} that {friend.he} never wanted to.”

# two-dogs
{child} bent down towards {child.his} tummy.

“{child},” {child.he} told the cardigan. “{Friend} never wanted to go.”

“What did {child.he} say?” asked {friend}.

“{Child.He} said sorry.”

“So did {friend},” said {friend}, and pulled off the boot. “And {friend.he} said there can be [pet.dog: three | two] dogs.[pet.other:  And that {pet} can be a cat.]”

# woof
When {@a} came out again, [pet.dog: three | two] dogs were standing in the hall. One had a belt for a tail[pet.dog: , one had a scarf, and one had its own |  and the other had a scarf].[pet.cat:  Up on the hat shelf lay {pet}, in wait for both.]

“That’s better,” said {@a}. “What was it I had to tell {friend}?”

“Woof,” said {child}.

“Woof,” said {friend}.

[pet.dog: “Woof,” said {pet}.

]{@A} looked at one dog and then at the other[pet.dog:  and then at the third].

“Then I suppose the owner is me,” {@he} said.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s-first
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
