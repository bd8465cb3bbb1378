title: Something in Your Mouth
title: Presents on the Mat
title: Mice Are So Fast
guest cat: Mackerel (she), Liquorice (she)
guest gunvor: Mrs Dobbs (she), Mrs Penny (she)
guest rolf: Mr Figg (he), Mr Tuttle (he)
guest sonja: Bridget (she), Nadia (she)

% The cat is {gunvor}’s. Who else comes out into the street (@with) is said once.

# not-mine
There was a sock on {child’s} doormat. It was green, it was wet, and it wasn’t {child’s}.

A little way off sat a cat called {cat}, looking very pleased with herself.

{cat} belonged to {gunvor}. [pet.dog: {child} had {pet}[!pet.known:  the dog], but no cat. |[pet.other: {child} had {pet}, but no cat. |{child} hadn’t got a cat. ]]{Child.He} had wanted one for as long as {child.he} could remember, so every time {child.he} saw {cat}, {child.he} crouched down and held out a hand. And every time {cat} got up and walked away.

The sock turned out to be {rolf’s}, and {child} took it back to him. But the next day there was another one, and with it an oven glove that {sonja} over the road had been looking for everywhere. And there sat {cat} again.

# nothing-in-your-mouth
“Why does she do it?” {child} asked {gunvor}[music: , who was sitting on her step and humming {@song}].

“They’re presents,” said {gunvor}. “She’s worried about you.”

“About me?”

“Well, she sees you come home [school: from {school} ]every day.[sport:  She knows you go out to {play sport}.] And not once have you had anything in your mouth.”

{child} thought about it. It was true.

“So she thinks you can’t hunt,” said {gunvor}, “and she’s having to do it for you.”

“But they’re socks!”

“Shh! Don’t tell her that,” whispered {gunvor}. “Mice are so fast.”

“And I always give them back.”

“I know you do. And then she looks at your mat, and it’s empty. So she thinks you’ve eaten them.”

# underpants
And that was just what {cat} did think. The more {child} gave back, the more she brought. She had never met anybody who could get through so many socks.

On Thursday {rolf} came along in a long coat, with two bare legs sticking out of the bottom.

“You haven’t seen my underpants, have you?” he said. “They were on the line. They’ve got anchors on.”

{child} held them out. “The cat thinks I eat them,” {child.he} said.

{rolf} looked at the underpants. Then he looked at {child}.

“And do you?” he said.

“No!”[friend: 

“Only now and then,” said {friend}[!friend.known: , who was {child’s} best friend].]

# the-rabbit
On Friday somebody was crying so loudly that you could hear it all down the street[city:  and halfway across {city}]. It was {sonja’s} little girl. She had lost her rabbit, the cloth one that she never went anywhere without, and {child} knew straight away where it was. {Child.He} ran home. There it lay on the mat, with one wet ear.

{child} ran back with it as fast as {child.he} could, and the little girl pushed her nose into it. But by now everybody had come out to see[adult / elder: , and so had {@with}].

“I can put up with socks,” said {sonja}. “But not with this. That cat will have to be kept indoors.”

“How long for?” asked {child}.

“For good,” said {sonja}.

{gunvor} didn’t say anything. She just held on to {cat}. And over her arm {cat} looked at {child}, rather anxiously, because there was still nothing in {child.his} mouth.

It made {child’s} tummy hurt. {cat} was never going to be let out again, and all because she had been kind.

# you-have-to-do-that-bit
“Wait!” said {child}. “She’s got to see that I can do it!”

{Child.He} pulled off one shoe, and then the sock, and threw the sock as far as {child.he} could, right out on the [season.winter: snow|grass]. Then {child.he} got down on {child.his} hands and knees.

{Child.He} crept. {Child.He} put {child.his} tummy to the ground, and stopped. {Child.He} wiggled {child.his} bottom, first one way and then the other.

“Do you have to do that bit?” whispered {rolf}.

“Oh, yes,” said {gunvor}. “You have to do that bit.”

And then {child} pounced! {Child.He} landed on the sock with both hands[athlete: , further out than {athlete} could have jumped], and gave it a good shake, to be on the safe side. And then {child.he} picked it up in {child.his} teeth.

“Ugh,” said {rolf}.

# sandpaper
{child} crawled all the way back over the [season.winter: snow|grass], with the sock dangling under {child.his} chin. {gunvor} had put {cat} down. {child} laid the sock in front of her paws, and sat there and puffed.

{cat} sniffed the sock. She sniffed {child}. She took a long, long time about it.

Then {cat} licked {child.him}, right on the nose, and it felt like sandpaper. And she climbed up into {child.his} lap and lay down.

“There,” said {gunvor}. “She’s proud of you. She knows you’ll manage now.”

{child} hardly dared to move. “Can she go out, then?” {child.he} whispered.

{sonja} scratched her head. “If there’s nothing on your mat tonight,” she said, “then she can.”

# the-last-present
Evening came. The lamps were lit along the street, and they had all gone in. {child} opened the door, only a crack, and looked down.

There wasn’t a sock. There wasn’t a glove.

There was just {cat} herself, as round as a loaf, and fast asleep.

And that was one present {child} didn’t give back.

# @with
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]
## if adult & elder
{adult}[!elder2:  and {elder}][elder2: , {elder} and {elder2}]

# @song
{music}
