title: The Noise in the Attic
title: Very Nearly the Same
title: One Spoonful in the Brown
guest neighbour: Mr Birdsall (he), Mr Lovell (he)
guest lady: Mrs Peck (she), Mrs Rudge (she)

% The bottles are "the green one" and "the brown one". More water is a higher note. The noise gets slower and lower the nearer they come to each other, and is read so.

# a-noise
There was a noise that lived in {neighbour’s} attic. When the wind blew, you could hear it all down the street[city:  and over half of {city}], right into {child’s} room, where {friend}[!friend.known: , {child.his} best friend,] was staying the night and couldn’t sleep.

“Oo-wah-oo-wah-oo-wah!”

“It’s like a fire engine that’s given up,” said {child}.[pet.dog:  {Pet}[!pet.known:  the dog] had got under the bed and wasn’t coming out.][pet.cat:  {Pet}[!pet.known:  the cat] had moved into the wardrobe.][pet.other:  Even {pet} looked ready to move out.][athlete:  Even {athlete}, on the poster, seemed to be in pain.]

{Friend} lay with a pillow over each ear. {Friend.He} could hear things nobody else [school: {at school} ]could. {Friend.He} could hear when a bicycle was thinking of getting a puncture, and when {child} had eaten the last bun.

“How do you stand it?” said {friend}.

“You get used to it.[elder:  {Elder} heard it down the phone, and asked if we’d bought a donkey.[elder2:  {Elder2} asked if it was ill.]]”

“No, you don’t. [sport: How’s anybody supposed to {play sport} tomorrow? ]Come on, we’re turning it off.”

# the-list
They could cross the road[adult: , said {adult},] if they were back by eight. {Neighbour} came to the door in his slippers.

“We’ve come about the noise!” said {child}.

“What boys?”

“THE NOISE! IN YOUR ATTIC!”

“Oh, that!” {Neighbour} lit up like a window. “Isn’t it lovely?”

{child} and {friend} looked at each other.

“I can’t hear the blackbird any more,” said {neighbour}, “or the phone. But when I’m in bed and that starts humming, I can feel it through the mattress, and it’s almost like having company.” He sighed. “But on Monday a man’s coming to board up the window. The whole street’s signed.”

There was a list on the hall table. {child} read the names.

“But you’ve signed it too!”

“I hadn’t got my glasses on,” said {neighbour}. “I thought it was for a street party.”

# two-bottles
The attic stairs were steep, so {neighbour} stayed at the bottom. At the top was a round window with a pane missing, and in it stood two bottles, one green and one brown, with a little rainwater in them. The wind blew in through the hole, straight across the tops.

“Oo-wah-oo-wah-oo-wah!”

{Friend} clapped both hands over {friend.his} ears. {child} lifted the brown bottle out of the wind.

“Oooo,” said the green one, as soft as anything.

“But that’s beautiful!” said {friend}.

“WHY HAS IT STOPPED?” shouted {neighbour} from below.

# nearly
{child} put the brown one back. “He can’t hear just one. He needs them both.”

“Then they’ve got to sing the same note,” said {friend}. “Now it’s very nearly the same, and there’s nothing worse.”

“They sound just the same to me,” said {child}.

“I know they do. I stood next to you in the school concert.”

That stung, but {child} pretended it hadn’t. {Child.He} thought about water instead. The more of it in a bottle, the higher the note when you blow. Anybody who’s had a [us: soda | lemonade] knows that.

“Which one’s lower?”

“The green one.”

# half-a-spoon
So {child} borrowed a jug of water and a teaspoon, and {friend} counted, with both hands over {friend.his} ears.

“One spoonful in the green. Another. Another!”

“Oo-wah – oo-wah – oo-wah,” said the bottles. It was slowing down!

“Half a spoonful now,” said {friend}. “Only half!”

# half-a-jug
Then a gust of wind banged the door, {child} jumped, and half the jug went into the green one.

“OOWAHOOWAHOOWAHOOWAH!”
## or
“IS IT GOING ALL RIGHT?” bellowed {neighbour}, straight up the stairs. {child} jumped, and half the jug went into the green one.

“OOWAHOOWAHOOWAHOOWAH!”

# you-hear
“I said half a spoonful!” yelled {friend}.

“I know what you said!”

“Can’t you hear it?”

“No!” yelled {child}. “I can’t! You’re the one who can hear!”

After that neither of them said a word. Only the bottles did.

# trembling
{child} took hold of the green one, to tip it out and go home. Then {child.he} stopped. The glass was trembling, brr, brr, brr, in time with the noise. {Child.He} put {child.his} other hand on the brown one. That was trembling too.

“{friend},” said {child}. “I can feel it.”

{Friend} came closer.

“The green one’s too high now,” {friend.he} said in a small voice. “Shall we pour some out?”

“We’d only pour too much,” said {child}. “The brown one can catch up instead. But I need both hands. You’ll have to do the spoon.”

So {friend} screwed up {friend.his} face, let go of {friend.his} ears and picked up the spoon.

# a-drop
“OOWAHOOWAHOOWAH!”

“More,” said {child}.

A spoonful in the brown. Another. Another.

“Oo-wah – oo-wah – oo-wah.”

“More.”

“Oo-wah … oo-wah … oo-wah …”

“A bit more.”

“Oo … wah … … oo …”

“Just a drop.”

{Friend} let the drop hang from the spoon. It fell.

“Oooooooooo,” said the bottles.

Nothing was trembling now. It was all one note, soft and deep, and it went down through the whole house.

# there-you-are
“There you are,” said {neighbour}, at the foot of the stairs.

He put on his glasses, found his name on the list and crossed it out.

At the gate across the road stood {lady}, in her [us: robe | dressing gown].

“Will it sound like that now?” she asked.

“Yes,” said {friend}.

{Lady} listened. “Then I’ll cross my name out too,” she said, and came over the road. And in house after house a window opened, just a crack.[music:  Somebody turned off {music}, to hear it better.]

# the-last-lamp
{child} lay in {child.his} bed and {friend} on {friend.his} mattress. {Friend} had only one pillow now, under {friend.his} head.

“{child}? You can stand next to me in the concert again, if you like.”

“If I can put my hand on your back,” said {child}. “Then I’ll feel when it’s right.”

“Oooooooo,” sang the two in the attic, together.

And all along the street the lamps went out, one after another. {Child’s} was the last.
