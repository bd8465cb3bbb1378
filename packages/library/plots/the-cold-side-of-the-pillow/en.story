title: The Cold Side of the Pillow
title: The Pillow in the Kitchen
title: Where Does the Cold Go?
title: A Place the Size of a Hand
title: The Pillow Carried Like a Cake

# open
The best place in the whole house isn’t big. It’s about the size of a cheek, and it’s on the underside of the pillow.

{child} turned the pillow over and put a cheek there. Oh. As cool as a windowpane. There was time to breathe in, and
time to breathe out. Then it was warm.

And by now the underside was cold again. {child} turned it over. Oh. In, and out. Warm.

## or
{child} had turned the pillow over ten times. Now came the eleventh. Up with the pillow, around with it, cheek down.
Oh.

The cold side of the pillow is the best place in any bed, and there’s only one thing wrong with it: it runs out.
There’s time to breathe in, and time to breathe out, and then it’s warm.

But by then the other side is cold. So {child} turned it over. Twelve.

# wish
[friend: On the mattress beside the bed lay {friend}, who was sleeping over and had exactly the same trouble.]

[friend: “Where does the cold go?” said {child}.

“Down,” said {friend}, with one hand under the other pillow. “It’s here. It just left.” | Where did the cold go?
{child} felt under the pillow. There it was. It had just left.]

If you lay on one side, the cold was on the other. If you lay on the other, the cold was on the one. That couldn’t be
an accident. It slipped away as soon as anybody came. [school: {At school} they had learned that there’s really no
such thing as cold. It’s only warm being somewhere else.]

Imagine a cold side that lasted all night. [age>6: Nobody had ever managed that. It would have been in a book.]

## or
[friend: Down on the mattress, {friend} was turning too. They kept the same time, so it sounded like one.]

[friend: “Where’s yours?” said {child}.

“Gone,” said {friend}. “It was here when I got here.” | {child} lifted one corner and peeked. You couldn’t see the
cold. You never could.]

The cold was always in the place where you weren’t. Beside your foot. Behind your back. Under the pillow, for as long
as nobody felt for it. [school: {At school} there’s a thermometer on the wall, and it knows exactly how cold it is,
but not where.]

{child} decided. Tonight the cold would be caught, and it would still be there at breakfast. [age>6: It couldn’t be
that easy, or everybody would have done it, and nobody would have anything to turn over.]

# fast
The first thing to try was being fast. If you turned the pillow really, really fast, the cold wouldn’t have time to
get away. [sport: {@flip-how} | {child} took hold of two corners, counted to three, and turned it so fast that it
whistled.] [athlete: You don’t stop at one try underneath the poster of {athlete}, so there was another, even faster.]

A feather shot out and took a long time sailing down.

Cheek down. Warm.

[friend: “It got there first,” said {friend}. | The cold had been faster.]

The next thing to try was being sly.

“I am now going to lie on this side,” said {child}, loud and clear, and lay down on the other. But the cold wasn’t
fooled.

## or
Speed came first. The cold had only one way out, around the edge, and it couldn’t get there in half a second. [sport:
{@flip-how} | {child} counted down from three, and on one the pillow flew around so that the sheet flapped.] [athlete:
The poster of {athlete} hung right above, so {child} did it again until it looked good.]

Out of one corner hopped a feather, in no hurry to come down.

Cheek to the pillow. No.

[friend: “Half a second,” said {friend}. “The cold does it in none.” | The cold had finished first.]

Then came a trap. {child} rolled the pillow up like an ice cream cone and lay down at the opening. At the bottom it
was cold. Only a nose could get in.

# kitchen
That left the kitchen. [elder: Anything you want to keep, you keep cold, {elder} always says [elder2: to {elder2}].
That was about potato salad, but still.] There was room for the pillow in the [us: refrigerator | fridge], between the
milk and the cucumber, and [friend: they | {child}] sat down on the floor outside with a blanket to wait. It hummed a
little differently than usual, but then it had a pillow in it.

