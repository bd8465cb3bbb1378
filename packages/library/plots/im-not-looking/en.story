title: Not Looking
title: The Tooth That Wouldn’t Be Looked At
title: Nobody Look
guest hippo: Hetty (she), Mabel (she)
guest man: Mr Plum (he), Mr Bell (he)
guest lady: Mrs Ormerod (she), Mrs Quill (she)

% “I’m not looking” is always said whole. The tooth is never pulled. Whoever stands beside the sleeping child: {@a}.

# wide-open
In the park sat a hippo, with an apple in her lap and her mouth wide open.

{child} stopped[friend: , and so did {friend}[!friend.known: , {child.his} best friend]].

“Hello,” said {child}. “What’s the matter?”

“I’ve got a wobbly tooth,” said the hippo. “Look!”

So {child.he} looked. It was right at the front, big and white. Wibble, wobble, it went, and wibble, wobble.

“Why doesn’t it come out?”

“I don’t know,” said the hippo, whose name was {hippo}. “And I can’t eat my apple until it does.”

She held the apple up, and put it down again.

# pull
{child} took hold of the tooth with both hands.

“Gently,” said {hippo}.

Wibble, said the tooth, and nothing else. It stayed exactly where it was.[sport:  {child} had arms that could {play sport}, and still it stayed.]

# let-me-look
Just then {man} came by with a [us: stroller | pushchair].

“A wobbly tooth?” he said. “Let me look!”

He looked.

Then {lady} came by with her bicycle. “Let me look!”

She looked.[elder:  {Elder}[elder2:  and {elder2}] put {elder.his} glasses on, and {elder.he} looked.]

Then came a boy with a kite, and a girl without one, and [school: half of {school} | a whole football team][city: , and somebody on the way to {city}], and a man eating a sandwich.

“Let us look!”

They all looked, right into {hippo’s} mouth[athlete: , as if {athlete} were in there].

And the tooth stopped wobbling.

# stuck
It stood up straight. It stood as stiff as a gatepost.

“Oh no,” said {hippo}. “Now it’s stuck!”

A tear ran down her big grey cheek, and fell on the apple.

{child} looked at the tooth. Then {child.he} looked at all those people, looking. {Child.He} had gone stiff like that once, when everybody looked at {child.him}, and couldn’t even say {child.his} own name.

“It’s shy,” said {child}.

“Who is?”

“The tooth is! It won’t come while we’re looking.” {child} climbed up on the bench. “Turn round, everybody! Nobody look!”

# not-looking
So everybody turned round.

“I’m not looking,” said {man}, and looked at the trees.

“I’m not looking,” said {lady}, and looked at her bell.

“I’m not looking,” said the boy, and looked at his kite.[friend:  “I’m not looking,” said {friend}, and looked at {friend.his} shoes.][pet.dog:  {Pet}[!pet.known:  the dog] lay down with a paw on {pet.his} nose.][pet & !pet.dog:  {Pet} was at home, so {pet} wasn’t looking either.]

“I’m not looking,” said {child}, and put both hands over {child.his} eyes.

They waited. A duck went by[music: , and somewhere a long way off they were playing {music}].

Then, behind them, they heard it.

Wibble. Wobble. Wibble, wobble, wibble-wobble-wibble-wobble …

PLOP!

# plop
“You can look now,” said {hippo}. Only it came out like this: “You can look now-ffff.”

There it lay in the grass, as big as a loaf of bread. Where it had been there was a lovely hole, and {hippo} put the apple straight in it. Crunch!

“It isn’t shy any more,” said {child}, for now the tooth was being looked at by the whole park, and it only shone.

“You may sit on it,” said {hippo}, “because you didn’t look.”

It was just right to sit on.[friend:  There was room for {friend} as well.]

# shut-eyes
By and by the sky went pink, and everybody wandered home. {Hippo} yawned, so that you could see the hole.

{child} was on the bench by then, leaning against {@a}.

“Are you tired?” said {@a}. “Let me look.”

“No,” said {child}. “Don’t look.”

“I’m not looking,” said {@a}, and looked at the moon.

{child} didn’t say anything.

And when {@a} looked again, there sat {child} with both eyes shut, not looking either.

# @a
{lady}
## if adult
{adult}
## if elder & !adult
{elder}
