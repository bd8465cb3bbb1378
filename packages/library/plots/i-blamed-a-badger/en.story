title: The Murder of Clement
title: I Blamed a Badger
title: He Was in a Jar
guest friend: Hana (she), Tamsin (she)
guest purslow: Purslow (she), Pennifold (she)
guest lovell: Lovell (he), Larkin (he)
guest toby: Toby (he), Miles (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% A real whodunnit: let them guess. The clues are no smell, no tidemarks, a scorched label.
% Whoever stands in the doorway (@a) is the grandparent, else {adult}, else {minder}. Wait before the last blip.

# in-a-jar
The victim was found at ten past nine, on table four in [city: a hall {in city} | Little Marling village hall]. He was sixty-one years old, and he was in a jar.

“Clement!” cried Mrs {purslow}, and sat down on somebody’s meringues.

Clement was a sourdough starter: flour, water and several billion living yeasts, fed every day since long before {child} was born. His bread had won the Marling Cup nine years running. Now he lay grey and still, without a bubble, and beside him stood an empty tub of salt.

“Salt kills yeast,” said {friend}[!friend.known: , {child’s} best friend], whose dad baked. “And a whole tub isn’t an accident. {child}, that’s murder.”

They had entered the Under-Thirteens’ [us: Cookies | Biscuits][school: , along with three others from {school}]. They forgot about [us: cookies | biscuits].[sport:  They forgot about {sport}.]

# nobody-leaves
“Nobody leaves this hall,” said the vicar, who was judging, and had always wanted to say it.

Everyone looked at Mr {lovell} on table three. Mr {lovell} had come second nine years running. Only last summer he’d said that somebody ought to do something about that jar.

“I was joking!” said Mr {lovell}, turning the colour of his own cherry tart.

Then they looked at {toby} {purslow}, who was staying with his [us: grandma | gran], and had to get up at six to help feed it.

“I’ve wished it dead,” {toby} admitted. “But she hasn’t let me near it since Tuesday.”

# smell-that
{child} wasn’t looking at anyone. {Child.He} {child.was} looking at the body.

“Smell that,” {child.he} said.

{Friend} smelled it. “Nothing.”

“What does your dad’s smell of?”

“Clementine? Vinegar. Old apples. Feet, in summer. Even when he forgets her for a month, she stinks.”

“This smells of wallpaper paste.” {child} held the jar to the window. “And starter climbs up and down. It ought to leave tidemarks. This glass has been scrubbed.” {Child.He} turned it round. CLEMENT, said the label, in faded ink. Its edges were brown and curled, like toast.

{Child.He} wrote it in {child.his} notebook. No smell. No tidemarks. Scorched label.

# the-cardigan
“It’s just flour and water,” {child.he} whispered. “Somebody mixed it this morning. {Friend}, this isn’t Clement. Whoever put the salt in was murdering someone who was already gone.”

“But only one person is allowed to touch that jar,” said {friend}. “And that’s …” {Friend.He} stopped.

On every table was a loaf under a [us: dish towel | tea towel]. {child} lifted a corner of the one on table four. Underneath was a rolled-up cardigan.

# was-it-the-oven
In books, this was when the detective called everybody together. The vicar was already putting out chairs[music: , humming {music}]. Mr {lovell} sat on one, with an empty seat on either side of him. {child} saw how the teacup was shaking in Mrs {purslow’s} hands, and {child.he} went and sat beside her instead.

“Was it the oven?” {child.he} asked quietly.

For a while Mrs {purslow} said nothing.

“It was so cold on Tuesday,” she said. “I stood him in there for the night, out of the [us: draft | draught]. And in the morning I turned it on for a pie.” The cup rattled. “Sixty-one years, and I forgot him. I couldn’t bear it to be me. I thought, with the salt, it could be nobody. Then they all looked at poor {lovell}. I wanted to go back and say so, and I couldn’t find the way.”

# six-steps
“It’s about six steps,” said {child}. “He’s over by the piano.”

Mrs {purslow} looked at the piano. Then she stood up, meringue and all, and walked across, and told him. After that she turned and told the whole hall. It didn’t take long, and it was the bravest thing {child} had ever seen a grown-up do.

Mr {lovell} blew his nose. “I once [us: backed | reversed] over a wedding cake,” he said. “I blamed a badger.”

# green-hat
Case closed. But {child} still had the itch you get from one clue left over.

“{Friend},” {child.he} said, “why is your dad’s starter called Clementine?”

“She just came like that. An old man at the [us: community garden | allotments] swapped Dad a spoonful for some leeks.”

Mrs {purslow} had gone very still. “Did he have a green hat?”

“Dad always called him Green Hat. Why?”

“That was my Arthur,” said Mrs {purslow}. “I told him never to give any away.” And she began to laugh, and needed the vicar’s handkerchief.

{Friend} was already running for {friend.his} bike[athlete: , faster than {athlete}].

# fourth-of-five
Mr {lovell} won the Cup, and Mrs {purslow} clapped loudest. The [us: cookies | biscuits] came fourth out of five. And Clementine, stinking gloriously, was passed from table to table, and everyone who wanted took a spoonful home, so that there would never be only one again.

# blip
That night a jar stood on {child’s} windowsill.

“Smelling of feet,” said {@first}, in the doorway. “In your bedroom.”

[elder2: “I thought that was me,” said {elder2} from the landing.

]“Just tonight. The family’s had a terrible week.”

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay down right under the jar. {Pet} liked feet.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] had smelled the jar once, and moved to the other end of the bed.

][pet.other: Even {pet} had been moved to the other side of the room, to be on the safe side.

]{@A} laughed and put out the light. {child} lay in bed and listened. For a long time there was only the dark, and the wind, and {child.his} own breathing slowing down.

Then, from the windowsill, somebody very small said: blip.

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
