title: There’s Been a Lot of [us: Coffee | Tea]
title: Somebody Has to Guard the [us: Coffee | Tea]
title: Nine Strokes

% The gull is “he”. Of {elder} it is only said that {elder.he} never went in, and that nobody had asked.

# guards-the-coffee
{Elder} never went in the water. It was odd, but {child} had never noticed, not until that summer.

Everybody else jumped in off the jetty[friend: , and nobody made a bigger splash than {friend}[!friend.known: , {child’s} best friend]]. {Elder.short} stayed where {elder.he} was, in long [us: pants | trousers] and a blue cap, with the [us: thermos | flask] between {elder.his} feet and the bag of buns in {elder.his} lap.

“Somebody has to guard the [us: coffee | tea],” {elder.he} said, as {elder.he} had said every summer for as long as {child} could remember. It was perfectly true, too. A fat gull lived by the jetty, known as the Chairman, and he took buns right out of people’s hands.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had met him once, and had looked the other way ever since.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had seen him once, through a window, and once was enough.][pet.other:  “It’s a good thing {pet} stays at home,” {child} used to say.]

# the-flask
Then came the Tuesday when the [us: thermos | flask] rolled. It rolled the whole length of the jetty, dropped off the end with a plop, and lay there bobbing, where the water only came up to {child’s} waist. All you had to do was step in.

{Elder} didn’t step in. {Elder.He} had both arms round the post, and {elder.he} looked frightened. {child} had never seen {elder.him} frightened before.

So {child} fetched the [us: thermos | flask], and sat down beside {elder.him}.

“You’ve never been in,” said {child}.

{Elder.short} screwed the lid on, and unscrewed it again.

“I haven’t had the time.”

“Not in your whole life?”

“There’s been a lot of [us: coffee | tea].”

{child} couldn’t help laughing, and {elder.short} laughed as well, but only a little.

“When I was small, nobody asked me if I’d like to learn,” {elder.he} said. “And then I was big, and I felt silly asking. And every year I left it, it got a bit sillier. You won’t tell, will you?”

{child} thought of negative numbers. In October {child.he} had sat [school: {at school} | in class] and nodded as if {child.he} understood them, and by November it was too late to ask. Now it was July.

“Seven o’clock tomorrow,” said {child}. “Before there’s anybody about.”[elder2: 

“Not even {elder2}?”

“Not even {elder2}.”]

# whose-navel
At seven o’clock the bay was as smooth as a plate. {Elder.short} came down in shorts and the cap.

“Are you going to wear that in the water?”

“It stays where it is,” said {elder.short}.

{child} had just one rule. They weren’t to go in any deeper than the belly button.

“My belly button,” said {elder.short}.

“Mine,” said {child}.

{Child.He} held one hand under {elder.his} tummy, and {elder.he} lay down on the water, as stiff as an ironing board.

“Holding?” {elder.he} asked.

“Holding,” said {child}.

And that was Wednesday, and so was Thursday. {Elder} snorted and thrashed until the jetty was wet from end to end.[athlete:  Even {athlete} had never made so much foam.][music:  Now and then {elder.he} hummed {@song} through {elder.his} teeth, to forget where {elder.he} {elder.was}.] “Holding?” {elder.he} said, over and over again, and every time {child} said yes, holding.[sport:  “I’d sooner {play sport},” puffed {elder.short}.]

# let-go
On Friday it went better than ever.

“Holding?”

“Holding,” said {child}, and let go.

That was how they did it in films. You let go, and the other person never notices, and there they are, swimming. And {elder.short} did swim. {Elder.He} swam one stroke and a half. Then {elder.he} noticed. {Elder.He} went right under, came up again, got {elder.his} feet on the bottom, and coughed until {elder.his} whole back shook. The blue cap floated away.

{Elder.He} waded ashore without a word, and sat on the jetty with the towel round {elder.his} shoulders.

“But you were swimming!” said {child}.

“You said you were holding.”

{Elder.short} didn’t even sound cross. It would have been easier if {elder.he} had.

# not-even-cross
{child} stood where {child.he} {child.was}, up to the belly button in water, and it felt as if somebody had pulled out the plug in {child.his} insides. Everything {child.he} thought of saying sounded like an excuse. In the end {child.he} went after the cap, and wrung it out, and put it down on the jetty beside {elder.short}.

“I can’t do negative numbers,” said {child}.

“What?”

“I’ve been pretending since October. Nobody knows but you.”

{Elder.short} looked at {child.him} for a long time.

“Why didn’t you ask somebody?”

“Why didn’t you?”

One corner of {elder.short’s} mouth gave a twitch.

# one-finger
“I’m sorry I let go,” said {child}. “Come in one more time. Only it’s you that’s going to hold me.”

It took a while, but {elder.he} came. {child} lay back, and felt a big hand underneath.

“Holding?” {child.he} said.

“Holding.”

{Child.He} shut {child.his} eyes, and let {child.his} arms float out and {child.his} legs float up.

“But, {child},” said {elder.short}, “you don’t weigh anything. I’m holding you up with one finger.” For a moment there was only the water. “May I take it away?”

“Yes.”

{Elder.short} took the finger away. {child} stayed just where {child.he} {child.was}, with the bay gurgling in {child.his} ears.

“So it’s the water that does it,” said {elder.short} slowly. “You’d think somebody might have mentioned it!”

# nine-strokes
Then {elder.short} put the wet cap back on.

“My turn. And this time, I say when.”

{child} put a hand under {elder.his} tummy. {Elder.He} did one stroke, and another.

“When,” said {elder.short}.

{child} let go.

It wasn’t a pretty sight. {Elder.short} swam like a drawer that sticks. But {elder.he} swam, with eyes like saucers and the cap on, all the way along the jetty, and then {elder.he} stood up and bellowed NINE STROKES until it rang across the bay.

Behind them something rustled. It was the Chairman, with his whole head in the bag of buns.

“Tuck in,” called {elder.short}. “It’s on me.”

# the-drawing
That evening {elder.short} drew a jetty on a sheet of paper. The top of the water was [us: zero | nought]. Everything above it was plus, and everything below it was minus, so that if a [us: thermos | flask] was lying at minus two, and sank another three, it would end up at minus five. It took ten minutes, and then {child} could do negative numbers.

# both-of-them
And the next day, when everybody was there, [city: even the ones who came all the way from {city}, ]{elder} unbuttoned {elder.his} shirt, folded up the long [us: pants | trousers], and walked over to the steps.[adult:  {Adult} forgot to chew.]

“Up to my belly button,” {child} reminded {elder.him}.

“Up to yours,” said {elder.short}.

So in they went, the two of them. And the [us: coffee | tea] was left to guard itself.

# @song
{music}
