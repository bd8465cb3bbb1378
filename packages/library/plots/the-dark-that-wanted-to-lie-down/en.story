title: The Dark That Wanted to Lie Down
title: Can’t You Make Up Your Mind?
title: The Night the Dark Ran Away
guest neighbour: Mr Pratt (he), Mrs Moss (she)

% The grandparent, where one is ticked, looks only at the stars, asks what {neighbour} asks and takes the hand. The shed is the friend’s.

# click
{child} was in bed, and {child.he} {child.was} afraid of the dark. So {child.he} turned on the lamp. Click! The dark was gone.

{child} turned off the lamp. Click! The dark was back.

On. Click! Off. Click! On. Click![pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lifted {pet.his} head, and put it down, and lifted it.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] narrowed {pet.his} eyes, and opened them, and narrowed them.]

“Oh, please,” said somebody in the [us: closet | wardrobe]. “Can’t you make up your mind?”

# who-is-there
{child} pulled the [us: covers | duvet] up to {child.his} nose. [pet: {@pet-bed}] Somebody in the [us: closet | wardrobe] was out of breath. Huff, huff, huff.

“Who is it?” said {child}.

“It’s the dark,” said the dark. “I’m not allowed to be where it’s light. Every time you turn the lamp on, I have to run in here. Every time you turn it off, I have to run out again. I’m worn out.”

{child} had never thought of that.

“What do you want, then?”

“I want to lie down,” said the dark. “Just for one night.[friend:  And not on the bicycles in your best friend {friend’s} shed.]”

“But I’m afraid of you,” said {child}.

“Of me?” The dark went very still. “Why, what have I done?”

{child} thought about it. It hadn’t done anything.

# @pet-bed
{Pet}, who was very good company, had heard it too.
## if pet.dog
{Pet} looked at the [us: closet | wardrobe] and wagged.
## if pet.cat
{Pet} sat straight up at the end of the bed.

# what-it-is-like
Click! {child} turned off the lamp, and the dark came out and sat down on the floor. The boards creaked.

“What do you look like?” asked {child}.

“I couldn’t tell you. Whenever people want to look at me, they turn on the light.[elder:  All but {elder}, who only looks at the stars.]”

{child} put a hand down over the side of the bed. It felt cool and soft, like the inside of a sleeve.[pet.dog:  {Pet} leaned down to sniff at it.][pet.cat:  {Pet} reached down a paw and patted it.]

“That tickles,” said the dark.

[music: “I can hum,” it said, after a while. “I hear everything you sing in here.” And it hummed {music}, very low.]

[sport: “What do you do all day?” asked {child}.

“When you go to {play sport}, I wait for you in your bag,” said the dark. “It smells of sock.”]

[school: “And at {school} I live in the pencil cases,” it said. “It’s a tight fit, but the company is good.”]

[athlete: Then it asked who that was on the poster. It had lived behind it for a year.

“That’s {athlete},” said {child}.

“Is it?” said the dark. “I’ve only seen the wrong side.”]

{child} laughed. It’s hard to be properly afraid of somebody who’s ticklish.

# bang
BUMP!

[pet.cat: It was only {pet}, jumping down off the bed. | [pet.dog: It was only {pet}, falling off the bed. | It was only a book, falling off the shelf.]] But {child} got such a fright that {child.he} turned on the lamp. Then {child.he} turned on the [us: flashlight | torch] as well, and shone it everywhere: into the [us: closet | wardrobe], and down the boots, and right in under the bed.

There was nowhere left to run. The dark puffed [us: around and around | round and round] the room, and out through the window it went.[pet.dog:  {Pet} whined after it.][pet.cat:  {Pet} sat on the sill and watched it go.]

“Sorry,” said {child}. Click! {child.He} turned off the lamp. Click! {child.He} turned off the [us: flashlight | torch].

It didn’t get dark.

# too-light
It was as bright as the middle of the day, and it was the middle of the night. The dark had gone.

All down the street [city: in {city}] people were walking about in their [us: pajamas | pyjamas], because they couldn’t sleep. The birds were singing, every one of them. [friend: {friend} was sitting on the [us: sidewalk | pavement] with a pillow over {friend.his} head.] There wasn’t a single star in the sky.

“Who’s gone and frightened the dark away?” said [elder: {elder}[elder2:  and {elder2}], in a [us: quilt | duvet] | {neighbour}, who lived across the [us: street | road]].

[friend: “Not me,” said {friend}, from under the pillow.]

{child} was so ashamed that {child.he} wanted to cry. The dark had only wanted to lie down, and {child.he} had chased it with a [us: flashlight | torch].

“It was me,” said {child}. “But I’m going to fetch it back.”

[elder: {Elder.short} | [adult: {Adult} | Somebody big]] took {child.his} hand. It was a warm hand.[friend:  {Friend} got up and came too.]

# the-shed
Where does the dark hide, when it’s light everywhere?

[pet: {@pet-finds} | “Where nobody ever turns a light on,” said {child}.] They went to [friend: {friend’s} | [elder: {elder.short’s} | {neighbour’s}]] shed, which had no window and no lamp. {child} opened the door. It was black in there. And a long way in, somebody was out of breath. Huff, huff, huff.[pet.dog:  {Pet} wagged.][pet.cat:  {Pet} walked straight in.]

[friend: “Take the [us: flashlight | torch],” whispered {friend}. | [elder: “Shall we take the [us: flashlight | torch]?” said {elder.short}. | “Take the [us: flashlight | torch],” said [adult: {adult} | the one who had {child’s} hand].]]

“No,” said {child}. “It would only run.”

{child.His} heart was thumping. But {child.he} stepped in over the doorstep, into the black, with one hand in the big warm one. {child.He} held the other hand straight out.

“I won’t turn on the light,” said {child}. “I promise. You can lie down at my house.”

It was quiet.

Then somebody took {child.his} hand. It was somebody cool and soft, like the inside of a sleeve.

“Do you promise?” whispered the dark.

“I’ve made up my mind,” said {child}.

# @pet-finds
“Where nobody ever turns a light on,” said {child} to {pet}, who seemed to think so too.
## if pet.dog
{Pet} put {pet.his} nose to the ground and set off.
## if pet.cat
{Pet} went first, tail in the air. Cats always know where the dark is.

# home
[friend: “What does it look like?” whispered {friend}.

“I don’t know,” said {child}. “But it’s soft.”]

So they walked home, hand in hand in hand. And as they went it grew dark behind them, house after house. The birds stopped. The stars came out, one by one, for they had only been waiting. [elder: {Elder.short} counted them, until there were too many. | {neighbour} yawned and said good night.] [friend: {friend} was home already, asleep on top of the pillow.]

# lie-down
“Can the door be open a bit?” asked {child}, back in bed. “Just a crack?”

“A crack is fine,” said the dark. “I’ll lie on the other side.”

And then it lay down. It lay down on the chair and on the floor and on all the books. It lay down over the bed, soft and cool, like one more blanket. [pet: It lay down on {pet}, [pet.dog: who kept {pet.his} head down and sighed | [pet.cat: who opened {pet.his} eyes wide, and shut them | who sighed]].]

“Oh,” said the dark. “Oh, that’s lovely.”

{child} lay and listened. It wasn’t out of breath any more. It was breathing, slowly, all over the room, and {child} breathed the same way.

The lamp was there on the table. {child} looked at it once. Then {child.he} put {child.his} hand under the pillow instead.

And the dark lay down all night long.
