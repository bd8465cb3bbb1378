title: The Case of the Thursday Clock
title: A Thief Who Gives Things Back
title: Ten Minutes and Some Butter
guest tall: Jerome (he), Callum (he)
guest cook: Mrs Tuttle (she), Mrs Hobday (she)
guest guard: Mr Crump (he), Mr Stannard (he)
guest boy: Wilf (he), Alfie (he)

% The tall one, the man with the whistle and the little one are he, the cook is she.

# on-purpose
“That clock’s wrong,” said {friend}. “And it’s doing it on purpose.”

{child}, who was {friend.his} best friend, stopped chewing. They were in the [us: cafeteria | canteen][school:  {at school}] with a stack of pancakes each. High over the serving hatch hung the clock, which had lost its glass to an orange.

“How can a clock do it on purpose?”

{Friend} held up {friend.his} watch. {Friend.He} set it by the radio every morning.

“By my watch it’s half past twelve. By the wall it’s only twenty past. It was just the same last Thursday. But all the other days it’s right. I’ve checked.”

# the-agency
The back of {child’s} neck began to prickle[sport: , as it does when you’re just about to {play sport}]. So far their detective agency had solved two cases, the Vanishing Scooter (it was in the wrong rack) and the Mysterious Knocking (it was [pet: {pet}|the radiator]). But this was something else. [city: This was quite possibly the biggest thing that had ever happened in {city}. ]This one had a culprit.

{child.He} opened the casebook and wrote: Who? How? Why? And why on a Thursday?

“On Thursdays it’s pancakes,” {child.he} said. “Somebody wants more time to eat pancakes.”

“That gives us four hundred suspects,” said {friend}.

# fourteen-pancakes
They began with the one who would want it most. That was {tall}, who was the tallest in the school, and had once eaten fourteen pancakes.

“Me?” said {tall}. “I don’t have lunch till after you. It’s right again by then.”

So it was. They hung about to see, and when {tall} sat down with his plate, the wall and {friend’s} wrist said exactly the same. Somebody was taking ten minutes every Thursday, and putting them back afterwards.

“A thief who gives things back,” muttered {child}. “They’re the most dangerous kind. You could end up liking him.”

“Or her,” said {friend}.

{child} wrote that down as well.

# butter
The next clue was on the very tip of the minute hand, just where you’d poke a clock if you were the sort of person who poked clocks. It was a small, shiny smear.

“Grease,” said {child}. “No. Butter!”

So somebody had reached up there with something long, and there was butter on the end of it. Very slowly they turned [us: around | round] and looked in through the hatch. There was {cook}[music: , humming {@song} and] turning pancakes with a spatula as long as a ski.

{child} lowered the pencil. Not {cook}, who knew everybody’s allergies by heart. Not {cook}, who only got more [us: dishes to wash | washing-up] the longer anyone sat there.

“So we’ve got a who, and we’ve got a how,” said {friend}. “But we haven’t got a why. And without a why it isn’t a case. It’s just gossip.”[elder: 

“That’s what {elder} always says,” said {child}.[elder2:  “To {elder2}.”]]

# something-else
On the third Thursday they were in their seats early. A spatula slid out of the hatch, gave the hand a poke, as quick as a hummingbird, and slid back in.[athlete:  Even {athlete} would have been impressed.] The agency made a note of the time and took no further interest. Today they weren’t going to look at the clock. They were going to look at everything else.

“What’s different about today?” said {friend}. “Apart from pancakes.”

The [us: line | queue] was the same. The din was the same. But by the door, with a whistle on a string [us: around | round] his neck, stood {guard}.

“{guard}!” whispered {child}. “He only does Thursdays. All the other days you can sit there till you’ve finished.”

You couldn’t with {guard}. When the clock on the wall said half past twelve he blew his whistle, and the [us: first graders | infants] had to get up, scrape their plates and go out, whether they were full or not.

# one-pancake
Most of them had gone charging out long ago. Only one was left, at the table by the window. His name was {boy}, and he was six, and he ate as if each mouthful had to be properly introduced to the next. By {friend’s} watch it was half past twelve. {boy} still had a whole pancake to go. He looked up at the wall, saw that there was plenty of time, and took another bite.

Five minutes went by. Half a pancake.

Five more. {guard} put the whistle to his lips. {boy} laid down his fork. The plate was empty.

{child} didn’t write any of it down. {child.He} knew {child.he} would remember it anyway.

# we-know
When the [us: cafeteria | canteen] was empty, they knocked at the kitchen door.

“We know,” said {child}. “About the clock, and the spatula, and {boy}.”

{cook} took a very long time to dry her hands.

“I was a slow eater too,” she said. “I went hungry for three years. Ten minutes is all it takes. I dare say I could have gone about it some other way. But all I’ve got is a spatula.”

# the-sleeve
Out in the corridor {friend} stopped.

“Do we have to tell {guard}? He’s the one who’s been tricked.”

Then they saw him, through the open door, wiping down the tables all by himself. As he reached for a splash of milk his sleeve rode up. There was a watch on his wrist, a big one and a good one, and {child} could see quite clearly what it said. It said exactly what {friend’s} did.

{guard} noticed {child} looking. Very slowly he pulled his sleeve down again, and did up the button.

“I always go by the one on the wall,” he said. “Rules are rules.”

Then he went on wiping.

# only-a-boy
{Friend} didn’t say a word until they were out in the playground.

“He’s known the whole time,” {friend.he} said. “So why doesn’t he just let {boy} stay in and finish?”

{child} looked across at the swings. {boy} was standing there in the [us: line | queue] with all the others, full of pancake, and nobody knew a thing about him except that it was nearly his turn.

“Because then {boy} would be the one who has to stay in and finish,” said {child}. “This way he’s just somebody who likes pancakes.”

# the-casebook
They sat on the wall and opened the casebook. Who? Yes. How? Yes. Why? Yes. It was without a doubt the greatest success in the history of the agency, with witnesses, clues and butter.

{Friend} held out the pencil. {child} thought for a bit. Then, right across the page, in capital letters, {child.he} wrote one word, and underlined it twice:

UNSOLVED.

# @song
{music}
