title: Is That It?
title: Sharks Don’t Have Music
title: Number Seven
guest delyth: Delyth (she), Nerys (she)
guest keeper: Mr Pryce (he), Mr Bowen (he)

% Catsharks in their eggs. They fan with their tails to breathe, and stop when something big comes. A shark is "it", and so is an egg.

# eighteen-teabags
There were eighteen sharks in the back room of [city: the aquarium {in city} | the Harbour Aquarium]. {child}, who was {age}, had wanted to meet a shark since before {child.he} could say the word[elder: , as {elder}[elder2:  and {elder2}] could tell you], and now {child.he} looked at all of them at once. They hung in a row on strings in a low glass tank. Every one was smaller than {child.his} hand.

“Is that it?” said {child}.

“What do you mean, is that it?” said the girl with the clipboard. Her name was {delyth}, she was {age} and three-quarters, and her father, {keeper}, was the keeper. “That’s eighteen sharks.”

“It’s eighteen teabags.”

“They’re eggs. Come here and look.”

# the-lamp
She switched on the lamp behind the tank. The eggs turned gold, like toffee held up to a window. In every egg there was something thin and curled, and it was wagging its tail.

“They fan the water through,” said {delyth}. “All day and all night. That’s how they breathe. Number seven’s nearly ready. It might even be today.”

{child} looked at number seven. Wag, wag, wag.

“What’s it got in the way of teeth?”

“Tiny ones.”

“[pet.dog: Even my dog {pet} has bigger ones. ][pet.cat: Even my cat {pet} has bigger ones. ][pet.other: Even {pet} at home has bigger ones. ]Does it ever bite people?”

“It’s [us: four inches | ten centimetres] long. It eats bits of prawn.” {delyth} folded her arms. “You wanted a monster.”

# dun-dun
“I wanted a shark,” said {child}. “A big one, coming up out of the dark. Dun-dun. Dun-dun.” {Child.He} stamped it out with {child.his} boots. {Child.He} {child.was} good at it. “Dun-dun, dun-dun, dun-dun …”

“Sharks don’t have music.”

“They would if they could choose.”

“And stop jiggling. You’ve jiggled ever since you came in.[sport:  You’re not here to {play sport}.]”

“I can’t help it. Everyone says so.[school:  They’ve written it down {at school}.] It’s how I’m made.” And to show her what a shark deserved, {child} came stamping right up to the tank with {child.his} fingers for teeth. {Child.His} knees knocked against the stand. “Dun-dun, dun-dun, DUN-DUN …”

“{child},” said {delyth} in a different voice.

# dark-windows
Number seven had stopped.

It hung in its gold egg without a flicker. Then number eight stopped, and six, and five. All along the row they stopped, one after the other, like the windows going dark in a street.

“It’s the pump,” said {delyth}. She was down on her knees already, feeling the pipe. “No. It’s going. It’s warm enough. There’s nothing wrong.” She looked up, and her face was white. “They can rest for a minute. But if they don’t fan, they can’t breathe. I’ve looked after them since March. I’ve written them down every single day. What did you do?”

“Nothing! I’ll get your dad!”

# number-eighteen
{child} ran to the door[athlete:  like {athlete}], boots banging, and looked back as {child.he} got there. Right at the far end of the row, number eighteen gave a wag.

{child} took a step towards it. Bang, went {child.his} boot. Number eighteen stopped.

{child} stood on one leg and thought about that.

“{delyth},” {child.he} said slowly. “When something big is coming to eat them. What do they do?”

“They can’t swim off, can they? They’re in an egg. They keep dead still, so it can’t feel where …” She stopped.

“It’s me,” said {child}. “I’m the something big.”

Neither of them said anything.

All {child.his} life {child} had wondered whether {child.he} would be brave when {child.he} met a shark. It had never crossed {child.his} mind that the shark might have to be.

# keep-still
{child} took off {child.his} boots. {Child.He} put {child.his} feet down as if the floor were asleep. {Child.He} came back to the tank and sat on the cold tiles in front of it, with {child.his} hands under {child.his} legs, and did the most difficult thing {child.he} knew. {Child.He} kept still.

{Child.His} knee wanted to go. {Child.He} didn’t let it. {Child.His} nose itched. {Child.He} let it itch. There was a dun-dun sitting just behind {child.his} teeth, and {child.he} swallowed it. {delyth} slid down beside {child.him}, and she kept still too, but you could see that for her it was easy.[friend:  Out in the corridor, {friend}[!friend.known: , {child’s} best friend,] could be heard doing a seal.]

The pump hummed.[music:  Somewhere a radio played {music}.] The lamp shone. A drip ran the whole way down the glass.

Wag, went number seven.

# the-street-lit-up
Wag, went eight, and six, and five, and then the whole street lit up again from one end to the other, and {delyth} let out her breath.

But number seven had more in mind. It pushed. It twisted. A corner of the egg opened, and out came a blunt little nose, and then the rest, bit by bit, like somebody getting out of a sleeping bag. It dropped to the gravel and lay there, spotted all over, with its tail across its eyes.

“Is that it?” whispered {child}. “Is it out? {delyth}, is that it?”

“That’s it,” whispered {delyth}.

# only-me
The tail came down. The shark swam, the first swim of its life, straight to the glass, and stopped before the huge face on the other side. It looked at it for a long time with one gold eye.

“You know what it’s thinking,” said {delyth}.

“What?”

“Is that it?”

{child} laughed, without any noise. Then, very slowly, {child.he} laid one finger on the glass.

“Yes,” {child.he} told the shark. “That’s it. It’s only me.”
