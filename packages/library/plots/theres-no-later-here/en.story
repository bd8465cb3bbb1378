title: Later
title: There’s No Later Here
title: The Low Blue Door
guest friend: Elton (he), Tessa (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever packs in the kitchen is the grandparent, else {adult}, else {minder}; on the night side there is another one just the same. Nobody there says what time it is.

# later
Tomorrow at nine the [us: moving | removal] van was coming, and {child} still hadn’t said anything to {friend}.

{Friend}[!friend.known: , {child.his} best friend,] had been away at an uncle’s farm for three weeks. In those three weeks everything had been decided: the new job, the [us: apartment | flat] in {@town}. Now {friend} was home again, and on the way up the stairs.

“Have you told {friend}?” called {@first} from the kitchen.

“Later!” called {child}.

“You’ve been saying later for three weeks!”

{Friend} came into {child’s} room and looked round at the boxes.[pet.dog:  {Pet}[!pet.known:  the dog] lay in front of them and wanted to come too.][pet.cat:  {Pet}[!pet.known:  the cat] lay in one of them and wanted to keep it.][pet.other:  {Pet} wanted some food.][elder2:  Out in the hall {elder2} was packing books, and wanted to be finished by nine.]

“Are you painting the room?”

“Sort of,” said {child}. “{Friend}, there’s something I’ve got to tell you.”

“What?”

[child.name: {child} couldn’t get it out. | {child} felt {child.his} throat go tight.]

“Later,” {child.he} said, and pulled open the [us: closet | wardrobe], just to be doing something. It was empty now.

Right at the back, where the coats had always hung, was a low blue door.

# the-blue-door
They crawled through it, {child} first, and came out of a [us: closet | wardrobe] in {child’s} room. It was the same bed and the same poster[athlete:  of {athlete}], but there were no boxes, and outside the window it was night. It was June, and just now there had been evening sun. Here the moon hung over [city: {city} | the roof of the supermarket]. Down in the yard some children were playing [us: soccer | football] under the lamp, and a lady was watering her roses by [us: flashlight | torchlight].

# pancakes
In the kitchen stood another {@a}, frying pancakes. {@He} had the same nose, and the same hole in {@his} [us: sweater | jumper].

“Sit down,” said Night {@a}. “They’re nearly done.”

“What time is it?” asked {friend}.

“Night.”

“But when will it be morning?”

“What’s morning?” said Night {@a}.

“It’s when it gets light and you have to get up[school:  and be {at school} by nine].”

“Ugh,” said Night {@a}. “Whose idea was that?”

{child} laughed, for the first time in weeks. They ate. {Friend} took the last pancake on the plate, and then there was another one there. The candle on the table burned and got no shorter. The match in the yard stood at [us: zero–zero | nil–nil], and always had.

“Nothing gets finished here,” said Night {@a} contentedly. “That’s the beauty of it.”

It was as if somebody had lifted a backpack off {child}. Here it would never be nine o’clock. Here no van would come, and {child.he} would never have to say it.

“Can’t we stay?” {child.he} said.

# nobody-won
They stayed. They played cards, and nobody won.[music:  They listened to {music}, and it never came to an end.] The plate was never empty, and {friend} turned greener and greener.

“I want to go home,” {friend.he} said at last. “Supper will be ready. Not that I can eat it.”

# full-of-clothes
But in the room on the night side nobody had packed. The [us: closet | wardrobe] was full, and behind the clothes were only more clothes.

“We’ll have to empty it,” said {friend}.

They tore out jackets and [us: sweaters | jumpers] and threw them on the bed. They turned round, and everything was back on its hanger. They did it again, faster. The hangers clinked, and there it all hung.

{Friend} sat down on the floor.

“Nothing gets finished here,” {friend.he} said, in a thin voice. “Not this, either. We’ll never get home.”

# say-it-now
{child} looked at {friend} and felt sick. It was [child.name: {child’s} | {child.his}] doing that they were here, and all to get out of saying one single sentence.

“{Friend}, there’s something I’ve got to tell you,” said {child}. “But I can do it …”

“No,” said {friend}. “There’s no later here, {child}. Don’t you get it? Say it now.”

{child} had begun that sentence in the shower, and in bed, and in a hundred texts, and never got to the end of it. [child.name: Now it had to come. | {Child.He} clenched {child.his} fists.]

“We’re moving to {@town}. The van’s coming tomorrow at nine, and I’ve known for three weeks, but I didn’t dare say it, because if I say it to you it’s real. [us: Period | Full stop].”

Something clinked. A hanger had dropped on the floor, and it stayed there.

# now-we-pack
{Friend} looked at the hanger, and then at {child}.

“Three weeks,” {friend.he} said. “I sent you a picture of my uncle’s goat every single day, and you sent hearts back, and you knew.”

“Yes.”

“I’m really angry with you.”

“Yes.”

{Friend} got up and flung a whole armful of [us: sweaters | jumpers] on the bed so that it creaked. They stayed there.

“I’m really angry,” {friend.he} said, “and now we’re packing.”

{Friend} was angry all through the winter clothes[sport:  and everything for {sport}]. At the swimming things {friend.he} got sad, and at the socks it was {child} who cried and {friend} who did the hugging. Behind the last hanger was the blue door.

# this-one-is-done
Night {@a} stood in the doorway with the frying pan.

“Are you off already? But I’m not finished.”

“Goodbye,” said {child}. “Thanks for the pancakes.”

Night {@a} looked down into the pan.

“That’s odd,” {@he} said. “This one’s done.”

# yes
On the other side the sun was still shining, and {@a} called from the kitchen.

“Have you told {friend}?”

“Yes,” called {child}.

# and-later
Next morning {friend} was there by eight, carrying boxes, the heaviest ones, without being asked.[elder2:  {Elder2.short} taped up the last one at five to nine.][pet.dog:  {Pet} was in the front seat already.][pet.cat:  {Pet} got to keep one, and travelled in it.][pet.other:  {Pet} had been fed, and was going in the front seat.] When the van was loaded they stood side by side on the [us: sidewalk | pavement] and blinked at the sun.

“See you later, then,” said {friend}.

“Saturday,” said {child}. “I’ll be there to meet your train.”

# @town
Carlisle
## if city.Carlisle
Whitby

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
