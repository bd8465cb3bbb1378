title: And What Have We Here?
title: The Worst Lie in Thirty Years
title: Nothing in the Cave
guest friend: Connie (she), Dev (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest officer: Mr Pascoe (he), Mr Nance (he)

% The captain of the smugglers (@a) is the grandparent, else {adult}, else {minder}. “And what have we here?” in the same voice every time. Let the lie wobble.
% One rule: at a lie his nose twitches, and he goes straight to it. {@help} is one event: somebody makes him turn round.

# stir-the-soup
In a cave by the sea[city: , a long way from {city},] lived some smugglers, and {child} was one of them. But {child.he} had never been allowed to smuggle anything. {@First} was the captain, and {friend}[!friend.known: , {child’s} best friend,] carried the lantern. {child} had to stay in the cave and stir the soup, because {child} couldn’t lie. As soon as anybody asked a question, the truth fell out[school: , {at school} as well].

“What have you got in that {@pram}?” somebody had asked, the only time {child} went along.

“Forty packets of tea,” said {child}. “There’s no baby.”

Since then {child.he} had stirred the soup every evening, while the others went giggling along the beach, and there was a lump in {child.his} throat that no soup could get past.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had to stay as well, for being friendly to everybody.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] came and went, and never told anybody anything.][pet.other:  {Pet} kept {child.him} company, and couldn’t lie either.]

# the-nose
The man who had asked was {officer}, the customs officer. “And what have we here?” he said to everybody. If they lied, his nose twitched, and he went straight to whatever was hidden. Afterwards he patted them on the shoulder and said, “Better luck next time.”

“Tonight he’s leaving for good,” said {@a}, “on the eight o’clock boat. I shall miss him. And he’s never been surprised in his life. He even finds his own birthday presents. So tonight, something is going to get past him.”

It was a goodbye cake. It had to get from the baker’s, all along the beach, to the cave, where they would all be sitting in party hats to shout surprise.[elder2:  {Elder2} had made the hats.]

“We’ve lied to him in every way there is,” said {@a}. “You’re the only one who can’t lie, {child}. So you’re the only one we haven’t tried.”

# a-cake
The sun was going down when {child} came pushing the {@pram}, with the cake under a blanket. {Friend} walked beside it with the lantern. It smelled of vanilla all over the beach. And at the jetty stood {officer}, with his suitcase.

“Not a word,” whispered {friend}.

“And what have we here?” said {officer}.

{child} shut {child.his} mouth so tight that it hurt. But the truth already had a foot in the door.

“A cake,” said {child}.

{Friend} closed both eyes.

“A cake?” said {officer}. “Most people say it’s a baby. And who’s it for?”

“You.”

“For me! And who’s it from?”

“The smugglers,” said {child}. “They’re sitting in the cave in party hats. When you come in, they’re all going to shout surprise.”

{Officer’s} nose didn’t twitch. But his mouth did, and then he laughed until he had to sit down on his suitcase.

“That’s the best I’ve heard in thirty years,” he said.

# of-course-it-is
Then he wiped his eyes, and he went on wiping them.

“Nobody bakes a cake for a customs officer,” he said. “My boat leaves in ten minutes, and I’ve nobody to say goodbye to.” And he took his suitcase and walked away, out along the jetty.

At last something had got past {officer}, and it was no use at all, because there he went.

“But it’s true!” shouted {child}.

“Of course it is,” said {officer} kindly, and didn’t turn round.

{child’s} eyes stung. All {child.his} life {child.he} had told the truth when nobody wanted it. Now somebody needed it, and he didn’t believe it.

# exactly
“He only goes after lies,” said {friend}. “You’ll have to tell him one.”

“But I can’t lie!”

“Exactly,” said {friend}. “Nobody in the world lies as badly as you. His nose will fall off.”

{Officer} had one foot on the boat.

{@help}

“What’s going on?” he called.

# the-worst-lie
{child} took a deep breath, and looked straight up at the sky.

“NOTHING!” {child.he} shouted. It was the first lie of {child.his} life, and it wobbled like a new calf. “There’s nobody in the cave! They haven’t got any hats on! And this isn’t a cake, it’s a baby! It always smells like that!”

{Officer’s} nose twitched. It twitched so hard that his cap went crooked.

“That,” he said, “is the worst lie I’ve ever heard.” And he came back along the jetty with his suitcase, faster and faster.

“Don’t go in the cave!” shouted {child} happily, and ran ahead with the {@pram}[athlete: , as fast as {athlete},][sport:  as if it were {@game},] to show him exactly where he wasn’t to go.

# every-word
“SURPRISE!” shouted the smugglers.

{Officer} looked at the party hats. He lifted the blanket, as he had lifted so many, and there lay the cake.

“But that’s what you told me,” he said to {child}. “Every word. It got right past me.” And he had to sit down again.

“Your boat’s gone,” said {@a}[music: , over the noise of {@song}]. “There’s another one in the morning. But what did you say to him, {child}?”

“Everything,” said {child}. “And then I lied.”

“You can’t lie,” said {@a}.

“No,” said {child}. “It went really well.”

{@A} laughed, and moved up to make room. And the cake went down, because the lump was gone.

# and-what-have-we-here
In the morning all the smugglers stood on the jetty. {Officer} shook hands with every one of them, and {child} came last. Something wet was running down beside his nose.

“And what have we here?” said {child}.

“Nothing at all,” said {officer}.

And his nose twitched.

# @help
{Friend} put two fingers in {friend.his} mouth and whistled, so that all the gulls flew up, and {officer} turned round.
## if pet.dog
Then {pet} came galloping out of the cave, with a party hat over one ear. {Pet.He} had waited for as long as a dog can. {Pet.He} ran right out to the end of the jetty, twice round {officer} and back again, and {officer} turned round too.
## if pet.cat
But {pet} was sitting in the way, just where no cat ought to be, with a party hat under {pet.his} chin. {Pet} looked at {officer}, and then at the cave. {Pet.He} didn’t move, and so {officer} turned round.
## if pet.other
Then something rustled at the mouth of the cave. It was {pet}, who was supposed to be inside, with a party hat on, and {officer} turned round.
## if elder
Then {elder.short} looked out of the cave. {Elder.short} had never been any good at waiting. “IS HE COMING?” whispered {elder.short}, so that it could be heard all over the bay, and {officer} turned round.

# @pram
[us: baby carriage | pram]

# @song
{music}

# @game
{sport}

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
