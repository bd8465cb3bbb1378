title: Would You Like to Buy a Turnip?
title: Quite a Good Loser
title: Welcome to My Stall
guest friend: Nadia (she), Hugo (he)
guest goat: Norman (he), Desmond (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever makes the soup is the grandparent, else {adult}, else {minder}. The turnip line is said the same every time, and means something else.

# victory-dance
{child} had beaten {friend}[!friend.known: , {child.his} best friend,] for the eighth time. So {child.he} got up on the sofa and did the victory dance[music:  to {music}]: bottom to the right, bottom to the left, arms like a propeller, and a [us: rooster | cockerel] at the end, crowing.

“Must you dance every time?” said {friend}. {Friend.He} had seen the dance eight times[school: , and once {at school}].[sport:  “Nobody dances like that at {sport}.”][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted to sleep, and trotted out of the room.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] wanted to sleep, and slipped out of the room.]

“You’re just a bad loser,” said {child}.

“I’m a very good loser,” said {friend}. “[city: The best {in city}. ]I’ve been practising all day.”

{Friend.He} got up from the computer and went out to {@first} in the kitchen.[elder2:  {Elder2} was sitting there and wanted soup.][pet.other:  {Pet} was waiting for something to eat, too.] {child} felt a jab in the tummy, because {child.he} could tell that {friend} was sad. But instead of going after {friend.him}, {child} looked at the screen. It said: WOULD YOU LIKE TO PLAY FOR REAL?

{child} pressed yes. It went shloop, and {child} was stuck inside the game.

# the-only-thing
{child} had expected to be the knight with the sword[athlete: , as strong as {athlete}]. But {child.he} stood in a turnip stall on a farm. {Child.He} had an apron and a large moustache. {Child.He} tried to shout for {@a}, and this came out:

“Welcome to my stall! Would you like to buy a turnip?”

{Child.He} tried again, and it came out the same. It was the only thing {child.he} could say.

# a-goat-on-the-rug
After a while {child} heard {friend} come back.

“{Child}?” said {friend} to the empty room. “Oh, well. I suppose you’re in a sulk somewhere.”

{Friend.He} sat down and played alone. The knight began to move, and first he came to a goat that was tied to a post. On the goat’s bell there was a name.

“Hello, {goat},” said {friend} to the goat.

It went shloop. The rope lay by the post, but the goat was gone, and out in the room hooves clattered on the floor.

“{Friend},” said {@s} voice. “Why is there a goat in here?”

“It came out when I said what it’s called.”

“Not on the rug,” said {@a} to the goat.

So it was as simple as that. Anybody who was called by their right name came out of the game. {Friend} had said {child} once already, but in the wrong direction. {Friend.He} only had to say it to the turnip man, and now the knight was walking straight towards the stall.

# it-meant
“Welcome to my stall! Would you like to buy a turnip?” said {child}. It meant: {Friend}, it’s me!

“No, thanks,” said {friend}.

“WELCOME TO MY STALL! WOULD YOU LIKE TO BUY A TURNIP?” It meant: Can’t you hear what I’m saying?

“I said no, thanks.”

“Welcome … to my stall,” whispered {child}. “Would you like … to buy a turnip?” It meant: Please.

“What a pushy salesman,” said {friend}, and the knight turned his back.

# the-arrow
“{Friend}!” called {@a} from the kitchen. “Supper! Fetch {child}, and turn that off.”

“All right!” called {friend}.

The sky above the stall went black, and in big white letters it said: THE GAME IS NOT SAVED. EVERYTHING WILL BE GONE. QUIT ANYWAY? A white arrow came gliding, as long as a ladder, straight for YES.

{child} was so frightened that the moustache shook. Talking was no good. Screaming was no good. There was only a body, an apron and a lot of turnips. Was there anything that {friend} would know, something that nobody else in the whole world ever did?

There was. But it was the last thing {friend} wanted to see.

# the-rooster
{child} climbed up on the counter with a turnip in each hand. {Child.He} did bottom to the right and bottom to the left. {Child.He} did arms like a propeller, so that the turnips flew, and then {child.he} did the [us: rooster | cockerel] with all [child.name: the neck there was | {child.his} neck]. It was the first time {child.he} had danced it after losing.

The arrow stopped.

“Come and look at this,” said {friend}. “The turnip man dances like {child}.”

{@A} came in with the ladle and leaned over {friend’s} shoulder. {child} did the dance once more.

“There’s only one person who dances like that,” said {@a}, “and {child.he} should be setting the table.”

{Friend} leaned in so close that {friend.his} nose filled half the sky.

“{Child}?” {friend.he} said.

# it-meant-sorry
It went shloop, and {child} was sitting on the desk. The apron and the moustache were gone, but one turnip had come along.

Sorry, {child} wanted to say, for dancing when you were sad. But {child.he} had said the same thing so many times that [child.name: it came out | {child.his} mouth went off] by itself.

“Welcome to my stall,” {child.he} said. “Would you like to buy a turnip?”

{Friend} looked at {child.him} for a long time, and then at the turnip.

“That one meant sorry,” {friend.he} said.

{child} nodded. So {friend} took it.

# a-good-loser
{@A} put the turnip in the soup.[elder2:  {Elder2} got the first bowl.][pet.other:  {Pet} was fed.] The goat sat with them, since nobody knew what else you do with a goat. After supper they played once more, and {friend} won. {Friend.He} got up on the sofa and did the whole victory dance, from the bottom to the [us: rooster | cockerel], and it was such a good [us: rooster | cockerel] that {goat} went and stood in the hall.[pet.dog / pet.cat:  {Pet} was there already.]

{child} stayed sitting, and clapped.

“You’re quite a good loser,” said {friend}, out of breath.

“Thanks,” said {child}. “I’ve only just started practising.”

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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
