title: Canoe Number Nine
title: Change Sides
title: Talking to a Back
guest lost: Rufus (he), Vincent (he)
guest teacher: Mr Okoro (he), Mr Dunn (he)

% {lost} is in front, {child} at the back and steers. Both on the right: the canoe goes round. {lost} is never the friend whom the family has ticked.

# four-times-round
Canoe number nine had gone round four times when {child} stopped counting.

“Change sides!” {child.he} shouted.

“You change sides!” shouted {lost}.

{Lost} sat in the front and paddled on the right. {child} sat in the back and paddled on the right. Over on the point, where the class[school:  from {school}] was going to cook sausages, the first canoes were already out of the water.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was standing on a rock and waving a sausage on a stick.] A little way off {teacher}, their teacher, sat bobbing in the safety boat.

“All well over there?” he called.

“Yes!” they both yelled.

It was the only thing they had agreed on since the autumn.

# a-jacket
It was {teacher} who had drawn the names, and he couldn’t have known. A year ago anybody would have put {child} and {lost} in the same canoe, because they were in the same everything. Every day after school {child} had rung {lost’s} doorbell. Then {child.he} didn’t any more. They hadn’t even had a fight. A fight is at least something you can remember. It was more like leaving your jacket at somebody’s house: the days go by, and in the end it’s too embarrassing to ask for it.[elder:  {Elder}[elder2:  and {elder2}] kept asking where {lost} had gone.]

All the way [city: from {city} | here], {lost} had sat at the back of the bus with the ones who laughed the loudest[music:  and sang {@song}]. {child} had sat in the middle and looked out of the window.

# like-a-whisk
“The one at the back is supposed to steer,” said {lost}. “So steer!”

“[athlete: Not even {athlete} could steer|Nobody could steer] with you paddling like an egg whisk!”

“Then tell me what to do! You never say anything!”

That hit home, right in the stomach. {child} slapped the water with the paddle, and a good deal of it went down the back of {lost’s} neck. It was almost an accident.

“Stop it!” {Lost} spun round and swept his paddle across the water to splash back. The blade caught in a wave, and the handle twisted clean out of his hands.

# three-metres
Then they sat and looked at it. {Lost’s} paddle was floating, two yards off. Three yards. There was a bit of a wind.

“Get it,” said {lost}.

{child} paddled. The canoe swung left. The paddle was on the right. {child} paddled harder, and they swung even more.

{Teacher} was sitting up very straight in his boat.

“Do you need any help?”

“No!” they both yelled.

{child} looked at the paddle in {child.his} hands. Then {child.he} lifted it across to the left. It took half a second. It was the one thing {child.he} had refused to do, four times round.

# a-back
Slowly the front came round. But now they had the sun in their eyes. The whole lake glittered, and {lost} was in the way.

“I can’t see it,” said {child}.

“I can. Bit more to the right. More. Now straight. Straight, I said!”

“I’m trying!”

For a few strokes neither of them said anything.

“That’s good,” said {lost}. “That’s good, like that.”

{child} did three strokes on one side and three on the other. All {child.he} could see of {lost} was a life jacket and a wet neck. {Lost} couldn’t see {child} at all. It was surprising how much easier it was to like a back.

# a-fever
“Why did you stop ringing the bell?” said the back.

{child} nearly missed a stroke.

“You didn’t want me to,” said {child}. “I rang, and you came to the door and said you didn’t feel like it.”

“When?”

“In September.”

The back thought about it.

“I had a fever in September,” it said. “[us: A hundred and three | Thirty-nine and a half]. You don’t feel like it then.”

“You never said you had a fever.”

“You never asked! You just went.” The wet neck had turned red. “I thought you’d come on the Tuesday. I waited all that week. [pet: {@missed} ]Bit more to the right.”

{child} steered a bit more to the right. {Child.His} eyes stung, and it wasn’t only the sun. For eight months {child.he} had carried around that little “I don’t feel like it”, and turned it over and over, and it had only been a fever.

“I thought you meant [us: forever | for ever],” said {child}.

“Who means [us: forever | for ever]?” said {lost}. “Stop! There it is!”

# the-sky-leans
The paddle was bobbing right beside them. {Lost} reached for it. He was a few inches short. He reached further, and the canoe tipped. Then a puff of wind nudged the paddle away, and {lost} flung himself after it.

The side went down, and a cold wave came in over {child’s} shoes. {Child.He} had time to see the sky lean. There wasn’t time to think, but {child’s} body had ridden bikes and gone [us: sledding | sledging] and rocked boats [sport: and tried to {play sport} ]with {lost} for six years, and it knew exactly what to do. It threw itself the other way.

The canoe wavered. It made up its mind. Then it came upright with a slap.

Neither of them spoke. {Lost} sat with the paddle hugged to his life jacket.

“You held us up,” he said at last.

“Mm,” said {child}. Then {child.he} said, “You take the left, and I’ll take the right.”

# straight-on
{Lost} took the left, and canoe number nine went straight ahead. It was an entirely new feeling. The water chuckled along the sides, and the point grew bigger, and got trees and smoke and people waving sausages on sticks.

“I’ll ring the bell tomorrow,” {child} told the back.

“Ten o’clock,” said the back.

“At last,” called {teacher} behind them. “Very nice. Now just let her glide in.”

# once-more
They were twenty yards from the beach when {lost} stopped paddling and turned round. It was the first time all day that {child} had seen the whole of his face, and it hadn’t changed a bit.

“Hey,” said {lost}. “Change sides.”

{child} understood at once, and changed sides. They both dug in on the left, as hard as they could, and canoe number nine went all the way round, while the class howled on the beach.

“The other way,” shouted {teacher}.

So they went round the other way too.

# @missed
I even missed {pet}.
## if pet.dog
I even missed {pet}, and I’m not a dog person.
## if pet.cat
I even missed {pet}, and I’m not a cat person.

# @song
{music}
