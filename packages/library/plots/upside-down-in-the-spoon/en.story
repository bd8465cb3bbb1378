title: Upside Down in the Spoon
title: The Cap on the Low Nail
guest tomte: the gnome (he)

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# the-low-nail
Tomorrow was [wish.lucia: Lucia morning | the Christmas play], and {child} was going to be [wish.lucia: a gnome|[us: one of Santa’s elves|one of Father Christmas’s elves]] in it. {child.He} had a lantern, and long grey socks, and a beard made of cotton wool. All {child.he} needed now was a cap.

“There must be a red pointed cap somewhere in this house,” said {@a}.

{child} looked. And right at the back of the cupboard under the stairs, on a nail down by the floor, there was one. It was red and old and very small. On {child’s} head it looked like a strawberry.

# in-the-spoon
There was porridge for supper, and {child} ate it with the cap on. And just as {child.he} lifted the spoon, {child.he} saw somebody in it.

It was a little man. He was no bigger than a milk bottle. He was sitting on the cooker, behind {child’s} back, and he was sitting upside down. He was crying, and his tears ran upwards.

{child} turned round. There was nobody on the cooker.

{child.He} looked in the spoon again. There he was.

“Don’t look at me,” said the little man in the spoon. “I’ve got nothing on my head!”

“Who are you?” whispered {child}.

“The house gnome, of course. I live here. You can only see me in things that shine, and nobody’s seen me without my cap for three hundred years.” He put both hands on top of his head. It was as bare as an egg.

“Where’s your cap, then?”

The gnome pointed. He was pointing down, so it must have been up. {child} felt the top of {child.his} own head.

Oh.

# the-coffee-pot
“Sorry,” said {child}, and took it off. “I didn’t know it was anybody’s.”

“It was on its nail,” sobbed {tomte}.

“Here you are.” {child} held out the cap to the cooker, where nobody was.

“No! To the left!”

But in a spoon left is right, and up is down. {child} looked in the spoon, and put the cap on the coffee pot.

“No, no! The other way!”

{child.He} put it on the butter.

[pet.dog: {child.He} put it on {pet}, who sat quite still, feeling grand.

][pet.cat: {child.He} put it on {pet}, who walked off in it and had to be fetched.

][elder: Then {elder} [elder2: and {elder2} ]came into the kitchen. “For me? How kind,” said {elder.short}, and wore it for quite some time before anybody could explain.

][athlete: “{athlete} would have missed as well,” said {child}, and put it on the porridge.

][pet.other: {child.He} put it on {pet}. There was only a nose to be seen of {pet}.

][sport: “I don’t usually miss when I {play sport},” said {child}, and put it on the bread.

]
# cold-in-the-thoughts
“Help me,” said {tomte}, and now he was shaking all over. “I’m cold right through to my thoughts. I can’t remember what a gnome does! Do I pat something? Do I count something? And nobody’s looking after the house!”

{child’s} tummy went cold. {child.He} had taken the cap from somebody who needed it. And now {child.he} couldn’t give it back. You could see him, but you couldn’t reach him.

{child} put down the spoon. Now {child} couldn’t even see him.

And that was what gave {child} the idea.

# closed-eyes
“I won’t look at all,” said {child}. “Then I can’t get it wrong.”

{child.He} sat down on the floor and shut {child.his} eyes. {child.He} held the cap in both hands, open side down, like a little tent.

“You come to me,” {child.he} said.

At first there was nothing. Then {child} heard feet, very small feet, pit, pat, across the floor.

And something round, and as cold as an egg, pushed its way up into the cap from underneath. A beard tickled {child’s} thumb.

{child.He} opened {child.his} eyes. Nobody.

But in the spoon stood {tomte}, upside down, with his cap on.

“Ah. Now I remember the lot. You pat the horse, only you haven’t got a horse. You count the chairs. And whoever was kind to you gets something.”

“What?” said {child}.

But the gnome had already gone off to count the chairs.

# the-tray
In the morning it was still dark. {child} felt about for the cap that {child.he} hadn’t got.

And there on the bedpost was one. It was red, and it was new, and just the right size. It was still warm.

[friend: “Where did you get that?” whispered {friend}, who was a star. “From somebody who lives with us,” whispered {child}.

][school: All the parents were sitting on the little chairs {at school}. ][city: All over {city} the windows were black, and here came the light. ][wish.lucia: That same morning|That evening, at the play,] {child} came on last of all, with the lantern in one hand and a plate of [wish.lucia: saffron buns | [us: cookies | mince pies]] in the other. They sang all the carols[music: , and {@song} as well]. The plate was silver, and it shone.

And in the plate {child} saw who was coming on after {child.him}. The gnome was walking upside down, and singing so hard that his beard bounced. And he had a [wish.lucia: saffron bun | [us: cookie | mince pie]] in his hand.

# good-night
That night {child} put a bowl of porridge by the low nail, with butter on top and a spoon beside it.[pet.dog:  {Pet} was allowed to sit beside it and promise only to look.][pet.cat:  {Pet} had some of the butter, but not much.]

“Good night,” said {child}.

And then {child.he} looked in the spoon, just to make sure.

Somebody was waving, upside down.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
