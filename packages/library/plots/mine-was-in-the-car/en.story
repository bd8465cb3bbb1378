title: Nobody Heard a Thing
title: Mine Was in the Car
title: The Wrong End
guest pet: Biscuit (he), Mabel (she)
guest judge: Lady Windermere (she), Lady Galeforth (she)

% The pet is the family’s dog or cat, else the dog from next door. Whoever reads may do the noises; the first one goes up at the end. The last sentence is the one from the beginning.

# nobody-heard
Nobody ever heard {pet} fart. That was the worst thing about {@having}. {child} would be sitting on the sofa, and along would come a smell, and {child.his} eyes would water.

And there {pet} would be, looking round at {pet.his} own bottom, very surprised.[adult:  {Adult} kept the window open, even in the snow.]

{@skills}

So {child} put {pet.him} in for Best-Behaved {@Dog} at the show in the park[city:  in {city}].

# without-a-sound
The judge was {judge}. She had a hat like a wedding cake and a big [us: blue ribbon | red rosette].[friend:  {Friend}[!friend.known: , {child’s} best friend,] had come to see {pet} win it.][athlete:  It was big enough for {athlete}.]

“The {@dogs} will now sit,” said {judge}. “For one whole minute. Without a sound.”

[music: The band stopped playing {music}. ]All the {@dogs} sat.[sport:  It was harder than {sport}.] All the people stood in a row and held their breath. You could have heard an ant cough.

# up-at-the-end
PAAAAARP?

It was a long one, and it went up at the end, like a question.[school:  {At school} they would have clapped.]

Everybody looked at {pet}.

“It was that {@dog}!” said a man with a poodle.

“Disgraceful,” said {judge}, and pointed. “Out!”

Then they all looked at {child}. It was horrible. {Child.He} put an arm round {pet}.

“It wasn’t {pet},” {child.he} said.

“We all heard it,” said {judge}.

“That’s how I know,” said {child}. “Nobody ever hears {pet’s}.”

“Then who was it?” said {judge}.

{@findit}

# along-the-row
{Pet} got up and went along behind the row, sniffing at every bottom.

Sniff, sniff, at the man with the poodle.

“It wasn’t me!” said the man. “Mine was in the car.”

[!friend / !elder: Sniff, sniff, at a pair of twins.

“It was him!” said one.

“It was her!” said the other. “But that was yesterday. In the bath.”

][friend: Sniff, sniff, at {friend}.

“Not yet,” said {friend}. “I’m saving mine.”

][elder: Sniff, sniff, at {elder}.

“At my age,” said {elder.short}, “one loses count.”

[elder2: “I don’t,” said {elder2}.

]]Sniff, sniff, at the [us: minister | vicar].

“I did do one,” said the [us: minister | vicar]. “But that was on Sunday, during the hymn. I thought the organ would cover it.”

# the-end-of-the-row
At the end of the row {pet} sniffed once, and then {pet.he} sniffed again. {@found}

“How dare you!” said {judge}. “I am a lady. I have never in all my life done such a …”

Pip.

# the-wrong-end
It was only a small one. But everybody heard it. {Judge} clapped her hand over her mouth.

It was the wrong end.

Now everybody was looking at her. Her chin began to wobble, and so did her hat.

{child} knew just how she felt. So {child.he} went and stood next to her.

# a-good-one
“{Pet} isn’t being rude,” said {child}. “{@look}”

{@looked}

“Was it a good one?” she asked, in a very small voice.

“It went up at the end,” said {child}.

“It did, rather,” said {judge}. And she started to laugh. “Ha!” she went. “Ha-parp! Ha-parp! Ha-ha-parp!”

That made the [us: minister | vicar] laugh so much that he did one too. And this time there was no organ.[friend: 

“Now!” said {friend}, and did the one {friend.he} had been saving.]

# first-prize
Then {judge} gave {pet} the [us: blue ribbon | red rosette].

“First prize,” she said. “{Pet.He} sat still, {pet.he} told the truth, and {pet.he} {pet.is} the only one here who hasn’t made a sound.”

# nobody-move
Somebody from the newspaper wanted a photograph, with everybody in it, and {pet} in front.

“Stand close together,” she said. “Nobody move. One, two, three.”

Nobody heard a thing.

# the-photograph
The photograph hangs over {child’s} sofa. The man has put his poodle in front of his face. {@running} The [us: minister | vicar] is under the table, and {judge} is holding her nose with both hands.

Only {child} is standing still, because {child.he} {child.is} used to it.

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
But {pet} was good at two things. {Pet.He} could sit still for a whole minute. And {pet.he} could find. If {child} let {pet.him} smell one sock, and said, “Find it!” {pet} sniffed all through the house until {pet.he} found the other one. Then {pet.he} sat down in front of it and wagged.
## if pet.cat
But {pet} was good at two things. {Pet.He} could sit still for a whole minute, and often for a whole day. And {pet.he} could bury. Whenever something smelled, {pet} went and scraped at the floor all round it, until {pet.he} thought it was gone. {Pet.He} had buried a cheese like that, and a pair of shoes.

# @findit
{child} bent down to {pet’s} ear. “Find it,” {child.he} whispered.
## if pet.cat
{child} didn’t know. But {pet} had got {pet.his} nose in the air. There was something here that needed burying.

# @found
Then {pet.he} sat down in front of {judge}, and wagged.
## if pet.cat
Then {pet.he} began to scrape at the grass, all round the shoes of {judge}.

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
