title: Who’s a Good Mermaid?
title: Which Legs?
title: You’ll Pick It Up
guest pet: Gus (he), Mabel (she)
guest friend: Jonah (he), Tilly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up on the rug (@a) is the grandparent, else {adult}, else {minder}. “Who’s a good dog?” is said as one says it to a dog, and so is the other one, only louder. The last time it is far away.
% One rule: a tail goes when you tell it that it’s good.

# his-tail
[city: It was a long way from {city} to the sea. ]They had been on the beach for ten minutes, and {pet}[!pet.known: , {child’s} dog,] had already knocked over two sandcastles and {@as} tea. {Pet.He} didn’t mean to. It was the tail.

“Who’s a good dog?” said {child}, and off it went again, thump, thump, thump. That was the third sandcastle.[friend:  It belonged to {friend}[!friend.known: , {child’s} best friend]. {Friend.He} started on a fourth.]

“Go and be good somewhere else,” said {@first}, from the rug.[elder2:  {Elder2} was holding on tight to the other cup.] “And no deeper than your knees!”

# no-knees
So {child} and {pet} walked along the edge of the sea, and there on a rock sat a mermaid, with her tail pulled up as high as it would go.

“Excuse me,” she said. “Is it deep?”

“Only up to your knees,” said {child}.

“I haven’t got any knees,” said the mermaid. “And I can’t swim.”

# picked-up
“But you’re a mermaid!”

“That’s what everybody says. So I don’t like to mention it.” Her sisters had always pulled her along, she said, one by each hand. But this morning they had put her on the rock and let go. “You’ll pick it up, they said. They’re coming back at four o’clock, and all I’ve picked up is a crab.” She held up her arm, and there it hung.

# which-legs
“I’ll teach you,” said {child}. “[school: I’ve seen it done {at school}. ][sport.Swimming: I’m always off to {sport}. ]It’s easy[sport & !sport.Swimming: , much easier than {sport}]. First you kick your legs.”

“Which legs?” said the mermaid.

{child} hadn’t thought of that.

They tried in between the rocks, where the water was calm. {child} held her up under the tummy, and the mermaid did the arms beautifully. But the tail just hung there, like a wet sleeping bag, and down she went.

# what-has-he-done
“It doesn’t do anything,” said the mermaid, and blew out a shrimp. “It never has.” She looked at {pet}, who was standing there drinking the sea. “That one’s got a tail. What’s it for?”

“{Pet.He} wags it,” said {child}.

“How?”

“I don’t think {pet.he} knows. I just say, who’s a good dog?”

Thump, thump, thump! {Pet’s} tail smacked the water, until they were all soaked.

“Why?” said the mermaid. “What has {pet.he} done?”

“Nothing,” said {child}. “That’s just how good {pet.he} {pet.is}.”

“They don’t say that at home,” said the mermaid. “They only say you’ll pick it up.”

# the-ferry
Far out, the ferry went by, and nobody gave it a thought. But a ferry makes a wave. In over the rocks it came, and when it went out again it took the mermaid with it.

Oh no! {child} ran after her, till the water reached {child.his} knees, and there {child.he} had to stop. Out there was a head, and an arm with a crab on.

“Use your arms!” shouted {child}.

“I AM!” shouted the mermaid.

“Kick!”

“WHICH LEGS?” Glug.

“{@A}!” yelled {child}. {@A} came running, but the beach was long, and soon there was hardly any head.

# sideways
{child’s} tummy went cold. Right beside {child.him} {pet} barked and barked.

“Good dog,” said {child}, to hush {pet.him}. “Who’s a good dog?”

Smack, smack, smack! The tail beat the water so hard that {pet} shot off sideways, like a boat.

{child} stared. The tail did it! {Child.He} made a trumpet of {child.his} hands.

# another-one
“WHO’S A GOOD MERMAID?” {child.he} shouted.

The arm stopped waving. “Is there another one?” called the mermaid.

“IT’S YOU! WHO’S A GOOD MERMAID?”

“But I haven’t done anything!”

“YOU DON’T HAVE TO!” shouted {child}. “WHO’S A GOOD MERMAID? WHO’S A LOVELY MERMAID? YOU ARE!”

And at the far end of the mermaid something went swish.

“It moved!” she cried.

# swish
Swish, swish, swish! Her shoulders came up. The crab came up. She shot in through the waves like a motorboat[athlete: , faster than {athlete}], past {child} and round again. And {pet}, who had never heard so many good words that weren’t for {pet.him}, swam after her as fast as {pet.he} could.

“How do I stop?” cried the mermaid. Right in front of her stood {@a}, up to the knees in the sea, with shoes on.

“SIT!” shouted {child}.

They both sat, {pet} and the mermaid.

“Is she all right?” panted {@a}.

“She’s good,” said {child}.

Swish! And {@a} was wet all the way up.[friend: 

“That was the fourth,” said {friend}.]

# i-wag-it
At four o’clock two heads came out of the water. “Well?” said the sisters. “Did you pick it up?”

“No,” said the mermaid. “I wag it.”

And away she went, and they had a job to keep up.

# thump
{@A} hung up two wet socks. {child} sat on the rug[music: , humming {@song},] with {pet’s} wet head in {child.his} lap, and the sun went down. Then somebody called, from far, far out.

“Who’s a good {child}?”

It was nearly dark. {child} yawned, and lay down close to {pet}, with a towel over them both. {Child.He} hadn’t got a tail. But deep inside something went thump, thump, thump, slower and slower.

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}
