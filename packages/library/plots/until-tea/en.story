title: Jupiter, Two Crew
title: Until [us: Dinner | Tea]
title: Final Launch, All Crew
guest uncle: Uncle Gareth (he), Uncle Rhodri (he)
guest denise: Denise (she), Maxine (she)
guest claire: Claire (she), Elaine (she)
guest debs: Debs (she), Mags (she)

% @a is the grandparent (then it was in 1970), else {adult}, else an uncle: whoever was to Jupiter in 1988. The whippet that howls is the dog. The meal they must be back for is tea, in America dinner.

# the-notice
The notice was tied to the rocket’s left fin. REMOVAL OF UNSAFE PLAY EQUIPMENT, it said. SATURDAY, 7 A.M.

{child} read it standing on one leg, with [child.name: a bike | {child.his} bike] leaning against the other.

The rocket had stood in the park since [elder: 1966|1976]. It was made of [age<11: steel, three decks high, | steel bars and steel plates, three decks high,] and it had been red once. {child} had learned to count on it, backwards.[pet.dog:  Only {pet}[!pet.known: , {child.his} dog,] still signed the right fin every morning.][pet.cat:  Only {pet}[!pet.known: , {child.his} cat,] still slept in it.] Now {child.he} {child.was} {age}, and hadn’t been inside for two years or so.[sport:  There was always somebody who wanted to {play sport}.] What bothered {child.him} was [child.name: not being able to say exactly | that {child.he} couldn’t say exactly]. There must have been one particular afternoon when {child.he} [friend: and {friend}[!friend.known: , {child.his} best friend,] ]had climbed down and run home, and that was the last time, and nobody had mentioned it.

# the-potato
[elder: In the kitchen, {elder} | At home, {@a}] put down the potato peeler.

“They can’t do that,” {@he} said.

“It’s got holes in it, {@a}. [friend: {Friend} | Someone’s little brother] needed a tetanus [us: shot | jab].”

“No. Well, then I suppose they can.” {@He} looked at the potato. “I went to Jupiter in that,” {@he} said.

# the-wall
On Friday night they took a [us: flashlight | torch][friend:  and {friend}][pet.dog:  and {pet}, who thought it was all for {pet.him},] and went to say goodbye. {child} got through the hatch sideways, one shoulder at a time.[pet.dog & age>=11:  {Pet} jumped in.][pet.cat & age>=11:  {Pet} was in there already.] {@A} got {@his} head and an arm in, and had to stay like that.

“Bottom deck,” {@he} said, muffled. “Look on the wall, where the paint’s thick.”

{child} shone the [us: flashlight | torch] along it, and there they were, hundreds of them, scratched into the metal with nails and keys, one across another, going back for ever.

MARS, 1981. {claire} + {debs}. NO AIR.

[!friend & age>=11 / !friend & !pet.dog & !pet.cat: MOON AGAIN. RAINING.

][!friend & !pet.dog & !pet.cat / age>=11: VENUS. TOO HOT. CAME HOME.

]PLUTO AND BACK IN 10 MINS. RECORD!!

[friend: {Friend} found theirs, in wobbly capitals: {child} + {friend}. SPACE | {child} found [child.name: the right one | {child.his} own], in wobbly capitals: {child}, 6. SPACE]. IT WAS FINE.

# back-for
And right down by the floor, under everybody else’s, [pet.dog: where {pet} had put {pet.his} nose, ][pet.cat: behind {pet}, who had to be moved, ]was one that simply stopped.

JUPITER, [elder: 1970|1988]. 2 CREW. BACK FOR

“Back for what?” said {child}.

“[us: Dinner | Tea],” said the voice from the hatch. “[adult & !elder: Your [us: grandma | gran] | My [us: mom | mum]] shouted for us, [age<11: |me and the boy next door, ]and I had to leave it. I was going to do the rest the next day. But then it rained, and after that we all got bikes.” {@He} was silent for a moment. “So officially, I suppose, we’re still out there.”

{child} sat with [child.name: both knees against both ears | {child.his} knees against {child.his} ears]. All these people, {child.he} thought, and every one had landed for the last time without knowing it.

“It should have a launch,” {child.he} said. “A proper one.”

# final-launch
Below the council’s notice {child} taped another. FINAL LAUNCH, it said. SATURDAY, 7 A.M. ALL CREW, PAST AND PRESENT, PLEASE REPORT. {Child.He} put it on the street’s group chat too, from {@as} phone. Nobody answered.[friend & age>=11: 

“Nobody’s ever up at seven on a Saturday,” said {friend}.]

# the-gate
[pet.other: {Pet} slept through their leaving. ]At twenty to seven, the park was white with frost and filled to the knees with mist. A [us: truck | lorry] with a crane on its back had pulled up beside the swings. The driver was a broad woman called {denise}, with a clipboard, and she was unbolting the rocket from the planet Earth.

