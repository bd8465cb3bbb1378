title: The Leader of the Earth
title: Whenever You’re Ready
guest pet: Biscuit (he), Gus (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever calls from the door (@a) is the grandparent, else {adult}, else {minder}. The aliens are very solemn until the tenth throw.

# the-shed
The spaceship was the size of a garden shed, and it landed where the garden shed had been.

{child} was out on the lawn in {child.his} [us: bathrobe | dressing gown], waiting for {pet}[!pet.known: , {child.his} dog,] to have {pet.his} last [us: pee | wee] of the night.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was staying over, and had got to the bathroom first.] A hatch hissed open. Three aliens came down a ramp. They were tall and greenish and too nervous to look up, and the one in front was reading from a card.

“People of Earth[city:  and of {city}],” it said. “We come in peace. Take us to your …”

# great-one
Then it saw {pet}. All three of them dropped to their knees.

“Great One!” they cried.

{Pet} finished {pet.his} [us: pee | wee].

“Er,” said {child}. “I think you may have mixed something up.”

“We have made no mistake,” said the first alien. “We have watched your planet for a year. It’s plain who rules it. {Pet.He} walks in front, and you follow on a string. When {pet.he} stops, you stop. When {pet.he} leaves something on the ground, you pick it up and carry it for {pet.him} in a little bag.”

{child} thought about that. Put that way, it did look bad.

# over-a-hat
“We have flown for nine years,” said the second alien, “to ask your leader for help. We have got a war at home. The North won’t speak to the South. It started over a hat. Please, will {pet.he} tell us what to do? You may translate.”

{child} knew that {child.he} ought to explain. But they had come such a long way, and they looked so worried. And {child.he} did rather want to see what {pet} would say.

“{Pet},” {child.he} said, “how do you stop a war?”

# the-stick
{Pet} looked at {child.him}. Then {pet.he} trotted off [us: around | round] the back of the spaceship. {Pet.He} came back with a stick and dropped it on the first alien’s feet.

The aliens whispered together.

“{Pet.He} gives us a weapon!”

“No,” said {child}. “{Pet.He} wants you to throw it.”

“At the South?”

“Just over there.”

# another-turn
The alien threw it. It was a hopeless throw. {Pet} tore off across the grass as though it was the best throw ever made, brought the stick back, and dropped it at the feet of the second alien.

The second alien threw it. The third one had a go. Then the first wanted another turn. By the tenth throw they were all pink in the face and laughing, in a rusty sort of way, as if it was something that they hadn’t done for years.

“I’m from the North,” said the third alien suddenly. “And she’s from the South. We’ve not spoken since take-off. Nine years!” It wiped its eyes. “Good throw, by the way.”

“Thanks,” said the second alien. “Yours, too.”

They turned to {pet} and bowed down to the ground. “O wise and mighty leader,” they began.

# my-dog
And now {child} couldn’t bear it.

“I’ve got to tell you something,” {child.he} said. “{Pet.He} {pet.is}n’t our leader. I’m really sorry. {Pet.He}’s my dog.”

There was an awful silence.

“What,” said the first alien, “is a dog?”

# what-is-a-dog
{child} tried to think how to put it. “A dog’s someone who lives with you,” {child.he} said. “{Pet.He} {pet.does}n’t care if you’re good at things[school:  {at school}][sport: , or at {sport}].[music:  You can sing {music} all wrong.] When you come home {pet.he}’s so glad that {pet.he} nearly falls over, even if you’ve only been to the [us: trash can | bin]. If you’re sad, {pet.he} comes and leans on you. And if you’re cross with {pet.him}, {pet.he}’s forgotten it in about a minute. {Pet.He} {pet.has}n’t got anywhere to put it.”

The aliens gazed at {pet}, who was leaning on the third one’s knees.

# crossed-out
“Then who is your leader?” asked the second alien.

{child} told them about presidents and kings and prime ministers[athlete: , and about {athlete}]. They listened politely. The first alien wrote it all down. Then it read over what it had written, and looked at {pet} again, and slowly crossed it out.

“We’ll stick with {pet.him}, if it’s all the same to you,” it said.

They took the stick home with them. They carried it up the ramp on a cushion. The spaceship rose without a sound, and the grass lay flat, and then there were only stars.

# no-hurry
“{child},” called {@first} from the back door. “Bed. And where’s the shed?”

“It’ll be under that big dent,” called {child}.

[elder2: “It was there at breakfast,” said {elder2}.

][friend: “What did I miss?” called {friend} from the bathroom window, through the toothpaste.

]{child} put {pet} on the lead and turned to go in. Then {child.he} stopped, because {pet} had stopped. {Pet} was sniffing something very carefully, and {pet.he} {pet.was} in no hurry at all.

{child} stood there in the dark, on the end of the lead, and waited.

“Whenever you’re ready,” {child.he} said, “O Great One.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
