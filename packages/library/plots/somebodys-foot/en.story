title: Somebody’s Foot
title: The Shark Who Never Got to the End
title: He Hasn’t Finished

% Rule: a shark can never stop, because then it sinks. So one hears half of what it says, and the rest when it comes round again.

# the-fin
{child} stood on the bathing [us: dock | jetty][city:  in {city}] in a life jacket, feeling sad. {child.His} new ball had floated away[!short: , so far out that nobody could see it any more].[friend:  {Friend}[!friend.known: , {child.his} best friend,] was looking from the other side.]

Then along came a fin. It was grey and pointed, heading straight for the [us: dock | jetty].

“SHARK!” yelled somebody, and everybody ran up the beach. [friend: {child} and {friend} weren’t|Only {child} wasn’t] quick enough.

A big head full of teeth looked out of the water.

“I’ve found somebody’s foot …” said the shark. And then he was past.

The whole beach screamed. Everybody counted their feet.[!short:  One man counted twice, and got three.][elder:  “One, two,” said {elder}[elder2: , and {elder2} counted them again, to be on the safe side].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had four, and they were all there.]

Far out, the shark turned and came back.

“… ball,” said the shark.

# half-a-sentence
“That’s my football!” shouted {child}. But the shark was past again, with the ball on his nose.

“Stop!” called {child}.

“I can’t,” said the shark, the next time round. “If a shark stops …”

{child} had to wait for the rest.

“… he sinks,” said the shark. And he showed how. Glug, he went, and down he sank, tail first. [!short: Glug, glug, glug. ]Then he got going again.

“What’s your name?” asked {child}.

“Ha …” said the shark.

The fin went all the way out, and all the way back.

“… rold.”

[!short: It was quite possible to talk to Harold. It just took time.

“Are you dangerous?” asked {child}.

“Only to …” said Harold.

{child} held on tight to the [us: dock | jetty].

“… herrings.”

The fin went round once more.

“I’m so hungry,” he said, “that I could eat you …”

Up on the beach somebody began to cry.

“… r sandwich.”

][pet.cat: “My cat {pet} likes fish best,” said {child}.

“So do …” said Harold. “… I.”

][pet.other: “I’ve got {pet} at home,” said {child}.

“Give my …” said Harold. “… love.”

]“Why is everyone so scared of you?” asked {child}.

“They always run away before I’ve …” said Harold, and he looked lonely.

“… finished,” said {child} quietly.

[!short: It was the nicest thing that anyone had ever said to Harold. He smiled with all his teeth. ]

# not-with-the-teeth
{child} lay down flat and reached for the ball[friend: , while {friend} held on to the life jacket]. But Harold was too quick.

[!short: “Take it in your mouth and throw it!” called {child}.

“That’s what I did with the last one,” said Harold. “It went …”

They waited.

“… BANG.”

]Then the lifeguard came running with a whistle. Wheeee!

“Go away!” he yelled. “Go away, shark!”

Harold jumped so that his whole fin shook.

“Sorry,” he said. “I only wanted …”

This time he didn’t turn. He swam along the [us: dock | jetty], out towards the sea, with the ball on his nose. {child} waited for the rest. But there wasn’t any rest.[!short:  It felt like somebody shutting the book in the middle of the story.]

# run-along
He can’t stop, thought {child}. But I can run!

And {child.he} ran. It was a long [us: dock | jetty], and the planks thundered. {child.He} ran beside the fin, every bit as fast.[sport:  It was a good thing {child.he} knew how to {play sport}.][athlete:  Not even {athlete} could have run any faster.][pet.dog:  {Pet} ran alongside with {pet.his} ears streaming.]

“Say it now!” shouted {child}. “Say all of it! I’ll keep up!”

And Harold said a whole sentence, for the first time in his life:

“I only wanted to give you your ball back and ask if I could play too because I can’t stop but I’m really, really good at coming back!”

“YES!” said {child}.

And there the [us: dock | jetty] ended.

Splash!

# come-back
{child} bobbed up in the life jacket.[friend:  Splash, went {friend}, just behind.][adult:  Splash, went {adult}, clothes and all.] Harold gave the ball a push with his nose, and it landed right in {child’s} arms.

So {child} threw it, and Harold headed it back, and swam on.[!short:  Time after time he came round, and he never missed. Sometimes the ball came off his nose, and sometimes off his tail.] Somebody who can’t stop is the best in the world at coming back.

One by one the others came in.[elder:  {Elder.short} was first. “I’ve been swimming with worse,” {@elder-he} said, looking at {@other}.] The last was the lifeguard, with the whistle in his pocket.[music:  They sang {@song}, and Harold sang along, half a line each time round.][school:  “I’m going to tell them about you at {school},” said {child}. “Half tomorrow, and half the day after.”]

# not-finished
When the sun went down it was time to go home. {child} stood at the very end of the [us: dock | jetty], with the ball under one arm[!short: , and the water was as smooth as glass].

“Good …” said Harold, and swam past.

[adult: “Come along,” said {adult}.

“Not yet,” said {child}. “He hasn’t finished.” | {child} didn’t go yet, because Harold hadn’t finished.]

Far out, the fin turned. It came back, the whole long way.

“… night,” said Harold.

# @elder-he
{elder.he}

# @other
the lifeguard
## if elder2
{elder2.short}

# @song
{music}
