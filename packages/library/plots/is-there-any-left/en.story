title: Is There Any Left?
title: Plenty of Rugs
title: The Rug Gets Clean
guest vega: Dot (she), Peg (she)
guest milton: Marlon (he), Ezra (he)
guest hugo: Callum (he), Fraser (he)
guest alva: Priya (she), Niamh (she)

% “Is there any left?” is asked of the anger, after every rug; then the child asks {vega}; at last the child asks about the time.
% {milton} is always invented: a real friend does not move away here, and is one of those who hadn’t been told either.

# five-laps
{child} was so angry that {child.he} had walked round the block four times, and it had only made things worse.[elder:  It was {elder}[elder2:  and {elder2}] who always said that a walk would do the trick.][pet.dog:  {Pet}[!pet.known:  the dog] had come along for the first two, and then sat down.][pet.cat:  {Pet}[!pet.known:  the cat] had watched the first one from the window, and then turned round.][pet.other:  {Pet} had already had to hear all about it.] It was in {child’s} jaw. It was in both hands and all the way down to the heels. On the fifth time round {child.he} kicked an empty can, and it flew in between two blocks of [us: apartments | flats] and went clonk against an old iron rail.

Behind the rail stood an old lady with a carpet beater in her hand. She came up to about {child’s} shoulder.

“You’re angry,” she said.

“No, I’m not!” yelled {child}.

“Oh, you are. Good and angry. Come here.”

# a-hundred-per-cent
Her name was {vega}. She had brought out every rug she owned, and she had a shoulder that was no use for beating any more.

“I’m not going to talk about it,” said {child}.

“Nobody asked you to talk. I asked you to hit something.”

It was almost insulting. When you’re angry, people tell you to calm down, or they want to know what the matter is. {vega} was looking at {child} the way you look at a phone that’s charged to a hundred per cent.

{child} took the carpet beater, mostly to put a stop to it, and hit the rug. A cloud of dust went up, and {child.he} went on hitting until no more came.

“Is there any left?” asked {vega}.

“No, it’s clean.”

“In you, I mean.”

“Yes!”

“Splendid.” And she hung up the next one.

# the-rug-gets-clean
{child} did the hall rug. {Child.He} did the kitchen rug.[sport:  {Child.He} had never hit out like that, even to {play sport}.] {Child.He} did a shaggy green thing with more grit in it than a [us: sandbox | sandpit].

“Is there any left?”

“Do you really think it goes away because you hit a rug?” snapped {child}.

“No idea,” said {vega}. “But the rug gets clean.”

“You’re bonkers!”

“Is there any left, I said.”

“YES!”

# every-door
So {vega} went in and rang all the neighbours’ bells. {child} could hear her the whole way up the stairs. “I’ve got an angry [child.she: girl | [child.name: child | boy]] out the back,” she said at every door. “Make the most of it, there’s enough for everybody.” Down they came with rugs over their shoulders, and thanked {child} in advance[athlete: , as if {child.he} were {athlete}].

It was hard to be angry in peace in that yard.

# rag-rug
The last thing {vega} hung up was a rag rug. It was narrow and faded, with a blue stripe here and there. “Now this one,” she began, “you want to take a little …”

But {child} had just happened to think of {milton} again, and of how they had all known. {hugo} had known, and {alva}, and even their coach[school:  and the [us: janitor | caretaker] {at school}]. {child} hit the rug with everything {child.he} had.

RIIIP.

Half of it stayed where it was. The other half was on the ground.

Nobody said a thing. {vega} bent down and picked up the half that had come off, and ran her hand along the blue stripe.

“That was my father’s work shirt,” she said. “My mother wove it in.”

“I didn’t mean to …”

“No,” said {vega}. “That doesn’t help. Now I’m angry.”

# now-i-am
She took the carpet beater, marched up to the doormat and walloped it with her bad shoulder. Then she did it again. Then she sank down on the bench, puffing.

{child} sat on the very end of it. What do you ask a person at a time like that? There was only one thing {child.he} knew.

“Is there any left?” {child.he} asked.

“Yes,” said {vega}, and wiped under her eye. “Only it isn’t angry any more. It’s just wet.”

# everybody-but-me
{child} looked down at two hands that were red and quite limp.

“{milton}’s moving away,” {child.he} said. “To [us: Alaska | Orkney]. We’ve been [friend: friends | best friends] since we were three, and he’s told everybody except me[friend:  and {friend}].”

“What did you say when you found out?”

“I said good.”

{vega} nodded, as if it was about what she would have said herself.

# the-other-way-round
The gate creaked, and there was {milton}. It was plain that he’d been walking round the block the other way.

“I heard the bangs,” he said. “I thought it might be you.”

Neither of them knew how you went on from there. But {vega} knew. She put the carpet beater in {milton’s} hand.

“Are you angry as well?”

{milton} opened his mouth to say no. Then he walked straight up to the shaggy green rug.

“I DON’T!” Smack. “Want to GO!” Smack. [city: “Away from {city}!” Smack. ]“To [us: ALASKA | ORKNEY]!”

Grit came out of it that {child} had thought was finished.

# for-real
“But why didn’t you tell me?” said {child}, when it had settled.

{milton} stood there with his back turned.

“When I told {hugo}, it was just something I said,” he answered. “If I told you, it would be real.”

It was the stupidest thing {child} had ever heard. {Child.He} understood it perfectly.

“It isn’t good,” {child.he} said.

“No.”

# it-will-hold
{vega} had gone in. She came back with two big needles, some thick wool and a flask[music: , humming {music}]. They sat on the bench, one on each side of her, each with half a rag rug on their knees, and sewed their way towards each other. {milton} sewed crooked. {child} sewed {child.his} own trouser leg into it. The seam came out as fat as a sausage.

“It’s ugly,” said {child}.

{vega} took hold of it and pulled, as hard as her shoulder would let her. “It’ll hold,” she said, and she sounded pleased. “Well? Is there any left?”

{child} had a feel. Jaw, hands, heels.

“A bit,” {child.he} said.

“Then I’ll see you both on Saturday[friend: , and bring {friend}]. There’s plenty of rugs on staircase B.”

# three-weeks
The sun had gone down behind the roof. The yard smelled of dust and coffee. {milton} picked at the seam, and {child} picked at it from the other end.

“Is there any left?” asked {child}.

“Any what?”

“Time. Before you go.”

“Three weeks.”

{child} thought about three weeks. It was a good deal, as long as you didn’t go round the block in opposite directions.

Then they carried the rug in for {vega}, one at each end.
