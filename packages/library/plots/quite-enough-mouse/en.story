title: Not a Mouse
title: The Fox and the Squeak
title: Quite Enough Mouse
guest neighbour: Mr Abara (he), Mr Tolland (he)

% The fox is she. {neighbour} hears nothing without his hearing aid: what he says rhymes with what is shouted. The squeak on the hand can be done while reading.

# eek
{child} raked, and the rake said eek, eek, eek.

“That’s the loose screw,” said {neighbour}. He had an allotment[city:  on the edge of {city}] with a mountain of leaves on it, and this afternoon {child} was helping him to make the mountain bigger.[friend:  {Friend}[!friend.known: , who was {child’s} best friend,] was helping too.]

A face looked out between the bean poles. It was orange, and it had two black ears, and both of them were pointing at the rake.

“There’s a fox,” whispered {child}. “What does she want?”

# a-wet-boot
“She thinks we’ve got a mouse,” said {neighbour}. “A fox can hear a mouse right across a field. When I was a boy we used to call them, like this.” He kissed the back of his hand. Eek, it went, exactly like a mouse.

{child} kissed the back of {child.his} hand too[friend: , and {friend} kissed {friend.his}]. Pfff, [friend: they went, exactly like two wet boots | it went, exactly like a wet boot].

“It took me all summer,” said {neighbour} kindly. “[pet.dog: You can practise on {pet}. Dogs love it. ][pet.cat: You can practise on {pet}. Cats love it. ][pet.other: You can practise on {pet} at home. ]Carry on raking.”

Eek, said the rake.

# flump
The fox crouched. She sprang straight up, as high as {child’s} hat[athlete:  and higher than {athlete}], and dived nose first into the leaves. Flump! They flew in all directions, and out of the middle stuck a tail.

There was no mouse. The fox came up with a leaf on her nose, gave {child} a cross look and went back to the bean poles.

They raked it all up again. Eek, eek, eek.

Flump!

They raked it all up once more. Eek. And this time the fox jumped so high that she hit the very top of the mountain, and the whole mountain slid down on {neighbour}.

# nothing-on-the-bench
He crawled out with leaves in his hair and leaves in his beard.

“That’s quite enough mouse,” he said. He got out his screwdriver and gave the screw three turns. {child} tried the rake. It didn’t say a thing.

“And I’ve got leaves in my ear,” said {neighbour}. So he took out his hearing aid, which was no bigger than a bean, and laid it on the bench, and began to look for his handkerchief[music: , humming {music}].

Now, a hearing aid that isn’t in an ear starts to whistle. It’s a tiny whistle, high and thin. Eeeeee.

{neighbour} couldn’t hear it, of course. But somebody could.

There was an orange flash. And there was nothing on the bench.

# lemonade
“{neighbour}!” shouted {child}[school: , louder than you are allowed to {at school}]. “The fox has got your hearing aid!”

“Lemonade?” said {neighbour}. “No, thank you. I’ve got my tea.”

“She’s RUNNING!”

“Stunning,” said {neighbour}, and looked at the sunset. “Yes, isn’t it?”

“She’s going to BURY it!”

“A cherry? I couldn’t, {child}. I’ve had two [elder: of {elder’s} ]sandwiches[elder2: , and one of {elder2’s}].”

# not-a-thing
Over by the hedge the fox was digging. What a fox finds, a fox hides for later. Earth flew out between her back legs. One minute more, and nobody would ever see that hearing aid again. And nobody can run as fast as a fox.

A mouse! She would come for a mouse! {child} crouched down behind the mountain and pulled the rake.

The rake didn’t say a thing. They had mended it.

Oh no.

# kissed-it
So there was only {child.his} hand. {child.He} kissed it. Pfff.

The fox went on digging.

{Child.He} kissed it again, not so hard. Pfff-eek.

The fox stopped. One ear turned round.

{child} wiped {child.his} hand dry on {child.his} coat. {Child.He} took a breath, [sport: as you do just before you {play sport}, ]and kissed it as lightly as {child.he} possibly could.

Eek.

She dropped the bean. She came back across the grass, one paw at a time. Eek, went {child}. Eek. She crouched. Up she went …

Flump.

# socks
And while the fox was still upside down in the mountain, {child} ran to the hedge[friend: , with {friend} right behind]. Beside a little hole lay something tiny, going eeeeee.

{neighbour} wiped it three times with his handkerchief and put it in. “Say something, {child}.”

“The fox had it.”

“The socks had it?” said {neighbour}. Then he laughed. “No, no. I heard you.”

# one-ear
The fox was tired of mice that weren’t there. She climbed to the top of the mountain, turned round twice, and curled up with her tail over her nose. The sun was nearly gone. They put away the rake, and they tiptoed past her to the gate[adult: , where {adult} was waiting].

There {child} stopped. Once more {child.he} kissed the back of {child.his} hand, very, very softly.

Eek.

One ear went up. And then it went down again.
