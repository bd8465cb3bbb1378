title: Larch Road Comes Quietly
title: “It Was Me,” Said the Police Car
title: Nine Days Ago, Thursday
guest officer: Winters (she), Marsh (she)
guest grower: Mr Dobbs (he)
guest neighbour: Mrs Lacey (she), Mrs Tandy (she)
guest first: Doreen (she), Maureen (she)
guest second: Mr Singh (he), Mr Khan (he)
guest third: Mrs Pell (she), Mrs Ridd (she)

% {neighbour} is called {first} by {grower} only. The marrow is a squash in America. The cat of the story is ginger, and is not the family's.

# nobody-got-out
The police car stopped in Larch Road at twenty past nine on Saturday morning, right outside {child’s} window, and nobody got out.

It was a big one, with yellow and blue squares down its sides and lights along the roof. One police officer sat inside it, looking straight ahead.

{child} stepped back from the curtain. They had found out about the {@marrow}.

# a-plaster
Nine days ago {child.he} had come round the corner by the [us: community garden | allotments] too fast on [child.name: a | {child.his}] bike and ridden into {grower’s} prize {@marrow}. It had come clean off its stalk. Nobody was about. And {child}, who was {age} and mostly honest, had fastened it back on with a {@plaster} and arranged a leaf over the top.

The worst thing was the singing. {grower} believed in singing to [us: squashes | marrows]. Every evening he stood out there with his hat off and sang to it, and every evening {child} lay in bed and listened, the only person in the world who knew that it was dead.

# two-biscuits
By half past ten the police car still hadn’t moved. The officer was giving {child} time to come quietly. So {child.he} put on clean shoes, in case of court, and went out and tapped on the glass.

The window slid down. {@PC} was holding half a [us: doughnut | sausage roll].

“I want to confess,” said {child}.

{@PC} put down the [us: doughnut | sausage roll]. The truth was that her engine had died, the [us: tow truck | breakdown lorry] couldn’t come till two, and she wasn’t allowed to leave the car. She had read the instructions for the heater twice.

“Go on, then,” she said, and took out her notebook.

[child.name: {child} took a deep breath. | {child} opened {child.his} mouth.] “At chess club,” {child.he} said, “I took two [us: cookies | biscuits]. It said one.”

It wasn’t what {child.he} had come to say. It had just got out first.

“Two [us: cookies | biscuits],” said {@PC} gravely, and wrote it down.

# best-hat
Somebody coughed. It was {neighbour} from number nine, in her best hat, with a wheelbarrow.

“I saw {@giving},” she said, “and I thought, if a child can do it, so can I. I borrowed this from {second} in 1998.”

Behind her stood {second}. He was carrying {third’s} ladder. Behind him stood {third}.

# four-breakfasts
By noon the [us: line | queue] went back as far as the [us: mailbox | postbox]. {@PC-s} hand ached, so {child} sat beside her in the front seat of the police car, with the radio crackling[city:  from all over {city}] and buttons [child.name: everywhere | all round {child.him}], and did the writing. Wheelbarrow. Ladder. The [us: minister | vicar] had scraped a gatepost and blamed the [us: mailman | milkman].[sport:  The dentist had said he was ill, and gone off to {play sport}.][athlete:  The plumber had told everybody that he knew {athlete}, and he didn’t.][school:  Three people had rulers from {school}.][friend:  {Friend}, {child’s} best friend, had taken three [us: cookies | biscuits].][elder:  {Elder}[elder2:  and {elder2}] didn’t even live in Larch Road, and came with somebody’s pie dish.][pet.dog:  {Pet}, {child’s} dog, stood in the [us: line | queue] as well, looking as if there had been a slipper.] Four people confessed to feeding the same ginger cat, which had been having four breakfasts since Easter. The cat lay on the [us: hood | bonnet] of the police car and admitted nothing.[pet.cat:  {Pet}, {child’s} own cat, watched from the window with a clear conscience.][pet.other:  Only {pet}, at home, had nothing to confess.]

# lighter
Along the [us: sidewalk | pavement] people were giving things back and saying, “Was that you?” Everyone looked lighter. Only {child} felt heavier.

# poorly
Then the [us: line | queue] went quiet. {grower} was coming up the road with the {@marrow} in his arms. The {@plaster-short} dangled.

“Somebody,” said {grower}, “has killed my {@marrow}.”

Nobody spoke. And then {neighbour} began to cry.

“It must have been me,” she said. “I gave it the last of my cough [us: syrup | mixture]. I thought it looked poorly.”

“You, {first}?” said {grower}. “Thirty years I’ve lived next door to you!” And he turned his back on her.

“Write it down, {child},” said {@PC} softly.

# the-pen
The pen was on the paper. {Child.He} only had to write it, and nobody would ever know. Through the [us: windshield | windscreen] {child.he} could see {neighbour} hunting for a handkerchief, with her best hat crooked.

“It wasn’t her,” said {child}. But everybody outside had started talking at once. “It wasn’t her!” Nobody heard.

By {child.his} knee was a microphone on a curly wire, for speaking to crowds. {Child.He} looked at {@PC}. {@PC} nodded.

# it-was-me
“IT WAS ME,” said the police car.

It said it all down Larch Road, and off the front of the church, and back. The cat fell off the [us: hood | bonnet].

“IT WAS MY BIKE,” said the police car, in a huge and wobbling voice. “I STUCK IT ON WITH A [us: BAND-AID | PLASTER]. I’M SORRY, MR DOBBS. IT WAS DEAD ALL THE TIME YOU WERE SINGING.”

# thursday
{child} put down the microphone and got out. {Child.His} legs felt like string. {grower} walked up to {child.him}.

“When?” he said.

“Nine days ago. Thursday.”

“Thursday,” said {grower} slowly, “was the night I changed over to opera.” And he sat down on the kerb with the {@marrow} across his knees. “It never grew another inch. I thought it was my singing. I haven’t slept. I thought I’d bored it to death!” His shoulders shook, and then they saw that he was laughing. “{first}! It wasn’t your cough [us: syrup | mixture]! It wasn’t my opera! It was only a bike!”

# only-a-rest
At two the [us: tow truck | lorry] came. {@PC} turned the key to show it was no good, and the engine started at once.

“It only wanted a rest,” she said. She tore out the pages and gave them to {child}. “Thirty-one [us: offenses | offences], and not one of them a crime. All settled?”

“Nearly,” said {child}.

# goodnight
That evening {child} stood beside {grower} at the [us: community garden | allotments], hat off, and the two of them sang [music: {@song} ]to a new {@marrow} the size of a thumb. A police car came slowly past the gate. Its blue lights went round once, without a sound, over all the beans.

“GOODNIGHT, LARCH ROAD,” it said.

And up and down the road people came to their windows, and for once nobody looked guilty at all. Except the [pet.cat: ginger ]cat.

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
