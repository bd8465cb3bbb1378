title: You Can’t Go About Like That
title: More Cold Dog
title: It’s Up Here That’s Hard
guest friend: Martha (she), Kit (he)
guest pet: Fern (she), Monty (he)
guest mermaid: Pam (she), Brenda (she)
guest cousin: Joan (she), Glenys (she)
guest minder: Megan (she), Holly (she)

% The Poodle is the original. The cat licks instead of fetching. Whoever counts them: {adult}, else the elder, else {minder}.

# in-the-wind
By the bathing jetty, at the edge of the water, sat a mermaid, out in the wind with nothing on but her scales. {child} stood on the beach in a [us: bathrobe | dressing gown]. Today {child.he} {child.was} going to put {child.his} face under water and look[school: , so that it could be told {at school}]. {Child.He} had quite decided, and surely a mermaid could teach {child.him}. But then {child.he} saw the goose pimples.

“You’re freezing!” said {child}. “You can’t go about like that.”

{Child.He} took off the [us: bathrobe | dressing gown] and wrapped the mermaid up, from chin to tail.

“And you’re drying out!” said the mermaid. “You can’t go about like that.”

And she emptied a bucket of water over {child.him}.

“What are you doing?” shrieked {child}.

“Saving you,” said the mermaid. “I’m {mermaid}.”

# all-but-one
“Are mermaids called {mermaid}?” said {friend}.

“All but {cousin},” said {mermaid}.

{Friend} was {child’s} best friend, and had come running with a bag. {Friend.He} {friend.was} a nurse that summer, and {friend.he} had bandages[sport: , {sport.thing}] and a firm voice. {@dog}

{@A} sat on the jetty with a book on {@a-his} knees and both feet in the water. {@A-he} counted them, and read on.

# seaweed
“Can you teach me to keep my face under water?” said {child}.

“But it’s up here that’s hard!” said {mermaid}. “Feel that wind.”

“The patient is rambling,” said {friend}, and felt {mermaid’s} forehead. “She’s as cold as ice. She needs sunshine and a blanket.”

“I’m not cold, I’m just right,” said {mermaid}. “You’re the ones who are hot. You ought to be lying in seaweed.”

She picked up a great wet bunch of it and hung it round {child’s} neck. Something in it was crawling. {child} took it off and hung it on {friend}. {Friend} took it off and hung it on {pet}. {Pet} looked like somebody who is about to write to the newspaper.

# the-barrow
They put {mermaid} in an old wheelbarrow and pulled her up into the sun. They piled towels on her, and even gave her [elder: {elder’s} sun hat | a sun hat].[music:  {Friend} hummed {music} to help her sleep.]

“Is that nice?” said {child}.

“No,” said {mermaid}. “I can’t move my tail.”

{child} lifted the [us: bathrobe | dressing gown]. The green scales had gone grey. {Child.He} knocked on the fin. It sounded like a plank.

“When a mermaid dries out, she goes stiff,” said {mermaid}. “I did try to say.”

“We thought you were cold,” said {child}.

“And I thought you were dry,” said {mermaid}. “We’ve been terribly kind.”

# stuck
{child} and {friend} pushed the barrow as hard as they could[athlete: , as if they were both {athlete}]. The wheel sank in the sand and stuck. The waves had taken the bucket.

“The patient is getting worse!” cried {friend}. {Friend.His} voice wasn’t firm any more. “{child}, I don’t know what to do!”

“{Pet}!” shouted {child}.

# cold-dog
{Pet} stood a little way off, thinking how dirty sand was.

{@help}

Then {@a} came, and all together they got {mermaid} out into shallow water, where it came up to {child’s} tummy.

# like-a-spade
But the tip of the fin was still stiff. It stood in the sand like a spade, and {mermaid} couldn’t get loose.

“Somebody will have to bend it,” said {mermaid}. “With their hands. Down there.”

{Friend} looked at {child}. “I could do it,” {friend.he} said. “Or I could hold your hand.”

{child} was so frightened that {child.he} could feel {child.his} heart thump. But then {child.he} thought how quiet {mermaid} had been in the wheelbarrow.

