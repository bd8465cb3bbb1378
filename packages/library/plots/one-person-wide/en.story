title: The North Tower
title: One Person Wide
title: Up, Down and a Cello
guest priya: Priya (she), Leila (she)
guest graham: Graham (he), Clive (he)

% {child} is going up, {priya} is coming down. It is {priya} who is moving, and she is not the ticked friend. “There’s a train” is said by {priya}, and last by {child}.

# sixty-one
The stairs in the North Tower of Cadmore Castle are exactly one person wide, and at twenty past three there were sixty-one people on them[city: , which felt like the whole of {city}]. Half of them were going up. The other half were coming down, and nobody was moving.

{child} was somewhere in the middle, going up.[elder:  {Elder}[elder2:  and {elder2}] had taken one look at those stairs and sat down by the moat.] {Child.He} had {child.his} left hand on the wall, which was cold and slightly wet, and in front of {child.him} was a cello. It was in a case, on the back of a man called {graham}.

“Why aren’t we moving?” {child.he} asked the cello.

“There are people coming down,” said {graham}. “We’re going up. We’ve met.”

# the-jumper
The whole trouble was a [us: sweater | jumper]. Today was the last day, because {priya} was moving to Aberdeen. They’d both known since March[school: , like everybody else {at school}], and they had both got terribly good at not mentioning it.[friend:  Even {friend} had learned not to, and {friend}[!friend.known: , {child’s} best friend,] mentioned everything.] They had agreed to stand on top of the North Tower together, once. Then {priya} had gone back to the café for her [us: sweater | jumper], and it had turned out that the castle had two. They had been looking for each other ever since, and {priya’s} dad was leaving from the [us: parking lot | car park] at half past four.

# siege-day
“Can’t they go back up?” said {child}.

“There’s a brass band behind us!” called someone from above, round the bend. “And a wedding behind them!”

[sport: “And I’ve got to {play sport} at four!” called somebody else.

]“Can’t we go back down?”

“It’s Siege Day,” said a gloomy voice below {child.him}. It belonged to a knight in full chain mail. “They’re still letting them in at the bottom.”

The castle had been built for exactly this, eight hundred years ago. It was built so that one man on the stairs could stop an army, and it still worked.

# the-slit
Beside {child’s} head there was a slit in the wall, for arrows. {Child.He} put {child.his} face to it. Far below in the courtyard, a long [us: line | queue] was pressing in at the tower door.

“Stop!” {child.he} shouted. “Don’t come in! We’re trapped!”

The [us: line | queue] looked up. It gave a great cheer. Somebody waved a plastic sword.

“Help!” shouted {child}. “We can’t get out!”

They clapped. More people hurried over to join in.

“They think you’re the show,” said the knight. “You’re better than me, actually.”

# was-that-you
The stairs tightened. And then, from up around the bend, beyond the cello, came a voice.

“{child}? Was that you yelling?”

“{priya}! Where are you?”

“I was at the top! I came down to look for you!”

“I was coming up to look for you!”

They couldn’t see each other. There was a quarter turn of solid stone between them, and five strangers.

# seven-hours
“Well,” shouted {child}. “This is stupid.”

“Aberdeen’s not even that far,” {priya} shouted back.

{child} hadn’t expected that. They had managed not to say that word since March.

“It’s five hundred miles,” said a woman halfway between them.

“There’s a train,” called {priya}.

“Seven hours,” said {graham}. “I’ve done it with a cello.”

# packed-fast
You can’t walk away from a thing when you can’t go up and you can’t go down. {child} laid {child.his} cheek against the wall.

“You packed really fast,” {child.he} said.

There was no answer from up there. “What was that?” asked somebody.

“You packed really fast, apparently,” said the woman.

“I packed fast,” said {priya}, and her voice had gone wobbly, “because if I’d done it slowly I’d have had to think about it.”

Nobody on the stairs said anything. High above, a trombone gave a small, sad slide, by accident.

# four
Far away across the courtyard the clock struck four.

Half an hour. {child} felt it drop through {child.him} like a stone. There would be no top of the tower. There would be no goodbye, or there would be one with a cello in it.

{Child.He} pushed {child.his} face to the slit again. The [us: line | queue] was longer than ever. Shouting help only made more of them come. Shouting stop had made them clap. What would make people leave?

# the-van
{child} looked left and right. The rest of the courtyard was empty. And in the corner by the gate, with its hatch wide open, and its man leaning on his elbows with nothing to do, stood the ice-cream van.

{child} filled {child.his} lungs. {Child.He} didn’t shout it like a prisoner. {Child.He} called it the way you’d call it to a friend.

“There’s no [us: line | queue] at the ice-cream van!”

Every head in the courtyard turned.

For a second they stood there, and then the [us: line | queue] came apart like wool. It poured across the grass[athlete: , and {athlete} couldn’t have got there first]. Now the door at the bottom was clear. The last people on the stairs stepped out backwards, and then the people above them could come down, and then the people above those. It was like pulling out a cork.

# a-toilet
“Come on, then,” said {graham}. “Down we go, and then the band, and then the bride.”

But if {child} went down, {child.he} and {priya} would never get up again in time.

There was a gap in the wall just there, a sort of stone cupboard, with a draught coming up through a hole in its seat. {child} knew what that was. It was a toilet. It had been one for eight hundred years.

{child} stepped in.

The cello turned round and scraped away past {child.him}. The woman who had said five hundred miles went by, and patted {child’s} arm. And after her came a yellow [us: sweater | jumper].

{child} reached out, and took hold of the sleeve, and pulled.

# dont-ask
So they stood in a medieval toilet, squashed together, while a brass band and a wedding went by, one person wide.[music:  The tuba was humming {music}.] “Afternoon,” said each trombone. The bride said, “Don’t ask.” Neither of them could speak for laughing.

And then the stairs were bare. They could hear their own feet, all the way up.

# a-train
There was nobody on top of the North Tower. There was just the flag, and the wind, and the whole county going gold. They had twelve minutes, and they used every one of them.[pet:  {Priya} asked for pictures of {pet}, one a week, and {child} promised her one a day.] They leaned on the wall, shoulder to shoulder, and looked north, where the road went.

“It’s quite far, isn’t it?” said {priya} at last.

“Yes,” said {child}. {Child.He} put {child.his} arm round the yellow [us: sweater | jumper]. “But there’s a train.”

# @song
{music}
