title: Three Can
title: One, Two, Three, Fly!
title: Air under His Feet
guest friend: Jonah (he), Tilly (she)
guest penguin: Stanley (he), Clifford (he)
guest bertha: Bertha (she), Hilda (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% “One, two, three, fly!” is for both of you. {Bertha} says everything in the same voice, “Whee” too. Whoever waits at the way out (@a) is the grandparent, else {adult}, else {minder}.
% One rule: one can’t, but three can.

# the-last-in-line
Every afternoon the penguins went for a walk through the zoo[city:  in {city}]. First came the keeper with a bucket of fish[music: , humming {@song}], and then came the penguins in a line, flip, flop, flip, flop. Last of all came {penguin}, looking up into the air. He wanted to fly, and he couldn’t.

{child} and {friend}[!friend.known: , {child.his} best friend,] stood by the path and watched.[pet.dog:  {Pet}[!pet.known:  the dog] had to wait at the way out, because of the penguins.] Then {penguin} stepped out of the line. He climbed up on a bench, flapped as hard as he could, and jumped.

Thud!

# getting-wet
“Did you hurt yourself?” asked {child}.

“A bit,” said {penguin}, who was lying on his tummy. “I’m learning to fly.”[pet.cat: 

“My cat {pet} always lands on {pet.his} feet,” said {child}.

“I always land on my tummy,” said {penguin}.][pet.other: 

“{Pet} at home can’t fly either,” said {child}.]

“Penguins fly under water,” said [pet.cat / pet.other: {friend}|{child}]. “They said so [school: {at school}|on television].”

“Everybody says that,” said {penguin}. “But that isn’t flying. That’s getting wet.”

He wanted to have air under his feet. He wanted it so much that his beak shook.

# where-i-am
“You need a run-up,” said {child}.

{Penguin} took a run-up, all the way from the camels[athlete: , as if he were {athlete}]. Thud!

“You need bigger wings,” said {child}, and gave him the map of the zoo to hold.

Thud! Now the map was over his head.

“At least I know where I am,” said {penguin}, from inside the map.

# all-the-time
“When I was little I flew all the time,” said {friend}.

“You did not,” said {child}.

“I did. Between two grown-ups. You take that wing, and I’ll take this one.”

They took a wing each.

“One,” said {friend}. “Two. Three. FLY!”

And they ran and they lifted, and {penguin’s} feet left the ground. He flew over a whole puddle.

“Wheeee!” said {penguin}. “That was air! I felt it! Again!”

One, two, three, fly! They flew past the monkeys. One, two, three, fly! They flew over a pigeon, and the pigeon ducked.

“Again!” shouted {penguin}. “Again! Again!”

# used-up
But a penguin is heavier than you’d think.

“My arms are used up,” said {friend}.[sport:  “This is worse than {sport}.”]

“So are mine,” said {child}. “And soon we’ll have to go home.”

Oh no! {Penguin} sat down in the middle of the path. His wings drooped.

“Then I’ll never fly again,” he said. “Not in my whole life. I can only do it when you’re here.”

# three-can
{child} had a lump in {child.his} throat. {Child.He} looked at {friend}. {Child.He} looked at the penguins walking on ahead, flip, flop, flip, flop. There were so many of them. And every one of them had two wings.

“One penguin can’t fly,” {child.he} said. “But three can.”

“They don’t want to,” said {penguin}. “I’ve asked. They just say that thing about the water.”

“Then we won’t ask,” said {friend}.

# somebody-has-to-lift
The last in the line was {bertha}. She was the biggest of them all.

“Penguins fly under water,” said {bertha}, without turning [us: around | round].

{child} took hold of one of her wings.

“And you take the other one, {penguin},” {child.he} said.

“Me? But I’m the one who wants to fly!”

“Yes. But somebody has to lift.”

{Penguin} looked at the wing. Then he took it.

# straight-ahead
“One!” shouted {friend}. “Two! Three! FLY!”

{child} lifted with everything {child.he} had left. {Penguin} lifted until he was on tiptoe. And up came {bertha}, as heavy as a sack of potatoes. It wasn’t high. But it was air.

“Whee,” said {bertha}.

She landed. She looked straight ahead for a long time.

“Again,” said {bertha}.

# every-other
Then they all wanted to. They stood side by side and took each other by the wing. {Bertha} took one of {penguin’s}, and another penguin took the other. Now nobody needed {child} and {friend}, except for the counting.

“One! Two! Three! FLY!”

And {penguin} flew. He flew higher than ever, because {bertha} was very strong. Every other penguin flew, and then the rest of them flew, all the way home.

“Wheeee! Wheeee! Wheeee!”

At the gate the keeper turned [us: around | round]. They were all standing on the ground. “Good penguins,” he said, and turned back.

Hop.

# much-too-heavy
At the way out {@first} was waiting[elder2:  with {elder2}].[pet.dog:  {Pet} was so glad to see them that all four paws left the ground.]

“What did the penguins do?” asked {@a}.

“They flew,” said {friend}.

“Under water?”

“No,” said {child}.

{Child.He} took {@a} by one hand, and {friend} took the other.

“I’m much too heavy,” said {@a}.

“One,” said {child}.

“Two,” said {friend}.

{@A} flew. It wasn’t high.

“Again,” said {@a}.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
