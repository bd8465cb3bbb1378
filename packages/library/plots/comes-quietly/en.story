title: Larch Road Comes Quietly
title: “It Was Me,” Said the Police Car
title: Nine Days Ago, Thursday
guest officer: Winters (she), Marsh (she)
guest grower: Mr Dobbs (he)
guest neighbour: Mrs Lacey (she), Mrs Tandy (she)
guest first: Doreen (she), Maureen (she)
guest second: Mr Singh (he), Mr Khan (he)
guest third: Mrs Pell (she), Mrs Ridd (she)

% {neighbour} is called {first} by {grower} only. The marrow is a squash in America. The cat of the story is ginger, unless the family has a cat or a dog: then it is theirs. The neighbour is the grandparent who is ticked.

# nobody-got-out
The police car stopped in Larch Road at twenty past nine on Saturday morning, right outside {child’s} window, and nobody got out.

It was a big one, with yellow and blue squares down its sides and lights along the roof. One police officer sat inside it, looking straight ahead.[pet.cat:  {child’s} cat, {pet}, went out and lay down on the [us: hood | bonnet].]

[pet.dog: {child’s} dog, {pet}, got under the table. ]{child} stepped back from the curtain. They had found out about the {@marrow}.

# a-plaster
Nine days ago {child.he} had come round the corner by the [us: community garden | allotments] too fast on [child.name: a | {child.his}] bike and ridden into {grower’s} prize {@marrow}. It had come clean off its stalk. Nobody was about[pet.cat / pet.dog:  but {pet}, who said nothing]. And {child}, who was {age} and mostly honest, had fastened it back on with a {@plaster} and arranged a leaf over the top[friend: , and told nobody, not even [!friend.known: {child.his} best friend, ]{friend}].[elder:  {Elder}, who helped with the watering, thought it looked poorly.]

The worst thing was the singing. {grower} believed in singing to [us: squashes | marrows]. Every evening he stood out there with his hat off and sang to it, and every evening {child} lay in bed [pet.cat / pet.dog: with {pet} ]and listened, the only person in the world who knew that it was dead.

# two-biscuits
By half past ten the police car still hadn’t moved. The officer was giving {child} time to come quietly. So {child.he} put on clean shoes, in case of court, and went out [pet.dog: with {pet} ]and tapped on the glass.

The window slid down. {@PC} was holding half a [us: doughnut | sausage roll].

“I want to confess,” said {child}.

{@PC} put down the [us: doughnut | sausage roll]. The truth was that her engine had died, the [us: tow truck | breakdown lorry] couldn’t come till two, and she wasn’t allowed to leave the car. She had read the instructions for the heater twice[pet.cat: , once aloud to {pet}].

“Go on, then,” she said, and took out her notebook.

[child.name: {child} took a deep breath. | {child} opened {child.his} mouth.] “At chess club,” {child.he} said, “I took two [us: cookies | biscuits]. It said one.”

It wasn’t what {child.he} had come to say. It had just got out first.

“Two [us: cookies | biscuits],” said {@PC} gravely, and wrote it down.[friend: 

“I took three,” said {friend}, who had got into the back to see whether {child} was under arrest.]

# best-hat
Somebody coughed. It was [elder: {elder.short}, in {elder.his} best hat, | {neighbour} from number nine, in her best hat,] with a wheelbarrow.

[elder: “I saw you giving yourself up,” {elder.he} said, “and I thought, if you can do it, so can I. | “I saw {@giving},” she said, “and I thought, if a child can do it, so can I.] I borrowed this from {second} in 1998.”

Behind [elder: {elder.him} | her] stood {second}. He was carrying {third’s} ladder. Behind him stood {third}.

# four-breakfasts
By noon the [us: line | queue] went back as far as the [us: mailbox | postbox]. {@PC-s} hand ached, so {child} sat beside her in the front seat of the police car, with the radio crackling[city:  from all over {city}] and buttons [child.name: everywhere | all round {child.him}], and did the writing[friend: , while {friend}, in the back, touched nothing]. Wheelbarrow. Ladder. The [us: minister | vicar] had scraped a gatepost and blamed the [us: mailman | milkman].[sport:  The dentist had said he was ill, and gone off to {play sport}.][athlete:  The plumber had told everybody that he knew {athlete}, and he didn’t.][school:  Three people had rulers from {school}.][elder2:  {Elder2} didn’t even live in Larch Road, and came with somebody’s pie dish.] {@breakfasts}[pet.other:  Only {pet}, at home, had nothing to confess.]

# lighter
Along the [us: sidewalk | pavement] people were giving things back and saying, “Was that you?” Everyone looked lighter[elder: , {elder.short} as well]. Only {child} felt heavier.

