title: Still Here
title: Still There?
title: The Last Ear
guest fenn: Mr Fenn (he), Mr Gann (he)
guest bramble: Bramble (she), Clover (she)
guest toffee: Toffee (he), Biscuit (he)
guest pip: Pip (she), Dot (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Still there?” “Still here.” Softer each time, until there is one ear left.
% Whose arm it is: {adult}, else the grandparent, else {minder}.

# lamp-low
It was evening in the stable[city:  outside {city}], and {child} had come with {@comes}[friend:  and {friend}[!friend.known: , {child.his} best friend,]] to see the horses go to sleep.[elder & adult:  It was {elder}[elder2:  and {elder2}] who had asked if they might.][elder2 & !adult:  It was {elder2} who had asked if they might.] There were three of them: Big {bramble}, brown {toffee} and little {pip}. The straw was deep. The lamp was low.

But the horses would not lie down.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed them goodnight, one by one, and still they wouldn’t.][pet.cat:  Even {Pet}[!pet.known:  the cat], at home, must be asleep by now.][pet.other:  Even {Pet}, at home, must be asleep by now.]

# hay
Big {bramble} bent her knees. Down she went, halfway. Then up she came again with her ears pricked.

“Still there?” said Big {bramble}, in her big deep voice.

“She’s hungry,” said {fenn}, who looked after the horses. He was certain of it. He gave them hay[friend: , and {Friend} helped to carry]. Munch, munch, munch. And munch: there went a bit of his straw hat.

# water
Brown {toffee} bent his knees. Down he went, halfway. And up he came again.

“Still there?” said {toffee}, and snorted.

“He’s thirsty,” said {fenn}. He gave them water. Slup, slup, slup. Then {toffee} shook his head, and {fenn} was as wet as the bucket.

# rugs
Little {pip} bent her knees. Down she went, nearly all the way. And up she shot like a cork[athlete: , faster than {athlete}].

“Still there?” squeaked {pip}. “Still there? Still there?”

“They’re cold,” said {fenn}, and he put a rug on each of them. {pip}’s was much too big. You couldn’t see any {pip}, only a rug with four hooves.

# like-this
“Perhaps they’ve forgotten how you do it,” said {fenn}. “Like this!” And he lay down flat on his back in the straw, and shut his eyes, and snored a bit, to show them.

Three long noses came and looked at him. They blew on him, front and back.

“Still there?” said the horses.

“Of course I’m still here!” said {fenn}, and got up with straw in his beard.

# nothing-left
Now the horses had hay in them and water in them and rugs on top. And not one of them would lie down. Their heads hung. Their knees shook, they were so tired[sport: , as if they’d been made to {play sport} all day]. And still they stood.[music:  {Fenn} hummed them a bit of {music}, and still they stood.]

“I’ve nothing left to give them,” said {fenn}.

{child} looked at {pip}. From under her rug {pip} looked at {child} with one big, dark, worried eye.

# what-it-is-like
And {child} knew just what it is like. You shut your eyes. Then you think, what if everybody has gone? And you have to open them again and look.[school:  It can be like that {at school}, too, when you’re meant to rest.]

“They don’t want any more things,” said {child}. “They want somebody to stay awake.”

{Child.He} sat down on a bale of hay, close by {@a}, where all three of them could see.[friend:  {Friend} sat down on the other side.]

# all-the-way
Big {bramble} bent her knees. “Still there?” she said.

“Still here,” said {child}.

And Big {bramble} went down, all the way, with a great thump and a great sigh.

{Toffee} bent his knees. “Still there?”

“Still here,” said {child}, a little softer.

And down went {toffee}, and laid his chin in the straw.

# one-ear
“Still there?” squeaked {pip}.

“Still here,” said {child}.

“Still there?”

“Still here.”

Down went {pip}. She shut one eye. She shut the other. There was just one ear left, turned towards {child}.

“Still here,” said {child} to the ear, very, very softly.

And the ear lay down too.

# my-turn
{Fenn} tiptoed over and sat on the next bale[friend: , by {friend}]. “My turn to watch,” he whispered.

So {child} leaned back on {@a}, and felt the arm come round. {Child.His} own eyes shut.

# still-here
“Still there?” said {child}.

“Still here,” said {@a}.

# @comes
{minder}, who was looking after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
