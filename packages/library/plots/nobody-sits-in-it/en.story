title: Nobody Sits in It
title: A Short King
title: Please Don’t Touch
guest guard: Mr Penrose (he), Mr Whitlock (he)

% The chair was put there for the guard. Nobody says so before he does.

# a-kings
In the last room of the museum[city:  {in city}] stood a chair with a rope [us: around|round] it, and in front of the rope, on two sore feet, stood a guard called {guard}.

“Nobody sits in it,” he told {child}, who had run ahead of the others.

{child} looked at the chair. It was brown, with a flat cushion.[school:  There were better ones {at school}.] “Whose was it?” {child.he} asked.

“Some king’s, I should think,” said {guard}. “It stood here all alone on my first day. I put up the rope myself, and in thirty years nobody’s sat in it.” He shifted from one foot to the other. [sport: “Do you {play sport}? Never do it on marble. ][music: [sport: I hum|“I hum] {@song} to my feet, but it doesn’t help. ][sport / music: They|“They] might have thought of me. There’s a chair for the guard in with the birds, and in with the clocks. In here they forgot.”

“What do they look like?” asked {child} slowly.

“Oh, nothing special,” said {guard}. “Brown.”

# the-other-chairs
{child} went to see. In with the birds sat a guard with his legs stretched out, on a brown chair with a flat cushion. In with the clocks sat another. It was the same chair three times.[friend:  {Friend}[!friend.known: , {child.his} best friend,] asked to try one, and said that it was.][pet.dog:  Downstairs, where dogs had to wait, {pet} gave one howl, as if {pet.he} had been told.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] would have known at once. {Pet.He} tried everything.][pet.other:  Only {pet}, at home, was ever looked at so long for so little.]

{child} ran back to tell {guard}. But there he stood, as straight as a flagpole, talking to a lady with a guidebook.

“A short king,” he was saying, “to judge by the legs.”

And {child} couldn’t. If {child.he} said it, that was thirty years of standing there for nothing. If {child.he} didn’t, {guard} would go on standing.[athlete:  Even {athlete} got to sit down sometimes.]

# genuine
{child} waited until the lady had gone.

“How do you know it isn’t a fake?” {child.he} said.

{guard} turned pale. “A fake?”

“An expert would have to sit in it.”

“There isn’t one,” said {guard}. “Nobody knows that chair but me.”

“No,” said {child}, and unhooked the rope.

[elder: {Elder}[elder2:  and {elder2}] kept watch at the door. ]{guard} let himself down as if there were eggs on it. The cushion sighed, and so did he. He lifted one foot off the floor, and then the other, and thirty years ran out of his toes.

“Well?” said {child}.

“It’s genuine,” said {guard}, with his eyes shut.

# second-week
It was a while before he spoke.

“It’s the same as the one in with the birds,” he said. “Isn’t it?”

“Yes,” whispered {child}.

“I did wonder,” said {guard}, “in my second week. But by then I’d told so many people.”

His shoulders began to shake. It looked like crying, but it was laughing, and soon they were both at it.

# dont-touch
By the time {child} had hooked the rope up again, {guard} was asleep behind it.

The lady with the guidebook came back, and stopped. “Look at that,” she breathed. “You can see every hair.” And she put out a finger.

“Please don’t touch,” said {child}. “He’s genuine.”

# @song
{music}
