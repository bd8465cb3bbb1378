title: Kind Regards
title: What Is She For?
title: And Nobody Counted
guest friend: Meg (she), Dev (he)
guest pearl: Pearl (she), Hazel (she)
guest lamb: Lamb (he), Finch (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {pearl} is brisk and polite, and says “Kind regards” after each bite as if it were “Bless you”. Do honk.
% The last honk, out of the window, is said into the dark and not loud.

# a-goose
In [us: the school vacation | half-term][school: , when there was nobody {at school},] {child} and {child.his} best friend {friend} had to go to work with {@a}, and at the desk next to {@a-s} sat a goose.

She was a big grey goose with a card on a string round her neck. {Pearl}, it said. Office.

“Don’t lean on that,” said the goose.

{child} had an elbow on the filing cabinet. The goose bit {child.him} in the sleeve.

“Kind regards,” said the goose.

“It’s what we put at the end of letters,” said {@a}. “She thinks it makes anything polite.”

“It does,” said the goose.

# the-chart
Then Mr {lamb} came round. Mr {lamb} was the new manager, and he had a chart. On it were all the forty people in the office[city:  in {city}], and beside every name was a box with what that person did. In {pearl’s} box was a question mark.

“I’ve nothing against geese,” said Mr {lamb}. “But I’ve been here a week, and I can’t find out what she’s for. You two look sharp. Follow her about and write it down. If we’ve something for the box by five o’clock, she stays. If not, I must let her go.”

“Go where?” said {friend}.

Mr {lamb} looked on his chart. It didn’t say.

# by-lunch
So {friend} did the following and {child} did the writing, and by lunch this was the list:

Bit the printer. It was broken. It still is.

Went to a meeting. Ate the biscuits. Ate the notes.

[sport / athlete: Sat down on the newspaper[sport: , on the page about {sport}][athlete: , right on {athlete}].

][music: Turned off the radio in the middle of {music}.

]Answered the telephone. Said HONK. They rang off.

Wrote a letter, by walking on it. It said “ggggghhhhhp, kind regards”.

[elder: It was {elder} who had rung, to hear if they were being good[elder2: , with {elder2} listening in]. “That was a very clear answer,” said {elder.short} afterwards.

]“This isn’t helping her,” said {friend}.

“I know,” said {child}. “But it’s true.”

# one-honk
And there was one thing more. Every hour {pearl} went round the whole office, slap, slap, slap on her flat feet, and at every desk she stopped and gave one honk. People spilled their tea. {child} counted the honks: forty, and one for {friend}, and one for {child.him}.

“Why do you do that?” said {friend}. {Friend} could ask anybody anything.

# nobody-counted
{Pearl} looked out of the window for a while.

“I had a flock,” she said. “Two hundred. One autumn I was asleep, with my head under my wing, and they went. Two hundred geese, and nobody counted.”

{child} stopped writing.

“I sat out on that ledge till it snowed,” said {pearl}. “And one morning there was an empty chair in here. And a lady said – I heard it through the glass – she said, ‘Where’s Denise? Has anybody seen Denise?’” {Pearl} swallowed, which takes a goose a long time. “It was only the bus. But they asked. So I came in.”

{Friend} put out {friend.his} hand. {Pearl} bit it, but hardly at all.

“Kind regards,” she said.

{child} looked at the question mark. “That’s why she’s here,” {child.he} whispered. “But it isn’t what she does.”

# wet-shoes
At five o’clock all the lights went out, and everybody went down in their coats and stood on the [us: sidewalk | pavement] in the rain, while the door was locked. It was Friday, and nobody would be back till Tuesday.

“Where’s Mr {lamb}?” said {child}. {Child.He} had the list in {child.his} hand.

“Gone home, I expect,” said somebody. “Night, all!”

Slap, slap, slap, went {pearl}, round all the wet shoes. Honk. Honk. Honk. And when she had been right round she stretched up her neck and went on honking, and she didn’t stop.

“Can’t someone shut that goose up?” said somebody.

{child} hated talking to a lot of people. But {child.he} had been counting too.

“WAIT!” said {child}. “Forty-one! This morning it was forty-two!”

# the-cupboard
So up they went again, {pearl} first, with her wings out, then {friend} with the keys, then {child}, three floors in the dark. {Pearl} gave one honk and held her breath. And far away, from inside the [us: supply closet | stationery cupboard], somebody said, “Hello?”

The handle had come off in his hand. He was sitting on a box of envelopes, with half a packet of mints, and he had divided them up as far as Tuesday.

“I did knock,” said Mr {lamb}. “But then I thought, who’d notice? I’ve only been here a week.”

{Pearl} bit him in the [us: pants | trousers].

“Kind regards,” she said.

“And to you,” said Mr {lamb}, and blew his nose. Then he held up the chart, and {child} rubbed out the question mark, and in the box {child.he} wrote: COUNTS US.

# who-counts-her
That night {friend} slept on {child’s} floor. The rain had stopped. And down in the street something came by, slap, slap, slap, and stood still under the window.

Honk. And then: honk.

[pet: “That’s you and me,” said {friend}.

And then there came a third, quite small, and that one was for {pet}[pet.dog / pet.cat: , who opened one eye and shut it again].

“But who counts her?” said {friend}.

|“That’s you and me,” said {friend}. “Who counts her?”

]{child} got out of bed and opened the window.

“Honk,” {child.he} said, into the dark.

There was no answer for a long time. Then the flat feet went home.

“All here?” said {@a} in the doorway. {@He} tucked {child} in, and pinched {child.him} in the sleeve, but hardly at all.

“Good night,” said {@a}. “Kind regards.”

# @a
{minder}
## if adult
{adult}

# @a-s
{minder’s}
## if adult
{adult’s}

# @He
{minder.He}
## if adult
{adult.He}
