title: Go On
title: That’ll Be the Brakes
title: The Monster in the Ghost Train
guest host: Mrs Fitch (she), Mrs Crump (she)
guest small: Bea (she), Dot (she)

% The monster is “he” and is mostly called the monster; {child} is named where both are near. Nobody gets out of a car.

# second-bend
There was a real monster in the ghost train. He was as big as a wardrobe, and hairy all the way down. He had stood at the second bend for thirty years, and nobody knew, because they all went past so fast.

“Gr …” said the monster, and that was the car gone.

But {child} had been round four times[elder: , with {elder}[elder2:  and {elder2}] paying], and {child.he} had looked.

“There’s a real monster in there,” {child.he} told {host}, who sold the tickets.

“There’s a skeleton,” said {host}, “and a bat on a string, and a wet mop that gets you in the face. I hung that up myself. There isn’t a monster.”

“He says Gr.”

“That’ll be the brakes,” said {host}.

# clunk
{child} had one ticket left, and got into the very first car[friend: , with {friend}[!friend.known: , {child.his} best friend,] who wanted to sit on the side away from the mop]. Round the first bend came the skeleton and the bat, and then the mop, slap. Round the second bend stood the monster.

“Gr …” he said.

And the ghost train went clunk, and stopped.

# lots
{child} looked at the monster. The monster looked at {child}.

“Go on,” said {child}.

“What?” said the monster.

“You said Gr. What comes after that?”

Nobody had ever asked him. The monster twiddled the hair on his tummy.

“Oh, lots,” he said. “There’s a middle. And there’s a bit at the end that I’m really rather pleased with. But I’ve only done it in my head.”

“Go on, then.”

The monster took such a big breath that {child’s} hair leaned over. And then all the lights went out.

# boot
It was as dark as the inside of a boot. In the car behind, a very small girl called {small} began to cry.

“Sit still, everybody!” That was {host}, a long way off. “A fuse has gone! I’m coming in to get you!” There was a slap. “Ugh! Who hung that there?”

“She’ll never find us,” whispered the monster. “There are three more bends. But I know them all. Shall I pull?”

“Yes, please,” said {child}.

# pad
A big hairy hand took hold of the car, and off they went, all the cars in a row.

Pad, pad, pad, went something in the dark.

“What’s that?” said {small}.

“There’s something in here!” said a man at the back[city: , who had come all the way across {city}]. “There’s something in here with us!”

And then they all shouted at once. “Where is it? Let me out! Where is it?”[sport:  A girl who was off to {play sport} afterwards hid under her bag.][school:  It was louder than the corridor {at school}.]

The pad, pad, pad stopped.

# where
“They’re scared of me,” whispered the monster. “I’d better go and hide.”

“No!” said {child}. {Child.He} knew how it was in the dark. A monster isn’t the worst part. The worst part is not knowing where it is. “Roar,” {child.he} said, “and then they’ll know.”

“The whole roar?”

“The whole roar.” And {child} called to the cars behind: “It’s all right! It’s only a monster, and he’s pulling us out! As long as you can hear him in front, he isn’t behind you!”

They had to think about that.

# go-on
“Grrr …” said the monster, and stopped. “I’ve never been past here,” he whispered. “Not with people.”

“Go on,” said {child}.

“Go on,” said {small}.

“GO ON!” said everybody.

# the-middle
And the monster went on.

“GRRROOOAAARRR!” That was the third bend, and the cars shook.

“RROO-OOO-OOO-OOO!” That was the middle, which went up and down like a hill. It lasted all the way round the fourth bend.[athlete:  Not even {athlete} has a breath like that.]

“Oh, that’s very good,” said the man at the back.

# very-low
Then came the fifth bend, and the bit at the end. It was low, and deep, and long, like thunder going home to bed, and it got softer and softer, until they all had to lean forward to hear it.

“Rrrooommm.”

And when it was quite finished, they saw that they were out. There was the evening, and there was the merry-go-round[music: , playing something like {music}], and in front of the first car there was nobody at all.

# out
“Again,” said {small}.

{host} came out of the ghost train with the mop on her head.[adult:  {Adult}, who was waiting outside, stared at it.][pet.dog:  {Pet}[!pet.known:  the dog], who hadn’t been allowed on, growled at it.]

“How did you get out?” said {host}. “Who pulled you?”

“That’ll be the brakes,” said {child}.

# exactly-where
At bedtime {child’s} window was open a little.[pet & !pet.dog:  {Pet} was listening too.] Over the roofs the lights of the fair went out, one after another. Then it was dark, and somewhere in the dark there was a monster. {child} knew exactly where.

“Grrr …” it went, a long way off.

“Go on,” whispered {child}.

And it went on, slowly, all the way to the bit at the end.
