title: But Who Stopped It?
title: The Boy Who Had to Start
title: First Time
guest otis: Otis (he), Ozzie (he)
guest bellamy: Mr Bellamy (he), Mr Pargeter (he)
guest priya: Priya (she), Meera (she)
guest jodie: Jodie (she), Kayleigh (she)
guest abara: Miss Abara (she), Miss Okafor (she)

% {otis} is three and lives next door. He thinks that whoever starts nursery has to get it going, like a mower. {bellamy} is his grandfather, or, where one is ticked, the child’s own grandparent takes him there instead. The friend is in {priya}’s place.

# no-how
“I’m starting [us: preschool | nursery] today,” said {otis}, “and I don’t know how.”

{otis} was three, and lived next door to {child}, who was {age}. He was standing at his gate in a coat down to his knees. [elder: {Elder}, who had promised his mother to take him, was locking the door behind him. | His [us: grandpa | grandad], {bellamy}, was locking the door behind him.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was pulling to be off.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was up on the gatepost.]

The [us: preschool | nursery] was beside [school: {school}, where {child} went|{child’s} school], so {child.he} had said {child.he} would walk with them. That had been last week, when it had seemed a kind thing to say. {Child.He} had forgotten that everybody in {child.his} class[friend: , and {friend}[!friend.known: , {child.his} best friend,]] would be walking there too.

# stopped-for-long
“There’s no how,” said {child}. “You just go in.”

“But who stopped it?” said {otis}.

“Stopped what?”

“[us: Preschool | Nursery]. Everybody says I’m starting it. [elder: {Elder}[elder2:  and {elder2}] said it. | [us: Grandpa | Grandad] said it.] The lady in the shop said it.” He looked worried. “Has it been stopped for long?”

{child} began to laugh, and then {child.he} saw {otis’s} face.

“It isn’t stopped,” {child.he} said. “It’s going already. It goes every day.”

“Then what do they need me for?”

There was no answer to that[city: , not in the whole of {city}].

# a-button
They set off. [elder: {Elder.short} came behind with the bag | {bellamy} came behind with his stick][pet.dog:  and {pet}], and {otis} held on to {child’s} sleeve, because {child.he} had put {child.his} hands in {child.his} pockets.[pet.cat:  {Pet} came along the tops of the walls.]

“Is there a button?” said {otis}.

“No.”

“A string, like [elder: a mower | [us: Grandpa’s | Grandad’s] mower]?”

“It’s a room, {otis}. It’s got sand in it.”

“Sand gets in the engine,” said {otis} gloomily. [pet: “Could {Pet} start it?”

“{Pet} is [pet.dog: a dog|[pet.cat: a cat|no good with engines]], {otis}.”

]“I can’t start it on my own, {child}.”

“You don’t have to start it!”

“Everybody said.”

And everybody had[elder: , {elder.short} first of all]. That was the annoying thing about him. He was wrong from top to bottom and you couldn’t find the place.

# on-the-wall
At the corner by the school, {child} saw [friend: {jodie} and some of the others | {priya} and {jodie}] from {child.his} class, sitting on the wall and looking right at {child.him}.[friend:  At the end sat {friend}, with a mouthful of toast.]

“Aww, {child}!” called {jodie}. “Is that your [child.she: boyfriend|baby]?”

{otis} waved with his whole arm[friend: , and {friend} waved the toast]. “I’m {otis}! I’m starting [us: preschool | nursery], and I can’t start it on my own, so I’ve got {child}!”

[friend: Everybody but {friend}, whose mouth was full, screamed | {priya} and {jodie} screamed] with laughter. {child} felt {child.his} face go red, right up into {child.his} hair, and {child.his} mouth said something before {child.he} could stop it.

“He’s nothing to do with me,” {child.he} said. “He just lives next door.”

And {child.he} pulled {child.his} sleeve away.

It was only a small pull[elder: , and {elder.short}, who saw it, said nothing]. But {otis} looked at his empty hand, and then he put it in his own pocket, the way {child} did.

