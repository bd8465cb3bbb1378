title: Over and Over
title: Twice More, How Kind
title: Everyone-Everyone
guest sivert: Walter (he), Cedric (he)
guest pim: Pim (he), Tib (he)

% Over means: your turn. Space hears an invitation. In the end it is half a word, and the other half is: and over. The aerial is turned from indoors; Walter
% is out for logs.

# one-rule
There was one rule in the radio hut on Pine Hill, and {sivert} had painted it on the wall: WHEN YOU HAVE FINISHED TALKING, SAY OVER.

“Otherwise, how’s the other fellow to know it’s his turn?” said {sivert}. “And at the very end it’s over and out. I’m off to fetch some logs. Have a go while I’m gone.”

{child} had waited weeks for this.[elder:  It was {elder} who knew {sivert} and had arranged it[elder2: , and {elder2} who had made the sandwiches].] Other people called up [city: {city} | Leeds], or Finland. {child} wanted to call up space.[friend:  {Friend}[!friend.known: , {child’s} best friend,] would have a go afterwards, but was needed for the logs.][pet.dog:  {Pet}[!pet.known:  the dog] lay under the table, over and out already.][pet.cat:  {Pet}[!pet.known:  the cat] lay on the radio, because it was warm.]

# two-more
{Child.He} wound the handle until the aerial pointed straight up, and pressed the button on the microphone.

“This is {child} on Pine Hill. Is there anybody there? Over.”

It hissed. {Child} counted to a hundred. Then a voice as thin as a paper clip said:

“Over to yours? We’d love to.”

{child} almost dropped the microphone.

“No, I didn’t mean you should … I only said over. Over.”

“Twice more,” said the voice. “How kind. We’ll bring the others.”

# come-in
Something hit the roof, pong. Then pong, pong, outside the window. {child} opened the door, and there in the heather stood three little spaceships, round and shiny as Christmas baubles. Out of the first climbed somebody the size of a lemon, with three eyes and a very clean shirt.

“{child} on Pine Hill!” said the lemon. “I’m {pim}. Nobody’s ever asked us over before. We’ve been listening to your planet for nine hundred years, [music: mostly to {music}, ]and you never stop talking, but never to us. And then you called!”

The shirt looked thin. “Come over by the stove,” said {child}.

Pong, went the roof.

# what-party
“There’s another,” said {pim}. “What sort of party is it?”

“Party?”

“Well, why did you ask us?”

{child} went hot all over.

“I only wanted to know if anybody was there.”

“We are,” said {pim}, and all his eyes shone.

More of them were squeezing round the door. They had brought cakes as small as peppercorns[athlete: , and a flag with {athlete} on it][sport: , and thought they might {play sport} afterwards], and somebody had brought his grandmother.

“It was really nice of you all to come over,” said {child}.

Pong.

# the-thumb
Then {child} caught sight of {child.his} own hand. It was still holding the microphone, with the thumb on the button.

“{pim},” said {child}. “How many of you can hear this?”

“Everyone,” said {pim}.

“Everyone here?”

“Everyone-everyone. You’ve got your aerial pointing straight up.”

{child} looked up. The stars were out, but there were too many, and they were moving. Right across the sky, spots of light were growing, some as small as pinheads and some as big as houses.

# stop
“How big are the big ones?” said {child}.

“From Vom? Like mountains,” said {pim}. “Sweet people. They always land a bit crooked.”

Below Pine Hill lay the whole town, with the church and [school: {school} | the school] and all its lamps lit.

“Stop!” shouted {child} into the microphone.

Every light in the sky stopped dead. Then the biggest one began to wobble.

“You can’t stop in mid-air for long,” said {pim}. “You drop.”

# all-clear
Just then {sivert} came in[friend:  with the logs, and {friend} behind him]. He looked at the sky. He looked at the grandmother, who was sitting in his coffee cup. Then he did the only thing he could think of, and said into the microphone, loud and clear:

“Over and out!”

A sigh went through space. The lights grew pale, one by one. {pim} turned quite grey.

“Out?” he said. “First you ask us over. And now we’re out?”

“It’s only something people say,” said {child}.

“We waited nine hundred years. We ironed our shirts. And now it’s over.”

The grandmother in the coffee cup began to cry, with all three eyes. And up above, the big light from Vom began to sink, slowly and a bit crooked, towards the weathercock on the church.

# half-a-word
{child} held the microphone so hard that {child.his} fingers turned white. All of space couldn’t come. But nobody up there must think they weren’t wanted. What do you say, when people have to go home, and you still don’t want it to be over?

Then {child.he} knew. It was even the same word. It only needed the rest.

{child} pressed the button.

“This is {child} on Pine Hill,” {child.he} said. “Nobody’s out. I hadn’t finished. I’d only said half. What I meant was: I’m going to think of you, over …”

The whole sky held its breath.

“… and over.”

# everybody
It hissed. It was the longest hiss {child} had ever heard.

“Over and over,” said {child}. “Every one of you. And you can think of me. Go home safely.”

First one light came on again. Then ten, then a thousand. The big one from Vom gave a wobble, a yard above the weathercock, and rose. They all turned at once, like a shoal of fish.

# from-home
“So that’s what you meant,” said {pim}, and his colour came back. “That’s even nicer. You can do it from home.”

He shook {child} by the little finger. The grandmother had to be lifted out of the cup and dried[friend: , and {friend} did that, with the corner of a scarf].[pet.dog:  {Pet} was patted on one toe.][pet.other:  {child} promised to tell {pet} at home all about it.] Pong, it went, pong, pong, pong, and the heather was empty, and there were as many stars as usual, standing still.

“Perhaps we’d better change that rule,” said {sivert}.

“Perhaps we had,” said {child}.

# the-other-half
{Child.He} {child.was} just going to turn the radio off when it crackled. The voice was as thin as a paper clip, and very far away.

“{child}? Over …”

{child} looked up at the roof.

“… and over,” said {pim}. “Goodnight.”
