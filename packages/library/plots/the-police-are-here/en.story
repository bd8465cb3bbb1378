title: The Police Are Here
title: Everybody With a Bun
title: A Goat in a Police Coat
guest officer: Constable Trott (she), Constable Mabb (she)
guest goat: Gladys (she), Doris (she)
guest minder: Rupert (he), Leonard (he)

% {goat} is a goat. Whoever is at the market with the child (@a) is in the queue for buns.

# lamps
In the middle of the market square[city:  in {city}] stood a police car, and in front of it stood {child}, counting the lights. {Child.He} {child.was} {age}, and had never once been allowed to see inside.[!adult:  {Minder} from next door had come along for the market.]

“Keep calm,” said a voice behind {child.him}. “The police are here.”

It was {officer}. She had a belt full of things that jingled, and she always said that. If a balloon went bang at the market, she said it to the balloon.[music:  When the band played {music}, she said it in time.]

“Can I see what it’s like inside?” asked {child}.

“You certainly can,” said {officer}. “{@A} can stand in the bun [us: line | queue] and wave.”[friend:  {Friend}[!friend.known: , {child’s} best friend,] was in the same [us: line | queue], keeping an eye on the biggest bun.]

# thief
She took off her coat and hung it on a post. She opened the front door of the car wide, and then the back door.

“The burglar goes in the back,” she said. “There are bars in front, and the doors don’t open from the inside. Nobody gets out of here. Now watch closely.”

She sat down in the back to show what she meant. And to show it properly, she pulled the door shut.

Click.

{Officer} tried the handle. She tried it again. Then she looked at {child} through the bars.

“Open it from your side, would you?” she said.

{child} pulled. The door stayed shut.

“It locks itself,” said {officer} slowly. “Well, never mind. The key’s in my coat. On the post.”

# goat
{child} turned round. By the post stood a goat.

It was {goat} from [us: the petting zoo | pets’ corner], who was white and had a beard. She had one sleeve of the coat in her mouth, and now she was leaving. She strolled off among the stalls, with the whole police coat trailing behind her.

“Stop!” shouted {officer}, and banged on the window. “Stop, I said!”

“Is something the matter?” asked an old man going by.

{Officer} sat up very straight.

“Keep calm,” she said through the bars. “The police are here.”

“Yes,” said the old man. “I can see that.”

# chase
{child} ran after the goat. But the faster {child} ran, the faster {goat} walked.[athlete:  {Athlete} couldn’t have caught her.] She walked under one table and over the next[sport: , and between the legs of a whole team on its way to {play sport}]. She ate a geranium, and never let go of the coat.[elder:  {Elder}[elder2:  and {elder2}] stood in the way with both arms out, and {goat} walked straight past.][pet.dog:  {Pet}[!pet.known:  the dog] barked at her. She stepped over {pet}.] People ran after her and bumped into each other. And on the far side of the square was the big road, with all the cars. That was where {goat} was going, and nobody could get there first.

{child} tore back.

“She’s heading for the road!”

# microphone
“Get in the front!” said {officer}. “See the black microphone? Press the button and talk.”

{child} got in. The front seat of a police car! And no time to enjoy it. {Child.He} picked up the microphone, and {child.his} hand shook.

“What do I say?”

“Tell her to stop!”

{child} pressed.

“STOP,” said the loudspeaker on the roof, and all the pigeons took off.

Everybody in the square stopped. The band stopped. {@A} stopped, with a bun halfway in. The only one who didn’t stop was {goat}.

# who-cares
“She won’t do as she’s told,” whispered {child}.

Of course she wouldn’t. She was a goat.[pet & !pet.dog:  {Pet} wouldn’t have, either.] A goat doesn’t care about the police. What does a goat care about?

{child} looked at {@of-a} bun, and pressed the button.

# buns
“THIS IS THE POLICE CAR. EVERYBODY WITH A BUN, PUT IT UP IN THE AIR!”

Up they went, a hundred of them, like a forest. There were sticky buns, currant buns, buns with one bite gone[school: , and a long row of buns from {school}]. The smell drifted right across the square.

{Goat} stopped. She turned her head. Her beard trembled.

“EVERYBODY BY THE ROAD, BUNS DOWN! EVERYBODY BY THE CAR, WAVE THEM!”

Down went the buns by the road. The buns by the car waved like anything. And the goat came, at a gallop, with the coat flapping out behind her like a cloak.

# swap
{child} jumped out, {@a} threw {child.him} a bun, and {child} held it under the goat’s beard.

“Swap?” said {child}.

{Goat} let go of the coat. There was geranium on the collar and a button gone, but the key was still in the pocket. {child} pressed it, and the back door went clunk.

# how-to-catch
{Officer} got out. She put on the chewed coat and straightened her belt. The whole square was looking at her.

“How did you get in there?” called somebody.

{Officer} went red right up to her hat.

“I was showing how to catch a burglar,” she said. “It works.”

Then everybody laughed, and in the end so did {officer}, until her belt jingled.

# in-front
The market packed up, and it began to get dark. {Officer} had to go and pay the flower lady for one geranium.

“Now, who’s going to mind the car?” she said, and looked at {child}.

So there {child.he} sat, up in front, with {@a} in the next seat and half a bun each. The lamps of the square shone in the window. A lady stopped and peered in.

“Aren’t there any police here?” she said.

“Keep calm,” said {child}. “The police are here.”

# @a
{minder}
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @of-a
{minder’s}
## if adult
{adult’s}
