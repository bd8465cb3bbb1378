title: Where the Magician Looks
title: Part of the Act
title: The Great {Master}
guest pet: Vera (she), Monty (he)
guest master: Iris (she), Beryl (she)
guest bower: Brian (he), Keith (he)
guest minder: Josie (she), Hattie (she)

% The dachshund is the original: the family’s, or {master’s} own; another dog and a cat have jokes of their own in @magic, @nose, @pick. Whoever waits behind the hedge (@a) is {adult}, else the grandparent, else {minder}. The granny of the original is {master} from next door, since nobody’s real granny can be given a past.

# already-magic
{@magic}

{@lay}, looking as if {pet.he} had heard it before. {child} was at the table with a [us: deck | pack] of cards, which {child.he} had just dropped for the fourth time.

On Saturday there was the summer party in the garden behind the [us: apartments | flats], and {child} was on the [us: program | programme]. “{child} the Magnificent”, {@a-first} had put on the poster, between the barbecue and the [us: raffle | tombola][friend: , and {friend}[!friend.known: , {child.his} best friend,] had hung it on every door].

“I can do it all at home,” {child.he} said. “But the minute anyone looks, my hands turn into two fish.”

{Master} picked the king of spades off {pet’s} back.

“Come and see something,” she said.

# miraculo
At the very back of her wardrobe hung a dress of silver sequins, and underneath it lay a poster. THE GREAT MIRACULO, it said. A man with a moustache was flinging out his arms. Behind him, half hidden by his cloak, stood a young woman in silver. She [us: didn’t have | hadn’t got] a name.

“Is that you?”

“Nine summers at the end of the pier. I vanished from a cabinet two hundred times a year. His real name was {bower}.”

“Was he good?”

“He was good at bowing,” said {master}. “The rest was me. I had the dove. I worked the trapdoor. And nobody saw a thing, because do you know what an audience does? It looks where the magician looks. That’s the whole secret, {child}.”

“But weren’t you sad? That nobody saw you?”

{Master} folded up the poster, carefully, along the old creases.

“I wasn’t meant to be seen,” she said. “I was extremely good at it.”

That wasn’t quite an answer, thought {child}.

# every-day
They practised every day that week[sport: , even when there was {sport}]. The trick was called {@trick}. For it you needed a table with a long cloth, {@box} without a bottom, and a trapdoor in the tabletop, which {master} had seen to. {Pet} jumped into the box. {child} swept {child.his} cloak[music:  to {music}]. Down went {pet} through the trapdoor, under the cloth and off behind the hedge[athlete: , as quick as {athlete}], where {@a} was waiting with a meatball. Ten seconds later {pet} would trot in at the gate, on the other side of the garden. Jaws would drop.

{Pet} was brilliant. By Thursday {pet.he} {pet.was} up to twenty-six meatballs.

# only-a-gate
Then it was Saturday. Sixty people[school: , half of {school},] were sitting on the grass, and {child} stood behind the table in a cloak that used to be a curtain[elder & !elder2:  at {elder’s}]. {Child.His} hands were fish already.

“Ladies and gentlemen,” {child.he} said. “I shall now, um, make a {@kind} disappear.”

{Pet} jumped into the box. The cloak swept. The trapdoor went click, as soft as a whisper, and when {child} picked up the box and showed it from every side, it was empty.

The audience gasped.

“And now,” said {child}, flinging out an arm towards the gate, “behold!”

Everyone looked at the gate.

The gate was just a gate.

# thirty-seconds
{child} counted to ten. {Child.He} counted to twenty. Over by the hedge, {@a} popped up, shook {@her} head and held out one lonely meatball. {Pet} never came, said {@whose} mouth.

Somebody giggled. A very small boy said loudly:

“Is the {@kind} dead?”

Sixty pairs of eyes were on {child}, and {child.he} wished there had been a second trapdoor, in a larger size.

{Master} was in the front row with her [us: purse | handbag] on her knees. She leaned forward.

“For the first thirty seconds it’s an accident,” she said under her breath. “After that it’s part of the act. Where is {pet.he}?”

# behind-the-mustard-pot
{child} thought. If {pet} hadn’t gone to the meatball, there must be something better to eat somewhere else. And then {child.he} saw it. Over at the hot-dog table, [elder & adult: where {elder}[elder2:  and {elder2}] stood frying, ][elder2 & !adult: where {elder2} stood frying, ]the paper tablecloth was moving. {@Nose} rose up behind the mustard.

