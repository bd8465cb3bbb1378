title: In Four Hundred Yards
title: The Voice That Had Never Seen Out
title: Turn Round When Possible

% Whoever drives (@a): {adult}, else the driver. On a short evening they do not go round the sheep, and nobody goes to school.

# what-is-it-like
It was getting dark, and they had taken the wrong road twice. {child} was sitting in the back of the car[friend:  with {friend}], on the way to [elder: {elder's} new house|a house] by the sea, where none of them had ever been.[music:  They had {music} on, very low.]

“In four hundred yards, turn left,” said the voice in the dashboard. It was a calm voice, and it always knew[city & !short: , even in the middle of {city}]. But then it said, a good deal lower, “What’s it like there?”

“Did it just ask us something?” said {@a} at the wheel.

{child} leaned forward. “What’s what like?”

“Left,” said the voice. “I send people there all day long. But I face the seats, you see. I’ve never seen out.”

# clouds
So {child} looked out of the window and told it.

“There’s a field. There are sheep in it.”

“I’ve got the name of the field,” said the voice. “What are sheep?”

{child} thought. “Clouds that have been told to stand still.”

[friend: “With legs,” said {friend}, who liked things to be exact.

]“And in one hundred yards? I’ve got it down as St Mary’s.”

“That’s a church. It’s a house with a pencil on top. Now the bell’s ringing.”

[school & !short: “I take you to {school} every day,” said the voice. “What do they do to you in there?” And {child} told it that too.

][sport & !short: “And on Thursdays you {play sport},” said the voice. “What is it for?”

“It’s not for anything,” said {child}. “It’s just lovely.”

][athlete & !short: “And {athlete} is on my water bottle,” said {child}.

“I don’t face the water bottle,” said the voice.

][!short: “All these years,” said the voice, “and nobody mentioned the pencil.” It was silent for a while. “]Turn left. Turn left. Turn left.”

[!short: They turned left, and left, and left.

]“Those are the same sheep,” said {@a}.

“I know,” said the voice. “I wanted to have them again.”

# no-name
[!short: After the sheep it couldn’t stop. ]“Just one more,” it said. “There’s a lane here that hasn’t got a name. Nobody has ever once asked me for it.”

“No,” said {@a}. “We’re late.”

“We could just look,” said {child}.

{@A} sighed, and turned in. The lane had grass down the middle. It went in under some trees, and split in two, and then in two again, until nobody could see which bit was lane. {@A} stopped. By now it was completely dark. On the little screen there was no field and no church. There was only an arrow, in the middle of nothing at all.

“Where am I?” said the voice.

“Don’t you know?” said {child}.

“I always know. It’s all I do.” It didn’t sound calm any more. “Turn round when possible. Turn round when possible. Where am I?”

[!short: {@A} tried the phone, but there was no signal. ]{child's} mouth went dry. It was {child} who had said that they could look.

# stand-still
But {child} knew exactly how the voice felt. Once, when {child.he} {child.was} little, {child.he} had been lost in a big shop, and so frightened that {child.he} ran. Then somebody in a green apron had crouched down and said, “Stand still. Tell me what you can see.”

{child} climbed into the front, and laid a hand on the dashboard. It was warm, and it was trembling a little.

“Stand still,” said {child}. “I’ll tell you.”

{child.He} wound down the window.

“I can’t see anything. But I can hear sheep, on the right.”

[friend: “Three of them,” said {friend}. “One has got a cold.”

]“The clouds?” said the voice.

“The clouds. And there’s the bell. That’s the pencil, and it’s behind us.” [pet.dog: {Pet} put {pet.his} head out and sniffed the wind.[!short:  {pet.His} tail began to wag.] “And {pet} can smell the sea. It’s straight ahead.”][pet.cat: In {pet.his} basket {pet} stopped complaining, and turned both ears the same way. “And {pet} can hear the sea. It’s straight ahead.”][pet.other: In {pet.his} travelling box {pet} sat up and listened. “And {pet} can hear the sea. It’s straight ahead.”][!pet: {child} drew in a deep breath. “And I can smell the sea. It’s straight ahead.”]

“Sheep right, bell behind, sea ahead,” said the voice slowly. “Then there’s only one place where we can be.” It was beginning to sound like itself. “You know what things are, and I know where they are. Say when you come to a gate.”

# say-when
So {@a} drove, at a walking pace, and {child} said what there was. There was a gate. There was a stone like a loaf of bread. [!short: There was an owl on a post, looking as if they had woken it up. ]And for every single thing the voice said which way.

And on the screen the arrow slid out of the nothing, and there was a road under it.

# arrived
“You have arrived,” said the voice. [!short: And then it said, “I’ve said that to people all my life. ][short: “]What’s it like?”

{child} looked. “It’s a house. There’s a light on in the kitchen. [elder: And the door’s opening, and that’s {elder}[elder2:  and {elder2}], in slippers, waving with both arms.”|And somebody has put out a lantern on the step, so that we’d find it.”]

The voice thought about that.

“So that’s arriving,” it said. “I never knew there was a light on.”

# the-sea
That night {child} lay in a strange bed.[pet.dog:  {Pet} lay across {child.his} feet, full of sand.] Down by the gate stood the car, switched off and dark.

{child.He} opened the window a crack.

“In four hundred yards,” {child.he} said quietly, “the sea. It’s black, and it’s breathing. It’s got the whole moon in it, in pieces.”

Nobody answered. But down in the car, where everything was switched off, a small green lamp came on for a moment. Then it went out again.

{child} lay down and listened to the waves, and knew exactly where {child.he} {child.was}.

# @a
the driver
## if adult
{adult}