[city: Through the kitchen window you could see {city}. So many windows. So many pillows. Somebody out there must have
a cold side to spare.]

[pet: {@pets-place}]

[adult: “What are you waiting for?” said {adult} in the doorway.

“The pillow,” said {child}.

{Adult} opened the [us: refrigerator | fridge], looked, and closed it again. “Five minutes,” said {adult}.]

When the pillow came out, it was cold on both sides and in all four corners. {child} carried it down the hall with
straight arms, like a cake. Cheek down. Oh. In, and out, and in, and out.

Then the cold had gone, both ways at once. What was left was a warm pillow that smelled of cucumber.

## or
That left the kitchen. [elder: Anything you want to keep, you keep cold, {elder} always says [elder2: to {elder2}].
That was about potato salad, but still.] The sink is made of steel and has never been warm in its life. The pillow was
put to bed in it, stomach down, and [friend: they | {child}] sat on the floor below with a blanket to wait. Now and
then the tap said plop.

[city: Through the kitchen window you could see {city}. So many windows. So many pillows. Somebody out there must have
a cold side to spare.]

[pet: {@pets-place}]

[adult: “Does that need washing?” said {adult} in the doorway.

“It needs cooling,” said {child}.

“I see,” said {adult}. “Five minutes.”]

Afterwards the pillow was cold all over its stomach. {child} carried it down the hall with straight arms, like a cake.
Cheek down. Oh. In, and out, and in, and…

Wet. The tap had dripped. What was left was a warm pillow with one cold spot, and that only fit an ear.

# still
There was only one way left, and that was not to be noticed. {child} lay there holding up a whole head, one finger
above the pillow, so that the cold wouldn’t know anyone had come. One ear hung down a little, but that couldn’t be
helped. [age>6: The trick was to think of something light, such as paper.]

[friend: {Friend} looked in from the side, to see that there was air in between.

“It’s working,” whispered {friend}. “Don’t laugh.”]

