title: Hold On
title: A Mermaid in Lane Two
title: Not to the Bottom
guest friend: Albie (he), Tess (she)
guest elder: Mr Duckett (he), Mrs Gillie (she)

% {elder} is the family’s own, or the one who has looked after the pool for forty years. “Hold on” is called the first time, said the second, and whispered the third.

# nearly
{child} could swim nearly all the way across the [us: pool | lido]. It was the nearly that was the trouble. Just past the middle, {child.his} foot always went down to see if the bottom was still there.

Today was the last day of summer. At five o’clock the plug came out, and there would be no yellow badge until next year[school: , and nothing to show {at school}][city: , though half of {city} had been promised a look at it].[adult:  {Adult} sat on the side with a towel, ready to clap.][pet.dog:  {Pet} the dog lay on the other towel.][pet.cat:  At home {pet} the cat was waiting, who didn’t hold with water.][pet.other:  At home {pet} was waiting to hear.]

{child} got in. And there, lying right across {child.his} width like a log, was a mermaid.

# lane-two
“{Friend}!” {child.he} shouted. “There’s a mermaid!”

“Is she in lane two?” said {friend}, on the side. {Friend} was {child.his} best friend. {Friend.He} had a whistle and a clipboard, and {friend.he} took widths as seriously as [sport: {sport} | other people take football]. “Madam! Lanes are for lengths!”

The mermaid looked up. She had green hair, a silver tail and a cross face. “The tide threw me over your wall,” she said. “The sea’s just there. I can smell it. I want to go home.”

# in-case
“You just have to go out of the gate and down the sand,” said {child}. “There’s nothing to it. You walk.”

“Walk,” said the mermaid. “On the top of the ground. With air all round. Are you mad?”

“Everybody walks!”

“Everybody swims,” said the mermaid. “I’ve been watching you. You put your foot down. Why?”

“In case I sink.”

“Sink, then. It’s lovely down there. There’s nothing to it. Put your face in.”

“I need my face,” said {child}.

# the-barrow
“Hold on!” said {@elder} coming round the corner with a mop. {Elder.He} said it to everybody, all day, because everybody ran. {Elder.He} didn’t even blink. “You’ll want the [us: wheelbarrow | barrow], love.”[elder2:  {Elder2} nodded over the lost property.]

The [us: wheelbarrow | barrow] had one wheel, and it squeaked. The mermaid looked at it just as {child} looked at the deep end.

“No,” she said.

“You only have to hold on,” said {child}.

“To what? In water, there’s water on every side to hold me. Up there, there’s nothing. I’d fall off the world.”

# like-a-wardrobe
“I’ve got it,” said {friend}. “We teach her to walk here first! Madam, stand on your tail on my whistle.” {Friend.He} blew.

The mermaid stood on her tail. For one second she was very tall. Then she went over like a wardrobe, and all the water in lane two went up and came down on {friend}.

“Fail,” said {friend}, dripping, and wrote it on {friend.his} wet clipboard.

# glug
So there she lay, and she wouldn’t go, and {child} couldn’t swim across. The big clock went round. Glug, said the deep end. Glug, glug.

“Five o’clock,” said {elder.short}. “The plug goes by itself, and there’s no stopping it till she’s empty.”

The water slid down the walls. The mermaid’s tail flapped on the tiles.

“Where’s it going?” she said. “Where’s my water going?” She held her own arms tight.

# that-hold
{child} knew that hold. It was how {child.he} held on to {child.himself} just past the middle. The mermaid wasn’t being stubborn, she was scared. And so was {child}.

{Child.He} sat down in the puddle next to her.

“My foot goes down because I’m scared,” {child.he} said. “It isn’t a rule.”

“Mine would too,” said the mermaid. “If I had any.”

# to-me
{child} turned {child.his} back, and pulled the mermaid’s wet arms round {child.his} neck. “Hold on,” {child.he} said. “Not to the [us: wheelbarrow | barrow]. To me. We won’t move until you say.”

The mermaid was trembling. She smelled of seaweed. “Tell me when it’s going to be nothing,” she whispered.

“It’s never nothing. It’s me.”

The mermaid held on. {child} heaved, {friend} took the tail, and between them they slid her up the ramp and over the edge of the [us: wheelbarrow | barrow]. {Elder.short} took the handles. Nobody else could steer it[athlete: , not even {athlete}], because nobody else knew which way it fell over.

# squeak
Squeak, squeak, they went, out of the gate and down the sand. {Friend} marched in front, blowing {friend.his} whistle at seagulls[music: , more or less in time to {music}].[pet.dog:  {Pet} marched behind and kept an eye on the tail.] {child} walked beside with the mermaid’s arm round {child.his} neck, all the way, until the sea came up and took her.

She went under. She came up laughing.

“Now you,” she said.

# a-width
{Elder.short} waded in as far as {elder.his} pockets and stood there like a post. “Swim to me,” {elder.he} said. “That’s a width. I’ve measured.”

{child} swam. Just past the middle, {child.his} foot began to go down. A cool hand came up under {child.his} tummy.

“Hold on,” said the mermaid, close by. “Not to the bottom. To me.”

{child} put {child.his} face in. It was green down there, and the mermaid was smiling, and then {child.he} bumped into a pair of pockets.

“Pass,” said {friend}, and {friend.his} voice was all wobbly.

# one-towel
They went home along the sea wall, {child} and {friend} with one towel round them both.[adult:  {Adult} had clapped until it stung.][pet.cat/pet.other:  At home {pet} was going to hear it all twice.] {Elder.short} pushed the [us: wheelbarrow | barrow]. In it lay a clipboard, a whistle and one yellow badge[elder2: , and {elder2} carried the mop]. And beside them, out in the quiet water, a silver tail went up and down, keeping up.

# @elder
{elder}, who had looked after the [us: pool | lido] for forty years,
## if elder
{elder}, who was helping out at the [us: pool | lido] this week,
