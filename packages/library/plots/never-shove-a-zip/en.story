title: The Rest of {Elder}
title: Never Shove a Zip
title: How Many Ducks?
guest warden: Mr Trott (he), Mr Pugh (he)

% {Elder} lies in the tent with {elder.his} head out. The zip is under {elder.his} chin, it is not tight, and {elder.he} cannot see it. The child writes the camping log; the entries are read aloud.

# head-out
There wasn’t a [us: zipper | zip] in the world that {elder} couldn’t mend. {Elder.He} had mended [us: zippers | zips] on boots, [us: zippers | zips] on suitcases and once, in the middle of a wedding[city:  in {city}], the [us: zipper | zip] on the groom. So it was a pity about {elder.his} own.

It happened on [us: site nine of the campground | pitch nine of the campsite], and {child} wrote it down, because the camping log was {child’s} job[adult: , and {adult} would want to read it afterwards]. {Child.He} had a soft black pencil on a string round {child.his} neck[friend: . It was a present from {friend}[!friend.known: , {child.his} best friend]].

“Twenty to eight,” {child.he} wrote. “{Elder’s} head is out of the tent. The rest of {elder} is in.”

“Read me that,” said the head. It stuck out of the tent just above the grass, like a tortoise’s.

{child} read it out.

“No mistakes there,” said {elder}. “Now get me out.”

# nk
All {elder.he} had wanted was to lie and look at the sunset without letting the midges in. So {elder.he} had put {elder.his} head out and zipped the door up to {elder.his} chin. It wasn’t tight. You could have got a biscuit in as well. But it wouldn’t go up, it wouldn’t go down, and the handle on the inside had come off.

“I’m holding it now,” said {elder}. “You’ll have to take my word for it.”[elder2:  {Elder2} had stayed at home, and could be thankful.]

{child} took hold of the handle on the outside and pulled.

Zzz-nk.

{Child.He} pulled the other way.

Zzz-nk.

# evening
“Evening,” said {elder.short}, because a man was coming past with a bucket of water.

“Evening,” said the man, to the place where a face usually is. Then he looked down.

“Ten to eight,” wrote {child}. “A man. He spilt it.”[pet.dog:

{Pet}[!pet.known:  the dog] came up and licked the head from the chin to the hair, since for once it couldn’t get away.][pet.cat / pet.other:

{Pet} was at home, and would never have got into such a position.]

# two-seconds
The next person was {warden}, who ran the [us: campground | campsite]. He had a [us: flashlight | torch], a whistle and a very large pair of scissors.

“Two seconds[elder.he: , sir][elder.she: , madam],” said {warden}, “and I’ll have you out of there.” Snip, went the scissors, in the air.

“You will not,” said {elder.short}. “This tent has been to the sea with me twenty-two times. Nobody cuts it. I’d sooner stay a tortoise.”

“Then you’ll be a wet one,” said {warden}. “There’s rain at half past eight. It’s up on my board.” And off he went.

# said-no
{child} looked at the sky. It was the colour of a saucepan[sport: , and the ones who had gone behind the tents to {play sport} were running in]. {Child.He} took hold of the handle with both hands.

“Stop,” said {elder.short}. “Never pull at a [us: zipper | zip] that’s said no. A [us: zipper’s | zip’s] like somebody you’ve quarrelled with. You don’t shove. You go back to where you were last friends, and you start again from there.”

“It won’t go back.”

“Then it’s got something in its teeth. I can’t see. Thirty years I’ve looked [us: zippers | zips] in the mouth, and this one’s under my own chin. You’ll have to be my eyes.”

# ducks
So {child} lay down on {child.his} tummy in the grass with the [us: flashlight | torch], nose to nose with {elder.short}.

“It’s something blue,” {child.he} said. “With a duck on.”

“My good pyjamas! How many ducks has it eaten?”

“One. It’s starting on the next.”

“I’ll hold the pyjamas in here. You take the edge in your nails. Not up, not down. Sideways. Think of getting a sock off a baby.”

{child} breathed out. A thread came.[music:  {Elder.short}, who couldn’t do anything else, hummed {music}.] Another thread. Half a duck, a whole one …

“It’s out!”

“Well done. Now try it.”

Zzz-nk.

# plip
Something cold went plip on the back of {child’s} hand, and something else went plip on {elder.short’s} nose.

“Ah,” said {elder.short}. {Elder.He} said it quite quietly, and that was worse than if {elder.he} had shouted. “Perhaps you’d better fetch {warden}.”

“And his scissors?”

{Elder.short} didn’t answer. {Elder.He} shut {elder.his} eyes, and a raindrop ran down into {elder.his} ear.

# slippery
{child} didn’t fetch anybody. {Child.He} looked at the [us: zipper | zip]. There was grey sand between its teeth, from twenty-two times at the sea. It didn’t need shoving. It needed something to slide on. {Child.He} rubbed {child.his} finger and thumb together, to think, and they slid. They were black and shiny and slippery, from writing things down.

“{Elder.short}? Does pencil work on [us: zippers | zips]?”

{Elder.short} opened {elder.his} eyes.

“It’s what I’ve used for thirty years,” {elder.he} said. “I keep one behind my ear. And I have been lying here for three quarters of an hour looking straight up at yours.”

# last-friends
{child} blew out the sand. {Child.He} scribbled on the teeth, down one side and down the other[school: , much harder than you’re allowed to {at school}], until every one of them shone. Plip, plip, plip. {Child.He} took hold of the handle with two fingers and didn’t shove. A tiny bit back, to where they had last been friends.

And then down. Zzzzzzzip.

In went the head, and in after it went {child}[athlete: , faster than {athlete}], and down came the rain.

# good-night
“Half past eight,” {child} wrote by the light of the [us: flashlight | torch]. “All of {elder} is in.”

“Would you do the door?” said {elder.short}, from deep in {elder.his} sleeping bag. “I’ve gone off [us: zippers | zips].”

So {child} drew it up with one finger, slowly, from the bottom to the very top, and it shut the whole night out. Zzzzzzzip.

The rain walked about on the roof. Beside {child.him} the sleeping bag had begun to breathe.

{child} wrote “Good night”, put down the pencil, and put out the [us: flashlight | torch].
