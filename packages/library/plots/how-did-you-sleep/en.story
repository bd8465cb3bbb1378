title: How Did You Sleep?
title: Pam Has a Think
title: You Didn’t Wait for the Answer
guest pam: Pam (she), Dot (she)
guest tuckett: Mr Tuckett (he), Mr Lobb (he)

% {pam} is a tractor; she ticks before she starts. Stopped, she goes straight back to sleep, so she has to be asked again. A grandparent of the family plays {tuckett} (@tuckett).

# morning
The tractor was small and grey and seventy years old, and her name was {pam}.[elder:  {Elder} was looking after her that week.]

{child}[pet.dog:  and {Pet}[!pet.known:  the dog]] had come to the farm[city:  outside {city}][pet.cat: , with {Pet}[!pet.known:  the cat] in the bicycle basket,] to see [elder: {pam} | her] start[friend: , and so had {Friend}[!friend.known: , {child’s} best friend,] who was hoping to find an egg]. But first {@tuckett} took off [elder: {elder.his} | his] cap, bent right down to the front of [elder: the tractor | her], and said, “Morning, {pam}. How did you sleep?”

“Does she say anything?” asked [friend: {friend} | {child}].

“She’s having a think.”

They waited.[pet.dog:  {Pet} sat down by the front wheel and put {pet.his} head on one side.][pet.cat:  {Pet} lay down on the [us: hood | bonnet], to be there when it got warm.] Something inside {pam} went tick. A bit later it went tick, tick. {@Tuckett} nodded, turned the key, and {pam} shook herself and went pom, pom, pom, pom.

“She’d never start if I didn’t ask,” said {@tuckett}. “You can’t just grab somebody first thing in the morning and start pulling levers.”

{child} thought that was right. {Child.He} didn’t like being grabbed first thing in the morning either[pet & !pet.dog: , and nor did {Pet}].

# the-bride
Just then there came a terrible tooting from down the lane. {@Tuckett} stopped {pam} to listen, and [elder: {pam} | she] went straight back to sleep. [us: Around | Round] the barn came a lady in a long white dress, holding it up over her knees. She had one shoe and a lot of mud.

“I’m getting married in ten minutes!” she cried. “And the car’s stuck in the [us: creek | ford]!”

No other car could get past it, so behind her came everybody else: four bridesmaids, two grandmothers, an uncle in a top hat, and a man with a three-storey cake. He was carrying it as carefully as if it were asleep.[pet.dog:  {Pet} walked very close beside it.]

“We need your tractor!” they shouted.

“Then you’ll want to speak to {pam},” said {@tuckett}. “You have to ask her how she slept.”

# no-time
“We haven’t got time for that!” said the bride’s brother, and he jumped on the seat and turned the key.

Hrrrk, went {pam}, and nothing else.

“You’ve upset her now,” said {@tuckett}.

# all-ask
So they asked her. The bride bent down in her veil and asked her. The uncle took off his top hat and asked her. Both grandmothers got down on their knees in the straw. Soon there was a whole wedding in the farmyard with its bottoms in the air, shouting at the front of a tractor.

“HOW DID YOU SLEEP?”[friend:  shouted {friend} as well.]

“DID YOU SLEEP WELL, DEAR?”

“{pam}! HOW DID YOU SLEEP?”[pet.cat:  Nobody asked {pet}, who had slept very well until then.]

The brother turned the key. Hrrrk. He turned it again. Hrk. He turned it again, and this time there wasn’t even a hrk.

# the-bells
It was dreadfully quiet. The church bells, a long way off across the fields, stopped ringing.

“They’ll think I’m not coming,” said the bride. She sat down in the straw in her beautiful dress. “He’ll be standing there, and he’ll think I’m not coming.”

[elder: Even {elder.short} had put on {elder.his} cap again. | Even {tuckett} had put on his cap again. He looked quite old.] “I don’t know,” [elder: {elder.he} | he] said. “She’s never done that before. Perhaps she’s just worn out.”

# nobody-waited
{child} looked at {pam}. Everybody had asked her. What was it that nobody had done?[pet.dog:  {Pet} had left the cake, and sat by the front wheel again, waiting.][pet.cat:  On the [us: hood | bonnet] lay {pet}, who never came for shouting, only for waiting.]

“You didn’t wait,” said {child}.

[friend: Only {friend} heard {child.him}. Everybody else was talking. | Nobody heard {child.him}. They were all talking.]

[friend: {Friend} gave {child} a leg up on to a bale. | {child} climbed up on a bale.] {Child.He} took the biggest breath {child.he} had[school: , big enough to be heard all the way to {school}].

“YOU ASKED HER, AND YOU DIDN’T WAIT FOR THE ANSWER!”

Everybody stopped.

“Shh,” said {child}. {Child.He} got down and went to the front of the tractor[pet.dog: , beside {pet}]. {Child.He} laid {child.his} cheek on the cold grey nose, and both {child.his} hands. “Morning, {pam},” {child.he} said. “I’m sorry about that. How did you sleep?”

And {child.he} waited.

# and-waits
The brother opened his mouth, and [elder: {elder.short} put a hand | a grandmother put her hand] over it. A hen walked by[pet.dog:  under {pet’s} nose[!friend: , and {pet.he} let it]][friend: , and {Friend} picked it up and held it still]. The cake man held his breath, and so did the cake.

Tick.[pet.dog:  {Pet} pricked up {pet.his} ears.][pet.cat:  {Pet} turned one ear.]

[friend: “Now?” whispered {friend}.]

“Not yet,” said {child}.

Tick, tick.[pet.dog:  {Pet} began to wag.][pet.cat:  {Pet} turned the other.]

“Now, {@tuckett}.”

{@Tuckett} turned the key. Pom, said {pam}. Pom, pom, pom, pom! And such a cheer went up that the hen laid an egg[friend:  in {friend’s} hand].

# to-church
They put the bride in the hay trailer, and everyone else [us: around | round] her, with {child} in the middle holding the shoe[friend:  and {friend} holding the egg]. [elder: {@Tuckett} drove them | They went] through the [us: creek | ford][music:  to the tune of {music}], and up the hill[athlete: , waving as if they had {athlete} on board], and right to the door of the church. There stood a man in a suit, as white as paper. When he saw the trailer with a veil blowing out behind it, he began to cry, and then he began to laugh.

They got cake[sport: , and afterwards the bridesmaids took off their shoes to {play sport}]. {Pam} had a bit on her [us: hood | bonnet][pet.dog: , until {pet} found it].

# the-shed
It was evening when {child} helped {@tuckett} to put [elder: {pam} | her] back in the shed. The engine was still warm[pet.cat: , and {pet} was lying on it at last]. [adult: {Adult} was waiting with the bicycles[elder2: , and {elder2} with the last of the cake]. |[elder2: {Elder2} was waiting with the bicycles. ]][friend: {child} and {friend} | {child}] pulled the old sack over [elder: {pam’s} | her] nose, and tucked in the corners, so that there wouldn’t be a [us: draft | draught].

# sleep-well
“Sleep well, {pam},” said {child}. “I’ll come and ask you in the morning.”

{Child.He} waited for the answer[pet.dog: , and {pet} put {pet.his} head on one side].

Tick, said {pam}.

# @song
{music}

# @tuckett
{tuckett}
## if elder
{elder.short}
