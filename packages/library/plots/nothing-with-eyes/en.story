title: Nothing with Eyes
title: Then I Get Your Sausage
title: {The wish} Who Asked First
guest friend: Tilly (she), Jonah (he)
guest sleeper: Pym (he), Trotter (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Mr {sleeper} sleeps from beginning to end, but for a moment in the middle. Whoever calls from the tower (@p) is the grandparent, else {adult}, else {minder}. “The sausages are ready” is shouted as loud as you like.
% One rule: {the wish} eats nothing that has eyes. And {the wish} sees badly, so {the wish} has to ask.

# the-corn
The whole street was having a barbecue on the beach. {child} and {friend}[!friend.known: , [friend: {child’s} best friend | from next door],] were crouching by the grill, looking after the corn. {child’s} tummy rumbled.[music:  Somebody’s radio was playing {music}.]

Mr {sleeper} from number four was lying on the rug beside them. He was quite bald, and his head shone in the sun.

“Wake me when the sausages are ready,” he said. He pulled a towel over his face, and only the top of his head stuck out.

[pet.dog: {Pet}[!pet.known:  the dog] was guarding the sausages. Nobody had asked {pet.him} to.][pet.cat: {Pet}[!pet.known:  the cat] had followed them all the way from home, because of the sausages.]

# excuse-me
“There’s {a wish}!” shouted somebody.

Everybody ran[athlete: , faster than {athlete}]. {@P} ran up the lifeguard’s tower with the tongs, and the rest of the street squeezed on to the ladder. Mr {sleeper} snored.

{@Came} {child} wanted to run, too.

“We can’t go,” said {friend}. “The corn will burn.”

“Excuse me,” said {the wish}. “Is that corn?”

“Yes,” said {child}, and held up a cob.

“Has it got eyes? I have to ask, because I can’t see very well. I don’t eat anything with eyes. I’m a vegetarian.”

# what-did-they-say
“{child}!” called {@p} from the tower. “What sort is it?”

“A VEGETARIAN!” shouted {child}[city: , and all {city} could have heard].

“It’s a librarian,” {@p} told the others.

“Oh, good,” said {@lady}. “I’ve got a book that’s three weeks late.”

# anybody-can-say
“Anybody can say that,” said {friend}. {Friend.He} stuck a sausage on a fork, and held it up to {the wish’s} nose.

{The wish} sniffed. “Has it had eyes?”

“A long time ago,” said {friend}.

“Then no, thank you,” said {the wish}.[pet.dog / pet.cat:  That sausage went to {pet}.]

# a-potato
“What about this, then?” said {friend}, and held up a potato.

“I love a potato,” said {the wish}, and opened wide. {@Teeth}

“But it’s got eyes,” said {friend}. “Look. Those little dots are called eyes.[school:  We did it {at school}.]”

{The wish} shut {wish.his} mouth. “I’m so sorry,” {wish.he} said to the potato, and put it back on the plate, where it had a view of the sea.

“Right,” said {friend}. “That’s a vegetarian.”

# the-melon
So {the wish} had corn. {Wish.He} had twelve cobs, and {child} and {friend} had one each.[pet.other:  {child} saved a few bits for {pet} at home.]

“I haven’t eaten since Tuesday,” said {the wish}. “Everybody runs before I’ve asked. Is there anything else? Anything that isn’t looking at me?”

“There’s a melon on the rug,” said {friend}, buttering another cob.

“Has it got eyes?”

“A melon? No.”

{The wish} squinted. There was something round and shiny on the rug. {The wish} leaned over and opened wide.

Then {child} saw the melon. It was on the other rug.

# not-that-one
Oh no!

“Not that one!” yelled {child}. “It’s got eyes!”

“Where?” said {the wish}. “I can’t see any.”

They were under the towel, fast asleep. {child} pulled Mr {sleeper’s} big toe. He snored. {Friend} tickled his other foot. He snored. All those teeth were just above his head, and {child} felt frightened.

“How do we wake him?” cried {friend}.

# ready
What was it he had said? {child} took a deep breath[sport: , as if it were time to {play sport}].

“THE SAUSAGES ARE READY!”

Off flew the towel. Two blue eyes looked straight up between the teeth.

“Oh!” said {the wish}, and shut them, snap. “I’m so sorry! I would never …” {Wish.His} voice was wobbling. “I’m a vegetarian.”

Mr {sleeper} sat up. He looked at {the wish} and thought it over.

“A vegetarian?” he said. “Then I get your sausage.”

And he patted {the wish} on the nose.

# your-sausage
“He’s patting the librarian,” said {@p}, up in the tower.

One after another they came down. {@The-lady} held out a book, and {the wish} took it and couldn’t think why.

# two-eyes
When the sun was low, the grill was cold and everybody was full. Mr {sleeper} had eaten seven sausages and dozed off again.[pet.dog / pet.cat:  {Pet} had eaten three, and lay against his tummy.] {child} and {friend} took a bit of charcoal each, and drew two eyes on his bald head. {child} drew one, and {friend} drew the other.

“Goodbye, {child},” said {the wish}. “Goodbye, {friend}. Goodbye, Mr {sleeper}.”

Mr {sleeper} snored. But he watched {the wish} go, {@away}.

# @Came
{A wish} came out of the woods, straight across the sand and right up to the grill.
## if wish.shark
A great big shark came out of the water. It slid up the sand on its tummy, right up to the grill.
## if wish.crocodile
A crocodile came out of the water. It walked up the sand on its short legs, right up to the grill.
## if wish.t-rex
A T-rex came out of the woods. It walked right up to the grill, and the sand shook.

# @Teeth
There were a great many teeth.
## if wish.shark
There were three rows of teeth.

# @away
the whole way home
## if wish.shark / wish.crocodile
all the way out to sea

# @lady
a lady on the ladder
## if elder2
{elder2}, who was on the ladder

# @the-lady
the lady
## if elder2
{elder2}

# @P
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @p
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
