title: Nobody Heard a Thing
title: Mine Was in the Car
title: The Wrong End
guest pet: Biscuit (he), Mabel (she)
guest judge: Lady Windermere (she), Lady Galeforth (she)

% The pet is the family’s dog or cat, else the dog from next door. Whoever reads may do the noises; the first one goes up at the end. The last sentence is the one from the beginning.

# nobody-heard
Nobody ever heard {pet} fart. That was the worst thing about {@having}. {child} would be sitting on the sofa, and all at once {child.his} eyes were watering. Then {pet} would look round at {pet.his} own bottom, very surprised, as if somebody had just put it there.[adult:  {Adult} kept the window open, even in the snow.]

{@skills}

So {child} put {pet.him} in for Best-Behaved {@Dog} at the show in the park[city:  in {city}].

# without-a-sound
The judge was {judge}. She had a hat like a wedding cake, and she was holding a big [us: blue ribbon | red rosette].[friend:  {Friend}[!friend.known: , {child’s} best friend,] had come to see {pet} win it.][athlete:  It was big enough for {athlete}.]

“The {@dogs} will now sit,” said {judge}. “For one whole minute. Without a sound.”

[music: The band stopped playing {music}. ]All the {@dogs} sat.[sport:  It was harder than {sport}.] All the people stood in a row and held their breath. You could have heard an ant cough.

# up-at-the-end
PAAAAARP?

It was a long one, and it went up at the end, like a question.[school:  {At school} they would have clapped.]

Everybody looked at {pet}.

“It was that {@dog}!” said a man with a poodle.

“Disgraceful,” said {judge}. “Out!” And she pointed.

“But it wasn’t {pet},” said {child}.

“We all heard it,” said {judge}.

“That’s how I know,” said {child}. “Nobody ever hears {pet’s}.”

“Then who was it?” said {judge}.

{@findit}

# along-the-row
{Pet} got up, and went along behind the row.

Sniff, sniff. That was the man with the poodle.

“It wasn’t me!” said the man. “Mine was in the car.”

[!friend / !elder: Sniff, sniff. Those were the twins.

“It was him!” said one.

“It was her!” said the other. “But that was yesterday. In the bath.”

][friend: Sniff, sniff. That was {friend}.

“I’m saving mine,” said {friend}.

][elder: Sniff, sniff. That was {elder}.

“At my age,” said {elder.short}, “one loses count.”

[elder2: “I don’t,” said {elder2}.

]]Sniff, sniff. That was the [us: minister | vicar].

“I did do one,” said the [us: minister | vicar]. “But that was on Sunday, during the hymn. I thought the organ would cover it.”

# the-end-of-the-row
Sniff, sniff. And then {pet} came to the end. {Pet.He} sniffed once, and {pet.he} sniffed again. {@found}

“How dare you!” said {judge}. “I am a lady. I have never in all my life done such a …”

Pip.

# the-wrong-end
It was only a small one. But everybody heard where it came from. {Judge} clapped her hand over her mouth, which was the wrong end.

Oh no. Now they were all looking at her. Her chin began to wobble, and so did her hat.

{child} knew how that felt. So {child.he} went and stood next to her.

# a-good-one
“{Pet} isn’t being rude,” said {child}. “{@look}”

{@looked}

“Was it a good one?” she asked, in a very small voice.

“It went up at the end,” said {child}.

“It did, rather,” said {judge}. And she started to laugh. “Ha!” she went. “Ha-parp! Ha-parp! Ha-ha-parp!” And that made the [us: minister | vicar] laugh so much that he did one too, and this time there was no organ.[friend: 

“Now!” said {friend}, who had been saving for this.]

# first-prize
When they had all wiped their eyes, {judge} gave {pet} the [us: blue ribbon | red rosette].

“First prize,” she said. “{Pet.He} sat still, {pet.he} told the truth, and {pet.he} {pet.is} the only one here who hasn’t made a sound.”

# nobody-move
A lady from the newspaper came to take a photograph, with everybody in it, and {pet} in front.

“Stand close together,” she said. “Nobody move. One, two, three.”

Nobody heard a thing.

# the-photograph
The photograph is on the wall at {child’s} house. {@running} The man has put his poodle in front of his face. The [us: minister | vicar] is under the table, and {judge} is holding her nose with both hands.

And {pet} is looking round at {pet.his} own bottom, very surprised.

# @having
having the dog from next door to stay
## if pet & pet.known
it
## if pet.dog & !pet.known
having {pet.him} for a dog
## if pet.cat & !pet.known
having {pet.him} for a cat

# @Dog
Dog
## if pet.cat
Pet

# @dog
dog
## if pet.cat
cat

# @dogs
dogs
## if pet.cat
animals

# @skills
But {pet} was good at two things. {Pet.He} could sit still for a whole minute. And {pet.he} could find. If {child} let {pet.him} smell one sock, and said, “Find it!” {pet} sniffed all through the house until {pet.he} got to the other one. Then {pet.he} sat down in front of it and wagged.
## if pet.cat
But {pet} was good at two things. {Pet.He} could sit still for a whole minute, and often for a whole day. And {pet.he} could bury. When something smelled, {pet} sniffed {pet.his} way up to it and scraped at the floor all round it, until {pet.he} thought it was gone. {Pet.He} had buried a cheese like that, and a pair of shoes.

# @findit
{child} bent down to {pet’s} ear. “Find it,” {child.he} whispered.
## if pet.cat
{child} didn’t know. But {pet} had got {pet.his} nose in the air. There was something here that needed burying.

# @found
{Pet.He} sat down, and {pet.he} wagged.

{Pet.He} {pet.was} sitting in front of {judge}.
## if pet.cat
Then {pet.he} began to scrape.

{Pet.He} {pet.was} scraping at the grass all round the shoes of {judge}.

# @look
Look at that tail. {Pet.He} only wags like that for the really good ones.
## if pet.cat
Look at those paws. {Pet.He} only scrapes like that for the really good ones.

# @looked
{Judge} looked at the tail. It was going round and round.
## if pet.cat
{Judge} looked at the paws. There was quite a hole already.

# @running
The twins are running.
## if friend & elder
{Elder} is holding {friend’s} nose, and {friend} is holding {elder.his}.