If {child} pointed, everyone would see {pet.him} steal a sausage. Somebody had to fetch {pet.him}, and sixty people had to be looking the other way.

It looks where the magician looks.

{child} turned. {Child.He} looked straight at {master}. {Child.He} looked with {child.his} whole face.

# the-great
“Ladies and gentlemen,” {child.he} said, and {child.his} voice held. “The {@kind} has vanished, because I am only the apprentice. To bring {pet.him} back takes a master. Sitting in the front row is the cleverest magician in the country. She has disappeared two hundred times a year for nine summers, and nobody has ever seen how she did it. Please put your hands together for … the Great {master}!”

Sixty heads turned.[elder & adult:  {Elder}[elder2:  and {elder2}] forgot the sausages.][elder2 & !adult:  {Elder2} forgot the sausages.]

{Master} sat perfectly still. You could see her, out of old habit, looking for someone to stand behind.

Then she got up. She walked to the table, slowly, and with every step the clapping grew. She took the cloak from {child}, put it [us: around | round] her own shoulders, and raised one hand. Only the hand. It went so quiet that you could hear the birch tree.

# no-fish
Out of the hand came a silk handkerchief. Then another. There was no end to them; they rose from her fist as if she had a whole summer in there.

And so nobody saw an apprentice walk backwards past the [us: raffle | tombola], in no hurry, and reach in under a paper tablecloth. {Child.His} hands weren’t fish any more. {@pick}, and gave it a gentle shove in the bottom.

“Behold!” said {master}, and she let all the silks fall over the empty box.

The box {@said}.

Up through the silk came {pet}, with a yellow handkerchief on {pet.his} head and mustard on {pet.his} nose. They heard the cheering [city: halfway across {city} | all the way to [us: Main Street | the high street]][friend: , {friend’s} most of all].

# taking-turns
{child} stood to one side, half hidden by a cloak, and clapped until {child.his} palms stung. {Child.He} had never been so invisible in {child.his} life. It was wonderful, {child.he} discovered. But people ought to take turns.

{Master} bowed. She was much better at it than {bower}.

# where-were-you-looking
That night {@a} sat on the edge of the bed, and {@full}.

“How did you get {pet.him} back?” asked {@a}. “I was standing right behind there, and I didn’t see a thing.”

“No,” said {child}, and yawned. “Where were you looking?”

{@A} thought about it.

“At {master},” {@she} said. “I couldn’t help it.”

“Good,” said {child}.

# @magic
“A dog,” said {master} from next door, “is magic to begin with. You blink, and the sausage is gone.”
## if !pet / breed.Dachshund
“A dachshund,” said {master} from next door, “is magic to begin with. Somebody took an ordinary dog and pulled.”
## if pet.cat
“A cat,” said {master} from next door, “is magic to begin with. You shut the door on it, and there it sits on the other side.”

# @lay
{Pet}[!pet.known: , {child’s} dog,] lay on {master’s} kitchen floor
## if !pet
{Pet}, her own dachshund, lay on the kitchen floor
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] lay on {master’s} kitchen floor
## if pet & breed.Dachshund
{Pet}, {child’s} dachshund, lay on {master’s} kitchen floor

# @trick
The Disappearing Dog
## if !pet / breed.Dachshund
The Disappearing Dachshund
## if pet.cat
The Disappearing Cat

# @box
a big open box
## if !pet / pet.cat / breed.Dachshund
a big open hatbox

# @kind
dog
## if pet.cat
cat

# @nose
a nose
## if !pet / breed.Dachshund
a long brown nose
## if pet.cat
a pair of ears

# @pick
They took hold of a dog, steered it [us: around | round] behind the hedge and under the long cloth
## if !pet / breed.Dachshund
They picked up a dachshund, carried it [us: around | round] behind the hedge and under the long cloth
## if pet.cat
They picked up a cat, carried it [us: around | round] behind the hedge and under the long cloth

# @said
barked
## if pet.cat
meowed

# @full
{Pet} lay right across the [us: covers | duvet] and was full
## if !pet
{Pet}, who was staying the night, lay right across the [us: covers | duvet] and was full

# @a-first
{minder}, who was staying that week,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @she
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @her
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
