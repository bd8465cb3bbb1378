title: Just Having a Listen
title: How Was It?
title: When It Gets Interesting
guest friend: Hana (she), Felix (he)
guest gertrude: Gertrude (she), Hildegarde (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {gertrude} is the fire engine. Whoever drives (@d) is {adult}, else the grandparent, else {minder}. A grandparent beside them is the one with the hot dog (@man); else it is a man nobody knows. Capitals are shouted.

# nine-days
{child} was {age}, and {child.he} hadn’t spoken to [!friend.known: {child.his} best friend ]{friend} for nine days, which was awkward, because just now they were sitting side by side in a fire engine.

It was {@owners} own fire engine, very old and very red. Her name was {gertrude}, and every summer she led the carnival through [city: {city}|the town]. {Friend} had been promised a ride back in March, and {friend} was not a person who broke promises. So there they sat in a row, {@d} at the wheel, {child} in the middle, and {friend} at the window, looking out of it.[pet.dog:  {Pet}[!pet.known:  the dog] lay across all their feet, and hoped for a hot dog.][pet.cat:  {Pet}[!pet.known:  the cat], who had the driver’s seat for the rest of the year, had been put out in the barn, and wanted it back.]

# long
{child} wanted to say sorry. {Child.He} had wanted to for nine days.[pet.other:  So far only {pet}, at home, had heard it.]

At the [school: concert {at school} | school concert], {friend} had played the cello, all alone on that enormous stage. {child} knew that cello well. Every Tuesday for two years[sport: , right after {sport},] {child.he} had carried the other end of it up Mill Lane. Afterwards {friend} had come running, still holding the bow, and said, “How was it?”

And {child} had said, “Long.”

That was all. {Child.He} had watched {friend’s} face shut like a door.

“{Friend},” {child} began now, and {@d} started the engine.

# two-things
There were two things to know about {gertrude}. The first was that her engine was right there in the cab, under a tin lid, and if you wanted to be heard over it, you had to yell. The second was that she stalled. She did it without warning, and whatever you happened to be yelling, you yelled it to the whole street.

“REMIND ME TO STOP AT THE [us: DRUGSTORE | CHEMIST]!” {@d} bellowed.

“WHY?” yelled {child}.

“I NEED SOME MORE CREAM FOR MY—”

{gertrude} stalled.

“BOTTOM!” said {@d}, to the [us: line at the bus stop | bus queue].

A lady in the [us: line | bus queue] moved along a bit.

“She’s just having a listen,” said {@d}, and patted the dashboard, as always. “She likes to stop when it gets interesting.”

The corner of {friend’s} mouth twitched. As soon as {gertrude} was roaring again, {child}, who had seen it, took a huge breath.

# not-lorry
“I’M SORRY!”

“WHERE?” yelled {@d}, looking in both mirrors.

“WHERE WHAT?”

“THE [us: TROLLEY | LORRY]!”

“NOT [us: TROLLEY | LORRY]! SORRY!”

“DON’T BE SORRY! I’D MUCH RATHER KNOW!” And {@d} pulled in to the kerb to let it pass. They waited there for some time.[music:  {@D} sang {music}.]

“WHAT ARE WE WAITING FOR?” {friend} yelled at last, and they were the first words {friend.he} had said to {child} in nine days.

“NOTHING!” yelled {child}, and [child.name: could have screamed | could have kicked {child.himself}].

# only-bits
Then they turned into [us: Main Street | the High Street], and there was the carnival crowd, all the way down both sides.[athlete:  Somebody had {athlete} on a flag.] It was now or not at all. {child} turned and shouted straight at {friend’s} ear.

“I DIDN’T MEAN IT!”

“WHAT?”

“AT THE CONCERT! I WOULD NEVER SAY—”

“I CAN ONLY HEAR [us: PIECES | BITS]!”

“I SAID, I WOULD NEVER, EVER, EVER SAY—”

{gertrude} stalled.

“YOUR SOLO WAS BORING!”

It rang off the bank. It rang off the church. Three hundred people with ice creams turned round to see whose solo it was.

{@D} opened {@his} mouth.

“Don’t,” said {child}.

# the-top-step
“Excuse me,” said {friend}, very politely, although nobody was in the way. {Friend.He} opened the door, climbed down the two steps and walked off up the middle of the road with {friend.his} back perfectly straight.

{@D} tried the starter. {gertrude} coughed and was silent.

There was a space under the seat where a {@kid} could have lain until September, and {child} did look at it. Then {child.he} slid across to the open door and stood on the top step, holding the rail, higher than everybody in the street.

# speak-up
“{Friend},” {child.he} said. “I only said it was long because I was going to cry.”

“Speak up, [us: honey | love]!” called {@man}. “We only got the boring [us: part | bit]!”

So {child} had to say it again, loudly, to {@to-man}. “I SAID IT WAS LONG BECAUSE I WAS GOING TO CRY.”

{Friend} had stopped. {Friend.He} didn’t turn round. “Why?” {friend.he} said.

“{Friend} says why!” called {@second}.

“Because it was the best thing I ever heard,” said {child}. “You didn’t look like you. You looked like somebody I’d have to buy a ticket for. And I thought, you’ll go off somewhere with that cello, and I’ll be someone you used to know.” {Child.His} voice was wobbling in front of the entire town, and {child.he} let it wobble.

# turnip
{Friend} turned round. {Friend.His} chin was going too.

“You absolute turnip,” {friend.he} said. “How would I get it there? Who do you think carries the other end?”

“What was that?” asked {@third}.

“{Friend} says I’m a turnip,” said {child}.

“Ah,” said {@third}. “You’re all right, then.”

[pet.dog: {Pet} put {pet.his} head out between {child’s} knees, and got the end of the hot dog.

]{Friend} climbed back up, and shoved {child} along with one hip. {gertrude} started at the first touch.

“SHE WAS JUST HAVING A LISTEN,” yelled {@d}, wiping both eyes on one sleeve.

# short
That evening {gertrude} stood in the barn again, ticking as she cooled.[pet.cat:  {Pet} had the driver’s seat back.][pet.other:  {Pet} had been told first of all.] {child} and {friend} had carried the cello up the lane between them, and {friend} sat on the fire engine’s step and played the whole solo through, for {child} and for {@d} and for {gertrude}, who didn’t interrupt. {child} cried all the way, and didn’t hide it from anyone.

{Friend} lowered the bow. “How was it?” {friend.he} asked.

“Short,” said {child}.

# @owners
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @d
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @kid
child
## if child.she
girl
## if child.he
boy

# @man
a man with a hot dog
## if elder & adult & !elder2
{elder}, who was standing there with a hot dog
## if elder & elder2 & adult
{elder}, who was standing there with {elder2} and a hot dog
## if elder2 & !adult
{elder2}, who was standing there with a hot dog

# @to-man
the man with the hot dog
## if elder & adult & !elder2
{elder.short}
## if elder & elder2 & adult
{elder.short} and {elder2.short}
## if elder2 & !adult
{elder2.short}

# @second
the man
## if elder & adult & !elder2
{elder.short}
## if elder2
{elder2.short}

# @third
the man
## if elder & elder2 & adult
{elder.short}
## if elder & adult & !elder2
{elder.short}
## if elder2 & !adult
{elder2.short}
