title: I Did Not Sneeze
title: Bless You, Whale
title: Now I Sneezed
guest peg: Peg (she), Nell (she)
guest minder: Mr Tibbs (he), Mr Potts (he)

% Who is there (@a): {adult}, else the elder, else {minder} from next door. The whale is she. PFFFFF is a breath; “I did not sneeze. I breathed” comes back word for word.

# a-whale
There was a whale beside the jetty. She was so big that she began at the first boat and ended at the last one.

“PFFFFF!” went the whale, and the water flew high up into the air[city: , so that they must have seen it in the middle of {city}].

“Bless you!” said {child}.

“I did not sneeze,” said the whale. “I breathed.”

“Sorry,” said {child}.

# with-a-bun
{Child.He} sat in the middle of the jetty, in {child.his} red life jacket. Next to {child.him} sat {@a-first} with a bun.[friend:  On the other side sat {friend}[!friend.known: , {child’s} best friend,] who said bless you beforehand, to be on the safe side.][pet.dog:  And {pet}[!pet.known:  the dog] lay behind them, getting dry.][pet.cat:  And {pet}[!pet.known:  the cat] sat behind them, waiting for a fish.]

PFFFFF!

“Bless you!” said {@a}.

“I did not sneeze,” said the whale. “I breathed.”

# a-hanky
A little way along, {peg} was hanging out her washing[music:  and humming {music}]. It was all big white sheets[sport: , and the shirt she wore to {play sport}][athlete: , and a towel with {athlete} on it], and it was very nearly dry.

PFFFFF!

“Bless you, bless you!” called {peg}. “Oh, what a dreadful cold! [age>=5: That’s what comes of swimming every day. ]Would you like a hanky?” And she held out a whole sheet.

“I have not got a cold,” said the whale. “I did not sneeze. I have never sneezed in my life. I BREATHED.”[pet.dog: 

{Pet} sneezed. Nobody noticed that at all.][pet.cat: 

{Pet} sneezed. Nobody noticed that at all.]

# a-feather
Then along came a seagull. It sat down in the middle of the whale, looked left, looked right, and flew away again. But it left a feather behind, a small, fluffy one, right on the top of her head. And that’s where whales have their noses.

# it-tickles
The whale kept very still.

“It tickles,” she said. “What’s that tickling? What’s happening to me? Ah … aah …”

“You’re going to sneeze!” said {child}.

“But I never … aah … aaah …”

“My washing!” cried {peg}.

“My bun!” cried {@a}.

[age>=5: “Think of something else!” cried {peg}.

The whale thought of herrings. It didn’t help, because the herrings tickled too.

]

# no-elbow
“Into your elbow!” shouted {child}. “You have to sneeze into your elbow! Like this!” And {child.he} showed her[school: , just the way they do it {at school}].

The whale lifted up one fin and had a look. She lifted up the other.

“I haven’t got an elbow![age>=5:  I haven’t got an arm!] Aaah … aaaah …”

# big-enough
{child} looked at the whale, from the first boat to the last. Then {child.he} looked about. Only one thing there was big enough.

“Use the sea!” {child.he} shouted, and pointed straight down. “Sneeze into the sea!”

“AAAAAH …” said the whale, and down she dived.

# up-and-down
First there was nothing.

Then, from a long way down, it came.

BLOOP!

The first boat went up, and down. The last boat went up, and down. The whole jetty went up, with {child} and {@a} and[friend:  {friend} and] {peg}, and down. [age>=5: The seagull was sitting on the last boat, and it looked as if it would like another go. ]But the sheets were dry, and so was the bun.

# well
The whale came up again. She looked at {child}, and she waited.

“Well?” she said.

“Well what?” said {child}.

“NOW I sneezed.”

“Bless you,” said {child}.

“Bless you,” said {@a}[friend:  and {friend}].

[elder & adult: “Bless you,” called {elder}[elder2:  and {elder2}], all the way from the end of the harbour. ][elder2 & !adult: “Bless you,” called {elder2}, all the way from the end of the harbour. ]

“Bless you, bless you,” said {peg}, and she held out the biggest sheet.

“Thank you,” said the whale. She looked very pleased.

# far-out
When the sun went down she swam away. {child} took {@as} hand, and they set off for home[pet.other: , where {pet} was going to hear all about it]. And then they heard it, far out at sea.

Pffff.

“Bless you,” said {@a}.

“She didn’t sneeze,” said {child}. “She was breathing.”

# @a-first
{minder} from next door
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

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
