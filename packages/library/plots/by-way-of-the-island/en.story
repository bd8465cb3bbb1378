title: By Way of the Island
title: Come In, Number One
title: Plenty of Time
guest dunmore: Mrs Dunmore (she), Mrs Garland (she)
guest uncle: Uncle Ray (he), Uncle Colin (he)

% @d sits on the bank: {adult}, else the grandparent, else {uncle}. The lake is shallow but for the weir. What is said through the loudhailer stands in capitals.

# always-late
Every Saturday {child} hired a [us: rowboat | rowing boat] for half an hour, and every Saturday {child.he} brought it back late[pet.cat: , so that {pet}[!pet.known:  the cat] got fed late, too][pet.other: , so that {pet} got fed late, too].

It was always the same boat, a green one with a white 8 on the bow. The lake in the park[city:  in {city}] was only up to {child.his} waist, except where it ran out over the [us: dam | weir], and you had to wear a life jacket even so, and {@d-first} sat on the bank with the newspaper[elder & adult:  and {elder}[elder2:  and {elder2}]][elder2 & !adult:  and {elder2}][friend: , and so did {friend}[!friend.known: , {child.his} best friend,] who got seasick]. But out on the water there was nobody to tell {child.him} anything[music: , or to hear {child.him} sing {music}]. {Child.He} could never believe that thirty minutes were over.[pet.dog:  {Pet}[!pet.known:  the dog], up in the bow, couldn’t either.]

# not-a-way
{dunmore} could. She ran the boats, and she had a [us: bullhorn | loudhailer].

“COME IN, NUMBER EIGHT,” she would say across the water. “YOUR TIME IS UP.”

“I’m just coming!” {child} would shout.

“YOU ARE NOT. YOU ARE GOING [us: AROUND | ROUND] THE ISLAND.”

“I’m coming by way of the island!”

“THAT IS NOT A WAY. THAT IS AN ISLAND.”

They had never talked about anything else. {dunmore} had never asked {child.his} name. {child} had never wondered why number eight was always free, even when all the rest were out.

# fourteen-minutes
But on the first Saturday in November {child} came in fourteen minutes late, and {dunmore} was waiting on the landing stage without her [us: bullhorn | loudhailer]. Close to, she was quite short.

“Fourteen minutes,” she said. “It’s the last day of the season. I’d like to get home.”

“You don’t care about boats at all,” said {child}. “You only care about minutes.”

“Someone has to. You’d be out there until Easter[school: , when you ought to be {at school}].”

# some-breath
“I wish I was! At least nobody would be shouting!” {child} climbed out. {Child.He} {child.was} so angry that {child.his} hands didn’t work properly, and {child.he} threw the rope at its post and didn’t look to see where it went. “It’s only a stupid pond, anyway. And you’re only the person who shouts. I’m not coming next year.”

{dunmore’s} face didn’t change.

“Well,” she said, “that will save me some breath.”

# adrift
{child} stamped off along the bank[sport: , wishing {child.he} had stayed at home to {play sport}]. {Child.He} had got as far as the bench when {child.he} saw the lake.

Number eight was in the middle of it, drifting off by itself, with its rope trailing.

And {dunmore} had seen it, too. She was stepping down into number one, which was the old grey boat that no one ever took. She put out the oars and went after number eight, slow and steady, with her back very straight. She rowed better than {child} did[athlete: , and very likely better than {athlete}].

# white
{child} was still watching when the fog came down.

It came across the lake as quietly as somebody drawing a curtain. First the island went. Then the green boat, and then the grey one. {child} ran back to the landing stage, with {@d} close behind, and when they got to the end of it there was nothing left to look at. It was all white.

“{dunmore}!” called {@d}.

From out in the fog came the knock of an oar. It seemed to be on the left. Then it seemed to be on the right, and further away.

# the-wrong-way
“I’ve got hold of it!” {dunmore’s} voice was smaller than {child} was used to. “But I can’t see the stage. Which way are you?”

“Here!” shouted {@d}.

“Where?”

The shout just went up into the white and stopped. They heard the oars again. She was rowing hard, and she was rowing the wrong way. She was rowing towards the [us: dam | weir].

It was my rope, thought {child}. It was my knot, and I didn’t tie it.

# number-one
{Child.He} turned [us: around | round]. On a hook by the door of the boat hut hung the [us: bullhorn | loudhailer]. {Child.He} put it to {child.his} mouth and pressed the button, and for a moment {child.he} had no idea what to say. There was only one thing that {child.he} had ever heard it say.

“COME IN, NUMBER ONE,” said {child}.

It rolled out over the lake like a great brass ball. The oars stopped.

“COME IN, NUMBER ONE,” said {child}. {Child.He} left off the rest of it. “THIS WAY. COME IN.”

A stroke. A pause, as somebody listened. Another stroke, and this time it was nearer.

# a-gap-to-row-in
{child} kept on. {Child.He} said it slowly, leaving a gap after each one for her to row in. {Child.He} said it until {child.his} arm shook with the weight, and {child.he} changed arms and said it again, and {child.he} didn’t think about minutes at all. {Child.He} thought of all the Saturdays that {child.he} had been out there, as far off as {child.he} liked, with somebody calling.

[pet.dog: {Pet} saw it first. ]A shadow came in the fog. It turned into the end of a boat. {child} put down the [us: bullhorn | loudhailer] and lay face down on the boards, with {@d} holding on to {child.his} life jacket[elder & adult & !friend:  and {elder.short} holding on to {adult}][friend:  and {friend} holding on to {@d}], and caught the bow with both hands.

# tied-twice
{dunmore} sat there, with her hair stuck flat and the other boat’s rope [us: around | round] her wrist.

“You went by way of the island,” said {child}.

“I did,” said {dunmore}. “I see what you mean about it.”

{child} tied up number one. Then {child.he} tied up number eight, and this time {child.he} tied it twice.

“I didn’t mean it,” {child.he} said to the knot. “About not coming.”

“I should hope not. I don’t keep that boat for just anybody, you know.”

# plenty-of-time
{dunmore} took the [us: bullhorn | loudhailer] from the boards and went up to the hut, where there was a stove, and a kettle on it, and two stools, and a box for {@d}[elder & adult: , and a bench for {elder.short}[elder2:  and {elder2.short}]][elder2 & !adult: , and another for {elder2.short}][friend: , and a bucket for {friend}]. She lit the lamp.[pet.dog:  {Pet} had already found the rug.] Then she looked back at {child}, who was standing outside on the mat with fog in {child.his} hair, not sure. {dunmore} held the door wide. She didn’t need to raise her voice.

“Come in, number eight,” said {dunmore}. “There’s plenty of time.”

# @d
{uncle}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @d-first
{uncle}
## if adult
{adult}
## if elder & !adult
{elder}
