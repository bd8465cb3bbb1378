title: Any Post?
title: The Post Office Is Closing
title: One What?
guest friend: Esme (she), Flora (she)
guest postman: Barnaby (he), Rupert (he)
guest teacher: Miss Adeyemi (she), Miss Quill (she)

% Who did what: {child} laughed at the poem, and after that {friend} threw {child} out of the club, which {child} had thought of. {friend} is the ticked friend where there is one,
% and then the hamster is nobody's in particular.

# an-end-each
{child} was at the very top of the {@seesaw}. At the bottom, on the other end, sat {friend}, [friend: {child’s} best friend, ]and they were not speaking.

They’d fallen out in English. When the bell went for [us: recess | break] they had both run straight to the {@seesaw}, because it was their place[elder: , very nearly as much as {elder’s} sofa was[elder2: , and {elder2’s}]], and each of them had sat down on an end so that the other couldn’t have it. Now they were looking in opposite directions, and neither was going to be the one who got off.

# it-didnt-say
“What are you two doing?” asked {postman}, who was in their class. He was going to be a [us: mailman | postman] when he grew up, and he had the cap already.

“Nothing,” said {child}. “{postman}, tell {friend} to stop being such a baby.[sport:  Or {friend} can find somebody else to {play sport} with.]”

{postman} ran down to the other end[athlete: , faster than {athlete}].

“{@Post}!” he called. “Stop being such a baby.”

“Tell {child} it takes one to know one.”

{postman} ran back.

“{@Post}! It takes one to know one.”

“One what?”

“It didn’t say,” said {postman}.

# whoever-thought-of-it
{child} held on tight to the handle. You could see the whole [us: schoolyard | playground][school:  {at school}] from up there[city: , and a bit of {city} as well].

“Say you can’t throw somebody out of a club they thought of. And I thought of it.”

Run, run, run. “{@Post}! You can’t throw somebody out of a club they thought of. And {child} thought of it.”

“Say {child} laughed at my poem first.”

Run, run, run. {postman} was quite pink by now. “{@Post}! You laughed at {friend’s} poem first.”

# the-poem
{child} didn’t say anything, because it was true. {Friend} had stood up in front of everybody and read out a poem about [friend: a hamster called Muffin|{friend.his} hamster, Muffin], in a wobbly voice:

“Muffin, Muffin, you were my puffin. When you died there was nuffin.”

And {child} had laughed, right out loud. It wasn’t because Muffin had died. {Child.He} hadn’t even heard that part. All {child.he} had heard was puffin and nuffin, and out it came. Then three others had laughed as well. And {friend} had sat down, as white as paper. The thing about the club only came after that.

# the-wrong-letter
“Any reply?” asked {postman}.

“Say it was a weird poem,” said {child}. But even as {child.he} said it, {child.he} knew it was the wrong thing to send.

{postman} ran. {child} watched him say it. {Child.He} saw {friend’s} back, and {child.he} saw it get smaller.

# closed
Then the bell rang.

“Post office is closing,” said {postman}. “I’ve got [us: math | maths].”

“But wait! You can’t just go!”

He could, though. So could everybody. Soon the [us: schoolyard | playground] was so empty that you could hear the rope slapping on the flagpole[music: , and somebody deep inside the building humming {@song}].

# up-in-the-air
And there sat {child}, right up in the air. If {friend} got off now, {child’s} end would come down with an almighty thump. {child} knew it. {friend} knew it too, because {friend} had put both feet on the ground.

{Friend.He} could walk away any time {friend.he} liked.

{child} looked about for somebody to send. There wasn’t anybody. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] would have loved to, but {pet.he} {pet.was} at home. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was at home, and didn’t run errands. ][pet.other: {Pet} was at home, and didn’t know the way. ]There was a crow. If anything was going to be said, {child} would have to say it, all the long way down the {@seesaw}.

# its-me
“{Friend}?” said {child}.

The back didn’t move.

“{Friend}, this isn’t the [us: mail | post]. It’s just me.”

The rope slapped. {child} swallowed.

“I didn’t hear that he’d died. I only heard puffin and nuffin, and I laughed before I’d thought. And then everybody was looking, and I didn’t dare say it was a horrible thing to do. It was, though. I’m sorry.”

There was no answer for a very long time. The crow gave up and went.

# it-should-have-been
“It was meant to be nothing,” said {friend} at last, and turned [us: around | round]. {Friend.His} cheeks had stripes down them. “When you died there was nothing. But nothing doesn’t rhyme with Muffin. So I put nuffin.”

“Nothing’s much better,” said {child}.

“It doesn’t rhyme.”

“No. But it makes you properly sad.”

{friend} wiped {friend.his} nose on {friend.his} sleeve.

“You can be in the club,” {friend.he} said. “It’s yours anyway. Sorry.”

# level
Then {friend} planted both feet. {Friend.He} didn’t get off. {Friend.He} bent {friend.his} knees and pushed, a little, and a little more, so gently that the {@seesaw} hardly creaked. Down came {child’s} end, and up went {friend’s}. And when the board was perfectly straight, there they sat, face to face and just as high as each other, with all four feet in the air, and neither weighed more than the other.

“We’re late for [us: math | maths],” said {friend}.

“I know,” said {child}.

# any-post
The door opened. It was {postman}, with his cap on crooked.

“{teacher} wants to know where you are. Have you got any [us: mail | post]?”

{child} looked at {friend}, and {friend} nodded.

“Yes,” said {child}. “Say we’re coming.”

# @seesaw
[us: seesaw | see-saw]

# @Post
[us: Mail | Post]

# @song
{music}
