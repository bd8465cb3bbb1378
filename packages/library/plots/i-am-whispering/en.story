title: I Am Whispering
title: Too Big for Secrets
title: The Whale’s Secret
guest whale: Doris (she), Gloria (she)
guest pike: Mr Pike (he), Mr Haddock (he)
guest sitter: Maureen (she), Bridget (she)

% {whale} shouts in capitals and is whispering all the time; only when she is sad, and through the railing, are her letters small. Her secret is {child’s} own age.
% Who has the hat and carries (@a): {adult}, else the grandparent, else the babysitter.

# im-big
A whale was waiting for {child} by the harbour wall. She was as big as a bus, and that was only her head.

{child} had wished for a whale[city: , all the way from {city}].

“Shall I lift you up?” said {@a-first}.

“No,” said {child}. “I’m big.” And {child.he} took hold of the railing.[friend:  {Friend}[!friend.known: , {child’s} best friend,] took hold of {child}.]

# a-secret
“HELLO,” said the whale, whose name was {whale}. “I’VE GOT A SECRET, AND I CAN’T HOLD IT IN. MAY I WHISPER IT?”

“Yes, please,” said {child}.

{whale} came close. She took a long breath.

“PSSST!”

WHOOSH! Off flew {@as} hat, over the boats and out to sea.[adult & elder:  {Elder} held on to {elder.his} teeth[elder2: , and {elder2} held on to {elder}].][!adult & elder2:  {Elder2} held on to {elder}.][pet.dog:  {Pet} the dog’s ears went inside out.][pet.cat:  {Pet}[!pet.known:  the cat] was at home, luckily, with all her fur on.][pet.other:  {Pet} was safe at home.]

“You have to whisper,” said {child}.

“I AM WHISPERING,” said {whale}.

# a-door
“Make your mouth small,” said {child}. “Like this.” And {child.he} made {child.his} mouth as small as a button[school: , the way they did {at school}].

{whale} made her mouth small. It was as small as a door.

“PSSST!”

WHOOSH! Off flew {pike’s} newspaper, page after page[sport: , with all the {sport} in it]. A seagull went by, backwards[athlete: , faster than {athlete}].

“Stop shouting!” shouted {pike}.

“I AM WHISPERING,” said {whale}.

# too-big
[age>=5: “Put your hand in front,” said {child}.

{whale} hadn’t got a hand, so she put her tail in front.

“PSSST!”

WHOOSH! It went round the tail, and took the flag off the harbour office.

“I AM WHISPERING,” said {whale}.

]“Even smaller,” said {child}. “And shut your eyes. That helps.”

{whale} shut her eyes.

“PSSST!”

WHOOOOSH! All the boats rang their bells[music: , and it sounded nearly like {music}]. {pike} sat down in a box of fish.

“That’s enough!” he cried. “You’re much too big for secrets!”

# she-sank
{whale} looked at {child}. Her eye was very shiny.

“I am whispering,” she said, and she sank. Down she went, and down, and there was only a ring in the water.

“{whale}!” called {child}. “Come back!”

Nobody came. {child} was so sorry for her that {child.his} tummy hurt. {Child.He} held on tight to the railing.

And the railing tickled.

# the-railing
Mmmmm, it went, in {child’s} fingers. It was a long, cold railing, and the end of it went down, down, into the water. {child} put {child.his} ear to it. And far below, {whale} put her mouth to the other end.

“Psst,” said the railing, ever so small. “Everybody thinks I’m big. But I’m only {age}.”

# so-am-i
{child} thought about that. Then {child.he} made {child.his} mouth as small as a button, and put it close to the railing.

“So am I,” {child.he} whispered.

And the whole harbour filled with bubbles. That was {whale}, giggling.

“What did she say?” said {pike}[friend:  and {friend}, both at once].

“It’s a secret,” said {child}.

# bedtime
{whale} came up again, with {@as} hat on the tip of her tail. And far out at sea, something else came up. It was as big as ten buses.

“DARLING,” it whispered. “BEDTIME.”

Whoosh, went {@as} hat, out to sea again.

“That’s my [us: mom | mum],” said {whale}, and away she swam.

# only
The lamps came on, all round the harbour. “Home,” said {@a}. {child} pulled at {@as} sleeve, and {@a} bent down.

“Will you carry me?” whispered {child}.

“I thought you were big,” whispered {@a}.

{child} made {child.his} mouth as small as a button, and put it to {@as} ear.

“I’m only {age},” {child.he} whispered.

# @a-first
{sitter}, the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
