title: Backwards to School
title: Nearly on My Way Home
title: Said the [us: Sweater | Jumper]
guest friend: Idris (he), Maisie (she)
guest teacher: Miss Penny (she), Miss Dora (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up is the grandparent who is ticked, else {adult}, else {minder}. The other grandparent looks for the shoe. The pet wants the laces.

# one-shoe
{child} was {age}, and was sitting on the hall floor with a shoe on one foot. The other shoe was hidden up {child.his} [us: sweater | jumper][athlete: , the one with {athlete} on it].

“I don’t want to go to school,” said {child}.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay alongside and waited for the laces.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] lay alongside and waited for the laces.

]It was because of what had happened the day before[school:  {at school}]. {child’s} teacher, {teacher}, had helped {child.him} with a [us: zipper | zip], and {child} was supposed to say, thank you, {teacher}. But that wasn’t what came out. What came out was:

“Thank you, {@a}. Love you.”

Everybody had heard, and everybody had laughed. Ever since then {child} had been so embarrassed that {child.his} tummy prickled.[pet.other:  {Child.He} hadn’t told anybody about it but {pet}.]

“Where’s your other shoe?” asked {@first}.

[elder2: “Not in here,” said {elder2}, from inside the coat [us: closet | cupboard].

]“I’ve got a tummy ache,” said {child}.

“So I see,” said {@a}. “It’s got laces.”

# do-you-want-to-hop
Then the doorbell rang. It was {friend}[!friend.known: , {child’s} best friend,] who had come to walk with {child.him}. {Friend} was the sort of person who takes everything exactly as you say it.

“Shall we walk?” said {friend}.

“I’m not walking into that school.”

“Oh,” said {friend}. “Do you want to hop?”

“No.”

[sport: “Do you want to {play sport} all the way in?”

“No.”

]“Crawl?”

“No! I don’t want to be there!”

“I see,” said {friend}, and sat down on the floor next to {child.him}. “Is it because you said love you to {teacher}?”

{child} pulled the [us: sweater | jumper] up over everything, and the shoe fell out with a thump.

“{Friend}!” {child.he} said from inside the [us: sweater | jumper]. “That was a secret!”

“You didn’t say so,” said {friend}.

# said-the-jumper
Now {@a} sat down on the floor as well.

“Did you say love you to {teacher}?”

“And {@a},” said the [us: sweater | jumper]. “I said {@a} as well. It prickles in my tummy when I think about it.”

“Then you’ve got a tummy ache after all,” said {@a}. “I’m sorry I blamed the laces.”

{child’s} eyes came up over the edge of the [us: sweater | jumper] and looked at {friend}.

“Did you laugh, too?”

“Yes,” said {friend}. “But that was because it was funny. It wasn’t because it was you.”

That was a little better, but it wasn’t enough.

# more-of-that
“I still want to go home,” said {child}.

“You are home,” said {friend}.

“I want to carry on with it.”

{Friend} thought so hard that {friend.his} forehead wrinkled.

“Then we’ll go backwards,” {friend.he} said. “If you walk to school backwards, you’re facing the other way, so you can see home the whole time. So you’re nearly on your way home. It’s just that you happen to end up at school.”

{child} put on the shoe.[pet.dog / pet.cat:  {Pet} hung on to the lace all the way to the door.]

[elder2: “There it is,” said {elder2}, and came out of the [us: closet | cupboard].]

# beep-beep
And so they reversed. {child} and {friend} walked backwards along the path, [city: probably the only ones {in city}, ]and {@a} walked facing them, nose pointing the right way, and steered.

“Right a bit. Beep, beep, beep. Lamp post! Good, beep, beep.”

“Why are you beeping?” asked {friend}.

“You have to when you reverse,” said {@a}. “But over the road we go forwards, and we hold hands. There, I’m in charge.”

On the other side of the road they reversed again[music: , and now {@a} beeped {music}]. Behind {@a}, {child} could see home all the way. It just got smaller and smaller, and in the end there was only the chimney.

“How’s it going?” asked {@a}.

“I’m nearly on my way home,” said {child}.

# something-soft
They backed into the [us: schoolyard | playground]. {@A} was just about to beep, but it was too late. {child} walked straight into something soft, and nearly fell over.

“Whoops!” said the soft thing.

“Sorry, {@a},” said {child}.

But {@a} was standing right in front of {child.him}, with one hand over {@his} mouth. And the soft thing smelled of coffee and [us: markers | felt pens].

“{Child.He} said it again,” said {friend}.

# the-chimney
Now it prickled worse than the day before. {child} could see the chimney at home, a long way off. {Child.He} {child.was} even facing the right way. It was only a matter of running.

{Child.He} took one step. Then {child.he} stopped, and then {child.he} turned round, without any help, all the way round, until the chimney was behind {child.him} and {teacher} was in front.

“I called you {@a},” said {child}. “Twice. And I said love you.”

# the-only-one
“I remember,” said {teacher}. “It was the only one I got all day. Do you know what I said to the [us: principal | head teacher] last week? I said, bye-bye, [us: sweetie | poppet].”

“And what did the [us: principal | head teacher] say?” asked {friend}.

“Bye-bye, darling,” said {teacher}.

{child} began to laugh. {Child.His} tummy didn’t prickle any more, it tickled.

“Bye-bye, {@a},” {child.he} called out.

“Bye-bye,” said {@a}.

“Bye-bye,” said {teacher}.

# forwards
When {@a} came to fetch them in the afternoon, {child} ran up and hugged {@him} hard [us: around | round] the tummy.

“Hello, {teacher},” said {child}.

“Hello, [us: sweetie | poppet],” said {@a}.

[pet.other: And home to {pet} they walked forwards, all three. | And home they walked forwards, all three.]

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

# @A
{Minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
