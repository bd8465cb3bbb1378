title: {Friend} Hasn’t Finished
title: A Nice One
title: The Longest Birthday Song
guest friend: Bertie (he), Monty (he)

% {friend} is slow all the way, and likes to get to the end of things. The handle of the music box is found by whoever is slow. Who says goodnight:
% {adult}, else the elder; where there is nobody, the child says it to the birthday.

# much-too-fast
{child} had waited a whole year for {child.his} birthday, and now it was going much too fast.

It was three o’clock, and then it was suddenly half past. The coats came off, the presents came in, [elder: {elder} | somebody] sat on the sausage rolls[elder2: , and {elder2} said they’d been too tall anyway][pet.dog: , and {pet}[!pet.known:  the dog] ate them all the same][pet.cat: , and {pet}[!pet.known:  the cat] moved out to the top of the wardrobe].[pet.other:  {Pet} was given a paper hat, and ate it.] Seven children ran round and round shouting what next, what next, what next.

All except [friend: {friend}[!friend.known: , {child’s} best friend,] | {friend} Plum,] who was still on the doormat, looking at a balloon.

“Come in, {friend}!” called {child}.

“I haven’t finished looking,” said {friend}.

{Friend.He} {friend.was}n’t being naughty. {Friend.He} just liked to get to the end of things.[school:  It could take {friend.him} all morning {at school} to hang up a coat.][sport:  It was just the same when they had to {play sport}.]

# statues
First they played musical statues[music: , to {music}]. The music stopped, and everybody stood still. The music started again, and everybody danced – but not {friend}.

“{friend}, it’s dancing now!”

“I haven’t finished being a statue,” said {friend}. So {friend.he} won.[athlete:  Not even {athlete} can stand as still as that.]

# a-nice-one
Then they sat down in a ring for pass the parcel. Round went the parcel, quick, quick, quick! {child} hardly felt it before it was gone. Quick, quick, quick – and then it stopped. The music was still playing, but the parcel sat in {friend’s} lap, with {friend’s} arms around it.

“Pass it on!” everyone shouted.

“I haven’t finished holding it,” said {friend}.

“You’re not meant to hold it! You’re meant to pass it!”

{friend} put {friend.his} cheek against the paper. “It’s a nice one,” {friend.he} said.

# rrrrip
{child} looked at the clock. It was four already. There was still the cake to come, and the birthday was running away like bathwater.

“Give it!” said {child}. And {child.he} pulled.

{friend} held. {child} pulled. And the parcel went RRRRIP, through the red paper and the blue paper and the paper with stars, right down to the bottom, and out on to the carpet fell the present in the middle.

It was a little tin music box, and the handle had come off. Everybody looked for it at once, quick, quick, quick, and nobody found it.

Nobody said what next. {friend} looked at the bits of paper in {friend.his} arms. {Friend.His} chin began to wobble.

“I hadn’t finished,” {friend.he} whispered.

And {child} felt dreadful, right down to {child.his} party socks.

# sorry
“Sorry, sorry, sorry,” {child.he} said, but it went by so quickly, like everything else. So {child.he} sat down on the carpet beside {friend}, close up. {Child.He} took the little tin box and held it. {Child.He} didn’t do anything else. {Child.He} just held it.

It was cold at first, and then it was warm. It had a tiny bird painted on the lid. {child} hadn’t seen that.

“Sorry, {friend},” {child.he} said, and this time {child.he} said it all the way to the end.

On the side of the box there was a tiny hole, and when {child} felt along the carpet with one finger, slowly, slowly, there was the handle, right under {friend’s} knee.

# plink
{child} put the handle in the hole. It fitted. {Child.He} turned it, once round.

Plink, said the box.

Everyone came nearer.

Plink, plink. Plinkety plink. If you turned it fast, it was only a noise. But if you turned it as slowly as {friend} would, it was “Happy Birthday”.

They passed it round the ring, and this time nobody hurried. Each of them turned the handle all the way to the end of the tune. And everybody sang along, in slow motion, like whales. “Haaaaaappy … biiiiiirthday …” It was the longest “Happy Birthday” anybody had ever sung[city:  in {city}]. When they got to the end, the cake was there, with {age} candles burning. And {child} looked at every single one before {child.he} blew.

# nor-have-i
Then it was time to go home, and the coats went on, and the balloons went out of the door. The last one on the doormat was {friend}. {Friend.He} gave {child} a hug, and it went on and on.

“{friend},” said [friend: somebody on the steps | his dad]. “The car’s waiting.”

“I haven’t finished,” said {friend} into {child’s} neck.

“Nor have I,” said {child}.

# holding-you
[adult / elder: That evening {child} lay in bed with the little tin box under {child.his} pillow. {@A} sat on the edge and put both arms round {child.him}. It grew dark outside. Somewhere in the street a car went by. The birthday was nearly over, and it didn’t feel fast any more.

“I’m nearly asleep,” said {child} after a while. “You can go down now.”

“In a minute,” said {@a}. “I haven’t finished holding you.”|That evening {child} lay in bed with the little tin box in {child.his} arms. It grew dark outside. Somewhere in the street a car went by. The birthday was nearly over, and it didn’t feel fast any more. It was really time to put the box on the shelf and go to sleep.

“In a minute,” {child} told the birthday. “I haven’t finished holding you.”]

# @a
{adult}
## if elder & !adult
{elder.short}

# @A
{Adult}
## if elder & !adult
{Elder.short}
