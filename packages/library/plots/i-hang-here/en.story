title: The Monkey on the Hook
title: I Hang Here
title: Hang On Tight
guest yvonne: Miss Plum (she), Miss Bell (she)
guest sitter: Jess (she), Nell (she)

% The monkey is “it”. Whoever fetches (@a): {adult}, else the grandparent, else the babysitter.

# my-hook
On {child’s} hook [school: {at school}|[age<5: [us: at preschool | at nursery]|at school]], there hung a monkey.

It hung by its tail, upside down, with its hands on its tummy.

“That’s my hook,” said {child}.

“I hang here,” said the monkey.

# a-very-small-tail
“But that’s where my coat goes!” said {child}.

The monkey looked at the coat. “Has it got a tail?”

“No, it’s got a loop. A little one, look.[elder:  {Elder}[elder2:  and {elder2}] sewed it on.]”

“That’s the smallest tail I’ve ever seen,” said the monkey. “And have you got a tail?”

“No.”

“Well, then,” said the monkey. “You don’t need a hook.”

{child} went hot with crossness, all the way up. “Get down! It’s my hook!”[city:  You could have heard it all over {city}.]

“I hang here,” said the monkey.

So {child} hung {child.his} coat on the monkey. One sleeve on each foot.

“Thank you,” said the monkey. “My toes were a bit cold.”

# helping
{child} went in and played with the blocks. {Child.He} built very crossly.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had to hold the tower.]

And out in the hall, the monkey got bored. It had a look around. There were boots on the floor.

“Poor little things,” said the monkey. “They’ve got nowhere to hang.”

So the monkey helped them. It swung, and it stretched out its long, long arms.[athlete:  Not even {athlete} could have reached so high.] It hung the boots along the pipe in the ceiling. It hung the hats on the lamp. It hung the mittens on the clock, and last of all it hung {yvonne’s} guitar on the fire extinguisher[music: , the guitar that she always played {music} on].

# all-tidy
“Outside, everybody!” called {yvonne}, the teacher.

All the children came out into the hall. All the children looked up.

“There,” said the monkey. “Now that’s what I call tidy.”

“But our clothes have to go on us!” said {child}.

“On you?” said the monkey. “You hang your clothes on you? Then you’re the hooks!”

“I am not!” said {child}. “I’m not a hook!”

# crack
“There’s one boot left,” said the monkey. “It wants to hang too.” And it swung out, as far, as far as it could go, with only the tip of its tail on the hook.

Crack, said the hook.

A screw fell down on the floor. Ting.

The hook tipped. The monkey wobbled. It wasn’t looking so pleased now. It looked at the floor, and the floor looked hard.

“I … I hang here,” squeaked the monkey.

Crack, said the hook again.

# two-hooks
{Yvonne} was at the far end of the hall, behind all the children. But {child} was right beside the monkey.

{Child.He} put out {child.his} arms. {Child.He} bent them, and they were two hooks.

“Hang here!” said {child}.

“You’re not a hook!” squeaked the monkey.

“Yes, I am! I am now!”

The monkey shut its eyes and let go.

Thump! There it hung, with two long arms around {child’s} neck, and its tail wound twice around {child.his} middle. It was warm and woolly. Its heart went fast, fast, against {child.his} [us: sweater | jumper].

“Ooh,” said the monkey. “It’s good hanging here.”

“It tickles, though,” said {child}.

# hang-on
Then {child} carried the monkey all around the hall. {Child.He} pointed, and the monkey stretched out its long arm. Down came the boots. Down came the hats. Down came the mittens and the guitar. {Yvonne} fetched a new screw, a long fat one, and fixed the hook so that it would hold anything at all.

“Come on, we’re going out,” said {child}. “Hang on tight!”

“It’s what I do,” said the monkey.

And all day long it hung around. On the swing it hung on {child}. In the [us: sandbox | sandpit] it hung on {child}.[sport:  And when it was time to {play sport}, it hung on {child}.]

# empty
Then it was the end of the day, and {@a-first} came. {child} put on {child.his} coat. {Child.He} put on {child.his} boots and {child.his} hat. Now everything was hanging on {child}.

And so the hook was empty.

The monkey climbed up. It put its tail around the hook, once, and then once more. And it hung there, upside down, with its hands on its tummy, and now it and {child} were exactly nose to nose.

# tomorrow
“I’m at home at night[pet: , with {pet}],” said {child}. “You can have the hook then.”

The monkey yawned.

“I’ll come tomorrow,” said {child}. “Will you still be here?”

“Oh, yes,” said the monkey. “I hang here.”

# @a-first
{sitter} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}
