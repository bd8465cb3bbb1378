title: Boat Number Seven
title: Say Something True
title: The Sensitive Boat
guest mate: Tova (she), Hattie (she)

% The grown-up rows: @a. Tova/Hattie is she, in the same class. The boat is "it".

# backwards
“I’m not cross,” said {child}, and the boat went backwards.

{@A} pulled on the oars until they creaked. All the same, the lantern on the jetty only got further away. A minute ago it had been as big as an orange. Now it was as big as a button.

“Headwind,” said {@a}.

They slid another yard the wrong way. The lake[city:  outside {city}] was as smooth as a screen.

“There isn’t any wind,” said {child}.

The boat stopped. Then it slid forwards, just a little.

They looked at each other.

“I’ve got this under control,” said {@a}.

Backwards.

# something-true
{child} leaned over the side and looked at the water. Something was starting to make sense.

“Say something true.”

“Such as?”

“Anything.”

{@A} thought about it. “My bottom’s wet.”

The boat slid forwards a whole boat’s length, without a stroke of an oar.

{child} had to bite the inside of {child.his} cheek, having decided not to laugh all evening.

“More,” {child.he} said.

“I can’t row. I’ve been copying the people in the green boat.” Forwards. “The midge spray I packed was sun cream.” Forwards.[elder:  “{Elder}[elder2:  and {elder2}] made the buns, not me.” Forwards.] “Your turn.”

“Those sandwiches tasted of towel.”[pet:  Forwards. “{Pet} thought so too.” Forwards.][sport:  “I wasn’t ill yesterday when we were meant to {play sport}.” Forwards.][athlete:  “And {athlete} would row better than you.” Forwards.][music:  “I do like {@song}. I only say I don’t.” Forwards.]

“You said they were delicious!”

“Yes. It’s lucky we were on dry land.”

The boat shot off so fast that {@a} fell off the seat, and then {child} did laugh, a bit, through {child.his} nose. So that was what the man had meant, when they hired it. Number seven, he’d said, can be sensitive.

# water-is-wet
It worked like strokes of an oar. If a thing was only true, you got a yard. If it stung a little to say it, you got five. The lantern grew, button, coin, plum, orange, and then, with only twenty yards to go, everything stopped.

“Water is wet,” said {@a}.

Nothing.

“A pike can’t ride a bicycle.”

The boat didn’t move. It had heard enough of that kind.

{@A} pulled in the oars.

“You’ve hardly said a word since you got home from [school: {school} | school]. I wanted to ask, but I was afraid of asking wrong. So I hired a boat.”

It slid forwards, a long way, and softly.

# what-happened
“What’s happened, {child}?”

There it was. {child} had been walking round that question all day, the way you walk round a hole in the ice. So long as nobody knew, it might almost have been somebody else who’d done it. And then there was that look, the one that looked at {child.him} as if {child.he} could be trusted. {child} didn’t want to be sitting opposite that look when it changed.

“It’s nothing,” {child.he} said.

Oh no, {child.he} just had time to think.

# it-is-something
The boat leapt backwards. Water flew over the stern. An oar jumped out and was gone. Orange. Coin. Pin. Behind them, where the lake ran out over the weir, something began to roar.

“It’s something!” screamed {child}. “It’s something!”

They stopped dead. The boat rocked in the dark. {@A} held on to the seat with both hands and didn’t say a word, and that can’t have been easy.

# loudest
“In the changing room,” said {child}. “They were doing how {mate} laughs. She sort of hiccups. And I laughed.”[friend:  {child} swallowed. “{Friend} wasn’t there today. {Friend} wouldn’t have laughed.”]

Forwards, slowly.

“But everybody laughed. It wasn’t me who …”

Backwards.

“All right!” {child} hit the side of the boat. “All right. Everybody laughed. But I laughed loudest. So that it wouldn’t be me next.”

Forwards.

“And when I turned round, {mate} was standing in the door.” {child's} voice was starting to go, and {child.he} let it. “She didn’t even look angry. She looked as if she’d expected it from everybody but me.”

After that there wasn’t any more to be said for a while. It didn’t matter. Crying seemed to count as well, because the boat went on by itself.

# less-of-me
When {child} had wiped {child.his} face on {child.his} sleeve, there was only one thing left. It wasn’t true, and it wasn’t false. It was a question.

“Do you think less of me now?”

“No,” said {@a}.

{child} didn’t look up. A face can be kind whether it means it or not. {child.He} looked over the side, at the water.

The boat went forwards.

“Say it again.”

“I don’t think any less of you.”

The water hissed along the bow.

“It was cowardly, what you did today,” said {@a}. “And what you did just now was brave.”

The boat agreed, both times.

Bump. There was the jetty. The lantern hung right above them, and it was as big as a lantern.

# send
“Do you want me to …” began {@a}.

“No,” said {child}. “I’ve got to do it.”

{child.He} sat down on the planks with the phone. Hi, wrote {child.he}, and deleted it. Sorry if that was weird, wrote {child.he}, and deleted that even faster. There was no boat now. {child.He} would have to feel for {child.himself} which way it was going.

{child.He} pressed record.

“Hi. It’s {child}. I laughed at you today, and it was cowardly. I’m going to say so to the others as well, tomorrow, so everybody hears. You don’t have to answer.”

{child.His} thumb shook above the button. Maybe {mate} would play it to somebody. Maybe she would never answer. It was just as true either way.

Send.

# the-bed-too
{child} was in bed when the phone buzzed.

“Yes it was cowardly,” wrote {mate}.

And then, after a very long minute:

“I’ll be at the bikes tomorrow,” she wrote.

{child} read it four times. Then {child.he} put down the phone and pulled the covers up to {child.his} chin. The door creaked.

“You’re asleep, I hope,” whispered {@a}.

“Yes,” said {child}.

And the bed went backwards, a couple of inches.

# @a
the grown-up
## if adult
{adult}

# @A
The grown-up
## if adult
{Adult}

# @song
{music}
