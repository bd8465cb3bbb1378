title: I Haven’t Finished
title: The Last Leg
title: Half a Mermaid and Half a Herring
guest quick: Mrs Prewett (she), Mrs Halliday (she)
guest mermaid: Margaret (she), Marjorie (she)

% Rule: the top half of the mermaid is a person, the bottom half goes where the herring go, whatever she is in the middle of.
% "Mar" is as far as her name gets; both names of the guest begin so. The last leg is the pier's, and everybody but the child thinks that it is hers.

# quick
Nobody ever let {child} finish a sentence. They weren’t unkind about it. They were only quick, [adult: like {adult}, ][elder: or very quick, like {elder}, [elder2: or terribly quick, like {elder2}, ]]and it made {child} so cross that {child.his} toes curled.[school:  {At school} it was just the same.]

“Could I have a …” said {child}, on Harbour Day.

“An ice cream,” said {quick}, who was running the whole day, and was the quickest person in [city: {city}|town]. “After the band, dear. They’re marching right out to the end of the pier.”

It was going to be a bucket. {child} was sitting on the steps beside the pier, with a sandwich in foil, and a crab on a line, and nowhere to put it.

Then a head came up out of the water. It had green hair like old rope, and it was out of breath.

“I’m Mar …” it said, and was gone.

# herring
There was a flash of tail, and then only herring, a whole silver shoal, hurrying by.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] barked at every one.]

A minute later the head was back, and it was on a mermaid. She got both arms [us: around|round] the bottom step, and talked very fast.

“I can’t stop! The top half’s me, but the bottom half’s a herring, and when the others turn, it turns. It never asks! I haven’t got to the end of a sentence since I …”

The herring turned. The tail turned. And off she went backwards, with her mouth open.

{child} knew exactly how she felt.

# last-leg
By now people were leaning over the rail[friend: , and {friend}[!friend.known: , {child’s} best friend,] was leaning furthest].

“The band!” shouted Mar, coming up again. “They mustn’t … It’s the leg! It’s the last …”

“Her last leg,” said {quick}. “Oh, the poor soul. She must have had others.”

“I don’t think she’d fin…” said {child}.

“Fins are all very well, dear, but they all want legs. I’ve read the book.”

And {quick} wrote LEGS on a bucket, and took it up and down the pier, and came back with a pair of brown [us: pants|trousers][elder: , which {elder} had been glad to see the last of,] and the leg of a table.

“I don’t want a …” shouted Mar, going by.

“She’s shy,” said {quick}.

# foil
The next time Mar came up, she was so far out that her voice was only a squeak. She pointed at the pier with both arms. Then the tail took her.

Boom, went the big drum. The band was off[music: , with {@song}], and half the town behind it. Something was wrong, and nobody knew what, and now nobody ever would. {child} jumped up, cold all over, and the foil fell into the water. It flashed.

And a herring turned [us: around|round] to look.

Then they all did. Far out, something with green hair came rushing back, tail first.

{child} grabbed the foil and tore it up, tied the bits to the crab line, and drew them [us: around|round] in the water, like a very small shoal. [us: Around|Round] went the herring, and [us: around|round] went the tail, and [us: around|round] went Mar on top of it, like a cake in a shop window. And each time her face came by, she got a bit further.

“It’s the pier,” she said, and went [us: around|round]. “The last leg, right at the end.” [us: Around|Round]. “It’s rusted through. It’ll hold if they walk, but it won’t hold if they …”

[us: Around|Round] she went. {child} could have guessed. But {child.he} waited.

“… march,” said Mar, and shut her eyes. “Oh, so that’s what it’s like.”

# havent-finished
{child} [friend: gave the line to {friend} to keep turning|tied the line to the step], and ran[sport: , faster than {child.he} had ever run to {play sport}].[athlete:  {athlete} couldn’t have taken those steps any quicker.] The band was on the pier already, and the boards were jumping. {child.He} got in front of it and held out both arms.

“Stop! The leg …”

“We’ve got her one, dear,” said {quick}, marching.

“No! The pier …”

“It’s a lovely pier. Mind the …”

“I HAVEN’T FINISHED!” shouted {child}.

{child.He} had never shouted at a grown-up before, and {child.his} heart was going like the drum. The drum stopped. The trumpets stopped. Last of all {quick} stopped, with one foot in the air.

So {child} said it, all the way to the end. “The last leg of the pier is rusted through, and if you march on it, it’ll break, and that’s what she’s been trying to tell us all afternoon.”

They waited, in case there was any more.

“Was that the end, dear?” asked {quick}, in quite a small voice.

“Yes,” said {child}.

Then they all tiptoed off, the tuba last. And behind them the end of the pier gave a long creak, and sat down in the sea, very slowly, like somebody’s aunt.

# all-of-it
The mermaid was still going [us: around|round].

“What’s your name?” asked {child}. “All of it?”

“{mermaid},” said the mermaid.

They’d been expecting something longer.

“And is there anything you’d like?” said {quick}, and clapped a hand over her own mouth.

“Those [us: pants|trousers],” said {mermaid}. “I want them for my …”

But the knot gave way, and off went the herring, and they never did find out.

{quick} turned to {child}. “You were going to ask me for something,” she said. “Could you have a …” And she waited. You could see that it hurt.

“Bucket,” said {child}.

“I’d never have guessed,” said {quick}, and gave {child.him} the one that said LEGS.

# tomorrow
That night the window was open, and outside it the sea came in, and went out, and took its time.

“Tomorrow,” said {child}, in bed, “I think I’m going to …”

[adult: {Adult} sat on the edge of the bed, and waited.|It was a long wait.][pet:  {Pet} waited too.] But {child} was asleep, and nobody finished it for {child.him}.

# @song
{music}
