title: Hold Still
title: Blown to Scotland
title: A Wren on a Lion
guest bernard: Bernard (he), Horace (he)
guest tamsin: Tamsin (she), Lorna (she)
guest minder: Mrs Lamb (she), Mrs Pocock (she)

% {bernard} is the lion, {tamsin} his keeper, the wren "she". Who brushes the child’s hair: {@m}. Nobody goes in to the lion.

# hairbrush
“Hold still,” said {@m-first}, on the bench by the lion.

{child} couldn’t. {Child.He} {child.was} {age}, and there was a hairbrush in {child.his} hair, and behind the glass, so close that you could count his whiskers, lay the biggest lion in the country. How could anyone hold still?[friend:  {Friend}[!friend.known: , {child.his} best friend,] was jumping up and down.]

But the lion did. He was called {bernard}, and he lay on his rock without moving so much as an ear.

# three-days
“It’s been three days,” said {tamsin}, his keeper. “He won’t eat. He won’t roar. The vet’s coming at four to make him drowsy and take him to hospital.”

{child} pressed {child.his} nose to the glass. {bernard} didn’t look sad. His eyes were watering, and he was looking up, as if at something on his own head.

# a-wren
“There’s a bird on him!” said {child}.

It was a wren, and she was no bigger than a walnut. She took hold of one hair of his mane in her beak. She put both feet against his forehead. She leaned right back and pulled.

{bernard’s} eyes crossed. His nose screwed itself up. His whole face said ow, and he didn’t move. Ping went the hair. The wren sat down on her bottom, got up, and flew off with it to a hole in the wall.

“She’s making a nest!” said {child}. “He isn’t ill. He’s holding still for her!”

# the-sneeze
{tamsin} looked. In a moment the wren was back for another. She stood on his nose, and one wing tickled him just where it shouldn’t. Slowly, {bernard’s} mouth came open. His eyes closed.

“He’s going to sneeze,” whispered {tamsin}. “She’ll be blown to Scotland.”

He went up and up. His whiskers shook. He held it. You never saw anybody hold anything so hard[athlete: , not even {athlete}]. Then down he came again, a bit at a time, without a sound. Ping, went the hair.

“Oh, you good lad,” said {tamsin}. “I’ll ring the vet. I’ll tell her not to…”

# the-van
But it was five to four, and round the corner with a bang came the van.

The doors crashed open. Out jumped the vet and four men with a stretcher[music: , with {music} on the radio], and the stretcher hit the glass. The wren shot up with a shriek. She flew over the wall, over the trees, and away.

{bernard} lifted his head. He looked after her. He stood up, with bare patches all over his head, and roared. It was long and sad, and the cups rattled in the café.

“There’s nothing wrong with him at all,” said the vet, and they drove away again.

# half-a-nest
But {child} could see into the hole in the wall, and there was only half a nest.

“She won’t dare come back to him now,” said {tamsin}. “Not after a fright like that.”

“Would she dare come to somebody small?” said {child}.

{Child.He} looked at the hairbrush. It was full of hair, {child.his} own and {@of-m}, as tangled as a lion’s.

# on-the-grass
{Child.He} pulled the hair out in one soft bundle. {Child.He} walked to the middle of the grass and sat down, and put it on the top of {child.his} head. Then {child.he} held still.

It was dreadful. At once a foot itched. After that it was an ear. There was an ant.[friend:  {Friend} sat on both hands, to help.][sport:  Standing in goal when you {play sport} was nothing to it.][pet.dog:  And {pet}, on the [us: leash | lead], was told to stay, and for once did.][pet & !pet.dog:  {Pet}, at home, could have done it without trying.] Behind the glass, {bernard} lay down with his chin on his paws and watched. I know, said his face. I know.

Five minutes went by, and then ten.

# something-light
Something as light as a leaf came down on {child’s} head.

It had tiny cold feet. It leaned over and looked {child.him} in the eye, upside down, and its tail tickled {child.his} nose, and {child} felt a sneeze begin. It came from the knees. It filled {child.him} right up. {Child.He} looked at {bernard}. {bernard} looked back. He opened his mouth, and shut it, slowly, to show how.

{child} held it.

The little feet let go. Off flew the wren with her beak full. She looked like an old man with a moustache. She pushed it into the hole, and came back for the rest.

# ping
And when {child’s} head was bare, she sat on the fence, and thought, and gave a hop. Then she flew in over the wall and landed between {bernard’s} ears.

Ping.

“Aah… TCHOO!” said {child}, at last.

# late-bus
They took the late bus home[city:  to {city}].[school:  Tomorrow everybody {at school} would hear about it.] It was warm, and the windows were turning blue. {child} sat by the glass with {child.his} hair in a mess, and told {@m} all of it again, the ant and the tail.

There wasn’t any answer. {@M} had been standing up all day. {@Of-m} head went down, a bit at a time, until it came to rest on {child’s} shoulder.[elder & adult:  Across the aisle {elder}[elder2:  and {elder2}] smiled, and said nothing.]

It was heavy. There was hair in {child’s} ear, and it tickled terribly.

{child} looked straight in front. There were a great many stops, and {child.he} held still for every one.

# @m-first
{minder} from next door
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , with {elder2} beside {elder.him}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-m
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @Of-m
{minder’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}
