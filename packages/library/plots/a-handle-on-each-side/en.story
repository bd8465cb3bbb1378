title: The Hatch in the Wall
title: A Handle on Each Side
title: The Long Form

% Rule: the stone in one's tummy is made of what one misses. It can't be handed in, but it can be given handles.

# a-stone
It was night-time, and {child} lay in bed, missing [parent: {parent} | somebody who was away].

It was in {child.his} tummy. It felt like a big stone, only a stone that pulled. {child} turned over on one side. The stone turned over as well. {child} tried to think about ice cream. But the stone didn’t want to think about ice cream. It was thinking about [parent: {parent} | the one who was away].

Then there was a knock on the wall.

# the-hatch
Right beside the pillow a little hatch opened, no bigger than a book. There was a lamp on inside, and under the lamp sat a badger in glasses, holding a pencil.

“Lost property,” said the badger. “Good evening. People come to us when they’re missing something. And if they can’t sleep, we come to them. What is it you’re missing?”

“I’m missing [parent: {parent} | somebody],” said {child}.

The badger didn’t say, “Oh dear, oh dear.” She didn’t say, “You’ll soon feel better,” either. She took out a form.

“Mislaid?”

“No,” said {child}. “It isn’t like that. I’m only missing.”

“There’s no only about it,” said the badger. “Then we’ll need the long form.”

# the-long-form
The long form rolled right across the counter and down on to the floor on the other side.

“What’s the laugh like?” asked the badger.

{child} thought about it. Then {child.he} laughed, exactly like that. The badger wrote it down, and her whiskers twitched a little.

“That’s a good one,” she said. “And the smell?”

{child} shut {child.his} eyes and tried to smell it. It was a hard thing to say out loud, so {child.he} whispered it straight into the badger’s ear.

“Yes,” said the badger. “I think I can spell that.”

[pet.dog: “Is anybody else missing the same?”

“{Pet},” said {child}. “My dog. {Pet.He} lies in the hall with {pet.his} nose against the door.”

The badger wrote: One dog. Nose against door.

][pet.cat: “Is anybody else missing the same?”

“{Pet},” said {child}. “My cat. {Pet.He} {pet.does}n’t say so, but {pet.he} sleeps in the wrong chair.”

The badger wrote: One cat. Wrong chair.

][pet.other: “Is anybody else missing the same?”

“{Pet}, perhaps,” said {child}. “It’s hard to tell.”

The badger wrote: {Pet}. Perhaps.

][friend: “{Friend}, who’s my best friend, says the days go quickly,” said {child}. “They don’t.”

The badger wrote: Do not go quickly.

][school: “And when is it worst?”

“At night. And when you come out of {school}.”

The badger wrote down both.

][city: “And the address?”

“Here in {city},” said {child}. “That’s where I am.”

][sport: “What do you two do?”

“{Play sport},” said {child}. “But badly.”

The badger wrote: Badly, but together.

][athlete: “As well as {athlete}?”

“No,” said {child}. “Better.”

][music: “Any music?”

“{@song}, in the car,” said {child}. “With the wrong words.”

The badger wrote: Wrong words. She underlined it.

][elder: “{Elder} has a form here, too, by the way,” said the badger. “From when {elder.he} {elder.was} small.” [elder2: She turned a page. “And so has {elder2}.”]

]

# not-written-down
“And is there anything that gets said in a way nobody else says it?”

{child} told her what it was. The badger put down her pencil.

“I won’t write that down,” she said. “That’s yours.”

“But what if there’s something I don’t remember?” asked {child}.

“Then we leave a blank line. That’s allowed. We’ve got plenty of blank lines.”

# on-the-counter
When they came to the end of the form, the badger pushed her glasses up and looked at {child’s} tummy.

“That’s the heavy one, is it?” she said. “Put it up here and we’ll have a look.”

So {child} lifted the stone out and put it on the counter. The lamp jumped, because the stone weighed such a lot. It was grey and round. And it was warm.

“Can I hand it in?” asked {child}. “So that I needn’t have it?”

“Listen to it first,” said the badger.

# an-empty-shelf
{child} put one ear to the stone. A long way inside it, somebody was laughing. Exactly like that.

“But that’s [parent: {parent}|the laugh]!”

“Yes. And the smell’s in there, and the thing I didn’t write down. That’s what it’s made of. That’s why it weighs so much.”

{child} thought for a while.

“So if I hand it in …”

“Then all of that goes with it,” said the badger.

{child} threw both arms round the stone and pulled it close.

“Then I don’t want to.”

“No,” said the badger. She pointed over her shoulder. Behind her was a long, long shelf, and there was nothing on it at all. “I’ve been here for forty years. Nobody ever does.”

# two-handles
“But it’s so heavy,” said {child}.

“I know. I can’t do anything about that. But I can put a handle on it.”

She found a screwdriver, and screwed a handle on to one side of the stone. Then she screwed another one on to the other side.

“Why two?” asked {child}.

“One for you,” said the badger. “And one for somebody else. Good night, {child}. We’re open tomorrow as well.”

The hatch closed. The wall was a wall.

# the-other-side
{child} felt {child.his} tummy. The stone was still there. But now it had handles, and {child.he} took hold of one of them and called out.

There were steps[parent.home: , and they were {adult’s}]. Somebody sat down on the edge of the bed.

“I’m missing [parent: {parent} | somebody],” said {child}. “Take the other side.”

Whoever was sitting there didn’t ask the other side of what. There was just a hand in the dark, and it took hold.

So they held the stone together, for a long time. It was as big as it had been before. But there were two of them to hold it now, and it was warm, and if you lay quite still you could hear somebody laughing, a long way inside.

Exactly like that.

# @song
{music}
