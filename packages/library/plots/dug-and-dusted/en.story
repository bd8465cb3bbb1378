title: Dug & Dusted
title: Yours, the Plough
title: Clear by Seven
guest friend: Mina (she), Lewis (he)
guest ek: Mr Bell (he), Mr Dacre (he)
guest siv: Sheila (she), Doreen (she)

% The wall is what the plough leaves; {child} knows it better than anybody. The notices in capitals are by the Management, the others by the Plough.

# the-firm
The firm was called Dug & Dusted, and it had a staff of two[elder:  and one shovel, which {elder}[elder2:  and {elder2}] wanted back by the spring]. {child}, {age}, dug the snow. {friend}[friend: |, {age},] looked after the customers. They had seven driveways on Mill Lane, at [us: five dollars|two pounds] each, and the leaflet that {friend} had put through the doors said: CLEAR BY SEVEN. THAT’S A PROMISE!

The only trouble was the promise.

# the-plough
At five to seven, every morning that it had snowed, the plough came. It came roaring down the hill with its lights flashing, as big as a house, and across every driveway {child} had just got perfect it left a wall, waist-high and hard as cement. All seven. Then it [us: honked|hooted], and was gone.

“That [us: honk|hoot]’s for ME,” said {child}.

# the-notes
{friend} put up a notice, in a plastic sleeve, on a stick. TO THE [us: PLOW|PLOUGH]: KINDLY LIFT YOUR BLADE AT NUMBERS 3, 5, 6, 8, 9, 12 AND 14. YOURS FAITHFULLY, THE MANAGEMENT.

The plough drove over it. It drove over the next one too, which said WE DID ASK NICELY. But on the third morning there was an answer stuck in the wall, written in pencil. Snow has to go somewhere. Yours, the [us: Plow|Plough].

“It’s very rude,” said {child}.

“It’s got lovely handwriting,” said {friend}.

# every-kind-of-snow
So they had to dig it all again. That winter {child} learned all there is to know about snow, the sort like flour and the sort like wet bread and the sort that creaks.[pet: {@sort}] {Child.He} never told a soul, but what {child.he} loved best was six o’clock, when nobody else was awake, and the snow lay there without a mark on it, waiting for {child.him}. Then {child.he} {child.was} [child.she: queen|king] of all Mill Lane. For fifty-five minutes.

# number-nine
In February it snowed for a day and a night. When {child} opened the front door, the snow stayed where it was, like a wall, with the print of the door handle in it. They did number nine first, because old {ek}, who lived there, was getting a new hip that morning. He had waited ten months for it, and the taxi to the hospital was coming at seven.

At five to seven they stood and listened. No plough.

“At last,” said {child}.

At seven there was still not a sound. It was a wonderful silence. By ten past, {child.he} had begun to dislike it. On the steps of number nine stood {ek} in his hat, waiting beside his suitcase.

“The taxi isn’t coming,” said {friend} slowly. “Because the plough isn’t.”

# on-the-bend
They found it on the bend by the mill, with its nose deep in a drift and all its wheels buried. Behind the plough stood the bus[school: , the one for {school},] with its windows steamed up. Behind the bus stood the taxi. The whole world was waiting for the plough, and the plough was stuck.

The door of the cab opened and a little old lady climbed out, so short that she had to jump the last bit.

“You’ll be the notices,” she said.

“You’ll be the wall,” said {child}.

They looked at each other.

“{siv},” said {siv}. “I’ve rung for the [us: tow truck|breakdown truck]. He’s stuck as well.”

# like-cake
{child} waited until the engine was off. Then {child.he} pressed a [us: mitten|glove] against the snow [us: around|round] the wheel. It was packed and shiny. {Child.He} knew that sort, better than anybody else in [city: {city}|the county].

“It’s wall,” {child.he} said. “You can’t get at it from the top. You have to cut it up, from the side. Like cake.”

And {child.he} began. Slice by slice by slice. After ten minutes half a wheel was showing, and {child.his} arms were shaking so much that {child.he} dropped the shovel. Three and a half wheels to go, and it was half past seven. It couldn’t be done. {Child.He} thought of {ek}, standing there in his hat, and turned round to tell {friend}.

{friend} had gone.

# twenty-three
Then the doors of the bus hissed. Out came {friend}, and after {friend.him} came everybody, all twenty-three of them.

“How did you get them to do that?” said {child}.

“I told them they were hired.”

The bus driver had a dustpan. Two teenagers had ice scrapers, [sport: a boy on his way to {play sport} had only his hands, ]a lady had the lid of a cake tin, and a gentleman in a very good coat was digging with his briefcase.

“Not from the top!” shouted {child}. “From the side! Like cake! And put it behind you!” {Child.He} had never been in charge of anybody in {child.his} life. Now twenty-three people were doing as {child.he} said. The gentleman in the coat even said, “Right you are.”

# like-a-horse
At ten to eight {siv} sent everybody back behind the bus and climbed up into the cab. The engine bellowed. The wheels spun, and slipped, and bit. The plough shook itself like a horse, and it was out, and the whole bus cheered[athlete:  as if it had been {athlete}]. {siv} [us: honked|hooted]. For the first time {child} thought it was a beautiful sound[music: , nearly as good as {@song}].

# raising-a-hat
Then off they went at walking pace, first the plough, then the bus, then the taxi, and {child} and {friend} last. Further on, at number nine, {ek} was waiting. And that was when {child} remembered.

“The wall,” {child.he} said. “He’ll never get over the wall.”

But just before number nine the plough slowed down. And then it did something it had never done before. It lifted its blade. The whole great steel blade rose into the air, and the plough rolled past the driveway as slowly and politely as somebody lifting a hat.

{Ek} lifted his.

# four-minutes-extra
In March there was a note on the stick. It takes an extra four minutes to lift it for all of you. It’s worth it. Yours, the [us: Plow|Plough].

And every morning at five to seven {child} stood at number fourteen, in the creaking snow. The plough came. It lifted its blade, and {child} lifted {child.his} hat.

# @sort
 {Pet} was of the opinion that there was only one sort, and that it belonged outdoors.
## if pet.dog
 {Pet}[!pet.known: , {child.his} dog,] knew even more sorts, but mostly by the smell.
## if pet.cat
 {Pet}[!pet.known: , {child.his} cat,] was of the opinion that there was only one sort, and that it was too cold.

# @song
{music}
