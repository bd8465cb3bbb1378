title: Unexpected Item
title: What Did You Expect?
title: A Robot Called Till
guest till: Till (he), Scan (he)
guest tamm: Mrs Tamm (she), Mrs Hobb (she)
guest grice: Mr Grice (he), Mr Pell (he)
guest sunil: Sunil (he), Barnaby (he)
guest mabs: Mabs (she), Dotty (she)

% {till} is a robot made of a checkout; {mabs} is a hamster; {grice} mends clocks. Everybody’s other people come along and mend something.

# unexpected
Every Saturday {child} ran ahead[adult:  of {adult}][friend & !adult:  of {friend}[!friend.known: , {child.his} best friend,]][friend & adult:  and {friend}[!friend.known: , {child.his} best friend,]] to the Mending Morning in the village hall[city:  outside {city}], because of the robot.

He was called {till}. {Tamm} had built him out of an old supermarket checkout. He had wheels, two bendy arms, a big basket in front, and a green light for a face. His job was to fetch and carry. And he could say just one thing.

Somebody put a broken toaster in his basket.

“Unexpected item!” said {till}.

Somebody put in a teddy with one ear.

“Unexpected item!”[pet.dog:  {Pet}[!pet.known:  the dog] stood up on two legs and looked in. “Unexpected item!”][sport:  {child} put in a thing that you {play sport} with. “Unexpected item!”][school:  Somebody put in the bell from {school}. “Unexpected item!”]

{child}, who was {age}, put in {child.his} bobble hat, to see.

“Unexpected item! Unexpected item!” said {till}, and his light flashed. He sounded so surprised, every time. {child} loved it.

# a-hug
{Child.He} put {child.his} arms round him and gave him a hug. He was warm, and he hummed[music:  almost like {music}].

“Unexpected item!” said {till}.

# switched-off
But not everybody loved it. “All morning long!” said {grice}, who mended clocks. “I can’t hear my own ticking. It’s a teapot, {till}! People bring teapots! What did you expect? Can’t somebody switch it off?”

{Tamm} looked sorry, but she got out her screwdriver. She opened {till’s} back and lifted out a little round speaker, and laid it on the shelf.

{Till} opened his arms. His light flashed. Nothing came out.

“Lovely,” said {grice}.

# i-heard-you
{child} didn’t think it was lovely. {Child.He} dropped the bobble hat in the basket again. {Till} flashed and flashed, without a sound.

“I know,” said {child}, and stroked his arm. “It’s a hat. I heard you.”

# mabs
Just then {sunil} came in. He had brought his hamster’s wheel, because it squeaked, and he had brought the hamster too, in a box. She was called {mabs}.[pet & !pet.dog:  {child} told him about {pet}, at home.] {Sunil} put the box on the table and took off the lid.

“{Mabs}?” he said.

The box had a hole in the corner, with tooth marks.

Then there was a hunt! People looked behind the piano. They looked in boots. {Grice} looked in all of his clocks. {child} crawled the whole length of the hall on {child.his} tummy[friend: , and {friend} crawled back the other way], and {sunil} crawled behind, trying not to cry.

No {mabs}.

# six-bags
Outside, a van hooted. It had come for the old woollies. There were six big bags of them. {Till} began to carry them out, one by one. {child} held the door for him.

At the sixth bag {till} stopped.

# flashing
His light was flashing. Flash, flash, flash! He opened and shut his arms. He rolled forward and he rolled back.

“Come along,” called the van lady. “I’m late!” She took hold of the bag, swung it in with the rest, and slammed the door. The engine started.

{Till} flashed as hard as he could. Nobody looked.[pet.dog:  Only {pet}, who began to bark at the van.]

But {child} looked at him. {Child.He} looked at the van. And {child.he} knew just what he was saying.

# in-the-bag
So {child.he} said it for him. {Child.He} stood on the step of the hall, filled up with air right down to {child.his} socks, and shouted.

“UNEXPECTED ITEM!”

The whole hall went still. The engine stopped.

“UNEXPECTED ITEM! UNEXPECTED ITEM IN THE BAG!”

# warm-sock
{Grice} came running[athlete: , faster than {athlete}].[elder:  So did {elder}[elder2:  and {elder2}], with a half-mended umbrella.] The van lady opened the door. They lifted down the sixth bag, very gently, and {child} put in a hand. {Child.He} felt a [us: sweater | jumper]. {Child.He} felt a scarf. {Child.He} felt a sock – and the sock was warm, and it wriggled.

Out of the top looked a small cross face with whiskers.

“{Mabs}!” said {sunil}. He held the sock against his neck, and couldn’t say anything more.

# louder
Nobody else said anything either, for a bit. Then {grice} walked across the hall. He took the little speaker off the shelf and gave it to {tamm}.

“Put it back, please,” he said. “Louder, if you can.”

# expected
When the hall was swept and the lights were going out, {child} went to say goodbye. {Child.He} put {child.his} arms round {till}, and hugged him, warm and humming, for as long as {child.he} liked.

“Unexpected item,” said {till}.

“See you next Saturday,” said {child}. {Child.He} got as far as the door. Then {child.he} ran all the way back, and hugged him again.

{Till’s} light turned green. He hummed. He thought about it.

And very slowly, as if he had been looking for the words all day, he bent his arms round {child’s} back.

“Expected item,” said {till}.
