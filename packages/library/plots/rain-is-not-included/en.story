title: Rain Is Not Included
title: It’s One of Them
title: Overtime
guest pony: Pewter (he), Greybeard (he)
guest mona: Maureen (she), Hilary (she)

% {pony} speaks calmly, as somebody does who has worked for a long time. “Breathe!” may be shouted.

# a-hand-on-the-neck
{child} could talk to horses. All {child.he} had to do was put a hand on their necks, and {child.he} could hear what they said. Most horses talked about food. But {pony}, the oldest pony at the riding school[city:  outside {city}], talked mostly about his work.

“Walking is included,” {pony} would say. “Trotting is included. Rain is not included[sport: , and nor is {sport}].”

{mona}, who taught riding, believed in {child}. Once {child} had put a hand on {pony} and said that his girth was pinching. {mona} had a look, and it was. Ever since then she always asked, “What does the old boy say today?”[pet:  Nobody had to ask [pet.dog & !pet.known: {pet} the dog|[pet.cat & !pet.known: {pet} the cat|{pet}]] at home. {Pet} wanted food.]

# cold-hands
Now it was Saturday, and {child’s} group was going to canter for the first time. All the others had looked forward to it all week.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had looked forward to it most of all.][elder & !elder2:  Up in the gallery sat {elder}, waiting to watch.][elder2:  Up in the gallery sat {elder} and {elder2}, waiting to watch.] {child} had lain awake[school: , and yawned {at school}]. {Child.He} felt so afraid of falling off that even in gloves {child.his} hands were cold, and {child.he} didn’t want to tell anybody.

“What does the old boy say today?” asked {mona}.

{child} laid a hand on {pony’s} neck.

“I say the hay was dry,” said {pony}.

“He says his foot hurts,” said {child}.

{pony} turned his head and looked at {child.him}.

“I never said that,” he said.

# which-foot
“Which foot?” asked {mona}.

“A back one,” said {child}.

“He’s got two back ones.”

“It’s one of them,” said {child}.

{mona} felt {pony’s} legs, one after another, and frowned.

“I can’t find anything, but you’re usually right,” she said. “Then there’ll be no cantering. He shouldn’t be working at all, not with sore legs at his age. I’ll get the trailer. He can go to my sister’s field [city: a long way from here | up in the hills] and retire.”

# not-a-word
She went out to the car. {child’s} stomach went hollow. That wasn’t what {child.he} had meant.

“{pony},” {child.he} said, with a hand on his neck. “I’m sorry. I made it up.”

He chewed.

“Well, say something.”

{pony} chewed. {child} moved the hand up, and down, and in the end put both hands on him. Not a word came. {child} had made up words for him, and now there were no more.

# say-goodbye
Out in the yard the ramp of the trailer came down with a bang. {mona} came in, put a [us: halter | head collar] on {pony} and led him out into the sun. {child} followed.

“Say goodbye to him now,” said {mona}, and she sounded a bit choked herself. “And ask what he says about it.”

{child} laid a hand on the grey neck. It was silent in there. {Child.He} could have made up anything at all. {Child.He} could have said that {pony} wanted to stay, and {mona} would have believed it.

Instead {child} went and stood right in the trailer’s opening, with both arms straight out.

# in-the-way
“He isn’t saying anything,” said {child}. “He’s stopped talking to me, because I lied. He doesn’t hurt anywhere. It’s me. I’m afraid of cantering.”

{child’s} voice shook, but it held, all the way.

{mona} looked at {child.him} for a long while.

“Why didn’t you say so?”

“Because I’m the only one.”

“The only one,” said {mona}. “When I was {age} I rode at a walk for two years and called it dressage.”

{child} began to laugh, tears and all. {mona} handed {child.him} a handkerchief with hay on it.

“Heels down, eyes up,” she said, because {mona} said that about everything. “Go and ask the old boy if he’d consider forgiving you.”

# plastic-bags
{child} went up to {pony}, wiped off one hand and laid it on his neck.

“Fear is included,” said {pony}.

“You’re talking!” said {child}.

“I’m afraid of plastic bags myself,” said {pony}. “It’s nothing to be ashamed of. But lying in my name is not included.”

“No,” said {child}. “Never again.” {Child.He} swallowed. “Is cantering included?”

{pony} thought it over.

“One lap,” he said. “You hold the mane. I hold the rest.”

# a-sofa
So they went into the riding hall. {child} got up, took a firm grip on the mane and pushed both heels down. {Child.He} rode at a walk, and then at a trot that rattled the teeth. Then {child.he} said “now”, out loud, before there was time to think better of it, and {pony} gave a leap and cantered.

It wasn’t like trotting. It was like sitting on a sofa that had made up its mind to catch a train[athlete:  before {athlete} did]. Up and on, up and on it went, and the wind blew in your face.

“Breathe!” shouted {mona}.

[elder & !elder2: Up in the gallery {elder} breathed. ][elder2: Up in the gallery {elder} and {elder2} breathed. ]{child} breathed[elder: , too], and at the end of the breath there was a laugh. They came all the way round. But {pony} didn’t stop. He went round again.

“You said one lap,” laughed {child}.

“Overtime,” snorted {pony}.

# this-is-included
The trailer was left standing empty in the yard.[pet:  At home {pet} had to wait a little for {pet.his} food.] When all the others had gone home[friend: , even {friend}], {child} brushed {pony} for a long time, first one side and then the other. The sun came in at the stable window, and it smelled of hay[music: , and the stable radio was playing {music}]. At last {child} put both arms round {pony’s} neck and a cheek against the mane, and {pony} leaned his heavy head over {child’s} shoulder.

“Is this included?” asked {child}.

“Yes,” said {pony}. “This is included.”
