title: Good Night, Everybody
title: Not Everybody, Just You
title: The Witch at Number Thirteen
guest lady: Mrs Crake (she), Mrs Rook (she)
guest pet: Biscuit (he), Monty (he)
guest mother: Mrs Bello (she), Mrs Rossi (she)
guest neighbour: Mr Prout (he), Mr Finch (he)
guest jens: Jens (he), Lars (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The forecast is low and slow, and {pet} says “Woof” every time, where nobody expects it.
% The grown-up (@a) is the grandparent, else {adult}, else {minder}.

# evidence
Everyone on {child’s} road[city:  in {city}] knew that {lady} was a witch. There was evidence. {child} had it in a list[school: , and half of {school} had copied it].

One: the spike on her roof, pointing at the moon. Two: the thin blue smoke. Three: the green eye that shone in her front window after dark. Four: nobody who went into that house had ever come out.

“Has anybody gone in?” said {@first}.

“No,” said {child}. “Exactly.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] had once seen her stirring something. It smoked.

]And five: the spells. If you stood by the hedge at night you could hear them, low and slow.

“Viking,” said the voice. “Forties. Cromarty. Forth. Tyne. Dogger.”

“Woof,” said {pet}. {Pet.He} always did, at Dogger. {Pet} {pet.was} a dog, and {pet.he} thought it was {pet.his} turn.

# she-could-be-both
Then {child’s} radio broke. It was brown, and as big as a [us: bread box | bread bin], and older than {@a}, and it stood by the bed and talked {child.him} to sleep. On Sunday it said, “And now it is time for the –” and stopped.

“{lady} mends radios,” said {@a}.

“{lady}’s a witch.”

“She could be both,” said {@a}.

# magic-eye
So on Thursday {child} put the radio in the wheelbarrow and {pet} on the [us: leash | lead], and knocked at number thirteen.

{lady} was very small. Her hair stood straight up, and in her hand was a smoking wand.

“Soldering iron,” she said. “Don’t touch. And who’s this?”

“That’s {pet},” said {child}.

“I meant the wireless,” said {lady}.

There were radios up the stairs. There were radios in the bath. {lady} took the back off {child’s} and put her nose in. “Now then, my old love,” she said. “Where does it hurt?” There was a wisp of blue smoke. And on the front a small green light came on, and opened, like an eye.

“What’s that?” said {child}.

“Magic eye.”

{child} stepped back.

“It’s what it’s called! It’s wide open when it’s looking, see, and it narrows when it’s found somebody.”

The eye narrowed.

“– news,” said the radio[sport: , and went on to {sport}].

# in-everybody
{child} laughed out loud. Then {child.he} looked round at them all, on the shelves, and in the sink.

“But nobody wants these any more,” {child.he} said. “Everyone’s got a phone. Why do you mend them?”

{lady} put in a screw.

“Last thing at night,” she said, “they read the weather for the ships. Forth, Tyne, Dogger –”

“Woof.”

“– and after all that a man comes on, and he says, Good night, everybody. And I’m in everybody.” She gave the screw another turn, though it was quite tight already. “It’s the only good night I get.”

{Pet} lay down on her slippers. {child} couldn’t think of anything to say at all. When {child.he} got home {child.he} tore up the list.

# the-storm
On Friday came the storm. It took the ash tree and threw it across the end of the road. It took the lights. It took the phones. And at number nine {mother’s} baby, who wasn’t due for a fortnight, woke up in all the noise and decided to come out and see.

“We need the midwife!” shouted {mother’s} husband. “Somebody ring somebody!”

They stood in their doorways, all down the road, holding their phones up to the sky.[elder2:  {Elder2} held up a candle.] There was nothing in the sky but rain. And in the whole black road just one window was lit, and it was green.

“Not there!” called {neighbour} at number six. “That’s the –”

But {child} and {pet} were already running[athlete: , faster than {athlete}].

# over
{lady} had the biggest set of all on the kitchen table, joined to the battery out of her car.

“Can that one talk?” panted {child}. “Not just listen?”

“It can talk to Peru,” said {lady}. “Sit there. I need both my hands for finding, so you’ll have to do the voice. Say it plainly, and say over when you’ve done. Or nobody knows that it’s their turn.”

{child} pressed the switch.

“Hello, anybody,” {child.he} said. “This is {child}, on Larch Road[city: , in {city}]. There’s a baby coming and a tree in the way. Over.”

It crackled. It whistled. It played a very small piece of [music: {music} | a polka]. The green eye stayed wide open.

# hello-dog
“Hello, anybody! Please! Over!”

“Forth,” muttered {lady}, and turned the knob by the width of a hair. “Tyne. Come along, somebody. Dogger –”

“WOOF,” said {pet}, straight into the microphone.

The eye narrowed.

“Hello, dog,” said a voice, far off and perfectly clear. “This is {jens}. I am on a fishing boat, in the middle of Dogger. What is the matter? Over.”

So {child} told {jens}, and {jens} told the coastguard, and the coastguard told the hospital. And forty minutes later the midwife climbed over an ash tree in her [us: rain boots | wellingtons], just in time. The baby was a girl.

# the-other-way
And all of Larch Road, who for years had crossed the street to get away from that window, crossed it the other way. They came in where the light was, and sat among the radios.

“{lady},” said {neighbour}, and went pink. “There’s one in my [us: attic | loft]. It was my wife’s.”

“Bring it over,” said {lady}.

# just-you
On Saturday night there was a little box by {child’s} bed, next to the old radio. {lady} had made it. It had one button. {@A} tucked the covers in round {child}, and round {pet}, who wasn’t allowed.

“Good night, you two,” said {@a}. “Go on, then.”

{child} pressed the button.

“Good night, {lady},” {child.he} said. “Not everybody. Just you. Over.”

It crackled for rather a long time.

“Good night, {child},” said the witch at number thirteen. “Good night, Dogger. Over.”

“Woof,” said {pet}, fast asleep. It was {pet.his} turn.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
