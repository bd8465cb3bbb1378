title: Behind You
title: Nobody Behind You
title: An Open Goal
guest vera: Vera (she), Tilda (she)
guest coach: Joanne (she), Denise (she)

% “Behind you” is what is shouted to whoever has somebody at their back. {Vera} is “she”, so the child is said by name where it might be her.

# fourth-time
“BEHIND YOU!” yelled {vera}, and that same second {child} lost the ball.

It was the fourth time in a quarter of an hour. {child} was the one who got the ball far up the [us: field | pitch], back to the goal, and kept it until the others caught up. As a rule it went well. As a rule the ball stayed at {child’s} feet as if it lived there. But that was before {vera} moved to town[school: , started at {school},] and was put behind {child.him} in the team.

“Behind you” means that there is somebody behind you. {child} knew that. {Child.He} had known it for five years.

“Do you have to shout it every time?” said {child}, when practice was over.

“Do you have to lose it every time?”

“I lose it because you’re shouting!”

“I’m shouting because you lose it!”

“I know there’s somebody behind me. There’s always somebody behind me!”

“Fine,” said {vera}. “Then I won’t say anything.”

# not-a-word
And she kept her word. On Saturday they had Riverside, at home[city:  in {city}], and {vera} ran and tackled and passed without a sound. {child} got the ball. Silence.[pet.dog:  Even {pet}, {child’s} dog, kept quiet on the [us: sideline | touchline].][pet.cat / pet.other:  {Pet}, at home on the sofa, couldn’t have been quieter.] {Child} turned, straight into a defender who looked old enough to drive. One–nil to Riverside.

The next time there was silence, {child} didn’t dare to turn. {Child.He} guarded the ball, bottom out, elbows up like a mother hen, for what felt like a week. There was nobody there.

The third time, somebody came in from behind, and {child.he} went on {child.his} stomach through the whole of the puddle by the corner flag. Two–nil.[elder:  Over at the fence, {elder}[elder2:  and {elder2}] couldn’t look.]

“You could have said something!” yelled {child}, with grass between {child.his} teeth.

“You said you knew!” yelled {vera}.

“Off,” said {coach}, their coach. “The pair of you. Sit there and watch some [us: soccer | football].”

# on-the-bench
They sat down, one at each end of the bench. Between them was the spare ball. When it rolled towards {child}, {child.he} pushed it back, and when it rolled towards {vera}, so did she.

“Why do you get so cross?” said {vera}, in the end.

{child} pulled at a wet sock[sport & !sport.Soccer: , and wished {child.he} had stuck to what {child.he} did on Wednesdays, which was to {play sport}].

“When you shout like that,” {child.he} said, “it sounds as if you think I’m no good.”

{Vera} looked really surprised.

# no-eyes-in
“In my old team nobody shouted,” she said. “You could hear the grass. If you got flattened, you got flattened.” She trapped the ball under her foot and kept it there. “I don’t shout because you’re no good.[athlete:  I’d shout at {athlete}.] I shout because I can see what you can’t. You haven’t got eyes in the … BEHIND YOU!”

{child} ducked without stopping to think. A free kick from the next [us: field | pitch], hard as a brick, went whistling past overhead, and flattened a whole crate of water bottles.

For a while there was just the dripping.

# it-has-to-be-true
“All right,” said {child}.

“All right what?”

“You can shout. But it’s got to be true. If you’re quiet, then I can turn.”

“Then you can turn.”

“So you’ve got to be properly quiet. Can you do that?”

“I was quiet for half a [us: game | match],” said {vera}. “It’s the hardest thing I’ve ever done.”

# second-half
In the second half they were let back on. {child} got the ball, and felt {child.his} neck go tight, and listened. Silence. {Child.He} turned, and there was nobody there, only a great wide open lawn, and a goalkeeper with enormous eyes. Two–one.

“Behind you!” came the shout, next time. {child} stood firm, and felt a defender bounce off. Then {child.he} rolled the ball back to {vera}, and ran, and there it was again. Two–two! {Coach} danced along the [us: sideline | touchline] with a cone on her head[friend: , and {friend}, {child’s} best friend, danced along beside her with two].

# left-it
Now there was a minute left. The ball came rolling across in front of the goal, right to {child’s} feet. The one who was old enough to drive was coming at {child.him}. Another was coming from the side. And then, from behind:

“Behind you!”

But it didn’t sound like a warning. It was out of breath, and happy, and getting nearer.

It was {vera}. It was {vera} who was behind.

{child} did the hardest thing there is. {Child.He} left it. {Child.He} lifted one foot, and the ball rolled underneath and on, and both the defenders went with {child}, and so did the goalkeeper.

# over
The ball got to {vera}. In front of her was the whole of the goal, with nobody in it. She shot.

It went over. Over the bar, over the fence, and down into the nettles behind the snack bar. And the whistle went.

Two–two wasn’t bad. The others thumped each other on the back and headed for the hot dogs[music: , where somebody had put on {music}]. But {vera} walked the other way, and in the middle of the [us: field | pitch] she sat down on the grass and pulled her shirt up over her nose. Some of the Riverside players were showing each other how high it had gone.

“Will you go and say something to her?” said {coach}.

{child} thought about that. You could say that it didn’t matter. You could say that everybody misses. {Child.He} had been told that sort of thing as well, and it had never been the slightest help.

# nettles
First {child} went into the nettles and found the ball. They stung all the way up to the knees. Then {child.he} walked out on to the [us: field | pitch], put the ball down in the grass, and sat down behind {vera}, back to back.

You could feel her breathing, in little jerks.

“Behind you,” said {child}.

{Vera} didn’t answer. But after a while she leaned back. {child} held firm, just enough, and she leaned a bit more.

“An open goal,” she said.

“Mm.”

“It went over the snack bar.”

“I know. I’ve been there.”

There was a shake in {vera’s} back. It might have been crying, but it wasn’t.

# back-to-back
{Coach} picked up the cones all around them, one by one, and said nothing. The shadow of the trees crept out over the halfway line. The ball lay still in the grass beside them, and there they sat, back to back, until somebody called over that the hot dogs were nearly gone.
