title: Anyone Can See It’s a Horse
title: Don’t Forget Five
title: The Better Half
guest friend: Mei (she), Alfie (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the birthday is {adult}, else the grandparent, else {minder}. The horse is pleased with itself, and says so; only in the rain its voice is thin.

# what-a-sofa
{child} couldn’t draw. It was {@s} birthday, and {child} had drawn {@him} a horse, and {@a} had looked at it for a long time with {@his} head on one side.

“What a [us: wonderful | smashing] sofa,” said {@a}.

[elder & adult: “Such nice cushions,” said {elder}. ][elder2 & !adult: “Such nice cushions,” said {elder2}.]

[elder2 & adult: “Does it fold out?” said {elder2}.]

So now {child} was at the kitchen table, trying again, with stinging eyes. Next to {child.him} sat {friend}[!friend.known: , {child.his} best friend], who could draw anything[school: , and had a whole wall to {friend.himself} {at school}]. {child} wanted to make one horse, just one, that {@a} would know was a horse.

The pencil broke. {child} felt about in the bottom of the pencil pot, and found a stubby yellow one with tooth marks in it.

# five-legs
{Child.He} drew a leg. {Child.He} drew another leg. {Child.He} lost count of the legs. {Child.He} drew a back that dipped in the middle, and a face with one eye higher than the other.

The horse lifted its head off the paper. Then it climbed out, one leg after another, all five, and jumped down on to the floor, where it stood as big as a big dog.

“Good morning,” it said. “I’m a horse.”

“It’s alive,” said {child}.

“It’s got five legs,” said {friend}.

“Thank you,” said the horse.

[pet.other: It told {pet} that it was a horse as well, and {pet} believed it straight away.]

# the-better-half
It was the pencil. Whatever you drew with it came to life, exactly as you had drawn it.

“Let me try,” said {friend}.

{Friend} drew a horse from the side. It had muscles and eyelashes and a flying mane. It rose up, the most beautiful horse [city: in all {city} | you ever saw], and fell flat on the table like a playing card. {Friend} had drawn it from the side, and so it only had one.

“There’s only half of me,” said {friend’s} horse, “but it’s the better half.”

They put it on the fridge with a magnet, and it was very happy there, looking at itself in the toaster.

# is-this-new
Just then {@a} came in without {@his} glasses, carrying a cup of tea, and sat down on {child’s} horse.

“Ooh,” said {@a}. “Is this new?[sport:  Just the thing for watching {sport}.]”

“I’m a horse,” said the horse.

“Of course you are,” said {@a} kindly, thinking that it was {friend} talking. {@He} drank up {@his} tea, patted the horse on the cushions, and went off to look for {@his} glasses[music: , humming {music}].

[pet.cat: Then {pet}[!pet.known:  the cat] got up on the horse’s back, turned round and lay down.]

The horse was upset.

# people-would-know
“I’d like to gallop,” it said. “Then people would know.”

[pet.dog: So would {pet}[!pet.known:  the dog]. {Pet.He} got to the door first.]

{child} opened the back door, and the horse galloped. It went [us: around | round] the garden like a shopping [us: cart | trolley] going downhill, with its five legs all arriving at different times, and it shouted, “Look at me! I’m a horse!”[athlete:  {athlete} couldn’t have been prouder.][pet.dog:  {Pet} ran behind, trying to keep in step.][pet.cat:  {Pet} had got off in good time.] {child} had to hold on to the wall, so as not to fall over laughing.

# only-pencil
Then it began to rain.

The horse slowed down. Grey water was running off its legs into the grass.

“{Child},” it said, “I can’t feel my fifth leg.”

It was only pencil. The rain was washing it away.

{child} and {friend} ran out and dragged it back into the kitchen and laid it on the mat. Two of the legs were gone. The tail was gone. You could see the mat right through its tummy, and its face was getting paler and paler.

“I’m going,” said the horse in a thin voice. “It’s a pity. I’d only just come.”

# whose-is-it
{child} snatched up the yellow pencil, and held it out to {friend}.

“You do it!” said {child}. “Quick! You’re the one who can draw!”

{Friend} knelt down and drew a perfect hoof, with a shine on it. The horse lifted its head.

“That’s a very nice hoof,” it said. “Whose is it?”

{Friend} looked at the hoof, and put the pencil back in {child’s} hand.

“I can’t, {child},” said {friend}. “I’d make him into some other horse. You’re the only one who knows how he goes wrong. I’ll hold the light.”

# how-you-get-my-knees
{Friend} fetched the [us: flashlight | torch] and held it close to the last grey lines. But {child’s} hand was shaking.

“So it was the first time,” whispered the horse. “That’s how you get my knees.”

So {child} knelt down and let it shake. {Child.He} drew a leg that was too long, and a leg that was too short. {Child.He} drew a knee that pointed backwards. {Child.He} drew the dip in the back and the tail like an old toothbrush. {Child.He} drew one eye, and then the other eye, a bit higher. Not one line was straight, and every line was right, and the horse got darker and darker under {child’s} hand.

# dont-forget-five
“Five,” said the horse. “Don’t forget five.”

{child} drew the fifth leg all the way down to {friend’s} shiny hoof. The horse got up and stamped on the kitchen floor.

“I’ll keep that one,” it said, “for best.”

{Friend} laughed, and found a sleeve to wipe with, because {friend.he} had been crying as well.

# anyone-can-see
The door opened, and there stood {@a}, with {@his} glasses on.[elder & adult & !elder2:  Behind {@him} came {elder}.][elder2 & adult:  Behind {@him} came {elder} and {elder2}.][elder2 & !adult:  Behind {@him} came {elder2}.] {Child’s} tummy turned over.

“Happy birthday,” said {child}. “I drew you something.”

{@A} looked for a long time, with {@his} head on one side. The horse looked back, and breathed in.

“It’s a horse,” said {@a}. “Anyone can see it’s a horse.”

[elder & adult: “Such nice knees,” said {elder}. ][elder2 & !adult: “Such nice knees,” said {elder2}.]

[elder2 & adult: “And so many of them,” said {elder2}.]

# very-carefully
The horse laid its [us: crooked | wonky] chin on {@s} arm. {@A} stroked its nose for a good while, and then {@he} went into the [us: living room | front room], looked very carefully behind {@himself}, and sat down on the sofa.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @himself
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
