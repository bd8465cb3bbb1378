title: Hello, Petal
title: A Short Word
title: The Cowbell
guest elder: May (she), Connie (she)
guest elton: Elton (he), Marcus (he)
guest sami: Sami (he), Amir (he)
guest lodger: Jonah (he), Patrick (he)

% {elder} is the family’s own, filling in in the school kitchen; otherwise a neighbour who looked after {child} from the start.
% @a: {adult}, or {lodger}. That {elder} once rang a cowbell says nothing about whose mother or father {elder.he} is.

# gravy
The Monday when everything went wrong began with there being nobody in the school canteen[school:  {at school}] who could ladle gravy. The cook was off sick, said a note on the door. Somebody was coming to fill in.

{child} was standing in the [us: line | queue], thinking about [sport: {sport} | something else entirely].[friend:  {Friend}[!friend.known: , {child.his} best friend,] was at home with a temperature.] Just in front were {elton} and {sami}, whom {child.he} {child.was} almost in with. Almost.

Then {child.he} heard the voice.

“Hello, petal! Have another potato, you’re as thin as a yard of pump water!”

# a-yard-of-pump-water
{child} went cold all the way down. There was only one person in the world who said a yard of pump water. And there, behind the gravy, in a hairnet and an apron that went round twice, stood {elder}.

{@intro} {Elder}, who was always whistling. {Elder.He} called everybody petal, even a teacher with a beard. {Sami} was given a dollop of gravy in the shape of a heart.

# no-idea
“Who’s that?” whispered {elton}. “Do you know [elder & !elder.she: him|her]?”

{child} could have said yes. It’s a short word. But somebody sniggered, and {child.his} mouth was quicker than the rest of {child.him}.

“No,” {child.he} said. “No idea.”

Then it was {child.his} turn. {Child.He} looked up, and {elder.short} was standing with the ladle in the air. {Elder.He} had heard. {child} could see it, and it was like a light going off in a room.

“There you are,” said {elder}. “Would you like gravy?”

Not petal. Only there you are, as to anyone.

“Thank you,” said {child}.

[age>=11: It was the best gravy ever served in that canteen, everybody said so. ]{child} couldn’t eat a bite.

# to-the-wallpaper
That evening {child} lay on the bed, facing the wall.[pet.dog:  {Pet} had put {pet.his} chin on {child.his} feet.][pet.cat:  {Pet} had settled behind {child.his} knees.] {@A}[!adult: , who rented the room next door,] came in and sat on the edge, so that the mattress tipped.

“{Elder.short} has started at your school,” said {@a}. “It was going to be a surprise. {Elder.He} has kept it a secret since Friday, {elder.he} nearly burst.[elder2:  {Elder2} wasn’t allowed to say either.] Were you surprised?”

Then {child} told it all. It took some time, being told to the wallpaper.

# a-cowbell
{@A} wasn’t angry. [adult: {adult.He} | He] sat and pulled at one sock.

“Once, when I was playing in a [us: soccer | football] match,” [adult: {adult.he} | he] said after a bit, “{elder.he} turned up with a cowbell. A real one, off a cow. {Elder.He} rang it every time I touched the ball. My team wanted to know who {@crazy} was, and I said {elder.he} must be lost.”

{child} rolled over. “What did {elder.he} do?”

“{Elder.He} stopped ringing,” said {@a}. “I thought that would feel good. But I’ve never heard anything as quiet as that second half.”

“So what did you do?”

“Nothing. I hoped {elder.he} hadn’t heard. I’ve been hoping it ever since.” {@A} got up. “So I’m the wrong person to ask. But you’re quicker than I am. You always were.”

# fish-and-soup
On Tuesday it was fish. {Elder} dished it out. {Elder.He} said “there you are” to {child} and “petal” to everybody else, and there was no whistling. {child} had meant to say something, but {elton} was right behind, and then the [us: line | queue] had moved on.

On Wednesday, soup. The same again.

The worst of it was that {elder.short} was doing it for {child.him}. {Elder.He} wasn’t in a huff. {Elder.He} had simply decided not to know {child}, and {elder} never did anything by halves.

