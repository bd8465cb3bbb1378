title: Wet and Dry
title: You Lovely Thing
title: The Mermaid in the Woolly Hat
guest ines: Ines (she), Noor (she)
guest lisle: Mrs Lisle (she), Mrs Tregear (she)

% The mermaid has no name. “You poor thing” first, “you lovely thing” last. A gap: {ines} says there is never one, {child} leaves one, and a second at the end.
% {lisle} sees everything from her chair, and is the aunt of {ines}.

# poor-thing
“You’re dry!” cried the mermaid. “You poor thing!”

And she threw a whole armful of sea over {child}.

{child} had only come down to the bottom of the harbour steps to be miserable by {child.himself}. There was nobody about but {lisle}, who sat in a chair at the top, mending nets and keeping an eye on everyone. {child} {child.was} {age}, and {child.he} had fallen out with {ines}, and {@she} hadn’t expected a mermaid. But there one was, sitting on the lowest step with her long grey-green tail in the water, as solid as a seal. Her bare arms were streaming wet in the wind.

“You’re soaked!” said {child}. “You’ll freeze! You poor thing!”

And {child.he} took the towel out of {child.his} swimming bag and began to rub.

# rub-rub
“Stop that!” said the mermaid. Splash!

“Hold still!” said {child}. Rub, rub.

“You’re bone dry again! It’s coming off you in flakes!” Splash!

“You’ve got goose pimples right down to your fish!” Rub, rub, rub.

Neither of them would give in, because each of them was being kind. But a mermaid has only two hands, and {child} had a very big towel[elder: , a present from {elder}[elder2:  and {elder2}]]. In the end {child.he} had the mermaid rubbed pink, with her hair squeezed out and {child’s} own woolly hat on her head.

“There,” said {child}. “Lovely and dry.”

“I feel peculiar,” said the mermaid.

“That’s what being warm is like,” said {child}, and {child.he} sat down next to her and told her about {ines}.

# ines-was-new
{ines} was new[city:  in {city}]. {child} had been asked to look after her, and nobody had ever been looked after so hard[athlete: , not even {athlete} before a final]. {child} had shown her every door[school:  {at school}][sport:  and where to {play sport}]. If anybody asked {ines} a question, {child} answered it, to save her the trouble.[pet.other:  {Child.He} did the same for {pet} at home, who had never complained.] “She likes [us: soccer | football],” {child} would say, and “She’s a bit shy.” And on Friday, in front of the entire table, {ines} had put down her fork.

“I’m not shy,” she’d said. “You just never leave a gap.”

They hadn’t spoken since.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had started to say something about that, and {child} had finished it for {friend.him}.]

“And I was only helping,” said {child}. “Was I wrong?”

The mermaid didn’t answer.

# i-did-that
{child} looked round. The tide had been going out all this time, as quietly as anything, and where there had been water under the steps there was now only mud. The mermaid’s tail lay along the stone. It wasn’t grey-green any more. It was dull and cracked, like an old path. Her eyes were half shut.

“Dry,” she whispered.

# quicker-with-two
Oh no, thought {child}. I did that.

{Child.He} snatched off the hat. {Child.He} seized the bucket that stood by the harbour wall, ran to where the sea still lapped at the foot of the [us: boat ramp | slipway], filled it, and staggered back. One bucketful was only enough for the end of the tail. By the time {child.he} had brought another, the end was dry again.

“You’d be quicker with two,” said somebody.

It was {ines}. She was standing at the top of the steps beside {lisle}, who was her aunt.

# a-gap
There were a hundred things {child} might have told her. Stand here. Hold this. Not like that. {Child.He} could feel them all pushing to get out. {Child.He} shut {child.his} mouth on the lot of them and looked at the mermaid instead.

“What do you need?” said {child}.

And then {child.he} left a gap.

It was a long one. The wind blew through it.

“The big soft thing,” said the mermaid at last. “But wet.”

# more-on-the-left
The towel! They dipped it in the bucket, {child} at one end and {ines} at the other, and they spread it dripping over the mermaid from her shoulders to her tail. Then they ran for more, with the bucket between them, full to the brim. Fill, run, pour. Fill, run, pour.[music:  {Lisle} hummed {music}, to keep them in time.][pet.dog:  {Pet}[!pet.known:  the dog], who had been asleep under the nets, ran in and out of the sea and shook {pet.himself} all over the tail, and that helped too.][pet.cat:  {Pet}[!pet.known:  the cat], who was keeping well out of it, held down the nets for {lisle}.] They poured until their arms shook and their shoes squelched, and slowly, under the towel, the grey crept back into the tail, and then the green.

“More,” said the mermaid. And a bit later, rather rudely, “More on the left.”

{child} and {ines} caught each other’s eye over the bucket, and {ines} snorted, and then neither of them could stop.

# how-horrible
At six o’clock the tide turned. It came up across the mud and over the lowest step, and the mermaid lay back in it and rolled twice, and sighed right down to her fin.

Then she looked up at {child}. {child’s} hair was plastered to {child.his} head, and {child.he} {child.was} shivering.

The mermaid frowned. She opened her mouth, and closed it again.

“What do you need?” she said.

“To be dry,” said {child}, through {child.his} teeth.

“How horrible,” said the mermaid. “Very well.”

{Lisle} handed down the blanket from her chair. The mermaid put it round {child} and rubbed {child.his} hair with it, carefully, the way you would stroke somebody else’s crab. She did {ines} too. Now and then she shuddered, but she did it properly, right behind the ears.

# lovely-thing
Afterwards the two of them sat on the top step by {lisle}, in one blanket, and watched the water go pink.

{child} left a gap. It was easier than the last one.

“I do like [us: soccer | football],” said {ines} after a while. “You weren’t wrong about that.”

Out in the harbour a head came up, sleek and shining, to look at them one more time.

“You’re dry,” called the mermaid. “You lovely thing.”

“You’re wet,” {child} called back. “You lovely thing.”

# @she
{child.he}
## if child.she
she
## if child.he
he
