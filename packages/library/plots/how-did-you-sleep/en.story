title: How Did You Sleep?
title: Pam Has a Think
title: You Didn’t Wait for the Answer
guest pam: Pam (she), Dot (she)
guest tuckett: Mr Tuckett (he), Mr Lobb (he)

% {pam} is a tractor; she ticks before she starts. Stopped, she goes straight back to sleep, so she has to be asked again.

# morning
The tractor was small and grey and seventy years old, and her name was {pam}.

{child} had come to the farm[city:  outside {city}] to see her start[friend: , and so had {Friend}, {child.his} best friend]. But first {tuckett} took off his cap, bent right down to the front of her, and said, “Morning, {pam}. How did you sleep?”

“Does she say anything?” asked {child}.

“She’s having a think.”

They waited. Something inside {pam} went tick. A bit later it went tick, tick. {Tuckett} nodded, turned the key, and {pam} shook herself and went pom, pom, pom, pom.

“She’d never start if I didn’t ask,” said {tuckett}. “You can’t just grab somebody first thing in the morning and start pulling levers.”

{child} thought that was right. {Child.He} didn’t like being grabbed first thing in the morning either[pet & !pet.dog: , and nor did {Pet}].

# the-bride
Just then there came a terrible tooting from down the lane. {Tuckett} stopped {pam} to listen, and she went straight back to sleep. [us: Around | Round] the barn came a lady in a long white dress, holding it up over her knees. She had one shoe and a lot of mud.

“I’m getting married in ten minutes!” she cried. “And the car’s stuck in the [us: creek | ford]!”

No other car could get past it, so behind her came everybody else: four bridesmaids, two grandmothers, an uncle in a top hat, and a man with a three-storey cake. He was carrying it as carefully as if it were asleep.

“We need your tractor!” they shouted.

“Then you’ll want to speak to {pam},” said {tuckett}. “You have to ask her how she slept.”

# no-time
“We haven’t got time for that!” said the bride’s brother, and he jumped on the seat and turned the key.

Hrrrk, went {pam}, and nothing else.

“You’ve upset her now,” said {tuckett}.

# all-ask
So they asked her. The bride bent down in her veil and asked her. The uncle took off his top hat and asked her. Both grandmothers got down on their knees in the straw. Soon there was a whole wedding in the farmyard with its bottoms in the air, shouting at the front of a tractor.

“HOW DID YOU SLEEP?”

“DID YOU SLEEP WELL, DEAR?”

“{pam}! HOW DID YOU SLEEP?”

The brother turned the key. Hrrrk. He turned it again. Hrk. He turned it again, and this time there wasn’t even a hrk.

# the-bells
It was dreadfully quiet. The church bells, a long way off across the fields, stopped ringing.

“They’ll think I’m not coming,” said the bride. She sat down in the straw in her beautiful dress. “He’ll be standing there, and he’ll think I’m not coming.”

Even {tuckett} had put on his cap again. He looked quite old. “I don’t know,” he said. “She’s never done that before. Perhaps she’s just worn out.”

# nobody-waited
{child} looked at {pam}. Everybody had asked her. What was it that nobody had done?

“You didn’t wait,” said {child}.

Nobody heard {child.him}. They were all talking.

{child} climbed up on a bale. {Child.He} took the biggest breath {child.he} had[school: , big enough to be heard all the way to {school}].

“YOU ASKED HER, AND YOU DIDN’T WAIT FOR THE ANSWER!”

Everybody stopped.

“Shh,” said {child}. {Child.He} got down and went to the front of her. {Child.He} laid {child.his} cheek on the cold grey nose, and both {child.his} hands. “Morning, {pam},” {child.he} said. “I’m sorry about that. How did you sleep?”

And {child.he} waited.

# and-waits
The brother opened his mouth, and a grandmother put her hand over it. A hen walked by[friend: , and {Friend} picked it up and held it still].[pet.dog:  {Pet} the dog put {pet.his} head on one side.] The cake man held his breath, and so did the cake.

Tick.

“Not yet,” said {child}.

Tick, tick.

“Now, {tuckett}.”

{Tuckett} turned the key. Pom, said {pam}. Pom, pom, pom, pom! And such a cheer went up that the hen laid an egg[friend:  in {friend’s} hand].

# to-church
They put the bride in the hay trailer, and everyone else [us: around | round] her, with {child} in the middle holding the shoe. They went through the [us: creek | ford][music:  to the tune of {music}], and up the hill[athlete: , waving as if they had {athlete} on board], and right to the door of the church. There stood a man in a suit, as white as paper. When he saw the trailer with a veil blowing out behind it, he began to cry, and then he began to laugh.

They got cake[sport: , and afterwards the bridesmaids took off their shoes to {play sport}]. {Pam} had a bit on her [us: hood | bonnet].

# the-shed
It was evening when {child} helped {tuckett} to put her back in the shed. The engine was still warm. [adult: {Adult} was waiting with the bicycles[elder: , and {elder}[elder2:  and {elder2}] with the last of the cake]. |[elder: {Elder} was waiting with the bicycles[elder2: , and {elder2} with the last of the cake]. ]]{child} pulled the old sack over her nose, and tucked in the corners, so that there wouldn’t be a [us: draft | draught].

# sleep-well
“Sleep well, {pam},” said {child}. “I’ll come and ask you in the morning.”

{Child.He} waited for the answer.

Tick, said {pam}.

# @song
{music}
