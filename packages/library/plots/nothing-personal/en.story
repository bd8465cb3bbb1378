title: Nothing Personal
title: A Better Angle
title: Don’t Take It Personally
guest kit: Kit (he), Jem (he)
guest duchess: Duchess (she), Contessa (she)
guest farah: Mrs Farah (she), Mrs Kassim (she)

% {kit} is at the rescue and in {child’s} class; {duchess} is the monkey. “Don’t take it personally” is said by {kit}, then by {child}, then begun by {kit}. No red ears.

# satsuma
The first thing the monkey ever gave {child} was half a satsuma, in the ear.

“Don’t take it personally,” said {kit}.

{kit} was {age}, the same as {child}, and had been coming to the monkey rescue[city:  outside {city}] on Saturdays since he was nine, so he knew everything and said it without looking up. {child} had been on the waiting list for two years.[sport:  Other people spent their Saturdays learning to {play sport}.] All that time {child.he} had wanted one thing: for a monkey to look at {child.him} and think, oh good, it’s you.[pet.dog:  {Pet}[!pet.known:  the dog] thought so every day, but {pet} thought it of everybody.][pet.other:  {Pet}, at home, had never made it quite clear.]

# duchess
What {child.he} had got was {duchess}. {duchess} was a capuchin, no bigger than [pet.cat: {pet}, {child’s} cat|a cat], with the face of a disappointed [us: principal | headmistress]. And {duchess} had looked at {child} once, and gone to find something to throw.

# the-notebook
By the fourth Saturday {child} had it all in a notebook.

“Twelve bits of carrot,” {child.he} read out, while they scrubbed the feeding bowls. “One pear. Nine walnuts. A shoe.”

“Whose shoe?”

“Mine. How many has she thrown at you?”

“None.”

“At {farah}?”

“None. But monkeys throw things. Don’t take it personally.”

“{kit}, there are fourteen people here and she throws at one of them. Last week she moved a log to get a better angle.”

{kit} scrubbed. “Try throwing something back.”

“I can’t throw. I’m the only person in our [us: grade | year] who’s been asked to sit out [us: softball | rounders] for the safety of the others.” {child} waited. “You know that. You were there. You’re in my [us: homeroom | form].”

“I know I am.”

# as-if-im-a-bin
“You’d think you’d say hello, then, {@at-school}. You walk past me as if I’m a [us: trash can | bin].”

{kit} went pink right up into his hair. He looked into his bowl as though somebody had dropped something in it.

“Don’t take that personally either,” he said.

It was not much of an answer[friend:  (and {friend}[!friend.known: , {child’s} best friend,] said it wasn’t one at all)], and {child} carried it around all week like a stone in a sock.

# the-pear
The fifth Saturday was bitterly cold. {child} was crossing the yard with a stack of clean blankets up to {child.his} chin when the pear got {child.him}, smack on the back of the neck.[athlete:  {Athlete} couldn’t have placed it better.] The blankets went into the puddle. All of them.

“Fine!” {child} shouted at the mesh. “You win! I don’t like you either!”

{duchess}, high on her branch, took one look at {child.him} and turned to face the wall.

# the-laundry
{child} asked {farah} whether {child.he} could do the laundry instead. All afternoon {child.he} sat in the warm, pairing gloves[music:  to {music} on the radio], with nothing hitting {child.him} at all. It ought to have felt better than it did.

# minus-five
At half past three {kit} put his head in.

“It’s going to be [us: twenty degrees | minus five] tonight,” he said. “All the others have come into the heated house. {duchess} won’t. She’s right at the top with her back to everyone. {farah}’s tried grapes. She’s tried rattling the bucket. There’s only the net left, and she says that if she goes in with a net {duchess} will never trust a soul again. And it’s getting dark.”

“I’m sorry,” said {child}. “But why are you telling me?”

“She hasn’t thrown anything. Not since you shouted. She’s got a walnut and she’s just sort of … holding it.”

# extremely
{child} looked at the gloves. Nothing had hit {child.him} for five hours, and it had been a miserable afternoon. Fourteen people, {child.he} thought, and one log.

“{kit},” {child.he} said slowly. “Nobody drags a log about for somebody they can’t stand. She wasn’t getting rid of me. She was saying, oi, look at me, come and play.”

{kit} stared. You could see five weeks of carrots going past behind his eyes.

“You mean it was personal,” he said.

“It was extremely personal.”

# the-third-nut
The yard was blue with cold. High in the outdoor run sat a small hunched back. {child} filled {child.his} pockets with [us: peanuts | monkey nuts], stood at the mesh, and threw.

The nut hit the wire and bounced off {child.his} own forehead.

The small back didn’t move. But the head came round, just a little.

The second nut went backwards, somehow, and hit {kit}. “Don’t take it personally,” said {child}. The third went through. It tapped along the branch and rolled against a dark little foot.

{duchess} picked it up. She turned it over. She looked down at the one who had shouted at her, and who was standing there with both arms hanging, quite easy to hit.

It got {child.him} on the chin.

# nut-by-nut
“Ow,” said {child}, and a grin spread over {child.his} face that {child.he} could do nothing about. “All right. My turn.”

{Child.He} took two steps along the mesh towards the house, and threw. {duchess} came two branches down, and threw. Nut by nut they went, with the wire between them, and {child} missed and missed, and {duchess} never did. Then {child} ran round to the door, and into the heated house, and stood waiting in the lamplight, right in front of the hatch.

# a-better-angle
Outside, {duchess} considered it. It was a long shot, through a small hole, in bad light.

She came in to get a better angle.

{farah} let the hatch down behind her, very softly, and sat on a bucket, and blew her nose. And {duchess} walked up to the wire, looked {child} in the eye, and dropped the walnut she had held all day at {child’s} feet.

# the-step
Afterwards {child} sat on the laundry step with a blanket from the dryer round {child.his} shoulders and a mug of cocoa[elder: , until {elder}[elder2:  and {elder2}] came to fetch {child.him}|[adult: , until {adult} came to fetch {child.him}]]. {kit} sat on the other end of it. For some time neither of them found anything to say.

Then a [us: peanut | monkey nut] hit {child.him} on the sleeve.

{kit} was looking hard at the [us: parking lot | car park]. His neck was scarlet.

“Don’t take it—”

“Oh,” said {child}, “I’m going to.”

{Child.He} picked it up, took aim, and threw it back. And for once in {child.his} life, {child.he} didn’t miss.

# @at-school
at school
## if school
{at school}

# @song
{music}
