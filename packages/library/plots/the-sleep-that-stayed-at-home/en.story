title: The Sleep That Stayed at Home
title: I Do a Tractor
title: Number Nine, Yellow Gate
guest friend: Maya (she), Sam (he)
guest host: Mrs Khan (she), Mrs Dale (she)

% Whoever is at home (@a): {adult}, else the elder, else 'the voice on the telephone'.

# not-come
{child} was sleeping away from home for the first time. {child.He} {child.was} lying on a mattress at the house of {friend}, {child.his} [friend: best friend|friend], and everything was there: {child.his} toothbrush, and {child.his} rabbit, and the pillow with [athlete: {athlete}|rockets] on it. There was only one thing missing.

“My sleep hasn’t come,” said {child}.

“Mine’s here already,” said {friend}. “It’s lying on my feet.”

{child} looked under the bed. [music: They tried it with {@song}, very low, but no sleep came to that.] In the end they went out to {host}, who was the grown-up there, and {child} was allowed to ring home.

# telephone
“Hello,” said {child}. “Have you got my sleep there?”

“Let me go and see,” said {@a}. Something rustled. “Yes, it’s in your bed. Big, shaggy thing. It’s taking up all the room[pet.dog / pet.cat: , and {pet}’s had to lie on the floor][pet.other: , and {pet}’s staring at it].”

“Didn’t you tell it that I was at {friend’s}?”

“It was here before I was. It always does come at eight.”

“Could you send it over?”

{child} could hear {@a} pushing.

“It’s not very easy to wake,” puffed {@a}. “I suppose that’s the whole point of it. There! Up you get! Out of the door! I’ve put the woolly hat on it[elder: , the one {elder} [elder2: and {elder2}] knitted]. Birch Road, I told it, number nine. Yellow gate. It yawned, but it’s gone.”

“Thank you,” said {child}.

“Good night, my love,” said {@a}. “It’s gone so quiet here now.”

# in-the-window
{child} and {friend} stood at the window with the blanket [us: around|round] them. There was nobody in the road. But after a while something came round the corner, slowly, keeping close to the hedges. [city: It had walked through half of {city}.] [school: It had come past {school}, where all the lights were out.] It was as big as a sofa and as grey as a mitten. The houses it passed turned off their lamps, and a cat on a wall lay down in the middle of a step.

“Isn’t it lovely?” whispered {friend}.

# the-wrong-smell
The sleep stopped at the yellow gate. It put in its nose. It sniffed at the doorstep, and at {friend’s} bicycle[sport: , and at {sport.thing}, which was still out on the grass].

“Here!” said {child}. “I’m here!”

But a sleep hasn’t got a name, so it doesn’t know when it’s being called. It shook its head until the hat was crooked. It was the wrong doorstep, and the wrong bicycle.

And off it went, past the gate, and away down Birch Road.

“Oh no,” said {friend}. “What if it goes as far as the sea?”

{child’s} throat began to hurt. {child.He} wanted {child.his} own doorstep. {child.He} wanted to go home, where it was so quiet.

# a-secret
“How does it know that it’s you?” asked {friend}. “When you’re at home?”

{child} knew how. But {child.he} didn’t want to say, because it was a bit of a secret. {child.He} pulled the blanket over {child.his} mouth.

“I make a noise,” {child.he} said, inside the blanket.

“What sort of noise?”

“Before I go to sleep. I do a tractor.”

{child} waited for {friend} to laugh.

“Oh,” said {friend}. “I do a fridge.”

{child} took the blanket away.

“Do you?”

“Every night. Hmmmmm,” went {friend}. “And then a little click at the end. That’s when mine comes. Do yours!”

# the-tractor
Down the road there was only a grey dot now, with a hat on. {child} opened the window a crack. {child.He} laid {child.his} cheek against the pillow, because it doesn’t work if you don’t, and made {child.his} mouth the right shape.

“Brrrrrm,” went {child}. “Brrrrrm. Brm, brm, brm.”

Far away, the dot stopped.

“More!” whispered {friend}. “Change gear!”

“BRRRRRRM,” went {child}, until it tickled {child.his} nose and the whole pillow shook. {child.He} didn’t care who heard. {child.He} ploughed an entire field, with stones in.

And the dot turned [us: around|round]. It turned into a mitten. It turned into a sofa. It was galloping, which sleeps hardly ever do, with its hat over one ear, in through the yellow gate, right over the bicycle, and up and in through the crack in the window, which was really much too small.

# thump
Thump.

There it lay, on the mattress. Its nose was cold and its middle was warm, and it smelled of home.

“Hello,” said {child}, and crawled in underneath. “You’ve got to wipe your paws.”

# quiet-there
But {host} was at the door, holding the telephone.

“They want to know if it got here,” said {host}.

“It got here,” said {child} into the telephone. “Is it still quiet there?”

“A bit,” said {@a}.

“Listen, then. Brrrrrm. Brm. Brm.”

“Ah,” said {@a}. “There you are.”

# click
Then the light was out. In the dark there stood a fridge, humming, and next to it went a tractor, slower and slower, home across the field.

Click, said the fridge.

# @song
{music}

# @a
the voice on the telephone
## if adult
{adult}
## if elder & !adult
{elder.short}
