title: Who?
title: It Just Says Who
title: The Last Slice
guest pet: Pickle (he), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes in slippers is {adult}, else the grandparent, else {minder}. The dog is the family’s, else next door’s. The owl’s “Who?” is hooted; the listener can do it.

# nobody-on-the-feet
{child} was {age}, and {child.he} lay in bed with nobody on {child.his} feet. {@dog-sleeps} Tonight {pet} was shut in the kitchen, and it was {child’s} fault.

[friend: {Friend}[!friend.known: , {child.his} best friend,] had lent {child.him} a [us: soccer ball | football]. ]At [us: suppertime | teatime][sport: , home from {sport},] {child} had kicked [friend: it|a [us: soccer ball | football]] indoors, and it had hit {@blue-jug}, and the jug had smashed. {@First} came running in and said, “Who did that?” And before {child} could stop it, {child’s} mouth had said, “{Pet}.”

{Pet} had heard {pet.his} name and wagged {pet.his} tail.

# an-owl
Now there was a stone in {child’s} tummy, and {child.he} couldn’t sleep[school: , though in the morning there was {school}]. {Child.He} turned over. And in the dark tree outside the window, somebody spoke.

“Who?”

{child} sat straight up. On the nearest branch sat an owl, fat and brown, looking in.

“Who?” said the owl.

“{Pet},” said {child}.

“Who?”

“{Pet}. {@my-dog} {Pet.He} jumped on the table.”

“Who?”

“{@chair}, so {pet.he} used a chair,” said {child}. “{Pet.He} pushed it over there with {pet.his} nose.”

“Who?” said the owl.

“And then {pet.he} kicked the ball!” said {child}. “With {pet.his} left foot! The back one![athlete:  Like {athlete}!]”

{Child.He} could hear[!child.name:  for {child.himself}] that it was getting worse.

# it-just-says-who
The door opened, and there stood {@m} in {@his} slippers.

“Who are you talking to?” said {@m}.

“The owl,” said {child}. “It keeps asking who.”

“Who what?”

“It doesn’t say what. It just says who.”

“Oh, that one,” said {@m}. “It asked me the same thing last week, when I couldn’t sleep.”

“What did you say?”

“I said goodnight,” said {@m}, and {@he} looked at {@his} slippers for rather a long time. Then {@he} tucked {child.him} in. “I’m going down to glue {@jug}. And {child}, I’m sorry, but I think {pet} had better sleep in the kitchen from now on. We can’t have a dog upstairs who climbs on tables.”

“From now on until when?” said {child}.

“From now on,” said {@m}.

# nobody-asking
When {@he} had gone, {pet} whined, far down under the floor, and the stone in {child’s} tummy grew. The next time the owl asks, thought {child}, I’ll say it. {Child.He} knelt at the window and opened {child.his} mouth, ready.

But the owl spread its wings and flew away over the roofs[city:  of {city}].

Now nobody was asking {child.him} anything any more.

# a-small-basket
So {child} took {child.his} pillow and {child.his} [us: comforter | duvet] and went down the stairs, bump, bump, with the [us: comforter | duvet] coming along behind. {@at-the-table} {Pet} lay in {pet.his} basket.

{child} put {child.his} pillow in the basket, climbed in after it, and pulled the [us: comforter | duvet] over the top. It was a small basket. {Pet} had to lie on {child’s} head.

“Who’s there?” said {@m}, without turning round.

“Me,” said {child}, from under {pet}.

“Who?” said {@m}.

“Me. It was me,” said {child}, out loud. “I broke the jug. So I’m the one who has to sleep in the kitchen.”

# behind-the-washing-machine
{@M} turned round then. All {@he} could see was a dog, two feet and a basket.

“But the chair?” said {@m}. “The table?”

{child} tried to say about the ball, but {child.his} voice had run out. It was {pet} who told {@him}. {Pet.He} hopped out, went behind the washing machine, where {child} had hidden [friend: {friend’s}|the] [us: soccer ball | football], and rolled it, nose down, across the floor, right up to {@s} slipper. Then {pet.he} wagged at everybody.

“I see,” said {@m}.

“I’m sorry about the jug,” said {child}. “And I’m sorrier about {pet}.”

# the-last-slice
{@M} sat down on the floor by the basket and went rather pink.

“You remember the last slice of your birthday cake,” {@he} said.

“The one {pet} ate.”

“Yes,” said {@m}. “Well. You know how I told you that {pet} ate it?”

{child’s} head came up out of the basket.

“{@M}!”

“It was the middle of the night,” said {@m}. “It was just sitting there.”

“You said {pet.he} had opened the fridge!”

“I know.”

“You said {pet.he} had used a fork!”

“There was a fork in the sink, I had to say something,” said {@m}.

# one-in-each-ear
They both looked at {pet}. Then they said sorry to {pet.him}, first {child} and then {@m}, properly, one in each ear.[elder & adult & !elder2:  {Elder.short} had nothing to say sorry for, and held on to the handle.][elder2 & adult:  {Elder.short} and {elder2.short} had nothing to say sorry for, and held on to the jug.][elder2 & !adult:  {Elder2.short} had nothing to say sorry for, and held on to the handle.] {Pet} washed [elder & adult / elder2: {child’s} face and {@s}|both their faces], and went up the stairs in front.

# us
So {child} lay in bed with a warm, heavy dog on {child.his} feet and no stone anywhere. Outside, something soft landed on the branch.

“Who?” said the owl.

“Us,” said {child}, and shut {child.his} eyes.

# @dog-sleeps
Next door’s dog, {pet}, was living with them for the time being, and always slept on {child.his} feet.
## if pet.dog
{Child.His} dog, {pet}, always slept on {child.his} feet.

# @blue-jug
the blue jug
## if elder & adult
{elder’s} blue jug

# @jug
the jug
## if elder & adult
{elder.short’s} jug

# @my-dog
{Pet.He}’s next door’s dog.
## if pet.dog
{Pet.He}’s my dog.

# @chair
{Pet.He}’s only got short legs
## if pet.dog & !breed.Dachshund & !breed.Yorkshire Terrier & !breed.Shih Tzu & !breed.Bulldog & !breed.Beagle & !breed.Cocker Spaniel
{Pet.He} mustn’t go on the table

# @at-the-table
{@M} sat at the kitchen table with {@his} back to the door and glue all over {@his} fingers.[music:  On the radio, very low, was {music}.]
## if elder & adult & !elder2
{Adult} sat at the kitchen table with {adult.his} back to the door and glue all over {adult.his} fingers.[music:  On the radio, very low, was {music}.] {Elder} sat close beside, keeping a thumb on the handle.
## if elder2 & adult
{Adult} sat at the kitchen table with {adult.his} back to the door and glue all over {adult.his} fingers.[music:  On the radio, very low, was {music}.] {Elder} sat close beside, keeping a thumb on the handle, and {elder2} had a thumb on the spout.
## if elder2 & !adult
{Elder.short} sat at the kitchen table with {elder.his} back to the door and glue all over {elder.his} fingers.[music:  On the radio, very low, was {music}.] {Elder2} sat close beside, keeping a thumb on the handle.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