“Hold my hand,” said {child}.

# under
{child} took a breath and put {child.his} face in. It was cold, and there was a singing in {child.his} ears. {Child.He} opened {child.his} eyes, and it was green down there, and full of light. With {child.his} free hand {child.he} took hold of the fin and bent it, gently, the way you bend a toe that has cramp. It gave.

{mermaid} smacked the water with her tail, so hard that even the book got wet.

“I did it!” shouted {child}.

“Did what?” said {mermaid}.

“I had my face under!”

“Oh, that,” said {mermaid}. “Yes, I expect it was nice to give it a rest.”

# neither-can-you
They stayed at the edge of the water until the sun was red [city: over {city} ]and {@a} had finished the book. {child} was grinning, with chattering teeth.

{mermaid} looked at {child.him} for a long time. Then she fetched the [us: bathrobe | dressing gown] from a rock, and put it round {child’s} shoulders. She got the sleeves back to front.

“You can’t go about like that,” she said.

{child} scooped up water in both hands and poured it over {mermaid’s} hair, as carefully as could be. “Neither can you,” {child.he} said.

# on-the-hooks
Next morning {child} and {friend} went down to the jetty with {pet}[adult:  and {adult}][elder: . {Elder}[elder2:  and {elder2}] came along behind, to fetch the sun hat]. On the hooks hung the [us: bathrobe | dressing gown] and two towels. And beside them, in a neat row, hung three wet bunches of seaweed. {@smallest}

# @dog
{Pet}, {friend’s} dog, came after. {Pet.He} had just been brushed, and {pet.he} did not want {pet.his} coat wet.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] came after. {Pet.He} had just been brushed, and {pet.he} did not want {pet.his} coat wet.
## if breed.Poodle
{Pet} came after. {Pet.He} {pet.was} {child’s} poodle, freshly clipped, and {pet.he} did not want {pet.his} hairdo wet.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] came after in a harness. {Pet.He} did not want {pet.his} paws wet.

# @help
“{Pet}, you’re a water dog!” shouted {child}. “All dogs are, deep down!” {Child.He} found a stick and threw it as far as it would go. “Fetch!”

{Pet} looked at the stick. {Pet.He} looked at {pet.his} nice brushed coat. Then {pet.he} ran straight in and swam like an otter. {Pet.He} came back like a sponge.

“Here!” cried {friend}. “Lie down on the patient!”

{Pet} lay down. Water poured out of the coat. {Friend} squeezed the ears out like two dishcloths. One scale turned green, and then three.

“More cold dog,” said {friend}. The firm voice was back.

They threw the stick four times.
## if breed.Poodle
“{Pet}, you’re a water dog!” shouted {child}. “All poodles are, it says so in the book!” {Child.He} found a stick and threw it as far as it would go. “Fetch!”

{Pet} looked at the stick. {Pet.He} looked at {pet.his} freshly clipped pompoms. Then {pet.he} ran straight in and swam like an otter. {Pet.He} came back like a sponge.

“Here!” cried {friend}. “Lie down on the patient!”

{Pet} lay down. Water poured out of the pompoms. {Friend} squeezed the ears out like two dishcloths. One scale turned green, and then three.

“More cold dog,” said {friend}. The firm voice was back.

They threw the stick four times.
## if pet.cat
“{Pet}, come here!” shouted {child}. “She’s fish! She’s fish at the bottom end!”

{Pet} looked at the sand. {Pet.He} looked at {pet.his} clean paws. Then {pet.he} sniffed the wind, and came running as if to a dinner bowl.

“Here!” cried {friend}. “Sit on the patient!”

{Pet} sat. {Pet.He} smelled the fin, put out {pet.his} tongue and licked. It was wet, and as rough as a washing-up brush. One scale turned green, and then three.

“More cat,” said {friend}. The firm voice was back.

“It tickles,” said {mermaid}.

{Pet} licked the tail all over, four times.

# @smallest
The smallest was tied in the shape of a bone.
## if breed.Poodle
The smallest had a pompom.
## if pet.cat
In the smallest there was a fish.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}, who was minding them,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @A-he
She
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @a-his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
