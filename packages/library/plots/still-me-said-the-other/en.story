title: Still Me
title: Somebody Else Yesterday
title: Shut Your Eyes and See
guest one: Frankie (it), Charlie (it)

% Rule: shut your eyes and it is who it was. Open them and it is who it is.

# in-the-grass
{child} was walking home through the park[city:  in {city}][sport: , with tired legs, because all day long there had been nothing to do but {play sport}]. The grass was long, and in the middle of it was {a other}, looking sad.

“{Wish.sound},” said {the other}.

“That’s not what you say,” said {child}. “That’s what {a wish} says.”

“I know,” said {the other}. “I was {a wish} yesterday. But this morning I woke up, and I was this. My name’s {one}.”

“Does it hurt?”

“No,” said {the other}. “It’s just lonely. All my friends live behind that hedge, and they’re all {wishes}. They take one look at me, and they run.”

## or
{child} was lying in the long grass in the park[city:  in {city}], with both eyes shut against the sun[sport: , having a rest, because it takes it out of you to {play sport}].

“{Wish.sound},” said somebody sadly, quite close.

“Hello, {wish},” said {child}, and opened {child.his} eyes. But there wasn’t one. There was {a other}.

“I was {a wish} yesterday,” said {the other}. “This morning I woke up, and I was this. My name’s {one}.”

“Oh,” said {child}. “Is it nice?”

“It’s lonely,” said {the other}. “My friends live behind that hedge, and they’re all {wishes}. The minute they see me, they run.”

# eyes-shut
“{Wish.sound},” said {the other} again, more sadly than before.

{child} shut {child.his} eyes. You’d have sworn there was {a wish} in the grass.

{child} looked. It was {a other}.

[age>=5: Shut. {A wish}! Open. {A other}!

]“I know how it works,” said {child}. “With my eyes shut, you’re who you were. With my eyes open, you’re who you are.”

“Then everybody will have to shut them,” said {the other}.

# all-of-you
They went up to the hedge.

“You in there!” called {child}. “Shut your eyes!”

“What for?” said a very small voice.

“So you can hear who’s coming.”

Behind the hedge they all shut their eyes. [elder: So did {elder}, on a bench, who thought it meant everybody. ][elder2: {Elder2} said it was an excellent idea. ][friend: {Friend}[!friend.known: , {child’s} best friend,] went along the row to see that nobody cheated. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] cheated. ]And {the other} crawled in through the leaves.

“{Wish.sound},” said {the other}.

“{One}!” they shouted. “Where have you been? We’ve been looking since breakfast! Come here!”

And they all hugged in one big heap[music:  and sang {@song}], with {one} at the bottom.

But in a heap like that there’s always somebody who peeps.

“HELP!” squeaked the very small voice. “It’s {a other}!”

They all looked. They all ran. All the way along the hedge the leaves snapped shut.

“What have you done with {one}?” they cried, from deep inside. “Give us {one} back!”

# nobody-at-all
{The other} came out of the hedge again, backwards, with leaves all over.

“Say something,” begged {child}. “Say it the way you do.”

But {the other} didn’t say a thing.

{child} shut {child.his} eyes. And now there was nobody there. It was only dark, and it wasn’t {a wish}, and it wasn’t anyone at all. {child} {child.was} so frightened that {child.he} looked straight away.

“Are you still here?”

“I don’t know,” whispered {the other}. “I’m not {a wish}, because I look wrong. I’m not {a other}, because I sound wrong. I think I must be nobody.”

And {other.he} cried until the leaves dripped.

# bald
{child} sat down next to {other.him}.

“I used to be somebody else, too,” said {child}.

“Did you?”

“I was bald. There’s a photo. I hadn’t got any teeth, and all I could say was boo.”

{The other} stopped crying, and looked at {child’s} hair.

“What did everybody do? Did they run?”

“No,” said {child}. “Nobody ran.”

“So how did they know it was you again today?”

{child} thought about it. How did they know? And then {child.he} had it.

“They say my name,” said {child}. “And I come.”

## or
{child} put one cheek against {the other}. {Other.he} was {other.feels}.

“Once I was this big,” said {child}, and held up both hands, as if there were a loaf of bread between them. “I was bald. I couldn’t walk, and I ate my own feet.”

“You?” said {the other}.

“You can ask anybody at home.”

“Did they run?”

“Nobody ran.”

“But how can they tell it’s you?” said {the other}. “You’ve got hair now. You’ve got shoes.”

{child} had never thought about that. {child.He} thought about it now, for quite a long time.

“They call,” said {child}. “They call my name. And whoever comes is me.”

# called
{child} went in through the hedge, and stood in the middle of all of them, where they were hiding.

“No shutting your eyes now,” said {child}. “This time you look. I’m going to call {one}, and you see who comes.”

And {child.he} called, as loudly as {child.he} could:

“{One}!”

Out in the grass {the other} got up.

“That’s not {one},” somebody whispered. “Let’s run.”

“Stay where you are,” said {child}. “{One}!”

{The other} came. {Other.he} came straight through the grass, and straight through the hedge, and stopped right in front of them.

“Yes?” said {the other}.

Nobody ran. They looked {other.him} up and down, and then they looked {other.him} down and up.

“You called {one},” said the very small voice at last, “and {one} came.”

# what-else
“Can {one} still {wish.does}?” asked somebody.

{One} tried. It didn’t work in the least.

“But {one} can {other.does},” said {child}.

“Never,” they said. “None of us could ever do that. Show us.”

So {one} showed them, and then showed them again, because they’d all shut their eyes out of habit. [pet.dog: {Pet} barked for joy. ][pet.other: {child} told {one} about {pet}, who was the same every single day. ][athlete: “Even {athlete} can’t do that,” said {child}. ][school: “They ought to teach it {at school},” said {child}. ][friend: {Friend} asked to see it a third time. ]

[age>=5: “What are you going to be tomorrow?” asked {child}.

“You don’t know till you wake up,” said {one}. “But call me, and I’ll come.”]

# came
{child} went home as it was getting dark. {child.His} sleeves felt a bit short. They had fitted yesterday.

“Who’s that coming up the path?” called [adult: {adult}|somebody], from the door. “It looks like somebody a good deal bigger than this morning.”

{child} stood quite still, and didn’t answer.

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] came out and had a sniff, to make sure.

]“{child},” called [adult: {adult}|the somebody], with both arms out.

And {child.he} came.

## or
At bedtime {child} put on {child.his} pyjamas.[pet.cat:  {Pet}[!pet.known:  the cat] sat on the bed and watched.] The legs were too short. They had fitted yesterday.

{child} stood in front of the mirror. First {child.he} looked, and then {child.he} shut {child.his} eyes, to see if it made any difference.

“{child},” called [adult: {adult}|somebody], from downstairs. “There’s warm milk.”

Well, that was {child.his} name.

And {child.he} came.

# @song
{music}
