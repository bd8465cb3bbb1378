title: This Is Yours, Isn’t It?
title: The Wrong Address
title: Thirty Metres, at My Age
guest friend: Miriam (she), Rachel (she)
guest berndt: Bernard (he), Sidney (he)

% The mermaid has no name. Whose fish it was: {friend}; the grandfather is only an invented friend’s. Who is in charge: {berndt}, or the grandparent who is ticked, who has put up a shelf for the cup. The sock is the dog’s; the cat goes where the fish is. The harbour is Saltby.

# with-a-bang
The mermaid put the silver cup down on the jetty with a bang.

“This is yours, isn’t it?” she said.

{child} stared. The mermaid wasn’t like the pictures. She had broad shoulders, and grey hair in a bun, and a pair of reading glasses hung round her neck on a bit of fishing net. She had both elbows up on the edge of the jetty, like somebody waiting at a [us: checkout | till].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] licked one of them.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] smelt fish, and edged closer.]

“It’s got {child} on it,” she said. “Champion Angler, Saltby Harbour. It was at four metres, slap in the middle of my flower bed.”

“I… dropped it.”

“Did you? Then it’s a good thing I do my cleaning on a Tuesday.” She nodded, and sank without a splash.

{child} stayed there, feeling sick. {Child.He} hadn’t dropped it at all. {Child.He} had thrown it, as far as {child.he} possibly could.

# the-pike
Everyone in the harbour knew that {child} had caught the biggest fish in Saturday’s competition. Everyone but two. And those two were {child} and [friend: {friend}, {child.his} best friend|{friend}].

It was {friend} who had caught it, on {friend.his} own rod. But at that very moment [friend: old Mr Arkwright|her grandfather] had shouted for a hand with the boat. “Hold this for me,” {friend} had said, and run. So when [elder: {elder} | {berndt}, who was in charge,] came round with the scales, there stood {child} with an enormous cod in both arms. “Well, well, {child}!” {@judge} had cried. They had all clapped[elder: , and {elder.short} had put up a shelf]. And {child}, who had never won anything[school: , not even {at school}], had never said anything.

{Friend} hadn’t said anything either, not to {@judge}, and not to {child}. It had been three days now[pet.cat: , and {pet}, who had seen it all, had been sleeping on {friend’s} step].

# thursday
On Wednesday {child} went right out to the end of the pier, and threw the cup in again[pet.dog: , holding {pet} back by the collar].

On Thursday {child.he} {child.was} queuing for an ice cream[sport: , on the way to {play sport},] when somebody knocked on the underside of the quay.

“This is yours, isn’t it?” said the mermaid, and handed up the cup between two ladders. There was seaweed in her bun. “You are a careless thing.”

“You really don’t need to,” whispered {child}.

“Don’t need to! Do you know what it was like down there before I took it in hand? Bicycles! False teeth! An entire trombone! But I’ve given it all back, every bit. Things that end up in the wrong place want to go home.” She put on her glasses, and had a proper look at {child}. “You’re peaky. Have you had any lunch?”

# thirty-metres
On Friday {child} put the cup in a sock, [pet.dog: the one {pet} slept with, ]along with two stones,[pet.other:  when nobody was watching but {pet},] and let it go over the side of [elder: the boat while {elder.short} pulled up lobster pots | {berndt’s} boat while they were out pulling up the lobster pots]. It was thirty metres deep there. The cup went down fast. {child} waited to feel lighter inside. It didn’t happen.

# the-festival
And then it was Saturday, and harbour day. All Saltby was there[city: , and people from as far off as {city}]. The Accordion Club was playing[music:  {music}], {@judge} was standing on a beer crate with the microphone,[elder2:  {elder2} had gone to see about the sausages,] and {friend} was sitting on the railing [!friend & !pet.cat: next to her grandfather ][pet.cat: next to {pet} ]and looking the other way.

“And now,” said {@judge}, “let’s have our champion up here to show us all the cup! {child}! Where have you got it?”

“At home,” said {child}.[elder: 

“On its shelf,” {elder.short} told all Saltby.]

# on-her-back
In the middle of the harbour, the water parted.

The accordions died, one by one. The mermaid came swimming on her back, with the cup on her tummy, out of breath and red in the face. She heaved herself up against the quay so that everybody saw the whole of her great dark tail,[pet.cat:  {pet} especially,] and she set the cup down at {child’s} feet. The sock was hanging off it like a nightcap.[pet.dog:  {Pet} knew it, and wagged.]

“Thirty… metres,” she puffed. “At my age. This… is yours… isn’t it?”

# no
A hundred people held their breath. {child} saw that the mermaid had scraped one elbow. She had been down to thirty metres, just for {child}, and she looked so pleased.

{child} could say yes. {Child.He} had been saying it all week. It was only one more very small word.

“No,” {child.he} said.

“Pardon?” said the mermaid.

“No!” It came out loud, because {@judge} had got there with the microphone. “It isn’t mine. It was {friend’s} fish. I was only holding it. I didn’t say so when you got it wrong, and then it was too late, and then I threw the cup in the sea. Three times.”[elder: 

{Elder.short} lowered the microphone.]

# wrong-address
Slowly, the mermaid took off her glasses.

“Three times,” she said, “I’ve swum to the wrong address?”

“Yes.”

“But, my dear child, why ever didn’t you say? I’d just as soon have swum to {friend}!”

Somebody giggled. It was {friend}. {Friend.He} hadn’t meant to, anyone could see that, and {friend.he} looked cross again straight away. But {friend.he} hopped down off the railing.

# five-steps
{child} picked up the cup with both hands. It was five steps to {friend}, and they were long ones.

“This is yours, isn’t it?” said {child}.

{Friend} turned it one way, and then the other. Then {friend.he} took off the sock[!pet.dog: , and held it up between two fingers].

[pet.dog: “And this is yours,” {friend} told {pet}, who took it and lay down on it. “That was rotten of you, {child}.” | “Well, the sock’s yours,” said {friend}. “That was rotten of you.”]

“I know.”

“Really rotten. Every single day I waited for you to say it.”

“I know. I’m sorry.”

{Friend} thought about it. “You can do the net for me tomorrow,” {friend.he} said. “All day. And the gutting.”[pet.cat:  {Pet} came and sat between them.]

“All right,” said {child}, and there it was at last, that lighter feeling.

# one-more-thing
When the lamps were lit[!elder:  and the accordions had got going again], they sat on the jetty with a hot dog each[pet.dog: , {pet} on {pet.his} sock,][pet.cat: , {pet} with some of both,] and their feet over the water.[elder:  The shelf, said {elder.short}, might as well hang at {friend’s}.][!elder:  There was a trickling noise.] Up came a grey bun, and the mermaid under it, with something blue and floppy in her hand.

“Just one more thing, while I’m at it,” she said. “It was round behind the lighthouse. This is yours, isn’t it?”

It was {child’s} cap, the one that blew off last summer, the best cap {child.he} had ever had[athlete: , with {athlete} on the front].

“Yes,” said {child}. “That one’s mine.”

{Child.He} put it on, sopping wet as it was, and let it drip.

# @judge
{berndt}
## if elder
{elder.short}