# poorly
Then the [us: line | queue] went quiet. {grower} was coming up the road with the {@marrow} in his arms. The {@plaster-short} dangled.

“Somebody,” said {grower}, “has killed my {@marrow}.”

Nobody spoke[pet.cat / pet.dog: , {pet} least of all]. And then [elder: {elder.short} | {neighbour}] began to cry.

“It must have been me,” [elder: {elder.he} | she] said. “I gave it the last of my cough [us: syrup | mixture]. I thought it looked poorly.”

[elder: “You?” said {grower}. “Thirty years I’ve given you {@marrows}!” And he turned his back on {elder.him}. | “You, {first}?” said {grower}. “Thirty years I’ve lived next door to you!” And he turned his back on her.]

“Write it down, {child},” said {@PC} softly.

# the-pen
The pen was on the paper. {Child.He} only had to write it, and nobody would ever know. Through the [us: windshield | windscreen] {child.he} could see [elder: {elder.short} | {neighbour}] hunting for a handkerchief, [elder: best hat crooked | with her best hat crooked][pet.cat / pet.dog: , and {pet}, looking straight in].

“It wasn’t [elder: {elder.short}|her],” said {child}. But everybody outside had started talking at once. “It wasn’t [elder: {elder.short}|her]!” [friend: Only {friend} heard. | Nobody heard.]

By {child.his} knee was a microphone on a curly wire, for speaking to crowds. [friend: {Friend} nodded at it. {child} | {Child.He}] looked at {@PC}. {@PC} nodded.

# it-was-me
“IT WAS ME,” said the police car.

It said it all down Larch Road, and off the front of the church, and back. [pet.dog: {Pet} howled. | [pet.cat: {Pet} | The cat] fell off the [us: hood | bonnet].]

“IT WAS MY BIKE,” said the police car, in a huge and wobbling voice. “I STUCK IT ON WITH A [us: BAND-AID | PLASTER]. I’M SORRY, MR DOBBS. IT WAS DEAD ALL THE TIME YOU WERE SINGING.”

# thursday
{child} put down the microphone and got out. {Child.His} legs felt like string[pet.dog: , and {pet} leaned on them]. {grower} walked up to {child.him}.

“When?” he said.

“Nine days ago. Thursday.”

“Thursday,” said {grower} slowly, “was the night I changed over to opera.” And he sat down on the kerb with the {@marrow} across his knees. “It never grew another inch. I thought it was my singing. I haven’t slept. I thought I’d bored it to death!” His shoulders shook, and then they saw that he was laughing. [elder: “It wasn’t your cough [us: syrup | mixture]!” he told {elder.short}. “It wasn’t my opera! | “{first}! It wasn’t your cough [us: syrup | mixture]! It wasn’t my opera!] It was only a bike!”

# only-a-rest
At two the [us: tow truck | lorry] came. {@PC} turned the key to show it was no good, and the engine started at once.

“It only wanted a rest,” she said[friend: , and let {friend} press one button]. She tore out the pages and gave them to {child}. “Thirty-one [us: offenses | offences], and not one of them a crime. All settled?”

“Nearly,” said {child}.

# goodnight
That evening {child} [friend: and {friend} ]stood [elder: between {grower} and {elder.short} | beside {grower}] at the [us: community garden | allotments], [friend / elder: hats off, and all of them sang | hat off, and the two of them sang] [music: {@song} ]to a new {@marrow} the size of a thumb[pet.dog: , and {pet} howled]. A police car came slowly past the gate. Its blue lights went round once, without a sound, over all the beans.

“GOODNIGHT, LARCH ROAD,” it said.

And up and down the road people came to their windows, and for once nobody looked guilty at all. Except [pet.cat / pet.dog: {pet} | the cat].

# @PC
[us: Officer | PC] {officer}

# @PC-s
[us: Officer | PC] {officer’s}

# @giving
the child coming to own up
## if child.he
the boy giving himself up
## if child.she
the girl giving herself up

# @marrow
[us: squash | marrow]

# @plaster
[us: Band-Aid | sticking plaster]

# @plaster-short
[us: Band-Aid | plaster]

# @song
{music}

# @marrows
[us: squashes | marrows]

# @breakfasts
Four people confessed to feeding the same ginger cat, which had been having four breakfasts since Easter. The cat lay on the [us: hood | bonnet] of the police car and admitted nothing.
## if pet.cat
Three neighbours confessed to feeding {pet}, which, with the one at home, made four breakfasts a day since Easter. {Pet} lay on the [us: hood | bonnet] of the police car and admitted nothing.
## if pet.dog
Three neighbours confessed to feeding {pet} over the hedge, which, with the one at home, made four breakfasts a day since Easter. {Pet} lay by the front wheel of the police car and admitted nothing.
