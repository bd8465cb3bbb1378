title: Out of My Carrots!
title: {Pony} Won’t
title: She’s Allowed
guest friend: Nell (she), Freddie (he)
guest pony: Maureen (she), Doreen (she)
guest farmer: Mr Pocock (he), Mr Grubb (he)

% OUT OF MY CARROTS is roared in a pyjama voice. “What?” is said kindly. The judge is “she”. The last line calmly.
% One rule: {pony} only wants to do what she’s not allowed.

# in-pyjamas
{child} had a pony called {pony}, who could jump very well. But she only did it in the wrong place. Every night she jumped out of her field and into {farmer’s} carrots, over a fence as high as {child}.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat on the gatepost and saw it all.] And every morning {farmer} stood on his step in his pyjamas and roared till the windows shook:

“OUT OF MY CARROTS!”

Then {pony} jumped home again, chewing. And {child} went over to {farmer} and said sorry.

“What?” said {farmer}. {child} always said it so quietly.

# four-fences
So when there was a pony show[city:  outside {city}], {child} thought it would be easy.[sport:  It looked easier than {sport}.] There were only four jumps, and the first was no higher than a footstool.

{Pony} walked up to it, stopped, and yawned.

“Jump!” said {child}, up in the saddle.

{Pony} moved one leg. Then she moved it back.[music:  They were playing {@song} over the loudspeaker, and she would rather listen to that.]

“That’s one stop,” said the judge. “After three you have to go home.”

# you-could-go-round
{Friend}[!friend.known: , {child’s} best friend,] stood by the rail. {Friend.He} didn’t ride, because ponies were too high up. But {friend.he} had brushed {pony}, as far up as {friend.he} could reach.

“She doesn’t want to,” said {friend}.

“I can see that! But why doesn’t she?”

“Would you?” said {friend}. “You could just go [us: around | round].”

# two-stops
{child} tried again. {Child.He} patted {pony} on the neck and said please. {Friend} held out a carrot from the other side of the jump. {Pony} stretched out her neck, ate the carrot, and stayed where she was.

“Two stops,” said the judge.

{child’s} eyes stung.[school:  On Monday everybody would ask about it {at school}.] And there on the front bench sat {farmer}, eating a [us: hot dog | sausage in a bun]. He had come to see {pony} jump the right way for once.[elder:  Next to him sat {elder}, with both hands over {elder.his} eyes.][elder2:  {Elder2} was watching for the two of them.][pet.dog:  Under the bench lay {pet}[!pet.known: , {child’s} dog,] who was waiting for the sausage.]

# not-allowed
“But she jumps every night!” said {child}. “Twice as high! Why can she do it there and not here?”

“She’s not allowed to do it there,” said {friend}.

{child} thought about it. {Pony} was allowed to eat hay, and she left it lying. She wasn’t allowed to eat {child’s} hat, and she had eaten it in one bite.

“She only wants to do what she’s not allowed,” said {child}.

“Right,” said {friend}. “Then she’s not allowed.”

# as-on-the-step
{Friend.He} climbed over the rail and stood behind the jump, with {friend.his} legs apart and {friend.his} fists on {friend.his} hips, like {farmer} on his step. {Pony} came along. She began to slow down.

“OUT OF MY CARROTS!” roared {friend}.

Up went {pony’s} ears. Not allowed? She gathered all four legs under her and flew, so high that {friend} saw her tummy.[athlete:  It was like {athlete} on the poster at home.]

{Friend} ran to the next jump.

“OUT OF MY CARROTS!” And {pony} flew.

{Friend} ran to the third.

“OUT OF MY CARROTS!” And {pony} flew. {Farmer} had stopped chewing.[elder:  {Elder.short} took one hand away.]

# eep
Now there was only one left. {Friend} took a huge breath and opened {friend.his} mouth.

“Out of my eep,” said {friend}.

Oh no! {Friend.His} voice was all used up. {Friend.He} tried again, and nothing came out but air. And {pony} was slowing down. She had already started to yawn.

{Friend} pointed at {friend.his} throat. Then {friend.he} pointed at {child}.

But {child} had never roared at anybody. {Child.He} only ever said sorry. {Child.His} knees shook. And there sat {farmer}, looking straight at {child.him}.

{Friend} nodded. Go on.

# down-to-the-boots
It was three steps to the jump. It was two. {child} filled up with air, all the way down to {child.his} boots.

“OUT OF MY CARROTS!” roared {child}, and {farmer’s} sausage jumped out of its bun.

And {pony} flew.

[pet.dog: {Pet} got the sausage.

][pet.other: It was so loud that {pet} must have heard it at home.

]Afterwards {farmer} came walking over the grass, straight up to {child}.

# was-that-me
“Was that me?” he said.

“Yes,” said {child}. “Sorry.”

“What?” said {farmer}.

“YES!” said {child}. “IT WAS YOU!”

“Do I sound like that?”

“Worse,” whispered {friend}.

{Farmer} looked almost proud.[elder:  {Elder.short} had missed the last jump, and wanted to hear it again.]

# a-rosette
Then the judge came with a red [us: ribbon | rosette].

“Just don’t let her eat it,” said the judge.

She shouldn’t have said that.

{Farmer} laughed so much that he had to hold on to {pony}.

“Tell her she can come into my carrots any time she likes,” he said.

So {friend} went and whispered it in {pony’s} ear. {Friend.He} could still whisper.

# shes-allowed
The next morning nobody roared. {child} and {friend} ran down to the field. {Pony} was standing in the sun, on her own side of the fence. She looked at the carrots, and yawned.[pet.cat:  On the gatepost {pet} yawned.]

“Is she ill?” whispered {friend}.

“No,” said {child}. “She’s allowed.”

In the evening it was still quiet. {Farmer} came out in his pyjamas and sat down in the grass, and {child} leaned against him and yawned. {Pony} lay down, too.

“Out of my carrots,” whispered {farmer}, just to say good night.

# @song
{music}
