title: The Sausage Rang
title: In Charge of the Sausage
title: Bong, Said the Sausage
guest host: Morag (she), Elspeth (she)
guest skier: Angus (he), Fergus (he)

% The bell says BONG, and without its inside only ffffft. {host} looks after the hut; {skier} is out on skis, fetching mustard. The sausage is it.

# in-charge
In the hut on the mountain[city: , a long way from {city}], {child} was in charge of the sausage.

It was as long as your arm, and since there was no fridge {child.he} had stuck it in the snow beside the steps. [child.name: It got a knock every time {child} went past|Every time {child.he} went past {child.he} gave it a knock]. Tock, went the sausage. It was frozen as hard as a stone.

All they needed now was the mustard. So {skier} had put on his skis[athlete: , and waved like {athlete},] and gone to the next hut to borrow some.

# the-fog
And then the fog came down.

It came down the mountain and stood all [us: around | round] the hut. {child} held out both arms and couldn’t see {child.his} own mittens.[sport:  You couldn’t even have tried to {play sport} in it.]

“{skier} will never find his way home in this,” said {host}, who looked after the hut. “Ring the bell, {child}!”

There was a bell beside the steps, just for fog. Anybody out on the mountain would hear BONG, and think: home’s that way.[adult:  {Adult} put a lamp in the window as well, but all the lamp could see was more fog.]

# nothing-in-it
{child} pulled the string.

Ffffft, said the bell.

{child} got up on the bench[friend: , while [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] held it steady,] and looked inside. The part that swings about and hits it was gone. It had dropped off into the snow, and the snow was deeper than {child}.

“We’ll just have to hang something else in it,” said {child}.

# only-the-boot
{host} brought the soup ladle. {child} tied it into the bell and pulled.

Ting.

“Nobody heard that but me,” said {host}.

{host} brought one of her boots. {child} tied it in and pulled.

Flump.

“Nobody heard that but the boot,” said {host}.

## or
{host} brought the kettle. {child} tied it into the bell and pulled.

Clatter.

“He’ll think we’re making tea,” said {host}.

{host} brought one of her big woolly socks. {child} tied it in and pulled.

Hush.

“Nobody heard that,” said {host}. “I don’t think the sock did.”

# knock
It had to be something hard. It had to be something heavy. {child} got down to have a think, and gave the sausage a knock on the way past, the same as always.

Tock.

{child} looked at the sausage. {host} looked at {child}.

“No,” said {host}.

“Yes,” said {child}. “I’m the one who’s in charge of it.”

# plop
So {child} tied the sausage into the bell, with two knots, and pulled.

BONG!

You could hear it all over the mountain[school: , and very nearly {at school}]. And plop, a slice of sausage fell on the step, because the bell had a sharp edge.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], took care of that one.]

BONG! Plop.

BONG! Plop.

“It rings and it gets the [us: supper | tea] ready!” said {host}, and ran for the frying pan. She held it under the bell, and for every bong there was another slice in the pan.[elder:  {Elder} came out with a fork[elder2: , and {elder2} came out with two].]

BONG! Plop.

# only-a-string
But nobody came out of the fog. And the sausage was getting shorter. Soon there was half a sausage hanging in the bell, and soon there was only the end of one.

Bong. Plop.

Ffffft.

Now there was only string. The frying pan was full, and the fog was as thick as ever, and somewhere inside it was {skier} with the mustard.

{host} didn’t say anything. That was the worst part, because {host} always had something to say[music: , or else she hummed {music}].

# said-the-fog
{child} looked up into the empty bell. What was a bell, anyway? It was only somebody who said bong.

And {child} could do that.

{Child.He} got back up on the bench. {Child.He} took in so much air that {child.his} coat was full.

“BONG!” shouted {child}.

Nothing.[pet.other:  It was like calling {pet}, back at home.]

“BONG!”

And from far, far away the fog answered.

“Mustard?”

“BONG!” shouted {child}.

“Mustard!” shouted the fog.

“Bong!”

“Mustard!”

It came closer and closer. First came the tips of two skis. Then came a tube of mustard, and last of all {skier}, with frost all over his beard.

# the-phone
“That’s some bell you’ve got,” said {skier}. “At the end there it sounded almost like a person.”

“At the end it was {child},” said {host}. “Before that it was the sausage.”

“The sausage rang?” said {skier}. “And there was I with my phone switched off.”

Then they fried the lot, slice by slice, and ate it with mustard. {child} had the end, because it had rung last.

# too-early
That night the fog still stood outside the window, but now everybody was in. {child} was up in the top bunk. [adult: {Adult} | {host}] blew out the lamp, and it was just a little too soon.

“Hello?” said {skier}, in the middle of the floor. “Now I can’t see my bed.”

“Bong,” whispered {child}.

Pad, pad, pad, went a pair of socks across the floor. The bunk underneath gave a creak.

“Mustard,” whispered {skier}, which meant thank you.

{child} said one more bong, but it was such a little one that it stayed under the covers.
