title: Dangerous and Warm
title: The Dragon in the Yard
title: Mittens on His Nose
guest melker: Alfie (he), Rufus (he)
guest tindra: Posy (she), Bea (she)
guest sanna: Miss Pym (she), Miss Tilly (she)

% The dragon is "he". The friend takes Alfie's place. The yard is the nursery's, or the school's.

# dangerous
There was a dragon lying in the [us: schoolyard | playground][school:  {at school}]. He was big and green, with smoke coming out of his nose. {child} wanted to know what he felt like, and went right up to him.

“I am DANGEROUS!” said the dragon.

{Child.He} put a hand on him.

“Yes,” {child.he} said. “And warm.”

# mittens
{child} had wet mittens. It had rained all night[city: , all over {city}]. {Child.He} took the mittens off and hung them on the dragon’s nose.

“What are you doing?” said the dragon. “I am DANGEROUS!”

“Yes,” said {child}. “And warm.”

# a-hat
Along came [friend: {friend}, {child’s} best friend|{melker}], with a very wet hat. It went on the dragon’s ear.

“I am DANGEROUS!” said the dragon.

“Yes,” they said. “And warm.”

# everybody
Along came {tindra} with two wet socks. They went on the dragon’s tail. And then came everybody else, with mittens and scarves[sport:  and all the things you get wet when you {play sport}].[pet.dog:  {Pet}[!pet.known:  the dog] came too, wet all over, and lay down as close as could be.][pet & !pet.dog:  {child} kept one dry mitten for {pet}, at home.][elder:  {Elder}[elder2:  and {elder2}] came by and hung up a wet newspaper.][music:  They hummed {music}.] The dragon lay ever so still, so that nothing would fall off[athlete: , stiller than {athlete} at the start of a race].

“I am very, very DANGEROUS!” said the dragon.

“Yes!” said everybody. “And warm!”

It was the best place in the world. They all leaned on the dragon’s tummy and steamed.

# plop
Plop.

Something fell on the dragon’s nose.

Plop, plop.

It was the rain again! It fell on the dragon, and it went psssst. Psssst, psssst! And then there wasn’t any smoke.

Oh no. The dragon had gone out.

# cold
“I am…” said the dragon. His teeth were chattering. “I am cold.”

{child} felt him. His tummy was cold. His nose was cold.

“Aren’t I dangerous any more?” whispered the dragon, and a tear came.

“Wait,” said {child}.

# ours
{Child.He} took the mittens off the dragon’s nose. They were dry now, and lovely and warm, because the dragon had warmed them. {Child.He} pulled them on over the dragon’s claws.

“Give him ours!” called {child}. “All of them!”

So the dragon got the hat on his head, the socks on his toes and all the scarves round his neck. {Sanna} held her umbrella over his nose.

# huff
“Now we hug him,” said {child}.

{Child.He} put both arms round the nose, as far as they would go. Everybody else hugged what they could reach. And {child} blew, warm and soft.

Huff. Huff. Huff.

“Help me!” {child.he} said, and they all blew.

Huff. Huff. Huff.

There was a bit of smoke. There was a bit more. And then something inside the dragon went puff, and his tummy was warm!

# alight
“I am…” said the dragon, and felt his tummy. “I am DANGEROUS!”

“YES!” shouted {child}. “AND WARM!”

The rain came down and down. But the dragon spread out his wings, and they all sat underneath in the dry. {Sanna} poured out the cocoa. The dragon had a whole bucket.

# and-warm
{child} sat furthest in, against the warm tummy. It went up, and it went down. {Child.He} {child.was} a little bit sleepy. So was the dragon. He put his nose on {child’s} knees, with the hat still on.

“I am dangerous,” he mumbled.

{child} gave him a pat.

“Yes,” {child.he} whispered. “And warm.”
