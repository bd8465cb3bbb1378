title: The Left-Foot Thief
title: As Usual
title: A Bit of Luggage
guest pet: Peggy (she), Monty (he)
guest samira: Samira (she), Ottilie (she)
guest osgood: Mr Osgood (he), Mr Pettifer (he)
guest farrow: Mrs Farrow (she), Mrs Lamb (she)

% The pet is the family’s, a dog or a cat; else the dog of {samira}, the lodger who went away, which is only said when the door is opened.

# the-notice
The first slipper went missing on a Monday.

It belonged to {osgood} on the second floor, and it was tartan. On Tuesday it was a pink one from [us: Apartment | Flat] Nine. By Friday, a notice had gone up by the front door of Larkspur House, in red capitals. SOMEBODY, it said, IS STEALING OUR SLIPPERS. ONLY THE LEFT ONES. WE SHALL FIND YOU.

{child} read it twice[friend:  and sent a picture of it to {friend}]. {Child.He} lived on the fifth floor, and [city: whatever went on in the rest of {city}, ]there had not been a crime in Larkspur House for the whole of {child.his} life.

“Come on, {pet},” {child.he} said. “We’re going to catch them.”

{@wag}

# witnesses
They began with the witnesses. {Osgood} came to the door in one slipper and one [us: rain boot | wellington].

“I’d left them on the mat,” he said. “I only turned my back to see to my egg[sport:  and hear the {sport} on the radio].”

“Did you see anyone suspicious?” asked {child}, with {child.his} pencil ready.

“Not a soul,” said {osgood}. “Hello, {pet}.”

# again
Nor had the twins in [us: Apartment | Flat] Twelve, whose slippers were crocodiles[school:  and who had told everyone {at school}]. “Hello, {pet}!” they said. “Hello again!”

{child’s} pencil stopped. “Again?” {child.he} said.

“{Pet} was here on Wednesday,” said the twins. “{@smile}”

{child} looked down at {pet}. {Pet} looked at the wall.

“But that’s impossible,” said {child}. “{@impossible}”

# as-usual
At that moment the [us: elevator | lift] went ping. The doors slid open, and there stood old {farrow} with her shopping.

“Morning, {pet}, dear,” she said. “Fifth floor, as usual?”

“As usual?” said {child}.

“Why, yes. {Pet} waits so politely. The buttons are a little difficult with paws, so one presses them.” {Farrow} blinked. “There’s generally a bit of luggage. I assumed there was an arrangement.”

They rode up in silence. {Pet} stared straight ahead, like somebody being driven to court.

# show-me
“Right,” said {child}, at their own front door. “Show me.”

{Pet} looked at the floor. Then off {pet.he} trotted along the hall, past the kitchen, past {child’s} room, to the door at the end that stood open just the width of {pet}.

{child} hadn’t been in that room for three weeks. It was {samira’s}. She had rented it for two years and been as good as a big sister the whole time, and in September she had packed two suitcases and a frying pan and gone to [us: college | university], two hundred miles away.[!pet:  Dogs weren’t allowed there, so {pet}, who was really hers, had stayed behind.] Everybody had been terribly cheerful about it, [adult: {adult} as well, and ]{child} most of all.[elder:  {Elder}[elder2:  and {elder2}] had asked if it wasn’t a bit empty, and {child} had said not really.] But since then {child.he} had walked past this door quickly, as if it were hot.

# the-ring
{child} pushed it open.

There on the rug beside the empty bed[athlete: , under {samira’s} old picture of {athlete},] were the slippers. There was the tartan one, and two crocodiles. There were nine altogether, not chewed, or even damp, but set out carefully in a ring. And in the very middle was a yellow one with a hole in the toe.

{child} knew that slipper. It was {samira’s}.

{Pet} climbed into the ring, turned round, and lay down with {pet.his} nose in the yellow slipper. {Pet.He} breathed in, hard. Then {pet.he} looked up at {child} with such a puzzled face that {child} understood it all at once.

“It’s stopped smelling of her,” {child.he} whispered. “Hasn’t it? So you went to see if any of the others did.”

# miss-her-too
{child} had meant to be stern. Instead {child.he} lay down on the rug, curled up round the outside of the slippers, and leaned {child.his} face against {@back}.

“I miss her too,” said {child}. “I’ve been saying I don’t. I’ve said it so often I’m tired out.”

{Child.He} had thought that saying it would make things worse. But {@thup}, and they got a tiny bit better. So {child.he} fetched the phone.

# fifty-minutes
{Samira} answered on the second ring. “{child}? You never call! I thought you were having the time of your life without me.”

“I thought you were, without me,” said {child}.

“I cried in a supermarket,” said {samira}. “[music: They were playing {music}, and ]I saw some {@biscuits}.”

Then they both talked at once for fifty minutes, and {pet}, hearing the voice, walked right round the phone four times, looking for the way in.

# the-guilty-party
Next morning, {child} took the slippers back. {Child.He} went from door to door with a laundry basket[friend:  and with {friend}, who wouldn’t have missed it], and {pet} walked in front, as the guilty party. {child} explained it all, even the sad bit. {Child.He} had expected people to be cross, and {osgood} did start to be. But then he took out his handkerchief.

“My boy’s in Canada,” he said. “I’ve still got his [us: baseball bat | cricket bat] behind the door.” And he asked if they’d care for an egg.[elder:  Afterwards {child} rang {elder} and said that it was a bit empty, actually.]

# a-refill
On Thursday a parcel came.[adult:  {Adult} carried it up.] It was addressed to {Pet}, Fifth Floor, and inside was one right-foot slipper, yellow, with a note. “Worn for three days and nights without stopping. My flatmates have complained. I’ll be home in two weeks for a refill.”

{Pet} pushed {pet.his} nose in as far as it would go. {Pet.He} breathed in. And {@the-wag}

# @wag
{Pet} wagged. {Pet} was the dog who lived with them just now, and a wag began at the very end of {pet.his} tail and took some time to travel all the way along {pet.him}, so that {pet.his} nose often wagged when the rest had finished.
## if pet.dog
{Pet} wagged. {Pet} was {a breed}, and a wag began at the very end of {pet.his} tail and took some time to travel all the way along {pet.him}, so that {pet.his} nose often wagged when the rest had finished.
## if pet.dog & breed.Dachshund
{Pet} wagged. {Pet} was a dachshund, so a wag took some time to travel all the way along {pet.him}. {Pet} was so long that {pet} was often in two rooms at once, and so low that {pet.he} dusted the [us: baseboards | skirting boards] in passing.
## if pet.cat
{Pet} purred. {Pet} was {a breed}, and a purr began somewhere behind the whiskers and took some time to travel all the way along {pet.him}, so that the tip of {pet.his} tail often purred when the rest had finished.

# @smile
Such a nice smile.
## if pet.cat
Such nice whiskers.

# @impossible
{Pet} isn’t allowed out alone.
## if pet.dog & breed.Dachshund
Dachshunds aren’t supposed to do stairs. It’s their backs.

# @back
{pet’s} warm back
## if pet.dog & breed.Dachshund
{pet’s} long, warm back

# @thup
{pet’s} tail went thump against a crocodile
## if pet.cat
{pet} laid one paw on {child.his} nose

# @biscuits
dog biscuits
## if pet.cat
cat biscuits

# @the-wag
the wag began, right at the back, and travelled, and travelled, and travelled, until it came out at the other end.
## if pet.dog & breed.Dachshund
the wag began, somewhere near the front, and travelled, and travelled, and travelled, until it came out at the other end.
## if pet.cat
the purr began, somewhere near the front, and travelled, and travelled, and travelled, until it came out at the other end.
