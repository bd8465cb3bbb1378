title: The Sorry Office
title: No Buts
title: Too Many Words
guest friend: Saskia (she), Wilf (he)
guest lodger: Mrs Ames (she), Mrs Crane (she)
guest player: Mr Lindley (he), Mr Norris (he)

# big-sorries-ten
The sign said: THE SORRY OFFICE. WE SAY IT FOR YOU. FIFTY [us: CENTS | PENCE]. BIG SORRIES: A [us: DOLLAR | POUND].

It hung on the bike shed behind the [us: apartment building | flats]. Inside, at an ironing board that could be folded up if it rained, sat {child} and {friend}. They were best friends, and had never once quarrelled. They had a box with a slot in the lid, where you posted your order. They had a rubber stamp.[pet.dog:  {Pet} lay under the ironing board and received the customers.][pet.cat:  {Pet} lay on the ironing board, and had to be lifted off when anybody wanted to pay.][pet.other:  {Pet}, for {pet.his} part, had nothing to be sorry for.] And they were busy, because it is amazing what people have to be sorry for[city: , just {in city}].

# customers
{Player} on the ground floor had played the accordion at six in the morning. The Elliot twins had dropped a melon from three floors up.[sport:  Somebody had promised to come and watch {sport}, and had fallen asleep instead.][athlete:  Somebody had drawn a moustache on a poster of {athlete}.][elder:  {Elder}[elder2:  and {elder2}] rang with a sorry about a jigsaw piece.] [adult: Even {adult} | {Lodger}, who rented a room at {child’s},] came down in slippers and ordered a big one, for an old friend, about an armchair.

“It was nine years ago,” said [adult: {adult} | {lodger}]. “I’ve just never [us: gotten around | got round] to it.”

“That’s a very common reason,” said {friend}, taking notes.

They were good at it. {child} found the words, and {friend} took out the ones that weren’t needed. {child} wrote, “I am boundlessly wretched, and regret it from the bottom of my heart.” {Friend} crossed out and crossed out, until it said, “I took the armchair. It was wrong. Come and sit in it.”

And the old friend came, and sat in it for a whole Sunday.

# three-rules
“Rule one,” {friend} used to say. “You say what you did.”

“Rule two,” said {child}. “No buts.”

“Rule three. You don’t wait for the other one to start.”

# that-thursday
Then came that Thursday.

The class[school:  {at school}] had to write poems, and {friend} had written one about {friend.his} [us: grandpa’s | grandad’s] hands. {Friend.He} showed it to {child} at [us: recess | break], folded in eight, and said nobody else was to see it. And {child} thought it was so good that it was impossible to sit still. When the teacher asked if anybody would like to read, up went {child’s} hand. {Friend} should, said {child}, because {friend.he} had written one that made you want to cry.

Everybody turned round. {Friend} went white, and then red.

“I haven’t got a poem,” {friend.he} said.

Afterwards, in the corridor, {friend} said that {child} could never keep quiet about anything. {child} said it had only been meant kindly, but clearly there was no being kind to a coward. And that word stayed there in the air between them, and neither of them could reach to take it down.

# closed
On Friday the Sorry Office was shut. By Sunday the whole building was getting hard to live in. The Elliot twins would only speak to each other through a wall, and {player} was playing something very slow and sad.[elder:  {Elder}[elder2:  and {elder2}] rang to ask about the jigsaw.]

{child} lay on the bed, looking at a phone that had nothing to say.[music:  {Child.He} had put {music} on, and turned it off again.][pet.dog:  {Pet} laid {pet.his} chin on the bed and looked as if it was all {pet.his} fault.][pet.cat:  {Pet} came and sat on the phone, but it didn’t help.][pet.other:  Even {pet} had nothing to say about it.] {child} had written fourteen messages. They all began with “Sorry”, and they all went on with “but”. Sorry, but you said things too.

# how-it-grew
“{Friend} could always ring me,” said {child} to [adult: {adult} | {lodger}].

“Yes, {friend.he} could,” said [adult: {adult} | {lodger}], and sat down on the edge of the bed. “Do you know what the worst thing was about that armchair?”

“That it’s ugly?”

“That it would have been so easy the first week. It was only an armchair then. After that it grew. In the end it was so big that I couldn’t see my friend behind it.”

# a-customer
When [adult: {adult} | {lodger}] had gone, {child} fetched a sheet of paper, and [us: a dollar | a pound] out of the [us: piggy bank | money box].

It was no use writing it the usual way. {Child.He} had tried that, fourteen times. But perhaps {child.he} could be a customer.

“To the Sorry Office,” {child.he} wrote. “I need help with a big sorry. My friend gave me a secret, and I handed it round. Then I said coward to the bravest person I know. I need somebody who is good at crossing out. I just have too many words.”

There wasn’t a “but” in it.

# two-hands
It was getting dark as {child} crossed the yard with a coat on over {child.his} pyjamas. In the kitchen window stood [adult: {adult} | {lodger}], watering a plant that had been watered already. {child} put a hand in between the bicycles, to reach the box, and just then another hand came in from the other side, with another piece of paper.

“We’re closed,” said {friend’s} voice.

“I know,” said {child}. “I’m a customer.”

Nothing was said behind the bicycles for a while.

“So am I,” said {friend}.

# not-one-word
They came out on either side of the ironing board, not looking at each other. They sat down in their own places, because that was easiest, and opened the box. In it were two letters and [us: two dollars | two pounds].

{child} unfolded one of them. {Friend’s} writing was small and straight.

“To the Sorry Office. I said my friend could never keep quiet. Then my friend was quiet for three days, and it was the worst thing I’ve ever heard.”

There wasn’t a word in it that could go.

Across the ironing board {friend} read for a long time. Then {friend.he} picked up {friend.his} pencil, and {child} waited.

But {friend} put it down again.

“I wouldn’t change a thing,” {friend.he} said, not quite steadily.

“Not even ‘just’?” asked {child}. “‘I just have too many words.’”

“Well,” said {friend}. “‘Just’ can go.”

And then they began to laugh, so hard that the bicycles rattled and windows lit up on three floors.

“Are you open?” called {player} out of a window.

“Tomorrow,” called {friend}. “Four o’clock.”

# delivered
{Friend} took the stamp, breathed on it, and stamped both letters: DELIVERED.

Then {friend.he} pulled something out of a coat pocket. It was folded in eight.

“You can hear it,” said {friend}. “Properly. I’ve never read it aloud to anybody.”

So they stayed where they were, under the shed lamp, while the windows went dark one after another, all but the kitchen one, and {friend} read about {friend.his} [us: grandpa’s | grandad’s] hands. And {child}, who had too many words, didn’t use a single one.