# pancakes
On Thursday it was pancakes, and anybody who can count knows what that means: the entire school at once. The [us: line | queue] went out through the door. Far ahead there were worried voices, and a crash.

{child} stood on tiptoe. The big tray of pancakes had tipped over, and there stood {elder.short} all alone with the hairnet askew, picking pancakes off the counter with one hand and holding back a pile of plates with the other. [age>=11: A few people laughed. ]Somebody shouted, “Get a move on, [elder & !elder.she: [us: grandpa | grandad] | grandma]!”

{child} thought of a cowbell going quiet.

# out-of-the-line
This time it was the legs that were quicker than the rest[athlete: , quicker than {athlete}, or so it felt]. {child} stepped out of the [us: line | queue], past {sami}, past {elton}, past the big ones at the front, and it was the longest canteen in the world. {Child.He} got to the counter, and it was exactly as quiet as {child.he} had feared.

“Hello, {elder.short},” said {child}. Loudly. It rang off the tiles. “Do you need a hand?”

[age>=11: {Elder} looked at {child.him} over the plates.

]{@whose}

“Do we know each other?” asked {elder.short} softly. {Elder.He} was giving {child} a chance to get out of it.

“Yes,” said {child}. It really was a short word. “I’m sorry. I should have said so on Monday.”

# a-hairnet
{Elder.short} put down the plates. {Elder.He} blew {elder.his} nose on the apron, saw that this was a mistake, and took it off. Then {elder.he} dug in a pocket.

“Rules are rules,” {elder.he} said, and held out something small and white. “Nobody comes into my kitchen without a hairnet.”

{child} looked at the hairnet. {Child.He} looked at the [us: line | queue], which was now the whole school[city:  and felt like the whole of {city}]. {Child.He} took it in both hands and pulled it down over {child.his} ears.

# hearts-in-jam
And then {child.he} served pancakes. Two hundred, at least. When {elton} reached the counter there was a pause, with a ladle of jam hanging in the air.

“You said you didn’t know [elder & !elder.she: him|her],” said {elton}.

“I lied,” said {child}. “I was a coward.”

{Elton} thought it over. He glanced at {elder.short}, who had begun to whistle[music:  {music}], out of tune and happily.

“Does [elder & !elder.she: he | she] do hearts in jam as well?” he asked.

“Of course I do, petal,” said {elder}.

# the-second-half
That evening {@a} wanted to hear all about it. [adult: {adult.He} | He] laughed at the hairnet, and stopped laughing in the right place. Then [adult: {adult.he} | he] disappeared into the [us: garage | shed], where something clattered for a long time.[pet.cat:  {Pet} moved to another room.][pet.other:  Even {pet} must have wondered what it was.]

On Saturday there was a match on the field behind the school, the home side against the teachers, and {@a} was playing. First [adult: {adult.he} | he] walked over to the benches, where {child}[friend: , {friend}] and {elder} were sitting with a [us: thermos | flask] between them[pet.dog:  and {pet} underneath]. [adult: {adult.He} | He] had something behind [adult: {adult.his} | his] back.

“You know,” [adult: {adult.he} | he] said to {elder.short}, “I didn’t hear you very well last time.”

And [adult: {adult.he} | he] gave {elder.him} the cowbell.

# @intro
{Elder}, who was seventy-three and had got tired of being retired. {Elder}, who lived one floor down, and had looked after {child} since {child.he} {child.was} in a [us: stroller | pram].
## if elder
{Elder}, who had never been able to see a note asking for help without putting {elder.his} hand up.

# @A
{Lodger}
## if adult
{Adult}

# @a
{lodger}
## if adult
{adult}

# @crazy
that crazy old woman
## if elder & !elder.she
that crazy old man

# @whose
“{Elder.short}?” came {elton’s} voice from the back. “Does {child} know her?”
## if elder
“{Elder.short}?” came {elton’s} voice from the back. “Is that {child’s} {elder.short}?”
