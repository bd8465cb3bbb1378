title: It Is Never the Battery
title: Her Moods
title: Forty Pages to Go
guest friend: Farah (she), Dominic (he)
guest maureen: Maureen (she), Doreen (she)
guest ron: Ron (he), Ralph (he)
guest wife: Nell (she), Ivy (she)
guest minder: Mrs Ellery (she), Mrs Quine (she)

% The tractor is {ron’s}, whoever is ticked: a real grandparent knows him, and is given no past. His name begins with R, for the code.
% Urr, urr, urr is slow and cross. Leave the ten minutes their time.

# for-scrap
The tractor was called {maureen}, and on Saturday she was going for scrap.

“Saturday?” said {child}. “This Saturday?”

“Old {ron} has made up his mind,” said {@comes}. “She hasn’t started for two years, love. He’s tried everything.”

{child} knew what he’d tried. {Child.He} had watched him, on his farm at the end of the lane[city: , just outside {city}]. Every few weeks {ron} said, “It’ll be the battery,” and charged the battery, and turned the key. {Maureen} said urr, urr, urr, like someone being woken for school[pet.dog: , and {pet}[!pet.known: , {child’s} dog,] growled back].[pet.cat:  These days it was mostly {pet}[!pet.known: , {child’s} cat,] who sat on her.]

When [pet.dog / pet.cat: {ron’s} wife {wife} was alive, he|his wife {wife} was alive, {ron}] drove {maureen}, but it was {wife} who kept her going. {Wife} could lie under that tractor for an hour and come out with oil on her nose, smiling as if she’d been to a party.

# no-dust
“We’ve got four days,” said {child} to {friend}[!friend.known: , {child.his} best friend,] at the barn door after [school: a day {at school} | school]. “Do you know anything about engines?”

“No,” said {friend}. “But I know about looking things up.”

So they looked. There was no manual. There were a dozen jars of screws, an old wasps’ nest[sport: , something left over from {sport}] and half a [us: lawn chair | deckchair]. And at the back of the shelf, behind the grease, there was a flat tin with a rubber band round it.

[pet.dog: {Pet} sniffed at the dusty jars and sneezed. At the tin {pet.he} didn’t.|[pet.cat: {Pet} walked along the shelf, and across the tin, and left paw prints in the dust. On the tin there were none.|There was no dust on the tin.]] {Friend} noticed that.

# her-moods
Inside was a notebook, and on the cover, in {wife’s} square writing, it said: {Maureen}. Her Moods.

{child} had to sit down, on what there was of the [us: lawn chair | deckchair].

It was all there. Cold and sulking. Smoke, grey. Smoke, black. Bangs once and stops. But under every heading the answers were a sort of code. WNS. Check [us: FV | FT]. If R says B, it is never B.

“If R says …” {Friend’s} finger went along the line. {Friend.His} eyes grew very round. “If {ron} says battery, it is never the battery.”

They laughed until [pet.cat: {pet} jumped down|the barn cat got up] and left.

# put-it-back
“WNS. Will Not Start!” said {child}, and {child.he} ran across the yard with the notebook held over {child.his} head. {Ron} was at the sink, washing a cup[elder: , and {elder.short} was peeling potatoes at the table]. {Ron.He} saw what {child.he} {child.was} holding, and he put down the cup very carefully.

“Put it back, please, {child},” he said.

“But {wife} wrote down everything!”

“I know,” said {ron}.

[elder: {Elder.short} had stopped peeling. ]The [us: faucet | tap] dripped. {Friend} said softly, “There wasn’t any dust.”

“No,” said {ron}. He dried his hands. “I take it down, most nights. I’ve never opened it. She wrote that for me when she was [us: sick | poorly], you see. And I thought, while I’ve not read it, she’s still got something to say to me. Once I have …” He folded the towel. “Well. Then that’s all there is.”[pet.dog:  {Pet} leaned against his leg.]

