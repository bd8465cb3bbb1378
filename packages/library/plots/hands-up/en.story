title: Hands Up
title: It’s in the Way
title: Dark on Top of Dark
guest guide: Mr Tully (he), Mr Fenn (he)
guest teacher: Miss Bright (she), Miss Lacey (she)
guest friend: Priya (she), Nadia (she)
guest big: Oscar (he), Hector (he)

% Hands are up in the dark, and at home again. “Put it out. It’s in the way” is said twice.

# down-a-cave
{child} was afraid of the dark, and today {child.his} class was going down a cave.

Nobody knew[school: , least of all {at school}]. At home there was a lamp on {child.his} desk[elder: , from {elder}[elder2:  and {elder2}],] and a light on the landing, and that was that. But there is no landing in a cave. So all the way in {child} kept one hand on the rail, and {child.he} counted {child.his} steps.

“Twenty-two, twenty-three,” {child.he} whispered.

“What are you counting?” asked {friend}, who was walking behind {child.him}.

“Nothing,” said {child}. “Twenty-four.”

# the-teapot
There were lamps along the wall, and a rock that looked like a teapot, and there the guide stopped. He was called {guide}, and he had a helmet and two jokes.

“And now,” he said, “I am going to put out the lights. You’ll never have seen dark like it[city: , not in all {city}]. Ready?”

“Yes!” shouted everybody.

“No,” said {child}, but not so that you could hear it.

Click.

# dark-on-dark
It was not dark like a bedroom. In a bedroom there’s a bit of window. This was dark on top of dark. {child} held a hand up in front of {child.his} nose, and it wasn’t there. {child.He} shut {child.his} eyes, and it made no difference. {child.His} heart went like somebody running upstairs[athlete: , and not even {athlete} goes that fast].

“There,” said {guide’s} voice. “Hands up who’s frightened!”

Nobody said a word.

And {child} thought, nobody can see. So {child.he} put a hand up. {child.He} put it up as far as it would go. And it was odd, but it felt a little better up there.

“Nobody?” said {guide}. “Good. Lights on, then.”

# click-click
Click.

Nothing happened. Click, click. Click, click, click.

“Ah,” said {guide}.

“What do you mean, ah?” said {teacher}, their teacher.

“I mean they always come on again,” said {guide}. “Don’t move. I’ve got a little light on my keys. Somewhere. No, that’s a toffee.”

Then there was another click, and a light about as big as a pea. And everybody could see everybody else.

# every-hand
Every single person had a hand up.

{Friend} had a hand up. {Teacher} had a hand up. Big {big}, who had said that caves were boring[sport:  and that he would rather {play sport}], had two. And {guide}, who was holding his keys in one hand, had the other right up by his helmet.

Then somebody began to giggle, and soon the whole cave was laughing.

“Thirteen years I’ve done this,” said {guide}, “and I’ve hated it every day. Right. Follow me.”

# the-pea
So they followed the pea[music: , and {teacher} hummed {music}, rather fast]. It lit up {guide’s} thumb and {guide’s} chin, and that was about all. {child} had the rail, and {child.he} counted backwards, until {big} trod on {child.his} heel and {child.he} lost the number. And then the rail stopped.

There was a way to the left, and there was a way to the right. {Guide} held up his keys, and all you could see was {guide}.

“The lamps have always been on,” he said. “I’ve never had to look.”

Nobody laughed now. {child} wanted to cry. {child.He} looked hard to the left, and hard to the right, but whichever way {child.he} looked there was that little light, shining straight into {child.his} eyes.

# put-it-out
And then {child}, who had never said such a thing in all {child.his} life, said:

“Put it out.”

“Put it out?” said {big}.

“Put it out,” said {child}. “It’s in the way.”

Click.

Dark on top of dark. {child} held on to {friend’s} sleeve, and {friend} held on to somebody, and they waited. {child’s} heart ran upstairs. {child.He} kept {child.his} eyes open and let it run.

# thinner
To the right it was black.

To the left it was black as well. But it was a thinner sort of black. And the longer {child.he} looked the thinner it got, until it was nearly grey, and then it was grey, and then it was the edge of a rock with a bit of fern on it.

“That’s daytime,” said {child}. “It’s been there all along. This way.”

And {child.he} walked in front, and everybody came after {child.him}, each with a hand on somebody, round the corner and out into the rain. It was the brightest rain they had ever seen.

# the-lamp
That evening [adult: {adult} put out the big light, as always, and left the lamp on the desk for {child}. | {child} put out the big light, and left the lamp on the desk.] {child.He} lay and looked at it for quite a long time.[pet.dog / pet.cat:  {Pet} had already shut both eyes, as {pet.he} had never minded the dark.][pet.other:  {Pet} had never minded the dark at all.]

[adult: “{Adult},” {child.he} said. “Are you ever frightened of the dark?”

It was a while before {adult.he} answered. Then {adult.he} put a hand up.

So {child} put one up too. | Then, all by {child.himself}, {child.he} put a hand up.

It still felt a little better up there.] And after that {child.he} let it sink down again, on to the cover, where it was nice and warm.

# the-window
[adult: “You can put that one out,” {child.he} said. “It’s in the way.” | “I’m putting you out,” {child.he} said to the lamp. “You’re in the way.”]

Click. {child.He} kept {child.his} eyes open, and waited. And there, a bit at a time, came the window.
