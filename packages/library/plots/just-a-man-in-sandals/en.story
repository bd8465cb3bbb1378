title: Just a Man in Sandals
title: The One Beside You
title: Tortoise!
guest friend: Edie (she), Frank (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest soldier: Quintus (he), Lucius (he)

% The one with the car (@a) is the grandparent, else {adult}, else {minder}. Every word of {soldier} is an order, except what he says about Titus. The last “It doesn’t matter” is said quite easily.
% One rule: your shield isn’t for you, it’s for the one beside you. The tray is saved by the dog, the cat, the grandparent, or {friend}.

# a-tray-each
{child} and {friend}[!friend.known: , {child.his} best friend,] were crossing the top deck of the [us: parking garage | multi-storey car park][city:  in {city}] with a big tin tray each. They hadn’t spoken since the shop[music: , not even when {@song} came on]. {@First}, who was looking for the car, had bought the trays because they were half price.[pet.other:  In {@his} bag was something nice for {pet}, who was at home.]

It would have to be trays. On Thursday {friend} had dropped {friend.his} whole lunch, tray and peas and all, [school: {at school} | at school], and everybody had laughed and clapped[athlete: , as if {athlete} had walked in]. {child} had stood right beside {friend} and looked at {child.his} own shoes.

“It doesn’t matter,” {friend} had said, in the voice people use when it does.

Ever since then {child} had been ashamed. It lay in {child.his} stomach like a cold potato, and {child.he} didn’t know what to do about it.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] trotted in between and looked from one to the other.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come in the car without asking anybody, and was riding on {friend’s} tray like a cake.]

# salve
Between two cars lay a man, asleep, with a helmet, a great curved shield, and woolly socks in his sandals.

“A knight,” said {@a}.

“That’s a Roman soldier,” said {friend}, and forgot not to talk.

The soldier shot up. “Salve!” he bellowed, which is Roman for hello. “{soldier}, third row! What place is this?”

“Level Five,” said {friend}.

“Who built that road?” He pointed at the ramp. “It goes round and round! Roman roads go straight. You get there sooner, and nobody’s sick.”

“Socks in sandals,” said {@a}[elder2:  to {elder2}].

“My mother sends them,” said {soldier}. “And underpants.”

“How long have you been here?” asked {@a}.

“Since Hadrian was emperor.”

“Two thousand years,” said {@a}. “I shouldn’t like to see your parking ticket.”

# fish-sauce
{soldier} pulled the cork out of a little bottle. “Fish sauce. Anybody?”

“What do you have it on?” asked {friend}.

“Everything. Pears.”[pet.dog: 

He gave {pet} a lick of the cork, and from then on {pet} was a Roman.][pet.cat: 

{Pet} stood up on the tray and sniffed.]

But {soldier} kept looking over his shoulder. “I’ve got to have my row,” he said. “A soldier in a row, that’s Rome. A soldier on his own is just a man in sandals.”

“Where did you lose it?” asked {child}.

“In the tortoise,” said {soldier}, and for the first time he didn’t bellow.

# the-tortoise
“You all stand with your shields edge to edge, like a shell,” he said. “And there’s one rule. Your shield isn’t for you. It’s for the one beside you.”

[sport: “We haven’t got that in {@game},” said {friend}.

]“Then who’s got one for you?” asked {child}.

“The one on the other side.”

“And if he doesn’t hold it up?”

{soldier} looked down at his socks. “They were throwing stones,” he said. “I got frightened, and held mine over myself. And Titus, beside me, said ow. So I crept in under it and shut my eyes, and now I’m here.”

“What did Titus say?” asked {child}.

“That it didn’t matter.”

{child} didn’t dare look at {friend}.

# hail
Then the hail came, as big as peas and a good deal harder. It was a long way to the stairs, and {@a} couldn’t find the car keys[elder2: , and {elder2} didn’t have them either].[pet.dog:  {Pet} shot in under a car.]

“Testudo!” bellowed {soldier}. That means tortoise. But there was only one of him, and he crept in under his shield.

{child} held the tray over {child.his} head, and it sounded like a hundred drums.

{@Lost} Now {friend} was standing there with both arms round {friend.his} head.

“Ow,” said {friend}. “Ow!”

# one-step
There {child} stood again, right beside {friend}, looking at the same old shoes.

The tray was only big enough for one. If {friend} had it, {child} would have nothing, and the hail was coming down harder and harder. {Child.His} fingers didn’t want to.

Then {child} took one step to the side and held the tray over {friend}.

The hail went down {child.his} neck, and it stung.

“What are you doing?” shouted {friend}. “You’re getting all of it!”

“I know!” shouted {child}. “I should have done it on Thursday!”

# closed
{soldier} peeped out. He looked at the tray, and at who was under it, and at who wasn’t. Then he stood up, on shaking knees, took one step to the side, and held his shield over {child}.

And now the hail was coming down on {soldier}.

“He needs a tray!” cried {child}.

{@Help}

{Friend} took the tray and held it over {soldier}. So {child} had {friend}, and {friend} had {soldier}, and {soldier} had {child}, and into the middle crawled {@a} with the bags[elder2: , and {elder2} behind][pet.dog: , and {pet} last].

Not one hailstone came in.

# too-many-feet
“Tortoise, forward!” bellowed {soldier}, and they set off for the stairs. It was dark in there, and dry, and it smelled of fish.

“It did matter,” said {friend}, close to {child}. “On Thursday.”

“I know,” said {child}. “I’m sorry.”

“I can tell,” said {friend}. “You’re soaking.”

And the cold potato was gone.

Then {child} heard the feet. There were far too many of them, and they were all in sandals.

“Close up, {soldier},” said a voice. “You’re dripping on me.”

“Titus,” said {soldier}. He didn’t bellow at all.

The feet tramped off, straight ahead. When the hail stopped and the trays came down, there were no Romans there.[pet.cat:  {Pet} was sitting on the ground, licking {pet.his} whiskers.] But across the wet deck ran a dry path, as straight as a ruler.

# to-the-door
When they got home it was raining, but only between the car and the door. {child} held a tray over {friend}, and {friend} held a tray over {child}. It was an awkward way to walk.

“Your sleeve’s getting wet,” said {child}.

“It doesn’t matter,” said {friend}, and it didn’t.

# @Lost
Then came the wind. It took hold of {friend’s} tray, and off it went over the deck, clanging like a bell.
## if pet.cat
{Friend} tried to do the same. But {pet} was lying on the other tray, under a car, and had hold of it with every claw.

# @Help
The tray had blown right over to the wall. Out {friend} ran through the hail, and back {friend.he} came with the tray, and a hailstone in {friend.his} ear.
## if elder
The tray came rolling past on its edge. And {elder.short} put out a foot, as if it happened every day, and trod on it.

“I’ve caught hens that were faster,” said {elder.short}.
## if pet.cat
“{Pet},” said {friend}, “he’s the one with the fish sauce.”

{Pet} looked at {soldier}. Then {pet.he} got up off the tray, walked out into the hail, shaking one paw after another, and climbed in under {soldier’s} cloak.
## if pet.dog
“{Pet}!” shouted {friend}. “Fetch!”

{Pet} didn’t like hail. But out {pet.he} shot, flat as a rug, and came back with the tray in {pet.his} teeth, bumping into every wheel there was.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
