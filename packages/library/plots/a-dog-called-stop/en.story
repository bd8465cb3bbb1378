title: A Dog Called Stop
title: Oom-Pah-Pah, Stop
title: Watch My Stick
guest tuba: Mr Penfold (he), Mr Tandy (he)
guest conductor: Mrs Grand (she), Mrs Plume (she)

% The dog is the family’s own, who only comes to that one word, else {tuba’s}, who is called it. It is “the dog” from then on. The band has promised to play till the stick comes down.

# called-stop
{child} had wanted a dog for ages, [pet: whatever {pet} might say, ]and now {child.he} had one for a whole afternoon.

He was a hairy brown dog, and he belonged to {tuba}, who played the tuba in the park band.

“Mind him till the concert’s over,” said {tuba}, and gave {child} the [us: leash | lead]. “He comes when he’s called. He’s called Stop.”

“Stop?” said {child}.

“It’s what I shouted, the day I got him,” said {tuba}, “all the way down the hill. By the bottom he thought it was his name.”
## if pet.dog
{child} had {pet}[!pet.known:  the dog] all to {child.himself} for a whole afternoon. They had come to hear the band in the park, where {tuba} from next door played the tuba.

“Keep hold of that [us: leash | lead] till the concert’s over,” said {tuba}. “Does {pet} come when you call?”

“Not if I call {pet},” said {child}. “{Pet.He} only comes if I call Stop.”

“Stop?” said {tuba}.

“It’s what I shouted, the day we got {pet.him},” said {child}, “all the way down the hill. By the bottom {pet.he} thought it was {pet.his} name.”

# who-told-us
The band stood up straight on the bandstand. {conductor}, the conductor, lifted her little white stick, and the dog looked up at it. It was the best stick {@he} had ever seen.[elder:  In the front row {elder} got one foot ready to tap[elder2: , and {elder2} got both].]

Oom-pah-pah! Oom-pah-pah!

A duck walked by. The dog pulled, the [us: leash | lead] slipped out of {child’s} hand, and off {@he} went.

“Stop!” called {child}.

The dog came back at once. And the band stopped. Oom-pah – parp.

“Who told us to stop?” said {conductor}.

“Sorry,” said {child}. “I was talking to the dog.”

# young-man
Oom-pah-pah! Oom-pah-pah!

A squirrel ran by. Off went the dog.

“Stop!” called {child}.

The dog came back at once. The band stopped. A man on a bicycle stopped. The ice-cream lady stopped, with a scoop in the air.[friend:  “Not now, {child}!” said {friend}[!friend.known: , {child.his} best friend,] who was waiting for that scoop.][school:  Nothing ever stopped like that {at school}.]

“{@Young}!” said {conductor}.

“Sorry,” said {child}. “{@Name}”

“Then kindly don’t use it,” said {conductor}. She turned to the band. “From now on, whatever that {@boy} shouts, nobody stops. Watch my stick. When my stick comes down, we stop. Not before!”

“Yes, {conductor},” said the band.

# the-stick-flew
Oom-pah-pah! Oom-pah-pah!

[music: It was {music}, and it|The tune] got faster and faster, and {conductor} waved her stick higher and higher, until they were nearly at the end. She threw up both her arms, ready for the very last note, and the stick flew out of her hand.

It flew right over the bandstand.

Forty people were watching, and they all saw {conductor} lose her stick. But the dog saw somebody throw it [pet.dog: |for him ]at last.

{@He} went off like a rocket[athlete: , or like {athlete}]. {@He} caught it in the air. And {@he} galloped round the pond with it,[sport:  and through the people who had come to {play sport},] ears flying, the happiest dog in [city: all {city}|the park].

# no-stick
“My stick!” cried {conductor}.

And the band couldn’t stop. They had promised to play until the stick came down, and now there was no stick to come down. They got to the end of the tune and had to start it again.

Oom-pah-pah! Oom-pah-pah!

“Enough!” cried {conductor}, but nobody could hear her over the drums. She waved her hands. They all looked for the stick. The trumpets turned pink. The trombones turned red. Behind the tuba {tuba} turned a sort of plum [us: color | colour], and looked at {child}, and his eyes said, Help.

Oom-pah-pah. Oom… pah… puh…

# stop
{child} ran to the edge of the pond. {Child.He} had been told not to shout it. But {child.he} took a big breath and shouted it anyway.

“STOP!”

The band played on, because they had promised. But far away on the other side of the pond, {@two-ears} went up. Round the water came the dog, past the bicycle, past the ice creams, straight to {child}, and dropped the stick on {child.his} shoe.

“Good {@good}!” said {child}.

# swish
{Child.He} picked it up. It was a bit chewed, and very wet. {Child.He} ran up the steps of the bandstand and held it as high as {child.he} could, and everybody looked. The trumpets looked. The trombones looked. The dog looked hardest of all.

{child} brought it down. Swish.

And the music stopped.

# sit
It was so quiet that you could hear an ice cream drip. The dog jumped up[pet.dog:  and wanted|, because he wanted] it thrown again.

“Sit,” said {child}.

The dog sat. And so did the whole band, with a bump.

{conductor} looked at her band. She looked at {child}. “How do you do that?” she said. “They never sit when I ask.”

# home
Everybody clapped for a very long time[adult: , and {adult} longest of all]. {tuba} came down and shook {child’s} hand.

“Same time next Saturday?” he puffed. “{@Need}”

{child} looked at the dog, and {child.he} looked at the band, all sitting there, waiting for what {child.he} would say next.

“Home,” said {child}.

And they all went home.

# @he
he
## if pet.dog
{pet.he}

# @He
He
## if pet.dog
{pet.He}

# @Name
It’s his name.
## if pet.dog
It’s the only word [pet.she: she|[pet.he: he|{pet}]] knows.

# @good
boy
## if pet.dog & pet.she
girl
## if pet.dog & pet.name
dog

# @two-ears
two hairy ears
## if pet.dog
two ears

# @Need
He’ll need you. We all will.
## if pet.dog
We’ll need you. All of us.

# @Young
You there
## if child.she
Young lady
## if child.he
Young man

# @boy
child
## if child.she
girl
## if child.he
boy
