title: The Judge
title: I Shall Need to Try That Again
title: The Cake with a Hole
guest pargeter: Mrs Pargeter (she), Mrs Tibbs (she)

% The bear is "he". Nobody is called anything worse than a cook.

# the-judge
{child} had a cake in the village Cake Show, and the judge was a bear.

Nobody had asked him. The real judge had a cold, and at two o’clock the flap of the big white tent lifted, and in came a bear from the woods, wiping his feet. He sniffed once along the whole table. Then he picked up the judge’s rosette and stuck it in his fur.

“Well,” said [elder: {elder} | {pargeter}], who ran the show, in a very small voice. “He does look as if he knows about cake.”

# the-hole
{Child.He} stood behind the last plate[friend: , next to {friend}[!friend.known: , {child.his} best friend,] who had made [us: oatmeal bars | flapjacks]. On {child’s} plate|. On it] was a honey cake. {child} had made it all alone[elder: , out of {elder.short’s}[elder2:  and {elder2’s}] own book], and it had come out of the oven as high as a hat. Then it had sunk. Now there was a hole in the middle deep enough for a tennis ball.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had tried it with {pet.his} own, and still had it ready.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] who had come along in the cake basket, had tried it for size with one paw.][pet & !pet.dog & !pet.cat:  {Pet}, at home, had been the only one to see it happen.] All {child} wanted was for the judge to walk past it quickly.

# the-log
The bear started at the other end, with [elder: {elder.short’s} | {pargeter’s}] chocolate log. He took a slice. He chewed. He looked up at the roof of the tent.

“I shall need to try that again,” said the bear.

He tried it again. Then there was no log.

“Goodness!” said {@organiser}, going pink.

# everybodys
Next came a lemon sponge, and the bear shut his eyes. “I shall need to try that again,” he said, and there was no sponge. He tried the scones again. He tried the [us: oatmeal bars | flapjacks] again[friend: , and {friend} took a bow][school: . He tried a whole tin of buns from {school} again][adult: . He tried {adult’s} gingerbread again][athlete: . He went through the [us: cookies | biscuits] as fast as {athlete}][music: , humming {music}]. By the time he came to the end of the table there were crumbs up to his eyebrows, and everybody in the tent was saying it. “He needed to try mine again! Did you hear?”

Then he stood in front of {child}. He was as wide as a wardrobe and smelt of wet leaves and icing.

# one-bite
He took one bite of the honey cake. Just one. He chewed for a long, long time.

{child} waited.

The bear put the cake down, and said nothing at all. He turned round and walked away.[friend: 

“He’s full,” said {friend}, who had stopped bowing.]

{child} looked at the hole. {Child.His} eyes went hot.[pet.dog:  {Pet} put the ball down on {child.his} foot.]

# the-pole
But the bear had eaten a whole table of cakes, and all that sugar made his back itch. He looked about for a tree. There was only the tent pole. [elder: “Not the pole!” cried {elder.short}. The bear | He] leaned on it and began to scratch, up and down, up and down, ooh, a bit to the left…

Crack, said the pole[pet.dog: , and {pet} went under the table][pet.cat: , and {pet} got back into the basket].

And the whole tent came down, as slowly and softly as a big white pudding.

# bumps
It was dim underneath, and there were bumps everywhere, and all the bumps were talking.

“Who’s that?”

“That’s my foot!”[elder:  said {elder.short}.][friend:

“That’s {friend},” said {friend}. “I think.”]

And in the middle the biggest bump of all was going round and round, faster and faster, the wrong way.

“I can’t find the woods!” it said. “There’s cloth in my eyes! There’s cloth everywhere!”

# honey
If the bear began to run, the tent would run too, with everybody in it[elder: , and {elder.short} with a full teapot]. [pet.dog: A wet nose found {child’s} hand and put a tennis ball in it. {Pet} didn’t need to see. {Pet.He} could smell. ][pet.cat: {Pet} was on {child’s} feet already, for cats can see in the dark. Bears go by nose. ]{child} felt for {child.his} plate. It was still there[friend: , with {friend} on the other side of it]. [friend: They | {Child.He}] held up the honey cake and blew across it, as hard as [friend: they | {child.he}] could.

“Bear!” [friend: called {child} | {child.he} called]. “What can you smell?”

The bump stopped. It sniffed.

“Honey,” it said. “And a bit burnt at one side.”

“That’s my cake. Walk to my cake. Slowly!”

Snuff, snuff, came the bump. [pet.dog: A bigger wet nose | A wet nose] touched {child’s} hand.

# best-pole
“Now stand up,” said {child}. “As tall as you can.”

The bear stood up, and up went the tent with him. There he was in the middle with his paws over his head, the best tent pole [city: for miles around {city}|in the county]. Everybody crawled out blinking on to the grass[adult: , {adult} with somebody else’s hat on][elder2: , {elder2} backwards][sport: , on the very spot where people {play sport}], and {@organiser} came last with the teapot.[pet.dog:  {Pet} came out with a scone.][pet.cat:  {Pet} came out perfectly clean.]

“You can let go now,” said {child}, and [friend: {friend} held up the edge, and ]they walked out together, {child.he} and the bear.

# a-place-for-a-paw
“You didn’t want any more of my cake,” said {child}. It was easier to say now that [friend: only {friend} was listening | [elder: only {elder.short} was near, pouring tea | nobody was listening]].

“I did,” said the bear. “But it’s nearly winter. I sleep until March. I wanted one good thing to wake up to, and that one has a place to put your paw.” He put his paw in the hole. It fitted exactly[pet.dog: , much better than {pet’s} ball][pet.cat: , much better than {pet’s}]. “May I keep it?”

{child} nodded. Then, because {child.he} couldn’t think what to say, {child.he} put both arms round as much bear as {child.he} could reach, and squeezed.[friend:  {Friend} scratched the back, a bit to the left.][pet.dog:  {Pet} leaned on a leg.][pet.cat:  {Pet} sat on a foot.][elder: 

“Goodness,” said {elder.short}, going pink again.]

# try-again
The bear looked up at the sky.

“I shall need to try that again,” he said.

So they did.

# @organiser
{pargeter}
## if elder
{elder.short}
