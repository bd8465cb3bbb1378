title: You First
title: Miss Lamb in the Chair
title: Mmm-mm
guest dentist: Miss Lamb (she), Miss Finch (she)

% Mmm-mm is no and aah-aah is yes. What the child promises the dentist (I'll tell you first, put your hand up, hold on to my coat) is what the dentist then
% promises the child.

# mouth-shut
“Mmm-mm,” said {child}.

{child.He} {child.was} in the dentist’s chair, and {child.his} mouth was shut. It had been shut all the way there on the bus[city:  through {city}][adult: , next to {adult}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] had told {child.him} three jokes at the bus stop, and it had stayed shut.]

“Hello, {child},” said the dentist. Her name was {dentist}, and she had a round face and very clean hands. “I’m only going to count your teeth today, with my little mirror. Could you open your mouth?”

“Mmm-mm,” said {child}. That meant no.

“Not even a crack?”

“Mmm-mm.”

“Hm,” said {dentist}. “What would help?”

# thats-fair
{child} thought about it. {child.He} opened {child.his} lips just wide enough for two words.

“You first,” {child.he} said, and shut them again.

“That’s fair,” said {dentist}.

So {child} got down and {dentist} got up, and her feet stuck out over the end of the chair. {child} put on {dentist’s} white coat, which came down to {child.his} shoes, and a pair of gloves that flopped like fish. And {child.he} got the little mirror.

“There’s a pedal,” said {dentist}. “It makes me go up.”

{child} pressed the pedal. Zzzzzz. Up she went.

“Too high,” said {child}, and pressed the other one. Zzzzzz. Down she came. {child.He} did it twice more, to be sure.

# open-wide
“Open wide,” said {child}.

{dentist} opened wide. {child} pulled the big lamp over, and looked in with the mirror. It was like a shiny pink cave, with a white fence all round.

“One,” counted {child}[school: , as clearly as {at school}]. “Two. Three. Four. You have a silver one.[pet.dog / pet.cat:  My [pet.dog: dog|cat], {pet}, has none.][pet.other:  {Pet} has none.]”

“Aah-aah,” said {dentist}. That meant yes.

“Nine. Ten.” And then {child} stopped. {child.He} looked again. {child.He} moved the lamp. “{dentist},” {child.he} said. “There’s a black spot.”

{dentist} shut her mouth with a snap.

# a-black-spot
“A what?” she said.

“A little black spot. Right at the back.”

{dentist} went pale, and shut her eyes as well. “I don’t want a black spot,” she said. “I brush them every night! I even do the backs![sport:  I even do them when I’m going to {play sport}!]”

“I need to look properly,” said {child}. “Open wide.”

“Mmm-mm,” said {dentist}.

“Just a crack?”

“Mmm-mm.”

# my-coat
{child} looked at {dentist}. {child.He} knew what that was. That was just how it felt.

“It’s all right,” {child.he} said. “I’m only going to look. I’ll tell you before I do anything. And if you want me to stop, you put your hand up, and I’ll stop.”

{dentist} opened one eye and looked at {child.him} with that.

“You can hold on to my coat,” said {child}. “There’s lots of it.”

So {dentist} took hold of a corner of the coat. She took a big breath through her nose. And she opened her mouth.

# a-tickle
“I’m putting the mirror in,” said {child}. “It’s in. I can see it.” {child.He} bent closer. The spot was round and very small. “Now I’m going to use the brush. It’ll be a tickle.”

{child.He} took a new toothbrush out of its packet, and {child.he} reached right to the back. Scritch, scritch, scritch.

The spot came off. It sat there on the end of the brush.

“What is it?” whispered {dentist}. “Is it bad?”

“It’s a seed,” said {child}.

{dentist} sat up and looked. “My bun!” she said. “It’s a poppy seed from my breakfast bun!” And she laughed so much that she kicked the pedal, and zzzzzz, up and up she went, still laughing.

# whos-next
When she was down again, {child} finished counting. There were thirty-one.

“Well done,” said {child}. “You can go.”

“Thank you,” said {dentist}, and she put her coat back on. “You’re a very good dentist. Who’s next?”

{child} looked round[elder: , but {elder}[elder2:  and {elder2}], over by the door, only looked out of the window]. Then {child.he} climbed up into the chair, which was still warm. {child.He} could feel {child.his} lips going shut all by themselves[athlete: , though the poster on the ceiling was of {athlete}, smiling with every tooth].

“I’ll tell you before I do anything,” said {dentist}. “And if you want me to stop …”

“I put my hand up,” said {child}. “I know. I said it first.”

And {child.he} took hold of a corner of {dentist’s} coat.

“No seeds in mine,” {child.he} said. “I had toast.”

And {child.he} opened wide.

# twenty
The mirror was a bit cold, and it went clink. When {dentist} got to six, {child} put up a hand, just to see. {dentist} stopped. So {child} took it down again, and {dentist} went on[music: , and in between she hummed {music}].

{child.He} had [age<6: twenty | plenty], every one of them clean. Afterwards they each got a sticker, and {dentist} wore hers all day.
