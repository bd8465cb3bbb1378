title: The Goal Nobody Saw
title: Number Fourteen
title: What I Haven’t Seen
guest friend: Reuben (he), Iris (she)
guest shooter: Priya (she), Hannah (she)

% Whoever says good night (@a): {adult}, else the elder. The scorer gets a name when the referee asks for it.

# in-the-fog
The fog lay so thick on the [us: soccer field|football pitch][city:  in {city}] that {child} could see nothing but {child.his} own gloves. The place in goal was {child.his}, because the real goalkeeper was at home with a [us: fever|temperature], and somewhere in front of {child.him} there was a [us: game|match] going on. You could hear it.

“Can you honestly see both goals?” the coach had asked.

“I know where they are,” said the referee[age>=11: , who had come two hours on a bus and wasn’t going to do it again]. “But let’s be clear about one thing. What I haven’t seen hasn’t happened.”

# news
[friend: {friend}, {child’s} best friend,|{friend}] was playing [us: on|in] defence, and came home out of the fog now and then with the news.

“We’re winning [us: one to nothing|one–nil],” said {friend}. “I think. The people who cheered sounded like us.”

{child} was the [us: backup|reserve] goalkeeper, which is somebody who carries the water bottles with gloves on. All {child.he} wanted was for the whole team to shout {child.his} name, just once, and for it not to be because they’d run out of water.

[sport & !sport.Soccer: {child.He} would rather {play sport} any day, but you didn’t get gloves this size. ]When the ball came, {child.he} kicked it out into the white and listened. A thud meant grass, and an “ow” meant somebody.

# the-ball
There was a minute left, and {child} was blowing into {child.his} gloves, when the ball came out of the fog. It came all by itself, in a long, calm curve, brushed past {child.his} fingers and rolled into the net. It was the most beautiful goal {child} had ever seen, and nobody cheered, because nobody else had seen it.[pet.dog:  Nobody except {pet}, {child’s} [breed: {breed}|dog], who was wagging behind the net.]

{child} went in and fetched the ball. When {child.he} came out again, with it in {child.his} arms, there stood {friend}.

“You saved it,” said {friend}.

{child} opened {child.his} mouth. The word was no. It’s a very short word, and there was plenty of time for it.

“{child} SAVED IT!” roared {friend}, and deep in the fog the whole team roared {child’s} name. Then the whistle [us: blew|went].

# the-save
They carried {child.him} to the [us: snack stand|tea hut] on their shoulders, and the save grew all the way there. {child} had dived, said somebody, and {friend} said that {child} had flown. [elder: “One-handed,” said {elder}, who hadn’t seen so much as {elder.his} own shoes. [elder2: “Backwards,” said {elder2}. ]][athlete: Even {athlete} wouldn’t have got to that one. ][music: They sang {@song}, with {child’s} name in it. ][school: By Monday the whole of {school} would know.]

{child} was going to tell them when they got there, and then after the [us: doughnut|bun]. They gave {child.him} the ball to keep. The odd thing was that {child.his} stomach hurt, and that it had started before the [us: doughnut|bun].

# fourteen
“Are you the goalie?”

It was a girl from the other team, with a fourteen on her back.

“I hardly ever get to play,” she said. “They only put me on because nobody could see. And then I hit that ball, and I felt it right up in the back of my neck. I thought, that one’s in.” She shrugged. “And if that one wasn’t, none of them ever will be. So I’m [us: quitting|giving up]. It was a really good save, though.”

She held out her hand, and {child} shook it, glove and all. Then she went off to her bus, and the fog closed behind her.

# shut-door
Now {child} knew what was hurting. This was the best moment of {child.his} whole life, and it belonged to somebody else.

That goal was in just one place, inside {child’s} head, and it wasn’t making anybody happy in there. But if {child.he} told, nobody would ever shout like that again, and {friend} would never look at {child.him} like that again.

Over on the far side the bus was chugging.

“Thirteen. And fourteen. That’s [us: everybody|the lot].”

A door slammed. {child} ran, but there was far too much grass in between.

# the-kick
So {child} put the ball down on the grass. {child.He} couldn’t see a thing, but {child.he} had been listening for two whole halves, and {child.he} could hear exactly where that bus was. Chug, chug, chug. There.

{child} took five steps, kicked it further than {child.he} had ever kicked a ball, and listened. There wasn’t a thud, and there wasn’t an “ow”.

There was a BONG.

The engine stopped.

“That was a ball,” said the driver. “From above.”

# witness
They came out of the fog from every side, two teams and a referee. {child’s} legs were shaking.

“It was in,” {child.he} said. “Number fourteen scored. I went in and fetched it out.”

“I haven’t seen that,” said the referee. “And what I haven’t seen—”

“Did you see me save it?”

“No,” said the referee.

“Did anybody?”

The team studied their [us: cleats|boots].

“I saw you holding it,” said {friend} slowly. “The rest sort of came to me while I was running.”

“Then I’m the only one who’s seen anything,” said {child}. “And what I saw was a goal.”

[pet.dog: “Any other witnesses?” asked the referee. {Pet} wagged, and he wrote that down.

]“One–[us: one|all],” said the referee, and crossed something out. “We play again on Saturday, in sunshine. Who scored?”

“{shooter},” said number fourteen, and she spelled it for him twice.

# once-more
“What did it look like?” she asked, when the others had gone.

{child} showed her, with both gloves, how it had come out of the fog all by itself, and how close to {child.his} fingers. {shooter} stood perfectly still, the way you do when you’re being read to.

“Again,” she said.

{child} told it again, and it was even more beautiful, although {child.he} didn’t add a thing.

# water
“So you didn’t fly,” said {friend}, on the way back.

“No.”

“You did hit a bus, though. In the fog. I’d never have dared to make that up.”

Behind them the whole team was shouting {child’s} name, all together. {child} turned [us: around|round].

They had run out of water.

They laughed so much that they had to sit down on the grass, and then {friend} carried half the bottles.

# let-it-in
“How was the [us: game|match]?” asked {@a}.

“I let in a goal,” said {child}. “You should have seen it.”

[age>=11: {@there} wanted to hear it all, and got it twice. ]Then the light went out. The fog still stood outside the window[age>=11: , and the street lamp was only a small yellow smudge in all that white].[pet.dog:  {Pet} was asleep already, after a long day as a witness.][pet.cat:  {Pet} had gone to sleep inside one of the gloves, as far as {pet.he} would go.][pet.other:  {Pet} was asleep already.]

{child} shut {child.his} eyes. In there the ball was coming again, all by itself, in its long, calm curve. {child} didn’t move a finger. {child.He} just lay there and watched it go in.

# @song
{music}

# @a
somebody on the edge of the bed
## if adult
{adult} that night
## if elder & !adult
{elder.short} that night

# @there
Whoever was sitting there
## if adult
{Adult}
## if elder & !adult
{Elder.short}
