title: What Captain {captain} Buried
title: To Me When I Am Old
title: For the Next Nose
guest captain: Agnes (she), Edith (she)
guest shop: Dolly (she), Peg (she)
guest dog: Monty (he), Rusty (he)

% Whose shop it is (@a): {adult}, else the elder, else {shop}. The dog (@d) is {pet} where that is a dog, else {dog} of the shop. What stands in the tin is as old as {child}.

# over-the-step
Twice a year, when the moon pulled its hardest, the sea came up Harbour Street. It came over the wall and past the post office and up the step of the {@chipshop}, where {child} and {@who} swept it out again.

But this year it brought a pirate ship.

The ship came round the corner by the {@chemist}, [age>=9: very slowly, ]scraping a bit. {@Dog}, who was under the counter waiting for somebody to drop a {@chip}, put up {@dhis} nose and howled.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] opened one eye and shut it again.]

“Ahoy!” bawled a voice. “Is that a shop?”

“It’s the only one open,” said {child} from the doorway.

“Then we’ll have nine [us: fish|cod] and chips,” said the voice. “And who’s moved the beach?”

The captain was the oldest person {child} had ever seen come down a rope. She had a white [us: braid|plait] to her belt, and an eyepatch pushed up on to her forehead.[age>=7:  (“It’s only for sunny days,” she explained.)] She was Captain {captain} Rook of the Wet Hen. Behind her came eight large pirates, who all wiped their feet.

# three-troubles
“I buried a treasure here, a lifetime ago,” the captain said when they had their chips, “and now I’ve come to dig it up. But there are three troubles. The first is that the goat ate the map.[city:  All it left was {city}.]”

Up on the deck, a goat looked over the rail, chewing.

[age>=7: “What’s the second trouble?” asked {child}.

“I can’t remember what it was. | “The second is that I can’t remember what it was,” said the captain. “]I only know it was the most valuable thing I had[age>=7:  in all the world].”

“And the third?”

“High tide’s at nine. If we’re not off by then, we’ll be sat in this road until the spring, and I shall get a parking ticket.”[age>=9: 

{child} looked at the clock. It was a quarter past eight.]

# a-nose
“What you need is a nose,” said {child}. “{@D} found Mrs Porter’s hearing aid in a compost heap. But {@dhe} has to have something to sniff.”

The captain pulled her [us: braid|plait] over her shoulder and undid the end. Round it was tied a scrap of ribbon that had once been red.

“The other half’s round the treasure,” she said. “I cut it in two the day I buried it.”

{@D} sniffed the ribbon [age>=7: for a long time, ]as if it were a book with a great many pages. Then {@dhe} put {@dhis} nose down and went.

# by-the-fryer
{@dHe} went along Harbour Street, up to {@dhis} tummy in sea, with {child}[friend: , {child.his} best friend {friend}] and nine pirates splashing behind. {@dHe} went past the post office[school:  and {school}] [age>=7: and round the anchor ]and twice round the bandstand. Then {@dhe} turned, trotted all the way back, went up the step and in behind the counter, and sat down by the fryer.

[age>=9: The pirates groaned.

]“[!pet.dog / pet.he: He’s|[pet.she: She’s|{Pet’s}]] just hungry,” said the biggest one, whose name was Kettle.

“{@Ds} always just hungry,” said {child}. “But look at {@dhim}.”

When {@d} wanted a {@chip}, {@dhe} looked at the {@chip}. Now {@dhe} wasn’t looking at the {@chips} at all. {@dHe} was looking at the floor, and one of {@dhis} paws was in the air.

“[!pet.dog / pet.he: He|[pet.she: She|{Pet}]] isn’t asking,” said {child}. “[!pet.dog / pet.he: He’s|[pet.she: She’s|{Pet’s}]] telling.”

# what-was-here
[age>=7: The captain went to the window. [age>=9: She looked at the church tower. She looked at the harbour light.]

]“What was here,” [age>=7: she|the captain] asked slowly, “before there was a {@chipshop}?”

“Nothing,” said {@old}. “Just the end of the beach.”

Eight spades went up in the air.

