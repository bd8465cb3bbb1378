title: A Story with the End Come Off
title: You Walk, and I’ll Come Behind
title: Wet Feet
guest roz: Roz (she), Liv (she)
guest haddow: Mrs Haddow (she), Mrs Brant (she)

% “And then what?” is asked by {roz} in the bunk, by {roz} in the duvet, by the dream, and by {roz} half asleep.

# not-to-sleep
{child} had bad dreams, and nobody in {child.his} class[school:  {at school}] knew[friend:  but {Friend}[!friend.known: , {child.his} best friend]].[pet:  {Pet}[pet.dog:  the dog][pet.cat:  the cat] knew, but had never told a soul.]

Now it was the school trip, three nights at Larch Lodge[city: , a long way from {city}], and {child} was in the top bunk in a room for six[friend: , with {friend} across the passage]. So {child.he} had a plan. {Child.He} {child.was} not going to go to sleep.

“I can hear you not sleeping,” said a voice from the bottom bunk.

That was {roz} Tully. {child} hardly knew her. {roz} was the girl who took pens apart to see how they worked[sport: , even when everybody else had gone out to {play sport}].

“I don’t sleep much,” whispered {child}.

“Why not?”

It was easier, saying it in the dark. “I have bad dreams. Well, one. I’m in a long corridor, and there’s something behind me. It’s got wet feet. Slap, slap, slap. I try to run, but I can’t.”

# and-then-what
“And then what?” said {roz}.

“Then I wake up.”

“Yes, but then what? What does it want?”

“It doesn’t want anything! It’s a bad dream.”

“It must want something. It’s come all that way in wet feet.”

“You don’t understand,” said {child}.

“No,” {roz} agreed. “I never have them. But that’s not a whole story. That’s a story with the end come off. What does it look like?”

“I don’t know. I’ve never turned [us: around | round].”

“I’d have turned [us: around | round] the first night,” said {roz}.

# eight-eights
{child} turned to the wall. {Child.He} kept {child.his} eyes wide open. {Child.He} pinched {child.his} arm.[elder:  {Child.He} thought of something nice, as {elder}[elder2:  and {elder2}] had said to.] {Child.He} said {child.his} eight times table. Seven eights are fifty-six, and eight eights are…

Slap, slap, slap.

{child} screamed so loudly that it woke all six of them, and both the teachers.

The light went on. Everyone was sitting up with their hair on end, staring. {haddow}, who was in charge of the trip, came in wearing one slipper. “Who was that?” she said.

{child} wanted to go through the floor, and through the floor of the room below. Now they all knew.

“{child} had a bad dream,” said {roz}. “It’s a good one, too.”

# the-ladder
{haddow} brought {child} some water, and patted {child.his} foot, [friend: and let {friend} in for a hug, ]and left the door open with the passage light on. One by one the others lay down again. {child} didn’t. {Child.He} sat hugging {child.his} knees and shook.

The ladder creaked. {roz’s} head came up over the edge, with the hair sticking out sideways.

“Did you turn [us: around | round]?” she whispered.

“I couldn’t,” said {child}, and then {child.he} {child.was} crying. “I can’t, {roz}. When you’re in it, you can’t do anything.”

{roz} was quiet for a bit. She didn’t say that she would have.

“I couldn’t stand on my hands,” she said. “So I practised. We’ve got a different lamp now. Come on.”

“Come on where?”

“There’s a corridor outside, isn’t there?”

# im-it
It was a long corridor, with a light at each end. {haddow} was sitting on a chair beside the door, in case. She looked at the pair of them.

“{child} needs to practise turning [us: around | round],” said {roz}.

{haddow} opened her mouth and shut it again. “Quietly, then,” she said.

{roz} went into the [us: bathroom | washroom]. The [us: faucet | tap] ran. She came out in her bare feet, dripping, with her [us: blanket | duvet] over her head.

“I’m it,” she said, from inside. “You walk, and I’ll come behind. When you’re ready, turn [us: around | round] and put your hand up. Like a [us: crossing guard | lollipop lady].”

“That’s stupid.”

“Have you got a better one?”

{child} hadn’t. {Child.He} walked.

# again
Slap, slap, slap, went the feet behind {child.him}. Even though it was {roz}, the back of {child’s} neck went cold. Slap, slap, slap. {Child.He} got to the far light, and {child.he} hadn’t turned [us: around | round].

“Again,” said the [us: blanket | duvet].

The second time {child.he} turned half [us: around | round], and ran[athlete: , nearly as fast as {athlete}].

“Again,” said the [us: blanket | duvet].

# stop
The third time, {child} stopped. {Child.His} heart was thumping. {Child.He} turned right [us: around | round], and stretched out {child.his} arm, and put up {child.his} hand, flat.

“Stop!” {child.he} said.

The [us: blanket | duvet] stopped so suddenly that it trod on its own corner. It swayed. It went down sideways, very slowly, and lay there like a pudding.

“And then what?” it asked.

{child} began to laugh. {Child.He} laughed until {child.he} had to hold on to the wall, and {haddow}, on her chair, was laughing into her sleeve.

They did it five more times[music: , the last time to {@song}]. They wiped the floor with a towel, and went back to bed.

# just-before-morning
It came again, of course, just before morning. There was the long corridor, and there were the wet feet. Slap, slap, slap. And {child} couldn’t run.

But {child.his} arm remembered. {child} turned [us: around | round], and {child.he} put up {child.his} hand.

It stopped. It wasn’t very big. It was about the size of {roz}, and it was wearing a [us: blanket | duvet]. It stood there and dripped, and seemed to have no idea what to do.

“And then what?” it said.

“Then you go and get a towel,” said {child}.

And off it went to get one.

# knew-it
{child} woke up. The window was just turning grey. {Child.He} hung {child.his} arm down over the side of the bunk, and waved it about until a warm hand took hold of it.

“I turned [us: around | round],” {child.he} whispered.

“Knew it,” mumbled {roz}. She was hardly awake. “And then what?”

“And then it was all right,” said {child}. “Go back to sleep.”

{roz} did, without letting go. And then {child} did.

# @song
{music}
