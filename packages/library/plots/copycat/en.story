title: Copycat
title: A Coat and a Sack
title: Laughing Inwards
guest doris: Gloria (she), Marjorie (she)
guest sigge: Wilf (he), Ned (he)
guest yasmin: Yasmin (she), Samira (she)

% “Copycat” is said four times: by {sigge}, by the child without meaning to, and at last by both.

# so-far-so-good
The ape looked at {child}, and {child} looked at the ape. So far, so good.

Her name was {doris}, she was an orangutan, she was forty-two, and she lived at the zoo[city:  {in city}] where the class had come for the day. {child} had always wanted to meet an ape. {Child.He} had always felt like a sort of cousin, because if there was one thing {child.he} could do, it was impressions. {Child.He} could do the [us: principal | head teacher][school:  {at school}], and the bus braking[pet.dog / pet.cat: , and {pet} the [pet.dog: dog|cat] when dinner was late][pet.other: , and {pet}, though it didn’t show much], and the way every single person in the class went up a flight of stairs[sport:  or tried to {play sport}].

# the-bench
Beside {child.him} on the bench sat {sigge}. The class had been split into pairs, with an animal for each pair, and all they had to do was sit and look for half an hour. There were twenty-six of them, and {child} got {sigge}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had swapped over to the tortoises, and said it was purely for the tortoises’ sake.]

In October {child} had done an impression of {sigge}.

# like-a-gate
{sigge} laughed inwards. Other people let the air out when they laugh, but {sigge} pulled it in, heeeh, heeeh, like a gate that needs oil. It was the funniest sound {child} knew, and one day in the [us: cafeteria | dining hall] {child.he} had done it, so exactly that people collapsed across the tables. When {child.he} turned round, there was {sigge}, holding his tray.

“Copycat,” {sigge} had said. That was all.

Nobody had heard {sigge} laugh since then, not all winter. It was as though {child} had taken it off him, and didn’t know how you give a thing like that back.

“Hi,” said {child}.

{sigge} looked at the ape.

# turned-her-back
{child} did what {child.he} always did when nobody was talking. {Child.He} bounded up to the glass, let {child.his} arms dangle, scratched {child.his} ribs and said hoo, hoo, hoo.

That was when {doris} turned her back on {child.him}.

The keeper, who was called {yasmin} and was going by with a wheelbarrow, stopped.

“She won’t look at people doing apes,” she said. “She thinks they’re bad at it.”

“I’m good at it!” said {child}.

“Tell her that,” said {yasmin}, and wheeled on.

{child} sat down, deeply offended. {doris} was offended too; you could see it all the way down her back. They sat and sulked, one each side of the glass, and neither of them meant to be the first to stop.

# the-sack
After a while {doris} reached out one long arm for an empty potato sack. She studied it, turned it over and put it on her head, like a shawl. Then she sat still.

{sigge} pulled up his coat and put it over his head. He wasn’t doing it to be funny. He just did it.

{doris} turned round. She shuffled right up to the glass, sat down opposite {sigge} and looked at him from under the edge of the sack with her brown eyes. {sigge} looked back. She laid her palm against the glass. {sigge} laid his against it.

# the-same-word
It was so lovely that {child’s} stomach hurt. {Child.He} had done all that jumping about, and it was {sigge} who got the hand. And before {child} could think, out it came:

“Copycat.”

It sounded just as it had in the [us: cafeteria | dining hall], only now it was coming from {child.him}.

{sigge’s} hand slid down the glass. He pulled his coat shut in front of his face, until there was no {sigge} left, only a coat on a bench. {doris} looked at the coat. Then she looked at {child}, for a long time, and pulled her sack down over her face as well.

So there sat {child}, alone with a coat and a sack. {Child.He} had done it again. {Child.He} looked for something funny to do, and for once there wasn’t anything.

# in-the-dark
Then {child} pulled up {child.his} own coat, right over {child.his} head.

In there it was brown and warm and smelled of cheese sandwich[elder: , one of those that {elder}[elder2:  and {elder2}] had packed]. Nobody could see {child.him}. There was nobody to be funny for. It was quite nice.

“{sigge}?” {child.he} said in the dark.

Nothing.

“That time in October. I did it because I like it. How you laugh. It’s the best laugh in the whole school, and I went and wrecked it.”

The coat beside {child.him} rustled.

“You did it to make them laugh,” said {sigge’s} voice.

{child} thought about it, properly.

“Yes,” {child.he} said. “That too. I’m sorry.”

# three-gaps
They sat without a word, all three of them. In the end {child} lifted the edge of the coat, only a crack. Just then {doris} lifted her sack, and just then {sigge} lifted his coat. Three eyes looked out of three cracks. Down went the coats and the sack.

And up they came again. All at once.

# prrrt
Then {doris} leaned forward. She stuck out her bottom lip, which was as long as a shoehorn, pressed it to the glass right in front of their noses, and blew. It went PRRRRRRRT. It was the longest rude noise ever made with a mouth, and afterwards she looked extremely dignified[athlete: , like {athlete} getting a medal].

“Heeeh,” said something inside {sigge’s} coat.

{child} stopped breathing.

“Heeeh, heeeh!” The coat shook. The coat slid off, and there sat {sigge} with his hair on end, laughing inwards, like a gate, like ten gates. {doris} did it again. {child} laughed so much that {child.he} fell off the bench, but {child.he} laughed {child.his} own way, and so loudly that {yasmin} came running without her wheelbarrow.

“Well, well,” she said. “Now she likes you.”

# half-a-bun
On the bus home[music: , where the driver was playing {@song},] they sat next to each other, though nobody had told them to. It was getting dark over the fields. {child} leaned {child.his} head on the window, and just to see how it felt, {child.he} stuck out {child.his} bottom lip against the glass. Prrrt.

{sigge} looked at {child.him}. Then he bent forward and did the same.

Prrrt.

“Copycat,” said {child} carefully.

“Copycat,” said {sigge}, and gave {child.him} half his bun.

# @song
{music}
