title: Put Your Hand Up and I’ll Stop
title: I’m Checking
title: The Thumb
guest dentist: Miss Quill (she), Miss Thrush (she)
guest nurse: Dev (he), Ravi (he)
guest minder: Mrs Budd (she), Mrs Lamb (she)

% “Put your hand up and I’ll stop” is {dentist’s} promise; she stops whenever {child} puts a hand up, and at last {child} stops when she does. Whoever came along is {adult}, else
% the grandparent, else {minder} from next door (@a). What is said with a numb mouth is “Aah”.

# bit-her
“I can’t go to the dentist,” said {child} in the waiting room. “I bit her.”

“That was in {@October},” said {@came}, from behind a magazine[athlete:  with {athlete} on the front].

“It was still her.”

It was true. In {@October}, {child} had bitten {dentist}, the dentist, on the thumb. {Child.He} hadn’t meant to. Before [child.she: {dentist}|she] began, she had said what she always said. “Put your hand up and I’ll stop.” So when it got too much, {child} had put {child.his} hand up. And [child.she: {dentist}|she] had said, “Nearly there, nearly there,” and had not stopped. So {child.he} had bitten her.

{Child.He} {child.was} {age}. Nobody else of {age} had bitten anybody[friend: , not even {Friend}[!friend.known: , {child’s} best friend,] who had done most things][pet.dog / pet.cat: , and nor had {Pet}, who was a [pet.dog: dog|cat]][pet.other: , and nor had {Pet}, at home]. {Child.He} had been ashamed of it for six months[school: , and told nobody {at school}], and angry for six months too, because [child.she: {dentist}|she] had said she would stop, and she hadn’t.[elder & adult:  {Elder}[elder2:  and {elder2}] had laughed till the tea got cold, and it hadn’t helped.] And now {child.he} needed a filling[sport: , on a day when everybody else was off to {play sport}].

# but-you-said
“{child}?” called {nurse}, the [us: assistant | nurse], who had a blue tunic and kind eyes[music:  and was humming {music}]. “In you come.”

{dentist} was standing by the chair. She was small and neat, with glasses. She and {child} said hello to each other very politely, like two cats on a wall.

[child.she: {child}|{Child.He}] lay down. The chair hummed backwards.

“Put your hand up,” said {dentist}, “and I’ll stop.”

“You said that last time,” said {child}.

{nurse} became very interested in a tray.

“So I did,” said {dentist}. “I had two seconds left, and I thought, it’s kinder to get it finished.”

“But you said.”

“Yes. And you bit me.”

“Yes,” said {child}. “Sorry. But you said.”

“I did,” said {dentist}. “Sorry.”

# checking
So now they had both said sorry, and it hadn’t helped in the least. {child} still didn’t believe her. {Child.He} opened {child.his} mouth about as wide as a [us: mail slot | letterbox]. [child.she: {dentist}|She] came towards it with her little mirror.

{child} put {child.his} hand up.

{dentist} stopped. “Does it hurt?”

“No,” said {child}. “I’m checking.”

“Very sensible,” said {dentist}.

She started again. The mirror had just touched {child.his} lip when {child.his} hand went up. [child.she: {dentist}|She] stopped.

“Checking?”

“Checking.”

# really-does
[child.she: {dentist}|She] gave {child.him} the stuff to make {child.his} tooth go numb. {Child.He} put {child.his} hand up before it, and [child.she: {dentist}|she] stopped. {Child.He} put it up halfway through, and [child.she: {dentist}|she] stopped then too, and waited, until {child.he} put it down {child.himself}. Once {child.he} put it up because {child.his} nose itched. [child.she: {dentist}|She] stopped for that as well. By now {child.his} lip felt like somebody else’s, and a small lump inside {child.him}, just under the ribs, had begun to go soft.

She really does it, {child.he} thought.

“All numb?” said {dentist}. “Then this is the noisy bit.”

# the-beach
The drill began to whine. It didn’t hurt. It only buzzed, as if a bee had moved into {child.his} head. On the ceiling somebody had stuck a poster of a long white beach, and {child} went for a walk on it. {Child.He} {child.was} doing all right. {Child.He} {child.was} nearly halfway when the drill made a sudden, higher noise, and {child.he} jumped, and {child.his} jaw jerked.

The whining stopped at once.

{child} hadn’t put {child.his} hand up. {Child.He} squinted down past {child.his} nose.

# her-hand
It was {dentist}. She had put the drill down and rolled her stool back, right against the cupboard. And she was holding up her hand.

On the thumb, through the thin glove, there was a small white mark in the shape of a tooth. She was keeping it well out of reach.

Oh no, thought {child}. In all those six months it hadn’t once crossed {child.his} mind. {Child.He} had been lying in bed being scared of [child.she: {dentist}|her]. And [child.she: {dentist} had|she’d] been scared of {child.him}.

“I’m so sorry,” said {dentist}. She had gone pink. “It’s silly. I only thought …”

{child} had half a filling and no feeling in {child.his} chin. There was a great deal {child.he} would have liked to say, and all of it would have come out as porridge. So {child.he} kept {child.his} mouth wide open, wider than a [us: mail slot | letterbox], as wide as it would go. Then {child.he} slid both hands under {child.his} legs and sat on them, so that [child.she: {dentist}|she] could see.

{Child.He} {child.was}n’t going to check any more.

# aah
“Are you sure?” said {dentist}.

“Aah,” said {child}.

“No,” said {dentist}. “You have one hand out, please. That was the promise. But if I put mine up …”

“Aah aah,” said {child}. It meant, I’ll stop.

“Thank you,” said {dentist}, who had been a dentist for twenty years and understood porridge.

# to-the-end
She rolled her stool in again. The drill began to whine. {child} breathed through {child.his} nose, in and out, slow as waves, and held so still that {nurse} said afterwards it was like filling the tooth of a statue. The high noise came again. {Child.He} let it come. {Child.He} walked all along the beach, to the end. Nobody put their hand up. And nobody had to.

“There,” said {dentist}. “All done.” She let out a long breath, and so did {child}. Then [child.she: {dentist}|she] took off her glove and held out her hand to {child.him}, the one with the mark on it, and [child.she: {child}|{child.he}] shook it carefully.

# so-the-child-stopped
Outside, the street lamps were coming on[city:  all over {city}]. {child} and {@a} walked towards the bus stop, and {child’s} lip hung down on one side like a wet sock, and {child.he} felt as light as anything.

A few steps from the stop {child.he} looked back. There was a lit window above the [us: drugstore | chemist’s], and in it stood {dentist} with her hand up.

So {child} stopped.

{Child.He} put {child.his} own hand up, as high as it would go, and they waved to each other until the bus came.

# @October
October
## if season.autumn
March
## if season.winter
June

# @came
{minder}, who lived next door
## if elder & !adult
{elder}[elder2:  and {elder2}]
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder}[elder2:  and {elder2}]
## if adult
{adult}