# my-floor
“Oh no, you don’t,” said {@a}. {@He} stepped out in front of them with the [us: spatula|fish slice]. “Nobody digs up my floor.”

Eight pirates looked at their boots, and you could see each of them thinking of his own [us: mom|mum].

[age>=7: “Please,” said Captain {captain}.

]“{@A},” said {child}. “She’s waited nearly her whole life.”

[age>=7: {@A} looked at the captain, and at the clock.

]“There are four loose tiles by the fridge,” [age>=7: {@he}|{@a}] said at last. “[age>=7: I’ve been meaning to see to them since Easter. ]You’ll dig tidily and you’ll put it all back.”

[age>=7: “We’re very tidy,” said Kettle, and he folded his napkin to prove it.]

# tink
They dug[music:  to {music}, to keep in time]. [age>=9: They put the sand in the potato buckets. ][age>=7: Twenty to nine. Ten to. ]And then a spade went tink.

It was a tin[age>=7: , no bigger than a loaf], tied up with red ribbon. The captain’s fingers were shaking, so {child} undid the knot.

Inside was a blue button[age>=9: . There was a whistle made from a reed,] and one small tooth. And there was a piece of paper, with [age>=7: big ]wobbly pencil writing on it. {child} read it aloud.

“To me when I am old. I am {age}. I am going to be a pirate and have a ship and a goat. Did you do it? Love from {captain}.”

# did-you
[age>=7: Nobody spoke. ]The captain pulled down her eyepatch, because that eye was leaking.[age>=7:  Then she found that the other one was, too.]

“Well?” whispered {child}. “Did you?”

“I did,” said Captain {captain}. “The ship. The goat. The lot.” And she laughed, and the laugh was about {age} years old.[age>=7:  “Fancy. All these years, I thought it had just happened to me.”]

“TIDE,” roared Kettle.

# a-good-hole
Everybody shovelled.[athlete:  {athlete} couldn’t have done it quicker.] But the captain held the empty tin out to {child}.

“Seems a waste of a good hole,” she said. “You’ve got four minutes.”

{child} had never thought so fast[sport: , not even when it was time to {play sport}]. {Child.He} took the pencil from behind {@as} ear and wrote on the back of a [us: paper wrapper|chip wrapper]. {Child.He} put in {child.his} best marble, [friend: a button of {friend’s}, ][pet.other: a picture of {pet}, ]and a hair of {@ds}[age>=9: , which was on {child.his} [us: sweater|jumper] anyway]. Then they tied up the tin with one half of the ribbon, and the captain pressed the other half into {child.his} hand.

“Keep that one above ground,” she said. “For the next nose.”

# one-minute-to-nine
At one minute to nine, the Wet Hen floated off backwards round the {@chemist}, with the goat at the rail, eating a parking ticket.

{@A} stamped down the last tile. “So what did you write?”

“I’ll tell you when I’ve done it,” said {child}.

# once-from-beginning-to-end
{child} tied the ribbon to {child.his} bedpost that night. {@D} read it once, from beginning to end, and went to sleep across {child.his} feet.

# @chipshop
[us: fish and chip shop|chip shop]

# @chip
[us: fry|chip]

# @chips
[us: fries|chips]

# @chemist
[us: drugstore|chemist’s]

# @who
{shop}, who did the frying,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{shop}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{shop’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
{shop.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
{shop.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @old
{shop}
## if adult
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder}, who had come in for a bit of cod[elder2:  with {elder2}]
## if elder & elder2 & !adult
{elder2}, who had come in for a bit of cod

# @Dog
{dog} the shop dog
## if pet.dog
{child’s} dog, {pet}
## if pet.dog & breed
{Pet} the {breed}

# @d
{dog}
## if pet.dog
{pet}

# @D
{dog}
## if pet.dog
{Pet}

# @ds
{dog’s}
## if pet.dog
{pet’s}

# @Ds
{dog’s}
## if pet.dog
{Pet’s}

# @dhe
{dog.he}
## if pet.dog
{pet.he}

# @dHe
{dog.He}
## if pet.dog
{pet.He}

# @dhim
{dog.him}
## if pet.dog
{pet.him}

# @dhis
{dog.his}
## if pet.dog
{pet.his}
