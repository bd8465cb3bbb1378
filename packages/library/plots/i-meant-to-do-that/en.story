title: I Meant to Do That
title: The Captain Who Was Never Wrong
title: A Big Brown Cork
guest captain: Captain Thunderpants (she), Captain Bellowbottom (she)
guest parrot: Kevin (he), Clive (he)

% Monday’s coconuts make holes in all the hats but the best one, which she sits on on Wednesday; so that is the one that bales. Refrain: I MEANT to do that.

# never-wrong
{child} was a pirate. {Child.He} {child.was} the smallest pirate on the Soggy Biscuit, and {child.his} captain was the biggest. She was called {captain}, and she was never, ever wrong.

On Monday she steered the ship straight into an island. BUMP![friend:  {Friend}[!friend.known: , {child’s} best friend,] had shouted “Island!” three times from the top of the mast.]

All the coconuts fell down on all the pirates[sport: , who were just going to {play sport} on deck], and made a hole in every hat.

{captain} put her hands on her hips. “I MEANT to do that!” she said. “We needed coconuts.”

“We needed coconuts,” said {parrot}, rubbing his head. {parrot} was the parrot.

# in-the-soup
On Tuesday she dropped the treasure map in the soup[elder: , just as {elder} was saying[elder2:  to {elder2}] that it needed something]. SPLOSH!

“I MEANT to do that!” said {captain}, and she ate it up with a spoon. “Now nobody can steal it.”

“Nobody can steal it,” said {parrot}. “Not even us.”

# best-hat
On Wednesday {child} put on {child.his} best pirate hat, which hadn’t got a hole in it. {Child.He} put it down for one moment, to scratch, and {captain} sat down on it. CRUNCH!

{child} looked at {child.his} hat. It was as flat as a pancake.[pet.dog:  {Pet} the ship’s dog tried to pull it round again by the edge.][pet.cat:  {Pet} the ship’s cat tried it, and it was just right to lie on.][pet.other:  {Pet}, who sailed with them, nibbled at the edge.]

“I MEANT to do that!” said {captain}. But she said it a bit quietly. And she went and looked at the sea for a while.

# the-cork
And on Thursday she found the cork.

It was a big brown cork, right in the bottom of the boat.

“What’s this doing here?” said {captain}.

“Don’t pull it,” said {child}.

“Don’t pull it,” said {parrot}.

“I know all about corks,” said {captain}. And she pulled it.

POP!

The cork flew up, up, up over the mast and away across the water[athlete:  as if {athlete} had sent it][city: , in the direction of {city}]. And where the cork had been there was a hole, and up through the hole came the sea.

“I meant …” said {captain}.

The sea came up to her boots.

“I meant …” The sea came into her boots.

# i-didnt
{captain} looked at all her pirates. Her big red chin began to wobble. “I didn’t,” she said, very small. “I didn’t mean to do that at all. And I didn’t mean to sit on your hat, {child}. I’m sorry. And I don’t know what to do!”

All the pirates stood quite still.[school:  It was not a thing anybody had taught them {at school}.]

# squelch
But {child} looked at the hole. It was just the right size. {Child.He} turned {child.his} back, bent {child.his} knees, and sat.

SQUELCH!

The sea stopped. It could not get past {child’s} bottom.

“Did you slip?” asked {captain}.

“No,” said {child}, with {child.his} chin up. “I MEANT to do that.”

# a-perfect-shovel
How the pirates cheered! “Now get the water out!” called {child}. “Use your hats!”

But all the hats had holes in them, from the coconuts, and the sea ran straight out again. There was only one hat without a hole, and {captain} knew where that was. She had sat on it. It was as flat as a pancake, and it made a perfect shovel.

Swoosh, swoosh, swoosh went {captain} with {child’s} flat hat[music: , in time to {music}]. She shovelled the sea back over the side till the boat was dry.

# cold-sitting-here
“Now we only need the cork,” she said.

“It’s cold, sitting here,” said {child}.

“It’s cold, sitting there,” said {parrot}, and off he flew. Over the waves he went, a little green dot. When he came back he had something big and brown in his beak, so for once he said nothing at all.

“One,” said {captain}. “Two. Three. Up.”

Up went {child}. In went the cork. And the captain stamped on it with both boots.

# was-that-by-mistake
Then she wrapped {child} in her great big captain’s coat, right up to {child.his} ears. {Child.His} bottom got warm, then {child.his} toes. The ship rocked, this way and that way. The stars came out.

{captain} bent down to do up the top button, and her nose bumped into {child’s} hair. And there, on the top of {child.his} head, {child} felt a kiss.

“Was that by mistake?” {child.he} asked.

{captain} did up the button.

“No,” she said. “I meant to do that.”
