title: The Tooth That Did as {child} Said
title: Do Not Mention Rabbit
title: Honk!
guest friend: Kit (he), Marnie (she)
guest elder: Mrs Poole (she), Mr Ridley (he)

% The tooth is tiny and very polite. HONK as loud as the house allows; STOP like somebody who stops lorries.

# hanging-on
{child’s} wobbly tooth could hear.

{Child.He} found out {@where}, on the sofa, with {friend}[!friend.known: , {child.his} best friend,] sitting next to {child.him} and [us: caramel | toffee] apples [us: for dessert | for afters]. The tooth went in and out like a cat flap, and {child} wanted it gone before the [us: caramel | toffee].[adult:  {Adult} had said that it would come out when it was ready.][elder2:  {Elder2}, on the telephone, had said to leave it alone.][pet.dog:  {Pet}[!pet.known:  the dog] lay on the rug and kept one eye on the apples.][pet.cat:  Even {Pet}[!pet.known:  the cat], at home, had begun to look at it.][pet.other:  Even {Pet}, at home, had begun to look at it.]

“Come on, tooth,” said {child}. “Just hang on till I’ve got a tissue.”

“Hanging on,” said a tiny voice behind {child.his} lip.

And it did. It stopped wobbling. It gripped.

# honk
“It talked!” said {child}. Then {child.he} laughed, and the laugh had to get past the tooth, and came out the way it had come out all week. It went HONK.

{Friend} covered both ears. “That’s not a laugh, that’s a goose in a bucket,” {friend.he} said. “They stopped assembly [school: {at school} ]for that laugh.”

“I can’t help it,” said {child}, and shut {child.his} mouth tight. {Child.He} had been trying not to laugh since Tuesday.

# let-go
{Friend} took out a notebook. {Friend.He} liked things done in order. “The tooth does what it’s told,” {friend.he} wrote. “So we tell it. Tooth, let go.”

“Let go of what?” said the tooth.

“Just go!” said {child}, who liked things done now.

“Going,” said the tooth. It walked three places to the left.

“You rushed it,” said {friend}. “Tooth, kindly step forward.”

“Stepping,” said the tooth, and it stood in front of the other teeth like a boy who has been told to sing.

“You look like a rabbit,” said {friend}.

“Not that far!” said {child}. “Tooth, get back in line!”

# string
“In my day,” said {elder.short} from the kitchen, “we used string and a door.”

{@coat}

“No string!” said {child}.

“No door!” said the tooth.

“We need to be scientific,” said {friend}. “Tooth, what would make you come out?”

“Out where?” said the tooth.

“Oh, stay there [us: forever | for ever], then,” said {child}. “I don’t care!”

“[us: Forever | For ever],” said the tooth. “Very good.” And it dug in.

# for-ever
{child} pushed it. It didn’t move. {Child.He} pushed with {child.his} tongue and {child.he} pushed with {child.his} thumb[sport: , as hard as you push in {sport}]. It was as stiff as a fence.

{Child.His} tummy went tight. {Child.He} felt worried, right down to {child.his} socks.

“It’s [us: forever | for ever],” {child.he} said. “I’ll be a hundred, and I’ll have a baby tooth.”

{Friend} put down the notebook. {Friend.He} drew the blanket over both their knees.

“I’d still sit next to you,” {friend.he} said. “I’d be a hundred too. I’d write it down. ‘{child}, one hundred. Tooth, still in.’”

It was a bit funny. {child} felt it start, low down. {Child.He} pressed {child.his} lips together.

# goose
“You can laugh,” said {friend}.

“You’ll say I’m a goose.”

{Friend} thought about it properly, with {friend.his} pencil on {friend.his} chin. “The thing is,” {friend.he} said, “when you honk, your whole face shakes. The lamp shakes. You haven’t told it anything. It can’t do as it’s told if nobody tells it.”

{child} stared at {friend.him}. “Then make me honk,” {child.he} said.

# rabbit
“I’m not funny,” said {friend}. “I’m organised. I’ll read you my notes. ‘Tooth walked left. Tooth stepped forward. {child} looks like rabbit. Do not mention rabbit.’”

{child’s} shoulders shook.

“‘Mentioned rabbit,’” read {friend}.

“HONK!” went {child}.

The lamp rattled. The spoons rang.[music:  It was louder than {music}.][city:  They must have heard it all over {city}.] {child} honked till the tears ran down, and the tooth said, “I say! I s-s-say!” and shot out of {child.his} mouth, over the blanket, across the rug and into the hall.

# stop
It was running for the gap under the front door, on its own two roots[athlete: , as fast as {athlete}]. {Elder.short} got there first. {Elder.He} stepped out of the kitchen in the yellow coat, with one arm straight out and [us: a caramel | a toffee] apple held up high.

“STOP,” said {elder.short}.

{@voice} The tooth stopped dead, one root in the air.[pet.dog:  {Pet} stopped, too, although {pet.he} hadn’t been going anywhere.]

“Now look both ways,” {elder.he} said, “and walk to {child}.”

# resting
It looked both ways. It walked across the rug, and {child} put down a hand, and it climbed in.

“That’s a good laugh,” it said. “I was only holding on because you asked.”

“I know,” said {child}. “You were very good at it. You can rest now.”

“Resting,” said the tooth, and it lay down in {child.his} palm.

{Friend} wrote for a while[adult: , and made a copy for {adult}]. “Done in the wrong order,” {friend.he} said, “but done.”

“In your order it would have taken till Christmas,” said {child}, and put {child.his} tongue in the gap.

# matchbox
{Elder.short} found a matchbox, and some [us: cotton | cotton wool], and a bit of string, because the string was ready and it had to be used for something. {Elder.He} tied it in a bow.[pet.cat:  {Pet} would be allowed to look at it tomorrow.][pet.other:  {Pet} would be allowed to look at it tomorrow.] Then they all sat down on the sofa with their apples, and {child} ate on the other side. On the arm of the sofa the matchbox snored, very quietly, like a gnat with a cold.

# @where
at {elder’s}, next door
## if elder
at {elder’s}

# @coat
{Elder.short} had stopped the traffic outside the school on Mill Road for thirty years. {Elder.He} still wore the yellow coat indoors, when there was a [us: draft | draught], and thought that string and a door would mend most things.
## if elder
{Elder.short} had found a bright yellow coat at a [us: yard sale | jumble sale], the kind that stops the traffic outside schools. {Elder.He} wore it indoors, because there was a [us: draft | draught], and thought that string and a door would mend most things.

# @voice
[us: Trucks | Lorries] had stopped for that voice.
## if elder
A [us: truck | lorry] would have stopped for that voice.