# one-page
{child} looked at the notebook. {Child.He} wanted to say that it would be all right, but {child.he} didn’t know that it would. So {child.he} thought instead.

“How many pages are there?” {child.he} asked {friend}.

{Friend} counted. “Forty-one.”

“And how many is Will Not Start?”

“Only one.”

“Then we could read one,” said {child}. “And you’d have forty left.” {Child.He} swallowed. “I think she wrote it to be used, {ron}.”

{Ron} looked out of the window for so long that {child} thought he hadn’t heard. Then he made a sound like {maureen}, and it turned out to be a laugh.

“She’d be livid with me,” he said. “Get your coats.”

# safe-side
{child} and {friend} stood well back by the door and read, and {ron} [pet.cat: lifted {pet} off the seat and ]did the work.[pet.dog:  {Pet} lay under the tractor, because somebody ought to.]

“‘Check [us: FV | FT],’” read {friend}.

“Fuel [us: valve | tap],” said {ron}. There was a silence. “It’s been turned off. Who on earth would … Oh.”

“Was it you?” said {child}.

“Two years ago. To be on the safe side.” He had turned quite pink. “What’s she say next?”

“‘Turn it on, R,’” {child} read. “‘Don’t make that face.’”

He stopped making it.

“‘New fuel, old will be stale. Clean the FB.’”

“Filter bowl. Go on.”[pet.dog: 

{Pet} came out with oil on {pet.his} nose. {Ron} looked at it for a long time.]

# nothing
It took two evenings[pet.other: , two late suppers for {pet},] and a visit from {@fuel} with a can of fresh fuel. On Friday the barn doors stood wide open, {child} and {friend} stood well back in the yard, and {ron} [pet.cat: moved {pet} and ]climbed into the seat and turned the key.

Urr, urr, urr. Nothing.

His shoulders went down. His hand was already moving towards the battery.

“Wait!” said {friend}. “There’s one more line, right at the bottom. ‘Leave her ten mins. Have tea. You always did give up too soon, my love, except on me.’”

Nobody said anything at all.

# ten-minutes
So they had tea. [elder: {Elder.short}[elder2:  and {elder2}] made it, and they | They] had it on upturned crates, all of them, and {ron} blew his nose, and ten minutes had never been so long.[pet.cat:  {Pet} spent them asleep on the seat.] Then they all stood back, and {ron} [pet.cat: moved {pet} and ]climbed up again.

Urr. Urr. Urr-urr-urr – BANG!

# tugga-tugga
And {maureen} woke. She coughed out a cloud the size of a sheep, and then she settled down to a deep, contented tugga-tugga-tugga[music: , a bit like {music}]. {child} felt it come up through {child.his} boots. {@Shouts} was shouting something, and nobody could hear what[pet.dog: , and {pet} was barking, and nobody could hear that either].

{Ron} drove her once round the yard, sitting up as straight as a king, while the others cheered from the barn door[athlete:  as if for {athlete}]. {Maureen} went so slowly that [pet.cat: {pet}|the barn cat] overtook her, twice.

Then [pet.cat: {ron}|he] [us: called | rang] the scrap man, and told him not to come.

# bound-to
At bedtime {child} asked {@night}, “What if she breaks down again?”

“She’s seventy years old,” said {@night}, switching off the lamp. “She’s bound to.”

“Good,” said {child}.[pet.dog:  On the rug lay {pet} with oil on {pet.his} nose, looking as if {pet.he} had been to a party.][pet.cat:  {Pet} was staying in the barn that night, because the [us: hood | bonnet] was still warm.][pet.other:  {Child.He} would tell {pet} all about it in the morning.]

# forty-to-go
And in the barn, behind the grease, the tin was back on its shelf, with its rubber band round it, and forty pages still to go.

# @comes
{minder}, who was staying that week
## if adult & !elder
{adult}
## if elder
{elder}

# @fuel
{minder}
## if elder & !adult
{elder.short}
## if adult & !elder
{adult}
## if adult & elder
{adult} and {elder.short}

# @shouts
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @night
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

