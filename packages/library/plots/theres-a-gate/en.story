title: There’s a Gate
title: The Hedgehog and the Fence
title: Tell the Fence
guest friend: Jonah (he), Rafi (he)
guest bosse: Len (he), Stan (he)
guest ragnhild: Mrs Pargeter (she), Mrs Ollerton (she)

% {friend} laughed, and is on the other side of the fence. The gate: {ragnhild} says it to whoever complains, the child to the hedgehog, the friend to the child.

# donk
At twenty to nine the hedgehog walked straight into the fence.

Thunk.

{child} lay flat in the grass with {child.his} chin in {child.his} hands. All that week {child.he} had been doing {bosse’s} watering for him up at the [us: community garden | allotments][city:  {in city}], because {bosse} had broken his foot. But it was the hedgehog {child.he} stayed on for in the evenings. It always went the same way. It came over from {ragnhild’s} plot to eat {bosse’s} slugs, and when it was full it went home again, past the rhubarb and straight on.

Only this evening, while it was eating, {ragnhild} had hammered in the last nail of her new fence. It was a hundred feet long, and you couldn’t have posted a letter through it.

Thunk.

“There’s a gate,” said {child}.

There was, too. It was even open, right down at the far end by the path. All you had to do was go round.

The hedgehog snorted, backed off and walked straight ahead. Thunk.[athlete:  {athlete} would have been easier to stop.]

“How can anybody be so stubborn?” said {child}.

“You may well ask,” said {bosse} from his deckchair, with his plaster cast up on a bucket. “How many days is it now?”

{child} pretended not to hear. It was seventeen.

# seventeen
Because on the other side of that fence was {friend}[friend: , {child.his} best friend, who was helping {ragnhild} with her strawberries that summer. | . {ragnhild} was his grandmother.] And {child} hadn’t said a word to {friend.him} since before the end of [us: the school year | term].

It had happened in {child’s} talk[school:  {at school}]. The talk was about hedgehogs; what else would it be about? Halfway through, somebody in the back row had begun to snuffle and grunt, and the whole class had laughed. {child} could have lived with that. But {friend} had laughed as well. {Friend}, who had lain in the grass beside {child.him} and kept watch, every summer since they were seven[sport: , whenever they didn’t have to {play sport}]. {Friend.He} had written four times since then. {child} hadn’t written back.[elder:  Not even when {elder}[elder2:  and {elder2}] told {child.him} to.]

# cat-food
Some grey hair and a pair of glasses came up over the fence.

“What’s all this knocking?”

“It’s the hedgehog,” said {child}. “It can’t get home.”

“There’s a gate!” said {ragnhild}, and went down again. It was what she said to everybody who complained about the fence.

{child} fetched some cat food[pet.cat: , the kind that {pet} wouldn’t touch,] and laid a trail of it, blob by blob, all the way to the gate. The hedgehog followed it, chomping as if it were at the [us: movies | pictures]. At the gate it ate the last blob, licked its nose, turned round, and trotted the whole hundred feet back.

Thunk.

# rolled-up
So {child} put on {bosse’s} gardening gloves and carried it. That is to say, {child.he} carried a ball, because the hedgehog had rolled itself up.[pet.dog:  It was lucky that {pet}[!pet.known:  the dog] was at home. To {pet}, anything round was called fetch.] {Child.He} set the ball down right in the gateway. After a quarter of an hour it put out its nose. It sniffed, and it smelled {child}, and it took its nose back in.

“You can’t get anywhere with somebody who’s rolled up,” said {child}.

“No,” said {bosse}. “That’s what {friend} says.”

As soon as {child} gave up and walked away, the hedgehog unrolled and came hurrying after. Thunk.

# tell-the-fence
“It goes by smell,” said somebody behind the fence. “It doesn’t get gates.”

{child} went stiff all over.

“I’m not talking to you,” {child.he} said.

“I’m not talking to you either,” said {friend}. “I’m talking to the fence.”

“Well, you can tell the fence that I know it goes by smell.”

“The fence says, then why the cat food?”

For a while there were only the bees. Then {friend’s} voice came again, lower down, as if {friend.he} were lying flat too.

# minute-four
“{child}? No, really, though. Can you hear that?”

{child} put an ear to the boards. In {ragnhild’s} wood pile something was squeaking. It was thin, like birds, only it was too late in the evening for birds.

“Babies,” said {friend}. “They squeak when they’re hungry. Minute four of your talk.”

“You were laughing.”

“Yes. But I was listening as well.”

{child} didn’t answer, because now {child.he} understood. It was a she. She had gone out for her supper, and behind her back somebody had nailed up the way home. She wasn’t stupid in the least. She was the only one there who knew exactly where she was going.

# went-on
“{ragnhild}!” shouted {child}. “You’ve got to cut a hole!”

The glasses came up. “What, in my fence? There’s a …”

“She can’t find the gate!”

{child} heard {child.his} own voice crack, just as it had in front of the class. That time {child.he} had stopped. This time {child.he} went on.

“She goes by smell, and in there it smells of babies and all [us: around | round] it smells of new wood, and she’s going to stand here knocking all night. They’re so little they can only drink milk. They can’t hold out for ever. It only has to be five inches by five. I’ll paint the edges.”

Nobody snuffled. Above the fence {ragnhild} took off her glasses and wiped them. Then a saw came over the top, handle first.

# three-fingers
{child} sawed. {Friend} held the boards steady on the other side. {Bosse} told them how to do it until they asked him to stop[music: , and then he hummed {music} instead]. When the piece came out, {child’s} hand was still in the hole. The hedgehog didn’t wait for it to be moved. She pricked three of {child’s} fingers and went home. Half a minute later the squeaking stopped.[pet.other:  It made {child} think of {pet}, who was never quiet before supper either.]

# an-eye
There was an eye in the hole.

“I laughed because everybody else did,” said {friend}. “It was cowardly. I’ve been trying to say it for seventeen days.”

{child} sucked {child.his} fingers.

“I rolled up,” {child.he} said.

“Mm. I noticed.”

They stayed where they were, each on their own side.

# still-open
“Hey,” said {friend}.

“What?”

“There’s a gate.”

{child} got up and walked the hundred feet. It was still open.

And then they lay side by side by the wood pile, in the last of the light, without a word, and listened to the chomping going on inside.
