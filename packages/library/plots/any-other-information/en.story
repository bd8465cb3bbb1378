title: Any Other Information
title: Ten Past Nine
title: The Horse from the Bog
guest friend: Gus (he), Willa (she)
guest elder: Stan (he), Enid (she)
guest daphne: Daphne (she), Winifred (she)
guest seller: Mrs Pike (she), Mrs Rudge (she)

% {elder} is the family’s own, without years or a wedding, else a neighbour with fifty years behind them. The friend’s mum only where the friend is a stand-in.

# the-papers
According to her papers, {daphne} was a Shire horse. Colour: brown. Temperament: gentle. Any other information: none.

{@form} Nobody had asked since. Everybody in the village knew, but it was the kind of village where nobody said anything about anything.

{Daphne} weighed two and a half tonnes. She had a bill like a duck’s, and from her forehead a long hollow crest swept backwards like a length of drainpipe. The first time [!friend.known: {child’s} best friend ]{friend} saw her, {friend.his} knees went and {friend.he} had to sit down in the wheelbarrow, which rolled.

“Parasaurolophus,” {friend.he} had whispered.

At that {daphne} had gone [us: around | round] behind the barn and stayed there till Tuesday. She had nothing against {friend}. She couldn’t abide wheelbarrows.

# nine-days
Now she hadn’t eaten for nine days. [pet.dog: {Pet}[!pet.known:  the dog] had even left her a bone. ][pet.cat: {Pet}[!pet.known:  the cat] had even left her a mouse. ][pet.other: {Pet}, at home, was eating as usual. ]All {child} wanted was for {daphne.him} to eat. {Child.He} had hardly thought about anything else, not even the trombone, which stood in its black case in {elder.short’s} hall. On Monday it was due back at the music school[city:  {in city}]. At the spring concert[school:  {at school}] {child} had come in a [us: measure | bar] early, all on {child.his} own, in front of two hundred people[adult: , and {adult} was one of them]. It still woke {child.him} up at night.

“Couldn’t we [us: call | ring] the vet?” {child.he} asked.

“And tell him what?” said {elder.short}. “That the horse has gone off birch?”

{Elder.He} stood there with a leafy branch in each fist. {@fists}

# not-the-teeth
“It’s her teeth,” said {friend}. “They’ve got hundreds. I could have a look.”

{Friend} meant to know more about dinosaurs than anyone in the world[athlete: , a sort of {athlete}, but with fossils], and {friend.he} {friend.was} well on the way. {Friend.He} shone {friend.his} [us: flashlight | torch] into {daphne’s} mouth for a quarter of an hour. {Daphne} put up with it. Then she breathed out, and {friend.his} cap landed in the hayloft.

“It’s not her teeth,” said {friend}.

# ten-past-nine
In the evening all three of them sat in the barn[adult: , because {adult} had said it was all right till half past nine]. {child} sat on an upturned bucket and watched {daphne}. She was lying with her chin in the straw. But all at once she got up, went to the door and stood with her head towards the lake. She drew in a breath, and her whole side rose like a tarpaulin in the wind. And she held it. And held it. In the end she let it go, without a sound, and went and lay down again.

“What was she doing?” whispered {child}.

“Ten past nine,” said {elder.short}. “That’s when she sings. One note, long and deep. {@years} Only now it won’t come.”

{child} thought about how she had stood. {Child.He} had seen it before. It was how you stood in the orchestra, with your breath all ready, waiting for the others.

“She’s waiting for her cue,” {child.he} said. “She’s not the one who starts.”

“Then who on earth …” said {elder.short}.

# the-ferry
“Ten past nine!” said {friend}. “The ferry!”

{@coffee} The last crossing went at ten past nine, and as it left it sounded its horn, one long blast. But nine days ago they had opened the bridge. Now the ferry was tied up at the [us: dock | quay] with a sack over its funnel.

For a while nobody said anything.

“She’s been answering it,” said {child}. “She thought there was another one like her.”

{Elder.short} put down {elder.his} branches.

“And I thought she was singing to me,” {elder.he} said.

# deeper
The next evening {child} fetched the black case. {Friend} went with {child.him} behind the barn and shut {friend.his} eyes, to remember better.

“Deeper,” {friend.he} said. “Deeper than that. And not so [us: fancy | posh].[music:  It’s not meant to sound like {music}.] {@Mum} says you could feel it in the coffee cups.”

{child} blew until {child.his} lips went numb.

“There,” said {friend}. “Right there. Don’t move.”

# alone
{Daphne} was standing out in the paddock in the dusk, and {elder.short} was at the gate with {elder.his} leaves. {Friend} held up {friend.his} watch. {child’s} hands were slippery[sport: , worse than before {sport}]. What if she could hear it was wrong? What if it only made things worse? It all hung on [child.she: {child} | {child.his}] coming in alone, and coming in alone was what {child.he} had nightmares about.

“Now,” said {friend}.

{child} blew. The note went out over the paddock, rough and a little ragged, and on towards the lake.

{Daphne} raised her head. She stood perfectly still.

I’ve got it wrong, {child} had time to think.

# the-answer
Then she answered. You couldn’t hear it at first; it came up through your [us: boots | wellingtons]. Then it came through the gateposts and the windowpanes and your ribs, so deep and so long that the swallows rose off the roof[pet.dog:  and {pet} sat down in the grass][pet.cat:  and {pet} came out of the barn backwards][pet.other:  and even {pet} must have felt it at home]. {Elder.short} took off {elder.his} cap.

And {daphne} began to walk. She came straight across the paddock, so that the ground rocked, past {friend}, past the wheelbarrow, without giving it so much as a glance. In front of {child} she stopped. She lowered her head and looked at [child.she: {child} | {child.him}] with her yellow eye, and then at the trombone, and then at {child.him} again.

She wasn’t stupid. She could see perfectly well that [child.she: {child} | {child.he}] {child.was}n’t another one like her. [child.she: {child} | {Child.He}] watched her think about it.

Then she put her bill to the trombone and blew. It honked the wrong way, and {child} got a whole mouthful of air that tasted of bog.

After that she turned [us: around | round] and took the birch out of {elder.short’s} hand.

# busy
“On Monday,” said {friend} as they went in, “weren’t you meant to be giving that back?”

“Can’t,” said {child}. “I’m busy. Ten past nine.”

# none
{Elder.short} was already at the kitchen table[elder2:  with {elder2}]. {Elder.He} had got the old papers out of the drawer and sharpened a pencil with {elder.his} knife. Right at the bottom it said: Any other information: none.

{Elder.He} crossed out “none”, licked the pencil, and wrote:

Musical.

# @form
{Elder}, who lived at the top of {child’s} road, had filled in the form {elder.himself} fifty years ago, the same spring that {daphne.he} came walking up out of the bog.
## if elder
{Elder} and {child} had filled in the form themselves, the same spring that {daphne.he} came walking up out of the bog.

# @fists
They were big fists, cracked and black with tar, and they had carried leaves to {daphne} every morning but one, and that was the morning {elder.he} got married.
## if elder
They were big fists, cracked and black with tar, and they had carried leaves to {daphne} every morning but one, and that was the morning after the concert.

# @years
Every night, all these years.
## if elder
Every single night.

# @coffee
{Friend’s} [us: mom | mum] had sold coffee on the ferry for fourteen years.
## if friend
{Seller} in the village had sold coffee on the ferry for fourteen years.

# @mum
[us: mom | mum]
## if friend
{seller}
