title: Night-Night, Dinosaurs
title: The Last Night-Night
title: Very Polite Dinosaurs
guest minder: Polly (she), Bridget (she)
guest keeper: Mr Hobbs (he), Mr Potts (he)

% Longneck is "he", Three-Horns has no pronoun, Tiny is "it". A roared night-night must be roared back; a whispered one can only be breathed.
% Whoever has come with the child and says the last night-night: {@m}. The stroke goes down the nose: whoever reads can do it.

# three-dinosaurs
Three dinosaurs lay in the park[city:  in {city}] beside the pond, and they were meant to be asleep. {child} had come with {@m-first}[friend:  and {friend}[!friend.known: , {child.his} best friend,]] to see them sleeping[elder & adult: , for {elder}[elder2:  and {elder2}] had said that they were lovely]. There was Longneck, who was as long as the path. There was Three-Horns, who was as round as a hill. And there was Tiny, who was only small, but who was mostly mouth.

# very-polite
Longneck was very polite. He lifted his head.

“NIGHT-NIGHT!” he roared.

The ducks fell off their island. And Three-Horns, who had only just gone to sleep, sat straight up.

Well, if somebody says night-night, you have to say it back.

“NIGHT-NIGHT!” roared Three-Horns.

That woke Tiny.

“NIGHT-NIGHT!” roared Tiny, loudest of all.

And that woke Longneck. “NIGHT-NIGHT!”

# boom-boom-boom
“They’re not tired, that’s what it is,” said {keeper}, who looked after the park. [age>=4: He was certain of it. ]He made them run round the pond[sport:  and {play sport}]. Boom, boom, boom. Then they lay down again, puffing[athlete: , as if they had raced {athlete}].

It was quiet. It was nearly quiet.

“NIGHT-NIGHT!” roared Longneck.

“NIGHT-NIGHT!” “NIGHT-NIGHT!”

# a-rug-each
“They’re cold, then,” said {keeper}. He fetched a rug for each of them, and they pulled it right up to their chins. Longneck pulled his up to his knees, which was as far as it went. They thought that was very kind of him.

“THANK YOU!” roared Longneck. “AND NIGHT-NIGHT!”

“NIGHT-NIGHT!” “NIGHT-NIGHT!”

# be-quiet
“They’re naughty, then,” said {keeper}, and he took a deep breath and shouted as loudly as he could[school: , louder than anybody {at school}]. “BE QUIET!”

Three big heads came up.

“NIGHT-NIGHT!” they roared at {keeper}, very politely. His hat blew into the pond.

# so-tired
Now it was getting dark. The dinosaurs’ eyes were red. And Tiny, mouth and all, began to shake.

“I’m so tired,” said Tiny, and a tear ran down. “But what if I miss the last one?”

“They aren’t naughty,” said {child}.

{Child.He} knew just what it is like. You have had your night-night. But was it the last one? So you wait for one more.

# just-for-him
{Child.He} took {@m}’s hand and walked up to Longneck. {Child.He} laid {child.his} hand on that great big nose, and stroked it down, slowly[pet.dog: , the way {pet}[!pet.known:  the dog] liked it][pet.cat: , the way {pet}[!pet.known:  the cat] liked it][pet.other: , as if it were no bigger than {pet}]. Like this.

“Night-night,” said {child}, right beside his ear, so softly that it was only for him.

Longneck opened his mouth. But it had been such a little one. You could not roar it back. You could only breathe it.

“Night … night,” breathed Longneck. And nobody woke up.

{child} stroked Three-Horns, down between the horns.

“Night-night,” {child.he} said.

“Night … night,” breathed Three-Horns.

# its-yours
And {child} stroked Tiny, all along the nose, once, and once again.

“Night-night. This is the last one. It’s yours.”

Tiny shut its mouth, to keep it in. And it was asleep.

# on-the-bench
{keeper} fished out his hat[friend: , with {friend} holding on to his coat,] and tiptoed home. The ducks climbed back on to their island. And {child} sat on the bench in {@m}’s arms[music:  and heard a bit of {music}], and {@m-he} stroked {child.his} nose, slowly, all the way down.

“Night-night,” said {@m}.

“Night … night,” breathed {child}.

# @m-first
{minder} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
