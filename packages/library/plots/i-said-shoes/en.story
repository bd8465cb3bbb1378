title: I Said Shoes
title: The Mermaid in the Shoe Shop
title: I Can Hear You Coming
guest keeper: Mr Button (he), Mr Pym (he)
guest sitter: Maureen (she), Bridget (she)

% Refrain, always whole: “I didn’t say X,” said the mermaid. “I said SHOES.” The child says it for her in the turn. The mermaid is never named. @a, in the shop, is the grandparent, else {adult}, else {sitter}; in the evening (@a-call) {adult}, else the grandparent.

# feet
The mermaid sat in the shoe shop, on the chair next to {child’s}. She was green and shiny from the middle down, and the floor under her was wet.[pet.dog:  It wasn’t me, said the face of {pet}[!pet.known:  the dog].][pet.cat:  {Pet}[!pet.known:  the cat] had sneaked in too, and sat in a shoebox.]

“Shoes, please,” said the mermaid.

{keeper}, who had the shop, looked at her tail. There it hung, with a big fin at the end.

“But madam has no feet,” he said.

“I didn’t say feet,” said the mermaid. “I said SHOES.”

# clip-clop
{child} had feet[sport: , good ones, that could {play sport}]. {child.He} had new red shoes on them, [school: for {school}, ]and when {child.he} walked up and down for {@a-first}[friend:  and for {friend}[!friend.known: , {child.his} best friend]], the shoes said clip, clop, clip, clop.

“Those!” said the mermaid. “I want the clip and I want the clop.”

“Why?” said [friend: {friend} | {child}].

The mermaid waved her tail. Swish. You could hardly hear it.[pet.dog / pet.cat:  Only {pet} turned one ear.]

“That’s me, coming home,” [pet.dog / pet.cat: said the mermaid|she said]. “And nobody ever says, I can hear you coming.[age>=5:  So when I say hello, they all jump, and my father drops the soup.]”

# slipper
So {keeper} fetched a slipper. He put it on the tail. Plop! It fell off[pet.dog: , and {pet} brought it back].

“Perhaps a hat?” said [elder: {elder.short} | {keeper}].

“I didn’t say hat,” said the mermaid. “I said SHOES.”

[age>=4: [elder / friend: {keeper}|He] fetched a sandal. He pulled the strap right [us: around | round] the fin. Twang! The sandal flew up and hung on the clock.

“Perhaps a scarf?” said [friend: {friend} | {keeper}].

“I didn’t say scarf,” said the mermaid. “I said SHOES.”

][age>=5: [elder / friend: {keeper}|He] fetched a roller skate. He tied it on with a ribbon. Wheee! Away went the mermaid, past the socks and into the umbrellas.

“Perhaps an umbrella?” said {keeper}.

“I didn’t say umbrella,” said the mermaid. “I said SHOES.”
]
# boot
[elder / friend: {keeper}|He] fetched the biggest boot in the shop. {child} pushed, and {@a} pushed, [friend: and {friend} pushed hardest of all, ]and in went the whole fin. Up stood the mermaid. She tipped this way. She tipped that way.

Bump!

There she lay, flat on her tummy, and the boot rolled away[pet.dog: , and {pet} brought it back].

“I only said shoes,” said the mermaid, very small. One drop ran down her nose.

# hands
{child} lay down on {child.his} tummy too, nose to nose. And from down there {child.he} saw something. The mermaid had no feet. But she had two hands.

So had {child}.

{child} pulled off {child.his} red shoes and put {child.his} hands in them.

Clip. Clop. Clip. Clop.

The mermaid looked up. “I can hear you coming!” she said.

# i-said-shoes
“Now you,” said {child}, and {child.he} put the red shoes on the mermaid’s hands.

“But those are hands!” said {keeper}.

“She didn’t say feet,” said {child}. “She said SHOES.”

Up went the mermaid, and up went her tail, high in the air. Clip, clop, clip, clop, all [us: around | round] the shop[athlete: , past a poster of {athlete}][music: , in time to {music}].

“I can hear you coming,” sang {child}[friend:  and {friend}].

# splash
“Would madam like a box?” said {keeper}.

“I didn’t say box,” said the mermaid. [pet.cat: {Pet} didn’t say box either. {pet.He} just sat in one. And off went the mermaid, | And off she went, ][elder2: past {elder2} in the doorway, ]all the way [city: through {city} ]home to the sea. Clip, clop, clip, clop, splash.

{keeper} found {child} another red pair, just the same.[elder:  {Elder.short} paid for both pairs.]

# coming
That evening {child} lay in bed with {child.his} new shoes on the floor beside {child.him}[pet.cat: , and {pet} in the box][pet.other: , where {pet} could see them]. Flip, flop, flip, flop, went a pair of slippers outside the door.[pet.dog / pet.cat:  {Pet} turned one ear.]

{child} smiled in the dark.

“I can hear you coming, {@a-call},” said {child}.

# @a
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-call
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after {child.him}
## if adult & !elder
{adult}
## if elder
{elder}
