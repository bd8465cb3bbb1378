title: Monday Wash
title: That’s Them Settling
guest elder: Great-Aunt Jean (she), Great-Aunt Peg (she)
guest pet: Pickle (she), Gherkin (she)
guest mabel: Mabel (she), Mavis (she)
guest driver: Mr Pryce (he), Mr Tibbs (he)

% The machine roars; the plates are a tiny ringing, hardly a sound. A dog snores where the cat purrs.
% The grandparent is the family’s, or a great-aunt; the cat is the family’s, the great-aunt’s or next door’s.

# the-spin
{@washed}

When it got to the spin it roared, and walked a foot across the kitchen, and {elder.short} leaned {elder.his} hip on it to keep it off the [us: stove | cooker]. {@rode} Along the dresser all the plates sang. And when the machine stopped, the plates went on, a tiny ringing, for a minute more.

“That’s them settling,” {elder.short} would say.

# a-new-one
Then {@next} bought {elder.him} a new one.

It was kindly meant. It made no more noise than snow. {Elder.short} thanked {@him}, and never once leaned on it. {@A} put it on the other side of the kitchen, by the window, and {pet} sat down where the old one used to be, and wouldn’t shift. The old one went into the back of {@van}, for the [us: dump | tip].

That was three weeks ago. On the third Monday[school: , when {school} was shut for the day,] {child} came down to breakfast at {elder.short’s}, and there was an elephant in the yard.

# in-the-yard
She filled it. She had come up the back lane and through the gate, which was now lying in the lane. She was old and creased, with freckles on her ears, and she had lifted the latch of the back door and put her trunk in. It was going over the kitchen floor, slowly, one tile at a time.

“Don’t shout,” said {elder.short}. “She’s not touched a thing. I’ve offered her toast.”

# the-keeper
The keeper came running, with straw in her hair. The elephant was {mabel}, she said, from the animal park across the railway. There used to be two of them. Since last spring there was one.

“She’s never gone off before. She was all right on her own. Mondays she was even cheerful.”

The keeper tried apples, tried calling,[music:  tried humming {music},] and {mabel} stayed. At four the vet was coming with an injection, to make her drowsy for the [us: truck | lorry].

“Is that safe?” asked {child}.

“She’s fifty-four. When they’re that old, and they lie down …” The keeper didn’t finish. “I’d give anything for her to walk.”

{child} looked up at one small brown eye. After that {child.he} wanted it too, so much that {child.he} couldn’t eat.

# a-whole-loaf
“She wants feeding up,” said {elder.short}, and buttered a whole loaf. That wasn’t it[friend: , but {friend}, who had come over to look, ate most of it]. “She’s got dry skin, poor soul,” said {elder.short}, and {elder.he} fetched a bucket of warm water and went over {mabel’s} trunk with a [us: washcloth | flannel], fold by fold, telling her about the price of fish[sport:  and the {sport} on television]. {Mabel} seemed to like it[athlete: , and {athlete} most of all]. But she didn’t go.

# a-clean-square
By two o’clock {child} had given up having ideas, and just sat on the step[friend:  with {friend}] and watched.

The trunk went along the tiles to the corner by the sink, where there was a square of floor cleaner than the rest. There it laid itself down flat. It always ended there. And in the square sat {pet}, staring at nothing, with the tip of an elephant’s trunk beside {pet.his} paw.

They looked like two people at a stop where the bus doesn’t come any more.

# they-rumble
“{Elder.short},” said {child}. “How do elephants talk?”

“They trumpet.”

“Not to the ones a long way off,” said the keeper. “They rumble. It’s too low for us to hear. It goes through the ground for miles, and they pick it up in their feet.”

“Would it rattle a plate?”

“I should think—” said the keeper, and stopped.

“They weren’t settling, {elder.short},” said {child}. “The plates. Every Monday you put the machine on and it rumbled. And then it stopped, and she answered.”

{Elder.short} sat down, with the [us: washcloth | flannel] in {elder.his} hand.

