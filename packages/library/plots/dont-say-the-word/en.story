title: Don’t Say the Word
title: The Dog Who Couldn’t Spell
title: The Best Word There Is
guest dog: Crumpet (he), Noodle (he)
guest owner: Mr Lomax (he), Mr Tibbs (he)
guest minder: Ros (she), Bev (she)

% The dog (@p) is the family's, or else {owner's} for a week. @a: {adult}, or else a grandparent, or else {minder}.

# the-word
There was one word that {child} must never say in front of {@p}, and that word was “walk”.

If you said it, {@p} went off like a firework. {@P-he} went twice round the sofa[athlete: , faster than {athlete},] and once over it. {@P-he} fetched {@p-his} lead and both your boots, and then {@p-he} sat on them and sang[music: , something a bit like {music}].

{@whose} On Sunday {child.he} had said the word by accident, and the lamp still wasn’t mended.

So on Monday they spelled it.

# @whose
{dog} belonged to {owner} down the road. But {owner} was in [us: the hospital|hospital] having a new knee, and {child}, who was {age}, had {dog} for a whole week.
## if pet.dog
{Pet} was the dog, and {child}, who was {age}, loved {pet.him} more than any lamp.

# he-can-spell
“Shall we go for a W-A-L-K?” {child} said to {@a-first}, and {@p} went on sleeping.

But on Tuesday {child} said W, and up went an ear. {Child.He} said A, and up went the other ear. {Child.He} said L, and {@p} was sitting on both boots.

“{@P-he} can spell,” said {child}.

“Dogs can’t spell,” said {@a}. “That one eats socks.”[pet.cat:  {Pet}[!pet.known:  the cat] could spell too, but {pet.he} had never let on.]

# in-french
On Wednesday they said it in French[school: , which {child} had got from a teacher {at school}]. By Thursday {@p} knew French, so they called it the usual thing. By Friday {@p-he} knew the usual thing, and the other thing, and you-know-what.[friend:  {Friend}[!friend.known: , {child’s} best friend,] said it backwards, and that lasted until lunch.][sport:  Nobody could say they were going to {play sport}, because of the “going”.][elder & adult:  {Elder}[elder2:  and {elder2}] had only come to tea, and had to leave without saying so.]

In the end they said nothing. They looked at the door and raised their eyebrows.

On Friday night {@p} learned eyebrows.

# the-other-word
“{@P} is having a [us: shot|jab] today,” said {@a} on Saturday. “Four o’clock, at the V—”

And {@p} was gone.

That was the other word. {@P-he} was behind the sofa, where no arm could reach.

They tried a sausage. They tried a squeaky duck. They pulled the sofa right across the room, and when they looked, {@p} had walked along behind it.

# no
“There is one thing that would do it,” said {@a} slowly. “You could say it. You know. The W.”

{child} opened {child.his} mouth. It was so easy. One little word, and {@p} would come flying out and sing. {@P-he} would sing all the way down the street, until they got to the vet’s.

“No,” said {child}.

“But they close at four!”

“It’s the best word there is,” said {child}. “If we put a vet in it, {@p} won’t ever believe it again.”

# both-of-them
So {child} lay down on the floor and put {child.his} face in the gap. Two eyes looked out at {child.him}.

“I’m going to tell you what it is,” said {child}. “It’s the vet.”

The eyes shut.

“There’s a needle. It hurts for as long as it takes to say ow. I’ll hold you the whole time. And after that there’s a walk. I’m not tricking you. I’ve said both words.”

Nothing happened. {child} didn’t pull. {Child.He} just put one hand in, flat on the floor, and left it there.

After a very long time something wet was laid in it. It was a nose. And behind the nose, slowly, covered in fluff, came all the rest of {@p}.

{@P-he} didn’t sing. {@P-he} went to the vet’s with {@p-his} tail right down, so close to {child} that they both walked crooked. But {@p-he} went.

# ow
“How did you manage that?” asked the vet. “Most people have to trick theirs.”

“I told {@p-him},” said {child}.

{@P} shook until the table rattled. {child} held on with both arms, forehead to forehead.

“Ow,” said {child}, so that {@p} wouldn’t have to.

“All done,” said the vet.

# good-and-loud
They came out into the waiting room, and {@p} looked up. One ear rose, only a very little.

“Yes,” said {child}. And {child.he} said it right out, good and loud, for the first time in a week. “Walk!”

{child} had forgotten that it was a waiting room.

There were six dogs in there, and it was everybody’s best word. They went off like fireworks. They went twice round the chairs and once over them. They fetched two left shoes and an umbrella, and then they sat on them, all seven, and sang.

# the-whole-word
It was the longest walk of the week. They went down by the water and up through the trees[city:  and home round half of {city}], and {@p} smelled everything there was, and some of it twice, and nobody said come on.

# b-e-d
That evening {child} lay on the sofa with {@p} across both feet, and could hardly keep awake.[pet.other:  {Pet} had been fed.]

“I think,” said {@a}, very quietly, “that somebody is ready for B-E-D.”

Up went an ear. {@P} slid down from the sofa. {@P-he} didn’t go round it, and {@p-he} didn’t go over it. {@P-he} just padded away, and when {child} came along after, with clean teeth, there lay {@p}, in the very middle of the bed, with both eyes shut.

“{@P-he} can spell,” whispered {child}.

And {child.he} got into what was left.

# @p
{dog}
## if pet.dog
{pet}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-him
{dog.him}
## if pet.dog
{pet.him}

# @p-his
{dog.his}
## if pet.dog
{pet.his}

# @a-first
{minder} from next door
## if elder & !elder2 & !adult
{elder}
## if elder2 & !adult
{elder} and {elder2}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder}
## if adult
{adult}
