title: Come On, Then
title: As Far as the Oak
title: The Last Sheep
guest ruska: Nell (she), Meg (she)
guest alvar: Wilf (he), Amos (he)

% {ruska} is a retired sheepdog; from the oak {alvar’s} window can be seen, and beyond the oak it can’t. “Come on, then”: {child} to the dog, to {alvar}, and {alvar} to them both.

# each-side
{child} sat on one side of the meadow, and the dog sat on the other.

“Come on, then!” called {child}.

The dog did not come on. Her name was {ruska}, she was brown and white, and she had herded sheep for nine years. Now the sheep were sold, and the farm was sold, and she lived in [us: an apartment | a flat][city:  {in city}] with old {alvar}, who had bad knees. So it was {child} who took her out after [school: {school}|school][sport:  when {child.he} didn’t have to {play sport}]. It was what {child} had wanted most in the world: a dog to walk with.[pet.cat:  {Pet}[!pet.known:  the cat] only went where {pet.he} had been going anyway.][pet.other:  You couldn’t walk {pet}.]

But there was no walk. It was the same every day. They got across the road, they got on to the grass, they got to the big oak, and there {ruska} sat down. {child} dropped the [us: leash | lead] and went on ahead and called, and {ruska} sat. So {child} sat down too. They could stare at each other for half an hour.[friend:  {Friend}[!friend.known: , {child’s} best friend,] cycled by and asked which of them was walking which.]

“Come on, then!” called {child}.

“Wuff,” said {ruska}. She said it briefly and kindly, as you would to somebody a bit slow.

# three-hundred
“She won’t do as she’s told,” said {child}, when {child.he} brought {ruska} back.

“She used to shift three hundred sheep a day,” said {alvar} at the door. “She’s not used to the sheep doing the shouting.”

“I’m not a sheep.”

“You know that, and I know that,” said {alvar}.

“Couldn’t you come and show me how?”

“No, no,” said {alvar}. “I’m all right at my window. I haven’t been out since last autumn, and I’m managing beautifully.”

# sausage
The next day {child} took a sausage[elder: , because {elder}[elder2:  and {elder2}] believed in sausages]. {Child.He} held up a bit of it. {ruska} looked at the sausage and looked at {child}. There was a certain amount of dribble, but {ruska} sat.

That made {child} so cross that {child.he} stamped all the way back to the oak.

“What’s the matter with you?” {child.he} said. “What’s so special about here?”

# the-window
{Child.He} threw {child.himself} down on the grass, so close that {child.his} shoulder touched fur. And {ruska} gave a contented sigh, the way a sheepdog sighs when the last sheep goes in. Then she turned her head and looked back, over the road.

{child} looked where {ruska} was looking.

There were the [us: apartments | flats]. And there, upstairs, between two potted plants, was {alvar}, watching them. He put up a hand. {ruska} wagged, once.

{child} got up and went two steps past the oak. The trunk got in the way, and the window was gone. {Child.He} went two steps back. There it was again.

# one-sheep
“Oh,” said {child}. “I see.”

“Wuff,” said {ruska}.

“You’re not disobedient at all. You’ve just got a sheep that won’t come out.”

{Child.He} stayed there a long time, with one hand in the warm fur, and {ruska} had the whole of the sausage.

# empty
On Thursday it rained a little. They had only just got to the oak, and {ruska} had sat down and looked back, when she went stiff.

The window was empty.

There were the potted plants, but nobody put up a hand.

{ruska} whined. She gave one tug, the [us: leash | lead] flew out of {child’s} hand, and she was off, low over the ground, like a streak. {child} ran after her as hard as {child.he} could[athlete: , and {athlete} couldn’t have run harder].

“Stop at the road!” {child.he} yelled, but there was no need; {alvar} had taught her that. There she sat, trembling all over. {child} took the [us: leash | lead], they looked both ways, and they ran across together and in at the front door.

# one-shoe
On the stairs, on the very bottom step, sat {alvar}.

He had his coat on. He had his hat on. On one foot he had a shoe, and on the other foot he had a sock. The other shoe was in his hand.

{ruska} put both paws on his knees and licked his whole face.

“All right, all right,” said {alvar}. He didn’t look at {child}. “I thought I’d meet you at the oak. You look such good company, from up there. I got one shoe on, and I got this far, and then I ran out of knees. So now the foot’s down there and I’m up here, and we’ve lost touch.”

# push
At first {child} couldn’t say a word. Then {child.he} crouched down, took the shoe and held it ready.

“Push,” {child.he} said.

{alvar} pushed. {child} tied it, in a double bow, so that it would last.

“I don’t know,” said {alvar}. “It’s a long way.”

{child} stood in front of him and held out an arm.

“Come on, then,” {child.he} said. {Child.He} said it very quietly.

And {alvar} took the arm and got up.

# herded
They went at {alvar’s} pace[music: , and {child} had to hum {music} very slowly]. It had stopped raining. {ruska} didn’t walk in front, and she didn’t walk beside them. She walked behind, a little to the right, a little to the left, and whenever {alvar} slowed down, he got a nose in the back of the knee.

“She’s herding me!” said {alvar}.

“Yes,” said {child}. “You get used to it.”

# past-the-oak
Over the road. On to the grass. All the way to the oak. And {ruska} did not sit down. She went past it, two steps, three steps, ten steps, because now she had everybody with her. On the far side of the meadow, where {child} had never once got her to go, there was a bench in the last of the sun. {child} wiped it with a sleeve, and {alvar} sat down and got his breath back.

# they-came
He looked out over the grass for a long time. Then he looked at {child} and the dog, who were standing there in front of him, each as muddy as the other.

He patted the bench on one side of him, and then on the other.

“Come on, then,” said {alvar}.

And they came.
