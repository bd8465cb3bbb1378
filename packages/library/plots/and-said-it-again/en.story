title: What?
title: Come Here, Thunder
title: The Thunder That Said What
guest neighbour: Marjorie (she), Winnie (she)
guest tax: Sixpence (he), Pickles (he)

% Wrrrot is what, as thunder says it, and orrrright is all right. The dog (@d) is the family’s own, else {tax} the dachshund. The thunder is a she.

# nine-days
{child} had been waiting for thunder for nine days.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had been helping to count them.] The grass was yellow, and the air was as thick as soup[city:  all over {city}][sport: , and much too hot to {play sport} in]. Next door, at {neighbour’s}, [pet.dog: {pet}[!pet.known:  the dog]|{tax} the dachshund] lay flat out on the kitchen floor and couldn’t even be bothered to bark at the flies.[pet.other:  At home {pet} couldn’t be bothered to do anything.]

But now it was dark on the far side of the lake. {child} stood in {neighbour’s} kitchen, at the open window.

“Come here!” {child.he} shouted.

And a long way off, something answered.

“Wrrrot?”

# she-said-what
{child} turned round. “Did you hear that? She said what!”

“So does my sister,” said {neighbour}. “I expect Thunder’s gone deaf, with all that noise she makes. Say it again.”

“COME HERE!” shouted {child}.

“Wrrrooot?”

She was nearer now. Well, you know how it is when you can’t hear. You go a bit closer.

“COME! HERE!”

“WRRROOOT?”

# near-enough
Out over the lake came the thunder[athlete: , faster than {athlete}], and in front of her came the rain. It pattered on the jetty, and on the potato patch, and on the roof. {child} jumped up and down. That was exactly how near {child.he} wanted her.

“That’ll do!” {child.he} shouted. “Stop there!”

“WRRROOOT?” said the thunder, and came up over the apple trees.

{neighbour} shut the window, and the two of them went and stood in the middle of the floor.

“STOP!” shouted {child}.

“WRRROOOOOOT?”

The cups[elder: , the best ones, the ones that only {elder}[elder2:  and {elder2}] got to drink from,] jumped up and down on the shelf. The lamp went out.[pet.cat:  {Pet}[!pet.known:  the cat] jumped into the bread bin.] {@D} howled and crept in under the old sofa, and shook so hard that the whole sofa rattled.

# over-the-chimney
“Stop shouting,” said {neighbour}. “She comes closer every time.”

{child} stopped shouting. But it was no use, because by now the thunder really wanted to know. She had come all the way from the other side of the lake to hear what it was. She leaned right down over the chimney.

“WRRROOOOOOOOOT?”

{child} put both hands over {child.his} ears. For nine whole days {child.he} had been wishing for her, and now that she was here you couldn’t get a word in. The thunder wasn’t angry. She just couldn’t hear. And under the sofa {@d} was crying.

# she-can-see
Then there was a flash of lightning. The whole kitchen turned white, and you could see everything: the cups, {neighbour’s} nose, {@d-s} tail.

And then it was black again.

“That was her, with a light!” said {child}. “She’s looking for me! She can’t hear, but she can see!”

{child} pulled {@d} out from under the sofa and put both arms round {@him}, and {@d} hid {@his} nose in {child’s} [us: sweater | jumper]. Then {child} waited.

# not-that
Flash!

{child} pointed at {@d}.

“WRRROT?”

Flash!

{child} put {child.his} hands over {@d-s} ears.

“WRRROT?”

Flash!

That one came too soon. {child} happened to be scratching {child.his} bottom.

“WRRROOOT?” said the thunder, very much surprised.

“No, not that!” shouted {child}.

# all-the-teeth
Flash!

Now {child} was ready. {Child.He} pointed out through the window, over the apple trees and away across the lake. That meant: over there.

Flash! {Child.He} held up a finger and thumb with the tiniest gap in between. That meant: but only a little bit.

Flash! And then {child.he} smiled, with every single tooth {child.he} had. That meant that the thunder was welcome all the same.

Now there was only the rain.

“Orrrrrright …” said the thunder.

It was a long all right. It rolled over the roof, and down over the apple trees, [school: and past {school}, ]and out on to the lake, and she went along with it. On the far side of the water she stopped, sat down on the forest, and rumbled a bit to herself.

# thank-you-for-coming
The lamp came on again. {@D} stuck a nose out and sneezed.[pet.cat:  {Pet} came out of the bread bin with crumbs in {pet.his} whiskers.] {neighbour} put some milk on for cocoa and opened the window, and in came the smell of wet grass. The potato plants, which had been drooping all week, were standing up straight.

{child} took {child.his} cup and leaned on the windowsill. There was no need to shout any more.

“Thank you for coming,” {child.he} said.

“Wrrot?” said the thunder, away in the forest.

“Thank you for coming!”

“Wrrot?”

{child} sighed. “She still can’t hear a thing.”

# why-then
“Oh yes, she can,” said {neighbour}. “She isn’t making any noise herself now. She heard that all right. My sister’s just the same.”

“Then why does she say what?”

“So as to hear it again.”

{child} looked out. At the edge of the forest there was a tiny bit of light, like when somebody peeps round a door.

# once-more
{child} drank up {child.his} cocoa. Then {child.he} climbed on to the old sofa and pulled a blanket up, and {@d} lay down on {child.his} [pet.dog: feet|tummy], warm and heavy. The rain fell slowly on the potato patch. {neighbour} sat at the table with her crossword[music: , humming {music}][adult: , and soon {adult} would be coming to fetch {child}][elder & !adult: , and soon {elder.short} would be coming to fetch {child}].

“Thank you for coming,” {child} said to the window, half into the blanket.

It took a little while.

“Wrrot?” said the thunder.

And {child} said it again.

# @d
{tax}
## if pet.dog
{pet}

# @D
{tax}
## if pet.dog
{Pet}

# @d-s
{tax’s}
## if pet.dog
{pet’s}

# @him
him
## if pet.dog
{pet.him}

# @his
his
## if pet.dog
{pet.his}
