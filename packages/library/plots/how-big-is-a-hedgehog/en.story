title: How Big Is a Hedgehog?
title: It’s Only
title: It Knows Your Name
guest friend: Milo (he), Tess (she)
guest minder: Auntie Josie (she), Auntie Bea (she)

% Whoever is on the sofa (@a) is the grandparent, else {adult}, else {minder}. Do the snore. What talks in the dark is talking in its sleep, slowly.

# not-a-wink
{child} was {age} and was going to sleep in a tent without any grown-ups for the first time. {Child.He} and [!friend.known: {child.his} best friend ]{friend} had put it up in the meadow behind the summer cottage, and they were going to stay there all night, all by themselves. {child} had been begging to since Easter.

“We’ll be fine,” {child.he} told {@first}. “You’re not allowed to come out and check.”

“I won’t check,” said {@a}. “I’ll just lie on the [us: couch | sofa] with the walkie-talkie on my tummy. You hold the button in to talk, and when you let go you can hear me. I’ll be awake. I’m not going to sleep a wink.”

“{@A}.”

“Have you got your woolly hat?”

“{@A}!”

{@He} went in.[elder2:  {Elder2} was asleep already, with earplugs in.][pet.dog:  {Pet}[!pet.known:  the dog] wanted to camp as well, but had to go in, too.][pet & !pet.dog:  In the cottage {pet}[pet.cat & !pet.known:  the cat] wanted to sleep in peace.] {child} threw the other walkie-talkie down to the foot of the tent, among the sweaters and the [us: bags of chips | crisp packets][sport:  and {sport.thing}], because {child.he} didn’t mean to need it. Then they switched off the [us: flashlight | torch], and it was much darker than [city: it ever was {in city} | you’d have thought it could be in July].

# only
[music: They hummed a bit of {music}. ]Something shrieked down by the lake.

“It’s only a heron,” said {friend}.

Something barked over in the woods.

“It’s only a deer.”

{Friend} knew a lot about animals[school: , more than anybody else {at school}], and it was nice to lie next to somebody who knew. {child} had just begun to feel sleepy when the noise came.

# how-big
“Hrrronk … pyooo.”

It was deep, and it was close.

“What about that?” whispered {child}.

{Friend} took too long to answer.

“It’s only …” said {friend}. “It’s only a hedgehog.”

“Hrrronk … pyooo.”

“How big is a hedgehog?”

“Not very,” said {friend}.

{child} lay staring up at the roof of the tent. {Child.He} wanted {@a} to come. {Child.He} wanted it so much that {child.his} eyes stung, but {child} was the one who had said they’d be fine.

# with-a-toe
“Let’s call {@a},” said {child}.

{Child.He} didn’t dare to reach down with a hand, so {child.he} felt about in the heap with one foot till a big toe found the button. {Child.He} pressed.

“{@A}?” {child.he} whispered. “Is that you?”

The animal had stopped. {child} lifted the toe to hear the answer.

“Hrrronk … pyooo.”

{Child.He} pressed again.

“{@A}, come!”

Nothing. {Child.He} lifted the toe.

“Hrrronk!”

“It stops when you call,” whispered {friend}. “It can hear you calling. It’s lying there listening.”

{child} pulled up the foot, and pulled the sleeping bag right up to {child.his} nose. They held each other hard by the arm.

“Could it be a bear?” whispered {child}.

“Bears don’t snore in summer,” said {friend}. But {friend.he} didn’t say “only”.

# it-knows
There was a rustle. And now the noise was inside the tent, down by their feet. Something smacked its lips there. And then it talked.

“{child},” it said in the dark.

Neither of them breathed.

“It knows your name,” squeaked {friend}.

“{child} …” it mumbled. “Hat … You haven’t got … your hat … on.”

“It knows!” whispered {friend}. “It can see you!”

They had both pulled their feet up to their chins. Between them and the zip, the only way out, lay the thing that knew {child’s} name.

# the-heap
{child} could hear {child.his} own heart. But {child.he} could hear something else as well, far inside {child.his} head, and it was the word hat. What monster in the world would care about a hat?

“Light,” {child} whispered. “And hold on to my sweater.”

{Friend} switched on the [us: flashlight | torch]. The light jumped all over the tent, but {friend} held it with one hand and {child’s} sweater with the other. {child} leaned out over the heap. {Child.He} put a hand in under {@s} big old sweater, where it was warm, and under the [us: bag of chips | crisp packet], where it rustled, and down there, right against {child.his} fingers, something quivered.

“Hrrronk.”

{child} grabbed it[athlete: , as fast as {athlete},] and pulled it up into the light.

It was the walkie-talkie.

“Pyooo,” it said.

# the-button
“{@A},” said {child}.

They stared at it. Then {friend} began to laugh, without a sound, so that the whole sleeping bag bobbed.

“It’s the button!” gasped {friend}. “{@A} has fallen asleep on the button! When you pressed yours, we couldn’t hear a thing from the house. That’s why it stopped!”

“And that’s why nobody can hear us, either,” said {child}.

They looked at each other. So nobody was listening out for them. They were on their own, for real.

“Do you want to go in?” said {friend}.

{child} thought about it. Something shrieked down by the lake, and something barked in the woods, and in {child’s} hand lay {@a}, snoring. It was {child} who had put an arm down in the dark and fetched {@him} up.

“No,” {child.he} said. “Do you?”

“Me neither.”

{child} stood the walkie-talkie between the pillows, with the sound turned low. And then {child.he} actually put on the hat.

# one-noise
When they crawled out in the morning the grass was wet, and the whole lake lay white with mist. {@A} came across the meadow with cocoa and cheese sandwiches, and with the mark of a walkie-talkie deep in one cheek.[elder2:  Behind came {elder2}, taking out the earplugs.][pet.dog:  {Pet} crawled straight into the tent and lay down.][pet & !pet.dog:  In the cottage {pet} slept in peace at last.]

“Not a wink,” said {@a}. “What about you two? Did you hear any strange noises?”

“One,” said {child}, and took a sandwich. “But it was only {@a-dad}.”

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

# @a-dad
an auntie
## if adult & !elder
[adult.name: {adult} | a {adult}]
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
{minder.him}
## if adult & !elder
{adult.him}
## if elder
{elder.him}
