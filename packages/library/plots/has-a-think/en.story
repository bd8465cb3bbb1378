title: The Last [us: Game|Match] on the Tilt
title: Has a Think
title: Wide of the Goal
guest friend: Dev (he), Nia (she)
guest elder: Len (he), Stan (he)

% Whoever marks the lines (@m, @s): the grandparent, else the grown-up, else somebody of this story's own. The Parkside captain and keeper are he, the referee is she.

# the-tilt
On Monday the bulldozers were coming to make it flat.

{child} played for Hollow Lane, on the worst [us: soccer field | football pitch] in [city: {city} | the county]. It lay on the side of a hill[school: , up behind {school}], and from the bottom goal you looked up at the top one as you look up at somebody’s bedroom window. Visiting teams took one look and laughed, and then they took a corner and stopped. Everyone called it the Tilt.

# the-notebook
Nobody knew it better than {child}. {@M}[!elder & !adult: , who looked after the grass,] was the one who marked the lines, and every Friday evening the two of them walked the whole field behind the paint machine[music: , humming {@song}]. {child} brought a notebook. {Child.He} {child.was} {age} and not quick, and {child.he} hadn’t scored all season[sport & !sport.Soccer: , though {child.he} {child.was} good at {sport}]. But {child.he} liked to see what a ball did when nobody was telling it what to do. So {child.he} rolled one, and wrote it down[pet.dog: , once {pet}[!pet.known: , {child.his} dog,] had brought it back].[pet & !pet.dog:  At home {child.he} did it on the kitchen floor[age>=9: , and only {pet} could see the point|, with {pet}].]

The Camel. Two humps, right of the centre circle. Kicks left.

[age>=9: The [us: Drain | Plughole]. Bottom corner. Everything ends up there.

]The Shelf. Top left, by the goal line. Ball goes up, has a think, comes back.

“You’re the only one who reads that,” said {@s}.

“{friend} reads it,” said {child}.

{Friend} [friend: was {child.his} best friend, and ]played on the left wing as though [pet.dog: {pet} were | there were a dog] behind [friend.he: him | [friend.she: her | {friend.him}]]. {Friend.He} read the notebook in [us: math class | maths].

# downhill
Now it was Saturday, and the last [us: game | match] of the year, and the visitors were Parkside. Parkside had a plastic [us: field | pitch] with floodlights. Parkside hadn’t lost since September.

In the first half Hollow Lane kicked downhill. {child} bounced a pass off the Camel, left, straight into {friend’s} stride, and {friend} scored. Then a harmless clearance trundled fifty yards by itself with the Parkside keeper running beside it, and went in. [us: Two to nothing | Two–nil]! [age>=9: At [us: halftime | half-time] they lay on their backs and ate oranges, and nobody said anything about the second half.]

# uphill
In the second half they had to go up.

It was like playing on a staircase. Every ball they kicked forward came home again[athlete: , and {athlete} couldn’t have stopped it]. Parkside got one back[age>=9:  after five minutes], and then another[age>=9: , a beauty, right in the corner]. [us: Two to two | Two–two]. [elder2: {Elder2} couldn’t look. ]{@M} stood on the [us: sideline | touchline] with {@his} hat pulled down. There were two minutes left, and Hollow Lane’s legs had gone.

Then the ball dropped out of a tangle in [us: the middle | midfield] and stopped in front of {child}.

{Child.He} looked up.

# the-grass
There was the top goal, a long way off and high above [child.he: him | [child.she: her | {child.him}]], like a house on a hill. Between [child.he: him | [child.she: her | {child.him}]] and it were five Parkside shirts, all of them bigger than [child.he: he was | [child.she: she was | {child.he} {child.was}]]. {Friend} was marked. [age>=9: Everyone was marked. ]There was nobody to pass to.

{child} stopped looking at the shirts. {Child.He} looked at the grass.

And {child.he} kicked it, as hard as {child.he} could, to the left of everybody and wide of the goal.

“Oh, {child},” groaned somebody.

# the-shelf
The Parkside players stopped running. Their keeper trotted across [age>=9: with his arms out ]to see it over the line. He turned his back on it and pointed where he wanted his defenders to stand.

Only two people on the whole [us: field | pitch] hadn’t stopped. One was {friend}. {Friend.He} {friend.was} running flat out, not towards the ball, but to a piece of empty grass in front of the goal. And the other was {child}, who had set off after {child.his} own kick before it landed.

The ball ran up the Shelf. It got slower, and slower. A yard from the line it stood still.

It had a think.

Then it came back. It rolled past the keeper’s heels without a sound. It picked up speed and curled across the mouth of the goal like a marble round a basin. [age>=9: A Parkside boy shouted. ]The keeper whirled round. The biggest defender hurled himself [age>=9: feet first ]at {friend}, and the ball and {friend} and the defender all arrived at once …

And {friend} opened {friend.his} legs and let it through.

{Friend.He} didn’t even look behind {friend.him}. {Friend.He} knew who would be there.

# a-hands-width
{child} was there. {Child.He} had no breath left, and one sock down. {Child.He} met the ball with the inside of {child.his} foot, not hard, because {child.he} had nothing left to hit it with. It rolled uphill towards the empty goal. [age>=9: It crept. ]It crawled over the line, all of it, by about the width of a hand.

And then, because it was the Tilt, it turned round and came out again.

There was a terrible silence. Everybody looked at the referee. The referee had been standing exactly level, with her hands on her knees and her nose nearly on the paint.

She blew the whistle, and pointed to the centre circle.

# jealous
{child} didn’t remember much about the next bit. {Child.He} {child.was} underneath it. When they let {child.him} up, {friend} had lost {friend.his} voice, and {@m} had lost {@his} hat[pet.dog: , and {pet} had found it].

The Parkside captain came over to shake hands. He looked at the Shelf for some time. “You didn’t mean that,” he said. “Did you?”

{child} fetched the notebook[age>=9:  from {child.his} bag], found the page and showed him. The captain read it.[age>=9:  He read the page after it too.]

“We haven’t got anything like this,” he said, and [age>=9: it sounded almost as if he were | he sounded] jealous. “Ours is just flat.”

# goodnight
When all the cars had gone, the [elder2: four | three] of them took down the nets. The sun was low, and every hump and hollow on the Tilt had its own long shadow[age>=9: , so that you could see the whole of it at once, like a map].

“On Monday I’ll have nothing to write about,” said {child}.

“A flat [us: field | pitch] has wind,” said {@m}. “[age>=9: And worms. ]It’ll have a worst corner by Christmas, you’ll see. I’ll buy you a new notebook.” {@He} folded the net over one arm. “But you’ll want to say goodnight to this one.”

So {child} [pet.dog: told {pet} to stay, and ]carried the ball up to the top, right to the goal line, and set it down. {Child.He} held it there a moment with one finger. Then {child.he} took {child.his} finger away.

It rolled. It went down past the penalty spot and over the Camel, and kicked left, and the [elder2: four | three] of them put their hands in their pockets and walked home behind it.

# @m
{elder}
## if adult & !elder
{adult}

# @s
{elder.short}
## if adult & !elder
{adult}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @song
{music}
