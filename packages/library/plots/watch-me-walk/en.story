title: {child’s} Other Boot
title: Watch Me Walk
title: I’ve Got a Foot
guest friend: Isla (she), Ravi (he)
guest mermaid: Sprat (she), Minnow (she)
guest minder: Mrs Pask (she), Mrs Fenn (she)

% A squelchy place keeps the boot and lets the foot go: shown first, needed last. @a: {adult}, else the elder, else {minder} of the tea hut, by name each time.

# the-sand-ate-it
The sand had just eaten {child’s} boot.

{Child.He} had stepped in a squelchy place down by the rocks, just as deep as a boot. Shlooop! {Child.His} foot came out, and {child.his} boot stayed in. Then a wave rolled up and took the boot away. It was a yellow one with ducks on.

“If I was a mermaid,” said {child}, hopping, “I wouldn’t need boots[school: , not even {at school}].”

{child} was {age}, and {child.he} had wanted [child.she: to be a mermaid|a tail] [child.name: for years|since {child.he} {child.was} four].

“Hold on to me,” said [friend: {child.his} friend {friend}|{friend}, who lived next door]. {Friend} had two boots on, and {friend.he} {friend.was} very good to hold on to. {@A-first} was pouring tea by the sea wall, and could see them both.

# a-foot
Just then somebody shouted behind the rocks.

“Look at me! Look at me! I’ve got a FOOT!”

Out came a girl with long wet hair and a shining tail. And on the end of the tail, jammed on tight, was a yellow boot with ducks on.

“You’re a mermaid!” said {child}.

“Not any more,” said the mermaid. “I’m called {mermaid}, and now I’m a girl. I’ve always wanted to be one. Watch me walk!”

Boing, boing, boing she went, along the sand.

“That’s hopping,” said {friend}.

“It’s what [child.she: SHE|[child.he: HE|that one]] does,” said {mermaid}, and she pointed at {child}.

And {child} had to say that this was true.

# boing
So they hopped together, {child} and {mermaid}, with {friend} in the middle to hold them up[music: , and {friend} hummed {@song} to keep them in time]. They hopped over a sandcastle, and into another one[elder & adult: , which {elder}[elder2:  and {elder2}] had only just finished][elder2 & !adult: , which {elder2} had only just finished]. They hopped past [pet.dog: {child’s} dog, {pet}, who looked at {mermaid} and got under {pet.his} towel|a little white dog, who looked at {mermaid} and got under his towel].

“What else do [child.she: girls|people] do?” said {mermaid}.

“[sport: We {play sport}, and we|We] make mermaids out of sand,” said {child}.

So they made one, with shells down its tail. And nobody looked up for a long, long time.

# gone-out
When they did, the sea had gone out. It was only a thin shiny line, far down the beach.

“I have to be home for supper!” said {mermaid}.

{@A} brought the [adult / elder: [us: thermos | flask]|teapot], and off they all went, boing, boing, all the way to the water. {mermaid} dived in and began to swim.

She swam [us: around | round] in a circle. Then she swam [us: around | round] in another one.

“It’s the boot!” she cried. “It won’t let my tail flap!”

She sat on the sand and stuck out her tail. {child} pulled the boot. {Friend} pulled {child}. But the boot was wet and it was tight, and it would not come off.

And from far out at sea came a long, low call.

“{mermaid}! Suuuupper!”

{mermaid’s} chin began to wobble. “I don’t want a foot any more,” she said. “I want my [us: mom | mum].”

# hard-hard-soft
{child} looked at the boot. Then {child.he} looked at {child.his} own bare foot, all cold and muddy. How had that come out? {Child.He} hadn’t pulled it. {Child.He} had only stood in the wrong place …

“We need a squelchy place!” said {child}.

“But you get stuck in those!” said {friend}.

“The BOOT gets stuck,” said {child}. “Your foot comes out!”

{child} went along the edge with {child.his} bare toes. Hard, hard, hard … soft. “Here!” {child.he} shouted. “Jump on that bit, {mermaid}. Jump as hard as you can!”

Boing, boing … SQUELCH. Down went the boot, right up to the ducks.

“Now I’m stuck!” wailed {mermaid}.

“Good!” shouted {child}. “Give us your hands!”

# shlooop
{child} stood on the hard sand and took one hand. {Friend} took the other, and {@a} held on to both their hoods.

“One, two, three …”

SHLOOOP!

Out came the tail, all wet and shining.[city:  They must have heard it {in city}.] [child.she & friend.she: The girls|{child} and {friend}] sat down with a bump, and {mermaid} slid into the sea. She gave one flap, and she was past the first wave. She gave another, and she was so far out that she was only a dot.[athlete:  Not even {athlete} could have caught her.] Then the dot turned round.

“Thank you for the [us: loan|lend] of your foot,” she called. And she was gone.

# a-new-penny
They dug out the boot with their hands, and {child} tipped it up. A lot of sea came out, and one cross shrimp, and a little silver scale that shone like a new penny. Then {child.he} put the boot back on, and it squelched all the way home.

# a-very-good-tail
That night {child} put the scale on {child.his} pillow[pet.cat: , where {pet} the cat smelt it twice][pet.other: , once {pet} had looked it over]. Then {child.he} put both {child.his} legs down one leg of {child.his} pyjamas. It made a very good tail. {Child.He} gave it one slow swish, and one more, and swam off to sleep.

# @A-first
{minder}, who had the tea hut,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
