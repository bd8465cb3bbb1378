title: No, No, Nanette
title: The Goat Who Couldn’t Say No
title: A Thumb Away
guest goat: Nanette (she), Nanny (she)

% Rule: in goat, yeah-eh-eh is yes. Naaa is no. Maa-aa-aybe is in between.

# the-no
In the kitchen there was carrot soup for supper, and beside it a bowl of green salad. {child} didn’t want any. And {child.he} knew how to say so.

First {child.he} shut {child.his} mouth. Then {child.he} turned {child.his} head away. Then {child.he} pushed {child.his} plate off, as far as a thumb is wide.

“No,” said {child}.

[friend: “You’re so good at that,” said {friend}[!friend.known: , {child’s} best friend,] who was there for supper.

][adult: “You haven’t even tasted it,” said {adult}, and went to look for some bread.]

# half-a-doormat
Then there was a clip-clop on the stairs, and in came a goat. Half the doormat was hanging out of her mouth.

“Excuse me,” said the goat[!short: , and swallowed]. “I saw your no through the window. I’ve never seen anything so beautiful. Could you teach me?”

[!short & age>=4: Nobody had ever called {child’s} no beautiful before.

]“Can’t you say it?” asked {child}.

“All I can say is yeah-eh-eh,” said the goat, whose name was {goat}. “In goat that means yes.”

{child} [!short: didn’t believe her. {child.He} ]held out the [us: pot holder | oven glove][elder: , the one that {elder} had made].

“Yeah-eh-eh,” said {goat}, and ate it. “[!short: You see? I’m so full that it hurts. ][!short & age>=5 / school: Today I’ve had a straw hat[school: , a fence outside {school},] and the beginning of a book. ]People will keep holding things out.”

# the-lesson
[!short: So {child} became a teacher.

“First you shut your mouth,” {child.he} said.

{goat} shut her mouth. The rest of the doormat stayed on the outside.

“Then you turn your head away.” | “First you shut your mouth and turn your head away,” said {child}.]

{goat} turned her head away. That was where the [us: dish towel | tea towel] hung, so she ate it.

[!short & age>=5: “Then you push the plate. One thumb. If you don’t push it far enough, they think you’re making room for more. If you push it too far, there will be talk.”

{goat} gave it a push with her nose, which came to about a yard.

]“And then you say no.”

“Yeah,” said {goat}.

“Tongue behind your teeth. Nnnn.”

“Nnnn,” said {goat}, and the whole of the goat trembled. “Nnnn-AAA-AAA!”

[!short & age>=4 / city: Every glass in the cupboard jumped[city: , and somewhere out {in city} a bus stopped].

]{child} held out a slipper.

“Na-a-a!” said {goat}. And the slipper lived.[friend:  {Friend} was brave enough to hold out a hat. That lived, too.][pet.dog:  {Pet} had lovely manners, and came with a bone. {Pet} got to keep it.][pet.cat:  {Pet} lay on a blanket and held on to it. That lived, and {pet} went back to sleep.][pet.other:  “Na-a-a,” she said politely to all the food in {pet’s} cage.][sport:  {goat} said it to {sport.thing}, which isn’t easy.][athlete:  {goat} said it to the picture of {athlete} on the fridge, which was lucky.][music:  When {music} came on the radio, she said it in time.]

# gets-there-first
[!short: {goat} was so happy. She said no to the tablecloth. She said no to the chair, which nobody had offered her, until her tummy rumbled. | Then her tummy rumbled.]

[!short: “Now I shall enjoy my supper,” she said. “Is that salad? It’s my favourite thing in the world!” | “Is that salad?” she said. “I love salad!”]

{child} held out the bowl. And {goat’s} mouth shut, and her head turned away.

“Na-a-a,” said {goat}.

“But you wanted it!”

“I do,” said {goat} through her teeth. “It’s my mouth. It gets there first![short / age<4:  How do you stop?]”

[!short & age>=4: She tried again, and her mouth got there first. She took a long run at it, and her mouth got there first all the same.

“How do you stop?” asked {goat}.

]“I don’t know,” said {child}. “I’ve never got any further than this.”

{goat} sat down on the floor, and a tear ran into her beard. {child} sat down too. {child.He} knew [!short: what that was like. There you are, and you’re hungry, and your mouth has already said no, and everybody’s looking. It’s lonely in there, behind your teeth. {child.He} put a hand on the goat’s rough back. | what that was like.]

# only-the-tip
A mouth like that had to be tricked, with something so small that it wouldn’t notice.

“Just the tip of your tongue,” said {child}. [!short: “That isn’t eating. That’s only having a look, with your tongue.”]

“Show me,” said {goat}.

The soup was orange all the way down. {child} felt a bit scared of it.

So {child.he} shut {child.his} mouth[!short: , so that it wouldn’t suspect anything]. Then the tip of {child.his} tongue slipped out through the crack, and touched the soup.

One of {child’s} eyes closed. {child.His} nose crumpled up.[!short:  Then it smoothed itself out again.]

“Well?” whispered {goat}. “Is it yeah, or is it no?”

{child} had to think. It was warm and salty, and it tasted orange[!short: , all the way down]. It wasn’t no, and it wasn’t yes.

“Maybe,” said {child}.

“What sort of word is that?”

“It’s the one in between.[!short:  You can stay there for as long as you like.]”

# in-between
{goat} shut her mouth. Out slipped the tip of a long grey tongue, and it touched the salad.

“Maa-aa-aybe,” said {goat}. [!short: It could have been made for a goat, that word. “Maa-aa-aybe.”]

She touched it again, and a leaf got stuck[!short: , quite by itself].

“Yeah,” said {goat} in a low voice, and the bowl was empty.

[adult: {Adult} came back without any bread, and stopped in the doorway. “Have we got a goat?”

“Maybe,” said {child}.]

# half-a-thumb
Then {goat} went home. [!short / friend / elder: {child} [friend: and {friend} ]stood at the window and watched her go down the street. She said no to the saddle of a bicycle. At the hedge on the corner she stopped for a long time.

“Maa-aa-aybe,” said {goat} to the hedge.[elder:  And somewhere {elder.short} would be making a new [us: pot holder | oven glove][elder2: , and {elder2.short} would want to hear why].]]

[pet.dog / pet.cat: {Pet} lay down under the table, where it was warmest. ]On the table stood the soup, one thumb away. {child} looked at it for a while.

Then {child.he} pulled it back. Half a thumb.
