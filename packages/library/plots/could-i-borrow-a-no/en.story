title: The Wizard Who Borrowed a No
title: Legs Too?
title: A Good Strong One
guest wizard: Mr Fosdyke (he), Mr Quill (he)
guest crump: Mrs Crump (she), Mrs Tibbs (she)
guest ollie: Ollie (he), Freddie (he)
guest friend: Kayleigh (she), Jade (she)

% Whoever has lent a no says yes to all that is asked; whoever has it in his mouth and is not its owner can say nothing else. Who crosses the road with {child}: {adult}, else the
% elder (@a); where nobody is ticked the wizard lives next door.

# could-i-borrow
On Saturday morning, when {child} was sitting on the front step, the wizard from [adult / elder: over the road | next door] came across with an empty teacup.

{child} had been hoping all week that he would. It isn’t every day a wizard moves in[city: , even in {city}].

“Good morning,” said the wizard. His name was {wizard}. “Could I borrow a no?”

“A what?” said {child}.

“A no. Mine’s worn out. Listen.” He took a deep breath. “Nnnn.”

It sounded like a bee in a sock.

“It’s my cauldron,” said {wizard}. “It keeps asking if I want more porridge, and I can’t stop it. It’s up to the second stair. You’ll have your no back by [us: four | teatime].”

# plink
“All right,” said {child}.

{Wizard} held the cup under {child’s} chin and tapped {child.him} on the head. Something small and round rolled off {child.his} tongue. Plink! It looked like a peppermint.

“Oh, that’s a good strong one,” said {wizard}, and he hurried home[music: , humming {music}].

# my-wool
{child} felt just the same. Then {crump} came by with her knitting.

“Would you hold my [us: yarn | wool], {child}?”

{child} didn’t want to. {child.He} opened {child.his} mouth. “Yes,” {child.he} said.

“All nine balls?”

“Yes.”[pet.dog: 

{Pet}[!pet.known:  the dog] looked at {child’s} sandwich, and then at {child}.

“Yes.”][pet.cat: 

{Pet}[!pet.known:  the cat] looked at the [us: yarn | wool], and then at {child}.

“Yes.”][pet.other: 

Only {pet}, who was indoors, didn’t ask for anything.]

# twelve-verses
{child.He} {child.was} still holding it when {ollie}[school: , who was also at {school},] came along with a stick.

“Can I have your scooter and you have this stick?”

“Yes,” {child.he} said. What was happening?

“Do you want to hear me sing?”

“Yes.”

“All twelve verses?”

“Yes.”[sport: 

“And will you {play sport} with my uncle at six tomorrow morning?”

“Yes.”][elder: 

“Shall I teach you to darn socks?” asked {elder} from the doorway[elder2: , and {elder2} went to find some].

“Yes.”]

# legs-too
Then came {friend}, [friend: {child’s} best friend, ]with the face paints. “Shall I make you into a flamingo?”

“Yes.”

“Legs too?”

“Yes,” groaned {child}.

# no-said-the-wizard
By four o’clock {child} was pink all over and wrapped in [us: yarn | wool]. {child.He} had a stick and no scooter. [adult / elder: {child.He} took {@as} hand, and they crossed over to {wizard’s}. | {child.He} went up the path to {wizard’s} door and knocked.]

The wizard opened the door a crack. He looked dreadful.

“Please can I have my no back?” said {child}.

“No!” said {wizard}. Then he clapped his hand over his mouth.

“But it’s [us: four o’clock | teatime]!”

“No!” said {wizard}, shaking his head and pointing at his own tongue. {child’s} no was in there, and it was far too strong for him. It wouldn’t let anything else out.

“Can’t you say anything else?” {child.he} asked.

“No!” wailed the wizard.

“Have you even had lunch?” asked [adult / elder: {@a}|{child}].

“No,” said {wizard}, and his tummy rumbled.

# until-monday
It got worse. Behind them a gate squeaked.

“There you are, {child}!” called {crump}. “I’ve found another basket of [us: yarn | wool]. Would you hold it until Monday?”

{child} bit {child.his} lips together. It was no use.

“Yes,” {child.he} said.

“Lovely! I’ll just pop in and get it.”

# to-keep
Until Monday! {child} looked at {wizard}, and the wizard shook his head. It was no good asking him. He’d say no to anything you asked.

To anything…

{child} stood up straight, in all {child.his} [us: yarn | wool].

“{Wizard},” {child.he} said. “Do you want to KEEP my no?”

“NO!” roared the wizard.

And plink! Out it flew, straight into the teacup. {child} grabbed it and popped it in. It fitted just behind {child.his} front teeth.

# i-did-wonder
“Here’s the basket!” said {crump}. “Until Monday, then?”

“No,” said {child}. Oh, it tasted wonderful. “No, thank you, {crump}.”

“Quite right too,” said {crump}. “I did wonder.”

{ollie} came by on the scooter. “Can I keep it?”

“No,” {child.he} said.

“Thought not,” said {ollie}, and got off.

# glup
Then, from deep in the wizard’s house, came a big bubbly voice. “MORE PORRIDGE?”

{Wizard} went white. “Nnnn,” he said. “Nnnn.”

{child} took the biggest breath of {child.his} life[athlete: , like {athlete} before a final], cupped {child.his} hands round {child.his} mouth and shouted through the door.

“NO.”

There was silence. Then something went glup, and was still.

“Would you possibly come and do that every Saturday?” said the wizard.

{child} thought about it. It was nice to be able to think about it.

“Yes,” {child.he} said.

# pudding
{child.He} {child.was} still rather pink when {child.he} sat down to [us: supper | tea].

“[us: Dessert | Pudding], {child}?” [adult / elder: asked {@a}|called somebody from the kitchen].

{child} thought about that, too.

“Yes, please,” {child.he} said, and this time {child.he} meant it.

# @a
{elder.short}
## if adult
{adult}

# @as
{elder.short’s}
## if adult
{adult’s}
