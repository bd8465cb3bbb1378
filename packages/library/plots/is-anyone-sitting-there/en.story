title: Is Anyone Sitting There?
title: Only the Pond
title: Plenty of Plank
guest dominic: Dominic (he), Rufus (he)

% The elephant is "she" and has no name. Everybody sits at the child's end; the elephant sits at the other. A ticked friend is ill at home: {dominic} must be somebody new.

# nobody-ever
{child} sat on the low end of the [us: seesaw | see-saw]. The other end was up in the air with nobody on it[friend: , because {friend}[!friend.known: , {child.his} best friend,] had chickenpox].

“Excuse me,” said a voice. “Is anyone sitting there?”

It was an elephant. She had a handbag over one tusk, and she was looking at the empty seat.

“No,” said {child}. [friend: “Nobody is, this week.” | “Nobody ever is.”]

“Then may I?”

“You might be a bit heavy.”

“I’m told it’s the bones,” said the elephant. She took hold of the high end, pulled it down, and sat.

{child} went up so fast that one of {child.his} shoes carried on without {child.him}.

# only-see
{child} sat at the top and waited. The elephant sat at the bottom and waited.

“Now what happens?” said the elephant.

“Now you go up.”

The elephant thought upwards, with her eyes shut. “Am I going up?”

“No.”

“It says [us: seesaw | see-saw],” said the elephant. “I don’t want to be a nuisance, but so far it’s only been see.”

{child} could tell that she really minded. And it was true. There hadn’t been any saw at all.

# on-my-side
“We need more people at my end,” said {child}. The elephant got off, ever so slowly, to let {child.him} down, and {child} ran across the playground in one shoe.

{Child.He} had never asked anybody there for anything. {Child.He} went up to a boy called {dominic}, who was eating [us: chips | crisps] on his own[school:  the way he did {at school}].

“Will you sit on my side?” {child.he} said.

“Me?” said {dominic}. “All right.”

# plank
After that it was easy to ask, and there was plenty of plank. On got {dominic}, and the twins from the climbing frame, and a goalkeeper, and all the team she was goalkeeper for[sport: , and everybody who had been going to {play sport}]. On got the ice-cream man with his ice creams. On got the vicar, twelve ladies from the choir, [elder: {elder}[elder2:  and {elder2}], who had only come to watch, ][pet.dog: {pet}[!pet.known:  the dog], who didn’t wait to be asked, ]a man who was delivering a piano[city:  right across {city}], and the piano.

The elephant sat down at her end. Up went all the others, and there they stayed.

# the-pond
“I don’t understand it,” said {child} from the front. “Elephant, what did you have for lunch?”

“Hardly anything,” said the elephant. “Only the pond.”

Everybody looked at where the pond had been. There was a muddy place with some ducks standing about in it.

“All of it?”

“It was a hot day,” said the elephant, going pink. She pointed her trunk, and – whoooosh – she gave it back, and the ducks bobbed up like corks.

# sawing
And up she went[athlete: , higher than {athlete}].

Up, with her ears out like sails and her four feet dangling, and down came {child} and {dominic} and the goalkeeper and the choir, who hit a high note without meaning to[music: , in the middle of {music}].

“I’m SAWING!” cried the elephant. “Oh, look at me! I’m sawing!”

# falling
They went up and down until the sky turned gold. Then the church clock struck five.

“[us: Suppertime | Teatime]!” said the vicar, and hopped off. “[us: Suppertime | Teatime]!” cried the choir, and began to scramble.[pet & !pet.dog:  {Pet}, at home, was thinking just the same.]

The high end gave a dreadful lurch.

“{child}?” said the elephant. “{child}, I’m falling!” And underneath her, out of the pond and across the grass, came a mother duck and six little ones, in a line.

# stop
“STOP!” {child} had never shouted so loudly in {child.his} life. “Nobody get off! Everybody SIT!”

They all sat. The elephant hung in the air. The ducks walked underneath, one at a time, and the last one stopped to scratch.

# one-by-one
“Now,” said {child}. “One by one. When I say.” {Child.He} put up {child.his} hand. “Vicar, off. Wait… Twins, off. Wait… Piano.”

Each time, the elephant came down a little, as softly as a feather in a room. {dominic} went last.

# bump
The elephant’s feet touched the grass, and there was only {child}, high up at the other end.

“If I get off now, you’ll bump,” said the elephant. So she stayed where she was. She reached out her long grey trunk, curled it round {child’s} middle, lifted {child.him} down, and gave {child.him} back {child.his} shoe.

# you-are
They sat on the bench together. There was nobody else on the whole playground. Then, across the grass, came {dominic} with two ice creams, a bit melted, and he stood looking at the space at the end of the bench.

“Is anyone sitting there?” he asked.

{child} moved up until {child.he} {child.was} squashed against the elephant’s warm side, and it was the best squash in the world.

“Yes,” {child.he} said, and patted the bench. “You are.”
