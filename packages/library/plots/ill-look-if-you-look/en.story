title: A Very Small Amount of Gravy
title: I’ll Look if You Look
guest friend: Hana (she), Jonah (he)
guest ambrose: Ambrose (he), Auberon (he)

% Nearly word for word as it was told for one child. The vampire cannot bear the word, the child cannot bear the tooth; what helps them both are the little vans. No elder of the story’s own.

# one-pull
{child’s} tooth had been wobbly for twelve days. It could lie down flat. It could turn sideways. When {child.he} breathed in, it whistled. The only thing it couldn’t do was come out, because {child} wouldn’t let it.

“One pull,” said {friend}[!friend.known: , {child.his} best friend]. They were sitting on the wall at the end of {child’s} garden, and it was getting dark. “I’ve got string. You’ve got a door.”

“I’m waiting for the right moment.”

“You’re scared of the blood.”

“I am not scared of the bl–”

Something behind the wall went thump.

# the-b-word
They looked over. Flat on his back in the alley lay a boy in a black cloak. He had a white face and two long, pointed teeth.

“Did somebody,” he said faintly, “say the B word?”

“What, blood?” said {friend}.

The boy, who had just started to sit up, lay down again.

[pet.dog: {Pet}[!pet.known:  the dog] went and lay down beside him, flat on {pet.his} back with all four feet in the air. {Pet} liked to join in.

][pet.cat: {Pet}[!pet.known:  the cat] came along the top of the wall, had one look at him, and sat down with {pet.his} back to it all. {Pet} had seen people faint before.

][pet.other: {Pet} was indoors, and missed it all.

]It took a while to get the story out of him. His name was {ambrose}. He was three hundred and nine, he was a vampire, and he couldn’t so much as look at a raspberry.

# apricot-jam
“So what do you eat?” asked {child}.

“Toast. With apricot jam.”

“Doesn’t your family mind?”

“They don’t know,” said {ambrose}. “I tip my dinner into the potted plant. It’s seven feet tall now. Last week it growled at the [us: mailman | postman].” He put his head in his hands. “And tonight Grandmama’s coming from Transylvania[city:  to {city}]. We have breakfast at eight in the evening, and I have to stand up in front of forty-one relatives, look deep into my glass and propose a toast. I shall fold up like a [us: lawn chair | deckchair].”

# one-foot
{child} thought about swimming lessons. Nobody had made {child.him} start in the deep end. {Child.He} had started with one foot.[sport & !sport.Swimming:  {Child.He} had learned to {play sport} a bit at a time, too.]

“We’ll begin with the word,” {child.he} said. “We’ll call it something else.”

“Gravy,” said {friend}.

“Gravy,” said {ambrose}. He swayed a little, but he stayed up.

# delivery-vans
“Good. Now, do you know what it’s for?”

“Dinner?”

“No! It’s like delivery vans,” said {child}, who had done a whole project on it[school:  {at school}]. “They go [us: around and around | round and round] you, dropping off air and breakfast to all your different bits. They even work when you’re asleep. And if you get a cut, they rush over and mend the hole.”

“So when you see some,” said {ambrose} slowly, “it’s only come to help?”

“Exactly,” said {child}. Then {child.he} stopped, and pushed at {child.his} tooth with {child.his} tongue. {Child.He} had never really listened to {child.himself} say that before.

# if-you-look
“{Ambrose},” {child.he} said. “This tooth’s got to come out, and there’s going to be gravy. A very small amount. I’ll look if you look.”

{Ambrose} turned even whiter, which {child} wouldn’t have thought possible. Then {ambrose.he} climbed over the wall, lay down on the grass and put his feet up on the bricks, just in case. {Friend} held {ambrose.his} hand.

# three
“One,” said {child}.

“Two,” said {ambrose}, with his eyes shut.

{child} didn’t need the string, or the door. {Child.He} took hold of the tooth, gave it a twist, and it popped out like a pea from a pod.

“Three,” said {friend}, rather late.

“Ith out,” said {child}.

# hello-blood
{Ambrose} opened one eye. He opened the other. On the end of the tooth was a spot of red no bigger than a [us: ladybug | ladybird].

“Is that all?”

“Thath all.”

“I’ve been frightened of that for three hundred years?” {Ambrose} sat up and peered at it. “It’s rather a nice colour. Hello, gravy.” He took a deep breath. “Hello, blood.”

And he stayed exactly where he was.

# the-gap
By the time {@called}, the hole had stopped bleeding. The vans had been.

[elder: {Elder} shone a [us: flashlight | torch] into the gap. “I’ve been in smaller caves,” {elder.he} said.[elder2:  And then {elder2} wanted a go with the [us: flashlight | torch] as well.]

]

# a-bat
That night, something tapped on the window[athlete: , just beside the poster of {athlete}]. It was a bat, rather out of breath, carrying a slice of toast and a note.

“I looked right into the glass,” said the note. “I didn’t even wobble. Grandmama wept with pride. Then I proposed a toast, and handed it [us: around | round]. It was apricot. Uncle Vlad had four slices. The plant had all the rest. Good morning from {ambrose}. PS I expect it’s good night where you are.”

# headlights
{child} ate the toast on the side without the gap. Then {child.he} lay down in bed and put {child.his} hand on {child.his} chest. Bump, bump, bump. There they went with their headlights on, all the little vans, down to {child.his} toes and [us: around | round] by {child.his} ears and home again. [music: One of them was humming {@song}. ]They knew the way. They didn’t need {child.him} to stay up and watch.

So {child.he} didn’t.

# @called
{child} went in
## if adult
{adult} called {child} in

# @song
{music}
