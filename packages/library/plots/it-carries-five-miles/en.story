title: Are You There?
title: You Can Hear It for Five Miles
title: The Lion Who Only Yawned
guest hedda: Martha (she), Beatrix (she)
guest lion: Duke (he), Sultan (he)
guest roy: Roy (he), Clive (he)

% {hedda} has moved to the far side of the lake, and is never the friend the family has; {Friend} is in the kiosk. Four miles across the lake; a roar carries five.

# every-saturday
The lion yawned when {child} came, as he did every Saturday.

His name was {lion}, and he was sixteen, which for a lion is as old as the hills. He lay on his rock behind the glass with his stomach in the air. {child} was {age}, and helped out in the waffle [us: stand | kiosk] across the path[friend: , along with {friend}, who ate the broken ones]. They didn’t care for each other, {child} and the lion. {Child.He} had only ever asked {lion} for one thing, a roar, to record and send to {hedda}.

{child} and {hedda} had done everything together. They had even done lions together[school:  {at school}]. Then, halfway through the [us: semester | term], {hedda} had moved to the far side of the lake, four miles away, and changed schools. “It won’t make any difference,” they had told each other. After that came one photograph of a [us: dock | jetty], and then nothing. Now {child} had sent three messages in a week, and the latest was only three words long.

Are you there?

There was no answer. And {lion} turned his bottom to {child.him}.

# not-enough-fat
“Are you there?” said {roy}, tapping his microphone. {roy} was the guide at the zoo[city:  {in city}]. He had a khaki shirt, and he knew everything. “Ladies and gentlemen, tonight at seven, the Great Roar! A lion roars for one reason: he is angry.”

“What about?” asked a child.

“About our butcher,” said {roy}. “There’s not enough fat on the meat.”

{child} leaned out of the [us: stand | kiosk].

“It says on the sign behind you that they roar to find out where the others are,” {child.he} said. “You can hear it for five miles. They call, and then they listen.”

“A scientist wrote that sign,” said {roy}. “I’ve been here eighteen years. It’s the butcher.”

# at-least-try
{child} had read everything about lions, so as not to think about {hedda}. What a roar means, more or less, is: are you there? It was enough to make anybody cross. Here he lay, with a voice you could hear for five miles, and slept.[pet.dog:  Even {pet}[!pet.known:  the dog], at home, answered if you called.][pet.cat:  Even {pet}[!pet.known:  the cat], at home, answered if you called, as long as it was supper.][pet.other:  Even {pet}, at home, had more to say.] And here stood {child} with a waffle iron, and couldn’t get out a sound.

“You might at least try,” {child.he} said through the glass.

{lion} opened one eye. It was amber, and it took no interest.

“I know,” said {child}. “I’m not trying, either. Three texts. That’s just cowardly. She lives by a lake, and I live by the same lake. I could go on my bike.” {Child.He} stopped. “But what if she’s having a brilliant time?”

{lion} closed the eye again.

# he-is-charging
By seven there were two hundred people in front of the glass, with children on their shoulders and waffles in their hands.[elder:  At the very front, since six, stood {elder}[elder2:  and {elder2}].] The whole lake lay shining behind the enclosure, because the lion’s rock was at the end of the point. {roy} counted down. He flung out an arm.

{lion} put a paw over his nose.

“He’s building up to it,” said {roy}.[athlete:  “{Athlete} looks just like that.”]

Five minutes went by. One child began to cry, and another one said that the lion was dead.

“Oh, he’s angry, all right,” said {roy}, whose upper lip had begun to shine. “On the inside.”

# nobody-there
And then he did the stupidest thing anybody could do. He got out his phone, held it to the microphone, and played a roar off the internet.

It bellowed out of the loudspeakers. {lion} shot to his feet. He stood on stiff legs and looked about, to the right, to the left, over at the trees, into his own empty house. He was searching. He came up to the glass and sniffed along the edge. Then it stopped with a click, and no more came. {lion} stood there, waiting for somebody to carry on.

People laughed. “He fell for it!” said a man.

{child} didn’t laugh. {Child.He} looked at that thin old back. He thought there was somebody, {child.he} thought. And there was nobody.

# a-garage-door
{Child.He} had turned off the iron[music: , and {music} on the radio,] and was out of the [us: stand | kiosk] door before {child.he} knew it. {Child.He} went straight through the crowd until {child.he} stood at the glass. {Child.His} voice wasn’t beautiful. It was low, with gravel in it, and [sport: two boys who {child.he} used to {play sport} with were|two boys from the other class were] standing three [us: yards | metres] away. Well, let them stand there.

{child} breathed in, all the way down to {child.his} stomach, and roared.

It didn’t sound like a lion. It sounded like a garage door. But it was loud, and it was long, and {child.he} meant it.

Two hundred people stopped chewing. [friend: {Friend’s} waffle | A waffle] fell on the gravel.

# he-answered
{lion} turned [us: around | round]. He looked at {child}, and he took an interest now. He lowered his head, and his sides drew in. And he answered.

You didn’t hear it with your ears, or not to begin with. It started in your feet. It came up your legs and in under your ribs, and then it was everywhere. The glass rattled. It rolled out over the point, and over the whole shining lake, again and again, and when it stopped it went on for a while all the same.

“There!” shouted {roy}. “The butcher!”

But {lion} was listening, with both ears turned [us: toward | towards] {child}. So {child.he} roared again, not so big this time, so that he would know. He sighed, lay down close to the glass, just where {child.he} stood, and leaned his whole enormous mane on it.

# was-it-you
In {child’s} pocket the phone buzzed, and it was {hedda}.

There’s shouting all over the lake! I’m sitting on the [us: dock | jetty]. I heard the lion and then something completely mad. Was that YOU?

{child} [us: called | rang] her, although {child.his} hands were shaking.

“I was ashamed,” said {hedda}, before {child} had got as far as hello. “I haven’t got a single friend here. You sounded so cheerful, and I didn’t want you to know.”

“I sounded cheerful because I missed you. I’m coming tomorrow, on my bike.”

“It’s four miles.”

“You can hear it for five,” said {child}.

# i-am-here
The people went home. {roy} wound up his cables and explained to the last visitor about the fat. {child} sat down on the ground with {child.his} back against the glass, and on the other side lay {lion}, back to back with {child.him}, and was warm all the way through. The sun went down into the lake. [adult: Before long {adult} would be coming to fetch {child.him}. ]For a long time neither {child} nor {hedda} said anything on the phone.

“Are you there?” said {hedda} at last.

“Yes,” said {child}. “I’m here.”
