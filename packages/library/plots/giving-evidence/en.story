title: The Case of the Last Piece
title: A Small Piece of Sky
guest friend: Sonny (he), Priya (she)
guest pet: Monty (he), Biscuit (she)
guest elder: Mrs Finch (she), Mrs Hale (she)
guest minder: Josie (she), Hattie (she)

% Where no animal is ticked it is {friend’s} dog, lent for the night. @breakfast: what is on the elbow is marmalade for a dog, salmon for a cat.

# nearly-easter
{@jigsaw} had a thousand pieces.[city:  There was hardly a bigger one {in city}.] It was a picture of a lighthouse, and it had taken from Christmas until nearly Easter.

On Sunday there were only ten pieces left. {child} put in four. {Friend}[!friend.known: , {child.his} best friend,] put in four. {Elder.short} put in one.[elder & elder2:  {Elder2} held the lid of the box, so that everybody could see what it was going to be.]

And then there was a hole in the sky, right beside the lighthouse, and nothing to put in it.

# did-you-eat-the-sky
They looked under the table. They looked in the box[music: , while the radio played {music}]. They took the cushions off the sofa and found a pencil, a raisin and {elder.short’s} other glasses.

Then, very slowly, everybody turned and looked at {pet}.

{@life}

“{Pet},” said {child}. “Did you eat the sky?”

“Stop!” said {friend}. “Don’t answer that, {pet}. You need a lawyer. It’s me.”

# the-trial
So they had a trial. {Elder.short} was the judge, with a [us: dish towel | tea towel] on {elder.his} head. {child} was the detective. {Friend} was the lawyer, in {elder.short’s} long black coat, and most of it came along behind {friend.him}.[elder & elder2:  {Elder2} was the audience.]

“The {@dog} was in the room,” said {child}. “The {@dog} eats everything. And look at {pet.him}! {@licking}”

{@lip}

“Then why has {pet.he} been following {elder.short} about all afternoon?” asked {child}. “Because {pet.he} feels guilty!”

It was true. Wherever {elder.short} went, {pet} went too, close by {elder.his} side, nose in the air. {Pet.He} {pet.was} there now, leaning against the judge.

# guilty
“Has the {@dog} anything to say?” asked {elder.short}.

{Pet} put a paw on the judge’s lap.

“That’s begging,” said {child}. “{Pet.He} wants another piece.”

{Friend} couldn’t think of an answer to that. So {elder.short} banged on the table with a teaspoon. “Guilty,” {elder.he} said. “No [us: cookie | biscuit]. Out to the kitchen.”

{@went}

# nothing-much
Winning ought to feel good[sport: , the way it does when you {play sport}]. {child} ate {child.his} [us: cookie | biscuit]. It tasted of nothing much.

“{Friend},” {child.he} said after a while. “Did anyone actually see {pet} do it?”

“No,” said {friend}. “I was going to say that, but I was tangled in my coat.”

{child} thought again, like a proper detective this time. When {pet} had eaten something {pet.he} shouldn’t, {pet.he} didn’t follow you about. {Pet.He} went behind the sofa and hoped.

# the-needle
“{Elder.short},” said {child}, “please will you walk across the room?”

{Elder.short} walked. {Pet’s} nose went up, and it turned as {elder.he} turned, like the needle in a compass. It wasn’t pointing at the [us: cookies | biscuits]. It wasn’t pointing at {elder.short’s} pocket.

It was pointing at {elder.his} elbow.

“{Elder.short},” said {child}, “what did you have for breakfast?”

“Toast and {@breakfast},” said {elder.short}. “Why?”

{child} turned the sleeve round. And there, on the elbow of the woolly blue cardigan, stuck fast with {@breakfast}, was a small piece of blue sky.

# giving-evidence
Nobody spoke.[school:  It was never as quiet as that {at school}.]

“That wasn’t begging,” said {child}. “{Pet} was giving evidence.”

“I knew it!” shouted {friend}, and fell over the coat.

# i-beg-your-pardon
{Elder.short} went out to the kitchen and got right down on the floor, judge or no judge.

“{Pet},” {elder.he} said, “I beg your pardon. It was me all along.”

“And I’m sorry too,” said {child}, into {pet.his} ear. “I should have looked before I knew.”

{Pet} forgave them both. It took {pet.him} about one second[athlete: , and even {athlete} isn’t as quick as that]. Then {pet.he} got three {@treats}, and {pet.he} licked the last piece clean, and {child} put it in. Click. The sky was whole.

# behind-the-sofa
That evening {@a} came to fetch {child.him}[!pet: , and {pet} was allowed to come too, for one night, to make up for everything]. At bedtime {@b} heard all about it, with {pet} lying across both their feet.

“And who found it?” asked {@b}. “You or {friend}?”

“{Pet} found it,” said {child}. “I just found {pet}.”

{@B} put out the lamp. “And where’s your other slipper?” {@she} said.

{Pet} got up, very quietly, and went behind the sofa.

# @jigsaw
The jigsaw belonged to {elder}, who lived upstairs, and it
## if elder
{Elder’s} jigsaw

# @life
{Pet} was {friend’s} dog. In {pet.his} life {pet.he} had eaten a sock, a candle, half a Christmas card and the letter about not feeding the dog. {Pet.He} looked back at them and wagged {pet.his} tail.
## if pet.dog
{Pet} was {child’s} dog. In {pet.his} life {pet.he} had eaten a sock, a candle, half a Christmas card and the letter about not feeding the dog. {Pet.He} looked back at them and wagged {pet.his} tail.
## if pet.dog & breed
{Pet} was {a breed}. In {pet.his} life {pet.he} had eaten a sock, a candle, half a Christmas card and the letter about not feeding the dog. {Pet.He} looked back at them and wagged {pet.his} tail.
## if pet.cat
{Pet} was {child’s} cat. In {pet.his} life {pet.he} had eaten a feather, a candle, half a Christmas card and the letter about not feeding the cat. {Pet.He} looked back at them and blinked, one eye at a time.
## if pet.cat & breed
{Pet} was {a breed}. In {pet.his} life {pet.he} had eaten a feather, a candle, half a Christmas card and the letter about not feeding the cat. {Pet.He} looked back at them and blinked, one eye at a time.

# @dog
dog
## if pet.cat
cat

# @licking
Licking those lips!
## if pet.cat
Washing! That’s to get rid of the crumbs!

# @lip
“My client always licks {pet.his} lips,” said {friend}. “There’s a lot of lip.”
## if pet.cat
“My client is always washing,” said {friend}. “There’s a lot of client.”

# @went
{Pet} went, being a good dog, and lay down on the cold floor, with {pet.his} nose just over the edge of the carpet.
## if pet.cat
{Pet} went, as if {pet.he} had been going there anyway, and lay down on the cold floor, with {pet.his} nose just over the edge of the carpet.

# @breakfast
marmalade
## if pet.cat
salmon spread

# @treats
[us: cookies | biscuits]
## if pet.cat
[us: shrimp | prawns]

# @a
{minder}, the babysitter,
## if adult
{adult}

# @b
{minder}
## if adult
{adult}

# @she
she
## if adult
{adult.he}
