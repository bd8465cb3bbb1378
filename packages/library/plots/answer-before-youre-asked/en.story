title: Answer Before You’re Asked
title: Push
title: The Only Door on Mars
guest friend: Noor (she), Reuben (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: words take thirteen minutes, so answer before you’re asked. Leave a pause before the radio says “Push”.
% Whoever goes for the coffee (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: {child} gets something to set both feet against.

# on-toast
“On toast,” said {friend}, on the radio. “And no, it wasn’t still alive.”

“I was going to ask how you’d slept,” said {child}.

{Friend}[!friend.known: , {child’s} best friend,] lived on Earth[city: , in {city}], and {child} lived on Mars, so far away that every word took thirteen minutes to get there. If you asked a question, it was nearly half an hour before you had the answer. So they had made a rule: answer before you’re asked. In half a year neither of them had guessed right once, and {child} had begun to wonder. Perhaps they didn’t know each other any more.

# the-last-tin
And there was nobody else. {child} was the first child on Mars. {Child.He} lived at the station with {@first}, and the others weren’t coming until the next ship.[elder & adult:  {Adult} would be on it.][elder2:  {Elder2} was on Earth, and sent up riddles, with the answer first.][pet.dog:  There was {pet}[!pet.known: , {child’s} dog], of course, who always lay down right behind somebody’s heels. “Not there, {pet},” said {child}, ten times a day.][pet.cat:  There was {pet}[!pet.known: , {child’s} cat], of course, who lived on top of the water tank by the airlock, where it was warm, and came down for nobody.][pet.other:  There was {pet}, of course, who lived beside the water tank by the airlock, where it was warm.][school:  When {child} had lessons from {school}, the class had always gone home.]

That morning {@a} put a spoon into the coffee tin, and it scraped.

“Good morning,” said {@a}.

“I’m over here,” said {child}, because {@a} had said it to a potato.

“There’s one more tin,” said {@a}. “In the old lander, behind the hill. I’ll be back by sunset. Can you do the door on your own?”

It was the only door on Mars, the one between the airlock and the station. It had a window, and on the inside a red handle, as long as an arm, that let in the air. {child} had wanted to do that door for half a year.

“Of course I can,” said {child}.

# dont-bother
“When the sun goes down, I’m doing the door,” {child.he} told the radio. “All by myself. And don’t bother to guess how it goes. You’re never here when anything happens.”

All day long nobody answered.[sport:  {child} tried to {play sport} with a rolled-up sock, which stayed in the air far too long.][music:  {child} put on {@song}, for the sake of the voices.]

# the-sun-goes-down-blue
On Mars the sky is the colour of butterscotch all day, and the sun goes down blue. It was small and blue above the hill when {@a} came, in spacesuit and helmet, in long, slow leaps, with the tin under one arm.[athlete:  Not even {athlete} could jump like that.] Behind came the dust.

{@A} stepped into the airlock, and the outer door shut. Through the window {child} could see the lamp on the suit, which told you how much air was left. It was orange.

# i-have-stopped
{child} took hold of the red handle with both hands, and pulled.

It didn’t move.

{Child.He} pulled until {child.his} arms shook. The dust had got into the radio in the helmet, so they couldn’t hear each other. But behind the window {@a} held up both hands, with the palms towards {child}.

Stop, thought {child}, and stopped.

{@A} did it again, harder.

“I have stopped!” shouted {child}.

The lamp turned red.

# nobody-to-ask
{child} threw {child.himself} at the radio. “{Friend}!” {child.he} shouted. “It won’t open! What do I do?”

As soon as {child.he} let go of the button, {child.he} went cold. Thirteen minutes there, and thirteen minutes back. That lamp didn’t have half an hour. There was nobody to ask on the whole planet, and {child} had never been so lonely in all {child.his} life.

# push
“Push,” said the radio.

{child} spun round.

“You’re pulling,” said {friend’s} voice. “I know you are. I’ve worked out when your sun goes down, and I’m saying this thirteen minutes before. You pulled at the swimming pool. You pulled at our front door every day for six years, and I stood behind you in the rain. Push, {child}!”

The question had hardly left the roof. But the answer had set off before it.

Behind the window {@a} held up both hands, and pushed at the air. It had never been stop at all.

# a-third-of-you
{child} put both hands on the handle and pushed, and the floor slid away. On Mars you weigh a third of what you weigh on Earth. The door stayed where it was, and it was {child} who moved, backwards, in socks.

{@help}

Then {child} bent {child.his} knees and pushed again, with {child.his} back and {child.his} legs and everything {child.he} had, until {child.he} {child.was} as straight as a plank.

Clunk, said the handle. The air went in with a hiss, and the door swung open.

# both-hands
{@A} got the helmet off, and breathed. They sat on the floor in a cloud of red dust and held on to each other, until {child} had stopped shaking.

“I was telling you to push,” said {@a}.

“I thought you were saying stop.”

“I said it with both hands!”

Then {child} pressed the button on the radio, and didn’t wait to be asked. “It’s open,” {child.he} said. “I was pulling. You were here, {friend}. You were here before I was.”

# knows-by-now
The coffee was in the cup when there was a crackle. Half an hour had gone.

“But I’ve said!” yelled {friend}. “Push! What do you mean, what do you do? Didn’t it come? {child}? Are you still pulling?”

{child} laughed. “When {friend} said that, {friend.he} didn’t know it was open,” {child.he} said. “But {friend.he} knows by now.”

“Good morning,” said {@a}, to the coffee.

# halfway
The blue had gone from the sky. Over the hill stood one bright star, and that was Earth.

Before {child} went to bed, {child.he} pressed the button once more. “Good night, {friend},” {child.he} said, so that it would be there in time.

Halfway between the planets it met another good night, coming the other way.

# @help
“And get your feet against something!” said {friend’s} voice. “You told me there’s hardly any of you left up there!”

{child} looked over {child.his} shoulder. Just a leg’s length behind stood the water tank, and it was screwed to the floor. {Child.He} set both feet against it.
## if pet.dog
Then {child.his} heels hit something warm. {Pet} had lain down right behind {child.him}, against the water tank that was screwed to the floor.

“Yes, there!” said {child}. “Just there, {pet}!”

{Pet} had waited for half a year to hear it, and lay like a rock.
## if pet.cat
Behind {child.him} somebody yelled. It was {pet}, on the water tank, who didn’t care for all this noise. {child} looked round. The tank was just a leg’s length away, and it was screwed to the floor.

“Thank you, {pet},” said {child}, and set both feet against it.
## if pet.other
Behind {child.him} something moved. It was {pet}, over by the water tank. {child} looked round. The tank was just a leg’s length away, and it was screwed to the floor.

“Thank you, {pet},” said {child}, and set both feet against it.
## if elder
Behind the window {elder.short} stopped pushing, and pointed down at {child’s} feet, and then past them. {child} knew what that meant. They had moved a piano together once, on Earth, and {elder.short} had said it then: first you find something for your feet. Just a leg’s length behind stood the water tank, screwed to the floor, and {child} set both feet against it.

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