# somebody-else
[elder: {otis} | He] didn’t say another word. He walked the rest of the way by himself[pet.dog: , but for {pet}, who had gone over to his side], and when he came to the [us: preschool | nursery] gate he looked in through the bars.

Inside, it had all begun. There were children running.[music:  Somebody was playing {music}.] There was a boy on a tricycle, and a girl with a bucket.[pet.cat:  {Pet} went in between the bars, to see to the sand.]

“It’s going,” said {otis} in a very small voice. “Somebody else has started it.”

He took hold of the gate with both hands, and he sat down on the ground. Then he cried, with no noise, which was far worse than noise.[pet.dog:  {Pet} sat down against him.]

[elder: {Elder.short} got down on the ground and put an arm round the coat. | {bellamy} couldn’t bend down so far.] {abara}, who was the [us: preschool | nursery] teacher, came hurrying over. “Come and see the sand!” she said.

{otis} shook his head.

# please-stop
{child} looked at him. {Child.He} could have explained it to him again. {Child.He} had explained it the whole way there, and {child.he} had been right the whole way, and it hadn’t helped a bit.

{Child.He} looked over {child.his} shoulder. [friend: {jodie} was | {priya} and {jodie} were] still on the wall, and half the class was [friend: there | with them] now.

Well, let them look.

“{abara},” said {child}, “could you please stop [us: preschool | nursery]?”

“Stop it?”

“Just for a minute. {otis} has come to start it.”

{abara} looked at {child}, and at the boy on the ground. Then she clapped her hands three times.

“Everybody,” she called, “stop!”

The children stopped. The tricycle stopped.[music:  The music stopped.][pet.dog:  {Pet’s} tail stopped.][pet.cat:  {Pet} stopped, in the sand, with one paw in the air.][friend:  On the wall, {friend} stopped chewing.] Even the bucket stopped. It was so quiet that you could hear the sand trickling out of it.

{otis} lifted his head. He wiped his nose on his long sleeve.

“It’s broken down,” he whispered.

“I know,” said {child}. “They need you.”

# first-time
He got to his feet. He looked at all that stillness for a long time, and then he looked up at {child}.

“I can’t start it on my own,” said {otis}.

{child} took {child.his} hand out of {child.his} pocket and held it out.

“You’re not on your own,” {child.he} said. “You’re with me.”

And he took it.

“Big swing,” said {child}. “And loud. After three.”

{Child.He} knew precisely how loud. It was going to be heard on the wall.

They swung their arms back, once, twice, three times, and then up as high as they would go.

“GO, [us: PRESCHOOL | NURSERY]!” shouted {otis} and {child}[pet.dog: , and {pet} barked].

And off it went! The tricycle shot away, the bucket came down, [pet.cat: {pet} went over the fence, ]and twenty children roared. On the wall, somebody began to clap. It was [friend: {friend}, and then it was {jodie}|{priya}], and it wasn’t the mean kind.

{otis} stood there and shone[athlete: , like {athlete} on a good day].

“First time,” he said[pet.dog:  to {pet}], and he walked in.

# on-my-own
When school was over[sport: , and before it was time to {play sport}], {child} waited on the bench by the [us: preschool | nursery] gate, next to [elder: {elder.short} | {bellamy}][pet.dog:  and {pet}].[pet.cat:  {Pet} was up on the wall, in the sun.][friend:  {Friend} was hanging on the gate.] {otis} came out with paint in his ear and sand in his shoes, and climbed up [friend: on the bench | between them].[friend:  “Hello, Toast,” he said to {friend}.]

“Did it keep going?” said [friend: {friend} | [elder: {elder.short} | {child}]].

“All day,” said {otis}. “{abara} says I’m to do it again tomorrow.”

“I can come, if you need me[friend / elder: ,” said {child}. | .”]

[friend / elder: {otis} | He] thought about it, leaning on {child’s} arm, with his eyes half shut. Then he put his hand into {child’s} pocket, in with the one that was there already.

“I can start it on my own, now,” said {otis}. “But I don’t want to.”