It worked for ten seconds. Then {child's} neck began to shake. Then {child.his} stomach began to laugh, though nobody
had asked it to, and the head rolled off sideways onto the sheet.

And there it stayed. {child} was too tired to chase anything anymore.

## or
That left one way only: to weigh nothing. {child} meant to grow light, so that the pillow wouldn’t notice who was
coming. First {child.he} breathed all the way out. Then {child.he} put one thing down at a time, the ear, the hair,
the temple. [age>6: Thoughts had to wait outside. They weigh most in the evening.]

[friend: {Friend} kept watch, chin on the edge of the bed. “I don’t think it’s woken up,” whispered {friend}.]

It was cool. It was still cool. Then came a breath, because breaths do, and it was a warm one, and everything was as
usual.

{child} slid off beside the pillow, onto the sheet, and stayed. That was the end of the hunt.

## or
All that was left was to be somebody else. The cold knew that cheek by now, no doubt about it, but it had never met an
elbow. {child} put one there. Cool. [age>6: The elbow very nearly looked pleased.] Then a knee, and that was cool,
too. Last of all a heel came to visit.

[friend: “Now it’s only your bottom that hasn’t said hello,” whispered {friend}.]

When everyone had visited, {child} was lying the wrong way around, laughing, feet on the pillow, and the whole pillow
was warm.

Getting back took some finding. A head came out by the edge, on the sheet, and was left there. {child} was done with
chasing.

# turn
The pillow lay by itself, and nobody touched it. After a while {child} slid one hand under it, mostly to check.

There it was. Cool and still, as if it had never been anywhere else. It had gone home all by itself, when nobody was
chasing it.

[friend: “Maybe it lives there,” whispered {friend}. “Maybe it’s trying to sleep.” | Maybe it lived there. Maybe it
was trying to sleep.]

{child} thought about that. Time after time the cold had crept down and gone to bed, and every time somebody had come
and turned everything upside down. [pet: And {pet}, who was asleep, hadn’t turned anything over all evening.]

“Sorry,” said {child}, down under the pillow.

## or
For a long time nothing happened. The pillow lay alone with its hollow. {child} hadn’t meant to check again, but hands
are curious, and one of them felt its way in underneath.

It was cold. Not a cold that was on its way anywhere, but a cold lying down.

[friend: “Come and feel,” whispered {child}.

{Friend} felt, with one little finger. “It’s asleep,” whispered {friend}. | It was like putting a hand into a room
where somebody is asleep.]

And {child} saw the whole evening from the cold’s side: you lie down, you pull the dark up around you, you’re almost
gone, and then comes a face. [pet: Nobody had woken {pet} all evening.]

“No more waking,” whispered {child} to the pillow.

# down
Then {child} lay down on the warm side, on purpose. It wasn’t cool, but it was soft, and it already had a hollow in it
that fit. [music: {child} hummed {music} straight down into the pillow, so that it could be heard on the other side.]
[friend: {Friend} lay still now too, breathing the way you do when you’ve stopped waiting.] [city: All over {city} the
warm sides were up, and under them the cold sides slept.]

On the sheet lay the feather. When {child} breathed out it slid a little way off, and when {child} breathed in it
stopped and waited. The quilt got heavy, first around the feet, and then around the knees, and then all over.

## or
The warm side was free, and it had been waiting all evening. {child} put a cheek where it belonged and let the warmth
come. [music: There was a little {music}, too, hummed so low that it went straight through the feathers.] [friend:
{Friend} had stopped turning and said no more.] [city: Window by window {city} went dark, and all the pillows lay the
way they lay.]

The feather had landed at last, on the quilt. It went up when {child} breathed in and down when {child} breathed out,
like a boat with nowhere to be. The toes fell asleep first, having the farthest to go, and then the knees, and then
the back.

# last
{child's} hand stayed down there, perfectly still, so as not to wake anyone. It was cool there, and it was cool for a
long time, and it didn’t run out.

The best place in the whole house isn’t big. It’s about the size of a hand.

## or
{child's} hand stayed down there, perfectly still, so as not to wake anyone. It was cool there, and it was cool for a
long time.

And somewhere in the middle of the night, when nobody was counting, {child} turned the pillow over without waking up.
By then the cold side had slept long enough, and it lasted all the way until morning.

# @pets-place
## if pet.dog
In the middle of the kitchen floor lay {pet}, asleep on the coolest spot in the whole house. That spot had lasted
since supper.
## if pet.cat
On the kitchen chair lay {pet}, asleep on the side of the cushion that’s always up. That side had lasted since supper.
## if pet.other
Only {pet} was asleep, in the usual place, not having turned anything over since supper.

# @flip-how
{child} did it at the speed of {sport}, the way {sport} goes on a very good day.
## if sport.Soccer
{child} flicked the pillow up with one foot, the way you start juggling a ball, and it turned over in the air.
## if sport.Basketball
{child} shot the pillow straight up, with a flick of the wrist so that it spun backward, and took the rebound.
## if sport.Tennis
{child} turned the pillow with a backhand, a short swing, low to high.
## if sport.Swimming
{child} did what you do in the pool when the wall comes: tuck and roll, hugging the pillow.
## if sport.Baseball
{child} popped the pillow up, caught it, and threw it to first base, which was the bed.
## if sport.Football
{child} threw the pillow up in a spiral, two and a half turns, and caught it with both arms.
## if sport.Gymnastics
The pillow did a somersault with a half twist, and {child} helped with the landing.
## if sport.Track and Field
{child} said set, go, and passed the pillow from left hand to right, like a baton, without looking.
## if sport.Volleyball
{child} set the pillow with ten fingertips, high and straight, and at the top it turned over.
## if sport.Hockey
{child} faked right with the pillow and turned it left.
## if sport.Golf
{child} stood with both feet apart, took aim for a long time, and turned the pillow in one smooth swing.
## if sport.Dance
{child} held the pillow up high and spun underneath it instead, half a turn on tiptoe.
