title: Just Like That
title: The Butterfly in the School Photograph
title: Everybody Say Sausages
guest vilgot: Wilfred (he), Horatio (he)
guest agneta: Mrs Bunce (she), Mrs Loveday (she)
guest tyra: Tabitha (she), Georgina (she)
guest ismail: Ishmael (he), Desmond (he)
guest minder: Walter (he), Humphrey (he)

% The butterfly is “she”, {vilgot} is the photographer, {agneta} the teacher. Whoever sits on the step: {@a}.

# on-the-nose
The butterfly was sitting on {child’s} nose.

And that was not good, because it was school photograph day[school:  at {school}]. The whole class was lined up on three benches in the gym, and {child} was in the middle[friend: , next to {friend}[!friend.known: , {child.his} best friend]], in a [us: sweater | jumper] as yellow as the sun.

The photographer was called {vilgot}[city: , and had come all the way from {city}]. He had taken seven pictures already, and in every one of them {child} had moved. In the first {child.he} sneezed. In the second {child.he} jumped.[sport:  In the third {child.he} seemed to be trying to {play sport}.] In all the rest {child.he} {child.was} just a yellow blur. {child} did so want to be in the picture properly. But {child.his} legs always wanted something else[music: , such as dancing to {music}].

# chosen
And then the butterfly had come in at the window. It was orange with black spots, and it came down right on the end of {child’s} nose.

“Get it off!” said {tyra}, from the bench below.

“No!” said {vilgot}. He came out from behind his camera on tiptoe, and looked at the butterfly. “A tortoiseshell,” he said softly. “She’s having a rest. And she’s picked you. So you’re important now, {child}. Stand just like that.”

{child} stood. It tickled. It tickled so much that {child} could hear it. But the butterfly sat there on her thin, thin legs, and if {child} moved she might fall off. And so {child.he} could keep still. {Child.He} really could.

# click
“We’ll take it now,” whispered {vilgot}. “Everybody look at me.”

Nobody did. They were all looking at the nose. {child} was looking at the nose. {agneta}, who was their teacher, leaned in from the end of the row and looked at the nose. There stood twenty-two children and a teacher, with their mouths open, all cross-eyed.

“Sausages!” said {vilgot}.

“Sausages,” whispered the whole class, cross-eyed.

CLICK!

Off went the flash, and the whole gym turned white.

# the-umbrella
And it frightened her! Up went the butterfly. She flew this way and that way and couldn’t see a thing, and then she flew straight into {vilgot’s} umbrella, the big white kind that photographers have. It was bright in there, and warm. Her wings pattered against the cloth.

“Lights off!” cried {agneta}.

{vilgot} turned them off. But the butterfly went on fluttering. She couldn’t find the way out.

“I’ll get her!” shouted {tyra}, and stuck her hand in.

“No, me!” shouted {ismail}.

Everybody pushed. The umbrella rocked.

# can-you
“Stop it!” said {child}. “You’re scaring her.”

They stopped. They looked at {child}.

“She likes to sit on something that’s keeping still,” said {child}. “And she likes yellow, I think. I can keep still.”

“Can you?” said {tyra}. “You?”

[friend: “Let {child.him} try,” said {friend}, and held the others back. ]{child} wasn’t sure. There was nobody on {child.his} nose to help now. This time {child} would have to do it first.

# arm-out
{Child.He} went and stood by the umbrella. {Child.He} held out one yellow arm, nearly all the way in, and opened {child.his} hand like a flower.

“Just like that,” whispered {vilgot}.

{Child.His} legs wanted to jump. {child} let them want to. {Child.His} knees wanted to bounce. {child} let them want to. {Child.He} thought about those thin, thin legs. {Child.His} arm began to tremble with being so still.[athlete:  Not even {athlete} could have done it.] {child} stood.

A patter. Another patter. Then none.

And then she came creeping. She crept out on to {child’s} longest finger, and over the hand, and up on to the yellow sleeve, and there she sat and breathed with her wings. Not one person in the class made a sound.

# the-window
{child} walked to the window, so softly that it was hardly walking. {agneta} opened it as wide as it would go, and {child} held {child.his} arm out into the sun.

“There you are,” said {child}.

The butterfly shut her wings once, and opened them once. Then up she went, over the bicycles, over the lilac, and was gone.

# twelve-jumps
Then {child} jumped. {Child.He} jumped twelve times on the spot, because it had all been piling up.

“Now, let’s take an ordinary one as well,” said {vilgot}. “With no butterfly. If you think you can, {child}.”

{child} thought. “Could I jump a bit more first?”

“Jump as much as you need to,” said {vilgot}. “Tell me when.”

So {child} jumped, and the photographer waited. And at last there {child} was in the middle, yellow, and sharp from top to toe.

Click.

# on-the-wall
But when {agneta} had to choose, she chose the other one. She put it up on the wall: twenty-two children and a teacher, all cross-eyed, and in the middle of them {child}, perfectly still, with a butterfly on {child.his} nose.

# the-step
That evening {child} sat out on the step with {@a}[elder:  and {elder}][elder2:  and {elder2}], and told the whole story. {Child.He} told it with both arms, and with both legs. {Child.He} jumped for the flash, and fluttered for the butterfly.[pet.dog:  {Pet}[!pet.known:  the dog] jumped too.]

Then it began to get dark, and there was nothing left to show. {child} leaned on {@of-a} arm, which was warm from the sun. The midges hummed, and you could smell the lilac.[pet & !pet.dog:  In the window sat {pet}.] {Child’s} legs lay straight out in front, and didn’t want anything.

{@A} was just going to move over a bit.

“No,” said {child}, and wriggled closer. “Sit just like that.”

# @a
{minder} from next door
## if adult
{adult}

# @A
{Minder}
## if adult
{Adult}

# @of-a
{minder’s}
## if adult
{adult’s}