[pet.cat: {Pet} came out to see who was banging.

]{child} and {@a} stood on their own[pet.dog & age>=11: , with {pet} between them,] and stamped their feet.

[pet.dog: {Pet} turned {pet.his} head. ]Then the gate squeaked. It was [friend: {friend}, who had set three alarm clocks, and after {friend.him}] a nurse on her way home from the night shift. After her came a man [pet.dog: in slippers|with a whippet][pet.cat & age>=11: , which {pet} looked at until it sat down][!friend / school: , and four boys from {child’s} [us: grade | year][school:  {at school}] who claimed to be just passing]. Two women of about fifty came over the grass, arm in arm, with coats on over their pyjamas[music: , humming {@song}].

“{claire} and {debs},” said one of them. “Mars.”

“There was no air,” said the other.

# nobody-ever-counted
By ten to seven, [friend: {friend}|{child}] had counted sixty-three[elder2: , with {elder2}, who had brought a flask]. {Child.He} walked over to the crane[child.name: , heart thumping |  with {child.his} heart thumping][athlete: , as if it were {athlete} who stood there].

“Excuse me,” {child.he} said. “When you lift it – could you wait for us to count?”

{denise} looked at the sixty-three people, and then at {child}.

“I’ve lifted boilers,” she said. “I’ve lifted a bus. I lifted a cow once. And in twenty-two years, nobody’s ever counted for me. Of course I’ll wait.”

“And could we have one minute first?” said {child}. “There’s some paperwork.”

# paperwork
{child} [friend: and {friend} ]squeezed in with the [us: flashlight | torch] and lit up the place by the floor. {@A} lay down in the frost[pet.dog: , with {pet} across {@his} legs,] and put {@his} arm through the hatch, right up to the shoulder, with a nail in {@his} fist. It took {@him} [us: six letters and a period. DINNER. | three letters and a full stop. TEA.] Then {@a} passed the nail to {child}, and [friend & age>=11 / friend & !pet: they took it up to the top deck, where there was a clear space. {Friend} put LAST BUT ONE. {child} waited until {friend.he} had gone down | {child.he} took it up to the top deck, where there was a clear space], and wrote [child.name: one more | {child.his} own]. {child}, {age}. LAST ONE OUT. And this time, as {child.he} climbed down, {child.he} noticed everything: the cold rungs, and the smell of pennies[pet.dog & age>=11:  and {pet}], [pet.cat & age>=11: and the corner where {pet} slept, ]and the small jump at the bottom.

# ten
The straps went tight.

“Ten,” said {child}. It came out very small.

“Nine,” said {@a}, beside {child.him}.

“Eight,” said [friend: {friend} and ]{claire} and {debs} and the nurse; and by six it was the whole park, and [pet.dog: {pet}|the whippet] was howling, and by three you could have heard it [city: all over {city} | on the [us: freeway | ring road]].

[friend / elder / sport & pet: “Two. One.” | “Two! One!”]

{denise} pulled the lever. The engine roared. Smoke came rolling out across the grass, white in the frost, and the rocket, which had stood still for [elder: sixty|fifty] years, went up.

# gold
It went up quite straight. The mist poured off its fins. It rose past the lamp post and the bare tops of the trees; and up there, where the sun had already come, the nose cone turned to gold.

For a moment no one breathed. Then [friend: {friend} whooped, and ]everybody cheered at once[pet.cat & age>=11: , except {pet}, who washed a paw].

# unit-four
When it was lying on the [us: truck | lorry] with its fins in the air, {child} [child.name: had to ask | made {child.himself} ask]. “Does it go for scrap?”

“Scrap? No. There’s a [us: guy | chap] who does up old fairground rides, and he’s dead keen to have it.” {denise} tilted the clipboard to the light. “Unit four, Jupiter Way.”

{@A} made a peculiar noise. “Would you say that again?”

“Jupiter Way. It’s on the [us: industrial park | trading estate]. Why, do you know it?”

“I’ve been trying to get there,” said {@a}, “since [elder: 1970|1988].”

# two-seats
{denise} thought about that. She went round and opened the door of the cab[pet.cat: , where it was warm, and {pet} went in. {denise} | , and] moved a sandwich[pet.dog & age>=11:  out of {pet’s} reach].

“I’ve [us: got ][friend: three|two] spare seats[pet.dog:  and a floor],” she said. “How long have you got?”

{child} looked at [friend: {friend}, and {friend} looked at {@a} | {@a}, and {@a} looked at {child}].

“Until [us: dinner | tea],” they said.

# @song
{music}

# @a
{uncle}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @as
{uncle’s}
## if elder
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{uncle.he}
## if elder
{elder.he}
## if adult & !elder
{adult.he}

# @him
{uncle.him}
## if elder
{elder.him}
## if adult & !elder
{adult.him}

# @his
{uncle.his}
## if elder
{elder.his}
## if adult & !elder
{adult.his}
