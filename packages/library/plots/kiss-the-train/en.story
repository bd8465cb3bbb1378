title: The Quarter-to-Seven Train to Bed
title: You Have to Kiss the Train
title: All Aboard for Bed
guest sitter: Josie (she), Hattie (she)

% The passenger (@a): {adult}, else the elder, else {sitter}. Elephant is a toy, and is "he". "Fooch" is choof said backwards.

# all-aboard
The train stood at the bottom of the stairs, puffing.

{child} was the driver. You could tell because {child.he} had a cap on back to front.

“All aboard for Bed!” {child.he} called. “Tickets, please!”

{@Who} was the only passenger. {@He} felt in all {@his} pockets and found a ticket that said TWO [us: QUARTS|PINTS] OF MILK AND AN ONION. {child} bit a hole in it.

“That’s fine,” {child.he} said. “Hold on to my pyjamas.”

Choof. Choof. Choof. The train began to climb.

# sock-and-crumb
The first station was called Sock, because there was one on it. The sock got on[sport: , too tired to {play sport} any more].

The second station was called Crumb[friend: , because {child’s} friend {friend} had been to tea]. {child} ate the crumb.

“That was a passenger,” said {@a}.

“He was going to Tummy,” said {child}.

Choof. Choof. Choof.

# creak-and-spider
The third station was called Creak. You had to go over Creak very, very slowly, because it was old[elder & adult: , even older than {elder}[elder2:  and {elder2}]][elder2 & !adult: , even older than {elder2}].

Creeeeeak, said Creak.

“Good evening,” said {child}.

The fourth station was called Spider. They waited[music: , humming {music},] while a spider walked across the line. She had eight legs to bring, so it took a while.

# stop-the-train
And then, nearly at the top, the driver pulled the brake.

“Stop the train!”

“What is it, driver?” said {@a}.

“Elephant!” said {child}. “Elephant isn’t on!”

They looked down. There, far away at the bottom, on the cold platform, sat Elephant, all by himself, looking the other way so that nobody would see he minded.

“Can this train go backwards?” asked {@a}.

“It’s never done it before,” said {child}.

# fooch
But {child.he} tried. Fooch. Fooch. Fooch. That is choof going backwards. Back through Spider. Back over Creak. Back past Crumb and back past Sock, all the way down to the hall.

# a-leaf
“Ticket, please,” {child} told Elephant.

Elephant had no ticket. He had only a leaf, from the garden, stuck to his foot.

{child} looked at it carefully. “A leaf is the best kind,” {child.he} said, and {child.he} put Elephant up in front, where the driver’s window is.

# the-fast-train
This time it was the fast train[athlete: , as fast as {athlete}]. It did not stop at Sock or at Crumb[school: , and it wouldn’t have stopped at {school} either]. It said good evening to Creak without slowing down[age>=4: , and Spider had gone home to her own bed], and choof-choof-choof-choof they were at the top!

They stopped at Teeth, to fill up with water.

They stopped at [us: Pee|Wee], to let some out.

And then they rolled into Bed, which is the end of the line[city: , and as far as you can get in {city}].[pet.dog:  {child’s} dog, {pet}, had come by an earlier train.][pet.cat:  {child’s} cat, {pet}, had come by an earlier train.][pet.other:  {Pet} was asleep already.]

# all-change
“All change,” said {child}, lying down. “The driver sleeps in the engine. Elephant sleeps in the engine too.”

“And the passenger?” asked {@a}.

“You have to kiss the train,” said {child}. “Then you can walk.”

So {@a} kissed the front of the train, and turned down the light, and went.

# good-evening
{child} lay still and listened. Sss, went the train, letting out the last of its steam. And far away down the line, a very old station was talking to somebody.

Creeeeeak.

Good evening, thought {child}, and {child.he} {child.was} there.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @Who
{sitter} from next door
## if adult
{Adult}
## if elder & !adult
{Elder}

# @He
{sitter.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @his
{sitter.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
