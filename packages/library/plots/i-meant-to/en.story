title: {A wish} {wish.there}
title: I Meant To
title: You Wouldn’t Know the Way, Would You

% Rule: whoever has ended up in the wrong place says it was meant. Whoever gets lost first is shown the way.
% {wish.there} is where the wish has put it: in the lift, under the bed.

# wrong-place
There was {a wish} {wish.there}.

{child} saw {wish.him} first, and saw at once that something was wrong. {The wish} belongs {wish.home} and nowhere else.

“Are you lost?” asked {child}.

“No,” said {the wish}. “I meant to.”

“You meant to be {wish.there}?”

“Just here,” said {the wish}, and tried to look pleased. But {wish.part} was trembling.

# not-a-chair
To show how nice it was, {the wish} sat down, right on something that wasn’t made for it.

CRACK, it went.

“I meant to,” said {the wish} from the floor.

Then {wish.he} tried to {wish.does}, just like at home. You can’t do that {wish.there}. [age>=5: First the thing on the wall fell down. Then the thing by the wall fell over. And then something came rolling, and it rolled for a long time. | Something fell down, and rolled for a long time.]

“Did you mean that, too?” asked {child}.

“Especially the last one,” said {the wish}.

[friend: {Friend}[!friend.known: , who was {child’s} best friend,] leaned closer. “When somebody says they meant to,” {friend.he} whispered, “they didn’t.” | At {child’s} house people said just the same when a cake came out flat.]

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] sniffed at {wish.part} and sneezed. {The wish} jumped. “I was about to jump anyway,” {wish.he} said. ][pet.cat: {Pet}[!pet.known:  the cat] lay down in the middle of the mess and went to sleep. {Pet.He}, at least, had meant to. ][pet.other: {child} held {Pet} close, so that somebody at least was in the right place. ][elder: {Elder} wondered if {wish.he} might like a real chair. [elder2: {Elder2} had already fetched one. ]“No, thank you, I’ve just sat,” said {the wish}. ][city: “Everybody in {city} comes here,” {wish.he} said. Nobody did. ][school & age<7: “It’s quite like {school},” {wish.he} said. It wasn’t at all. ]

# wrong-hand
{child} knew what it was like to be in the wrong place.

Once, {child.he} had [age<7: taken somebody’s hand in the [us: store | shop], and it was the wrong hand. It belonged to a lady in green mittens | walked into the wrong classroom[school:  at {school}]. It was full of big children doing sums with letters in them]. But {child} hadn’t said a word. {child.He} had [age<7: held on to that hand all the way to the milk | sat there for half an hour and pretended to do sums], because it felt even worse to say so.

# know-the-way
“We could show you the way home,” said {child}.

“There’s no need for that. I know exactly where I am.” {The wish} looked all round. “I’m here.”

[age>=5: From somewhere inside {the wish} came a small, sorry sound. “{Wish.sound},” it went.

“Was that your tummy?”

“It’s meant to do that,” said {the wish}.]

[sport / athlete / music: [sport: “I thought I’d just {play sport} for a bit,” {wish.he} said then. “It’s the perfect place.” Nobody in the whole world does it {wish.there}[athlete: , not even {athlete}]. ][!sport & athlete: “{Athlete} would have done exactly the same,” {wish.he} said. Nobody believed it. ][music: And {wish.he} hummed a little of {@song}, to show how happy {wish.he} was. It didn’t sound happy. ]]

# it-rains
The evening came on. [age>=5: Everybody else had somewhere to go home to, and went.]

Then a drop ran down {the wish}.

“It’s raining,” {wish.he} said.

“Not on me,” said {child}.

“It’s meant to rain a little just here,” said {the wish}, and there came another. “You can go now. I live here. If anybody should ask for me {wish.home}, you can tell them I live {wish.there}, [us: forever | for ever] and ever.”

[us: Forever | For ever] is a long time. {child} got a lump in {child.his} throat.

# lost
[age>=5: {child} thought of that day again. ]What was it {child.he} had wanted, all that time? Not to be shown the way. Just not to be the one who’d gone wrong.

So {child} made {child.himself} as small as {child.he} could, and looked about in all directions.

“Oh dear,” {child.he} said in a thin voice. “Now I’m lost.”

“Are you?” said {the wish}.

“Yes. I was on my way to somebody who lives {wish.home}. And I can’t find it at all. You wouldn’t happen to know the way?”

It stopped raining on {the wish}. {Wish.Part} stopped trembling.

“Happen to know the way!” {wish.he} said. “How lucky for you that I was here.” And {wish.he} stood up. “So that’s what I meant to do.”

“May I hold on to {wish.part}?” asked {child}.

“Hold tight,” said {the wish}. “It’s so easy to get lost.”

# this-way
So they set off, away from {the other}, and {the wish} went first.[age>=5:  To begin with {wish.he} went slowly, and at every corner {wish.he} stopped and thought.]

[age>=5: “This way,” {wish.he} said. “It nearly smells of home here.”

]Then they went faster. [pet.dog: {Pet} ran ahead with a very straight tail. ][pet.cat: {Pet} came along behind, as if by chance. ][friend: {Friend} held on to {child}, and {child} held on to {the wish}, like a train. ][elder: Last came {elder}[elder2:  and {elder2}], who hadn’t walked so fast for years. ]In the end they were all running.

“There,” cried {the wish}.

# at-home
And anybody could see that this was where {the wish} belonged. There was room for {wish.him} here, and nothing got broken, and {wish.he} {wish.did} for sheer happiness.

“Thank you,” said {child}. “I’d never have found it without you.”

{The wish} stood still for a while, looking down at the ground.

“I didn’t mean to,” {wish.he} said then, very low. “I went wrong. I went wrong first thing this morning.”

“I know,” said {child}. “I didn’t mean to, either.”

Then they laughed, first {the wish} and then {child}. And then {the wish} walked {child} home, right to the front door, because {wish.he} knew the way in both directions now.

# milk
[adult: At home {adult} had made some supper. | At home there was supper on the table.] {child} poured [child.name: the | {child.himself} some] milk, and a little of it went into the glass and the rest went beside it.

“I meant to,” said {child}.

[adult: {Adult} looked at the milk. Then {adult} looked at {child}, and fetched a cloth.

“Then we’ll wipe it up,” said {adult}. “I meant to do that, too.” | {child} looked at the milk for a while. Then {child.he} fetched a cloth. {child.He} meant to do that, too.]

# @song
{music}