“A year and more,” {elder.he} said. {@alone} Then {elder.he} stood up again. “And then three weeks, and not a word out of me. No wonder she came round. Where’s that machine?”

{@Pink} “I kept meaning to go to the [us: dump | tip],” {@he} said.

# ten-to-four
{@He} backed the van up the lane and opened its doors. {Mabel} felt the old machine all over, the dent, the dial, the loose knob. But it was cold, and nothing in it moved. Her trunk slid off and hung down.

It was ten to four.

# a-big-purr
{Pet} came out on the step. {@bins} {Pet.He} looked at the lane, which was wet, and {pet.he} looked at the van. Then {pet.he} walked through the wet, under the whole of an elephant, {@deed}

It was a big [pet.dog: snore, for a dog | purr, for a cat]. It made the [pet.dog: side | lid] buzz. {Mabel} laid her trunk along the [pet.dog: side | lid], and stood listening with it.

# above-two
“Now drive,” said {elder.short}. “And don’t you dare go above two.”

So they went down the lane and over the railway bridge[city: , slower than anybody had ever driven {in city}]: the van, with a [pet.dog: dog snoring | cat purring] in the back of it, and behind the van, on her own four feet, {mabel}.

# a-minute-more
The machine lives in the elephant house now. Every Monday {@a} drives them over with the sheets, and {pet} [pet.dog: on a blanket | in a basket]. {Elder.short} [elder2: and {elder2} have | has] brought a plate, too, and stood it on the windowsill.

The machine roars. {Elder.short} leans, and {pet} [pet.dog: snores | rides]. {Mabel} stands close, with one foot flat on the floor. Then the spin slows, and shakes, and stops.

And on the sill the plate goes on, a tiny ringing, for a minute more.

“That’s her settling,” says {elder.short}.

# @washed
{Elder} washed on Mondays, and for thirty-one years {elder.he} had done it in the same machine. {child} slept there on Sundays, so as not to miss it.
## if elder
{Elder} washed on Mondays, and for thirty-one years {elder.he} had done it in the same machine[elder2: , with {elder2} at the [us: clothesline | washing line]]. {child} slept there on Sundays, so as not to miss it.
## if pet & !elder
{Elder} washed on Mondays, and for thirty-one years {elder.he} had done it in the same machine. {child} and {pet} slept there on Sundays, so as not to miss it.

# @rode
{Pet} sat on top. {Pet} was {elder.short’s} cat, a British Shorthair, round and grey and serious, and {pet.he} rode that machine with {pet.his} eyes shut, like a duchess on a train.
## if elder & !pet
{Pet} sat on top. {Pet} was next door’s cat, a British Shorthair, round and grey and serious, and {pet.he} rode that machine with {pet.his} eyes shut, like a duchess on a train.
## if pet.cat
{Pet} sat on top. {Pet} was {a breed}, and very serious, and {pet.he} rode that machine with {pet.his} eyes shut, like a duchess on a train.
## if pet.dog
{Pet} lay up against its side. {Pet} was {a breed}, and very serious about Mondays, and {pet.he} snored through the whole of the spin with {pet.his} eyes shut, like a duchess on a train.

# @next
{driver} from next door
## if adult
{adult}

# @a
{driver}
## if adult
{adult}

# @he
he
## if adult
{adult.he}

# @him
him
## if adult
{adult.him}

# @van
his van
## if adult
a van

# @alone
“And me thinking I was on my own in here.”
## if elder2
“And us thinking we were on our own in here.”

# @pink
{driver}, looking over the wall, had gone rather pink.
## if adult
{adult} had gone rather pink.

# @bins
{Pet.He} had never in {pet.his} life been past the [us: trash cans | bins].
## if pet.cat
{Pet.He} had never been past the [us: trash cans | bins].
## if pet.dog
{Pet.He} hadn’t been off the tiles since breakfast.

# @deed
jumped up on the machine, turned round twice, shut {pet.his} eyes and started to purr.
## if pet.dog
climbed up into the van, turned round twice, lay down against the machine, shut {pet.his} eyes and started to snore.
