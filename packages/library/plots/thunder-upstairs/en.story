title: {@game-title}
title: Thunder Upstairs
title: Not Since Mammoths
title: Eyes Open Until Four
title: The Least of the Thunders
guest mutter: Mutter (it), Mumble (it)
guest boom: Great-Aunt Boom (she)

# ring
The first boom put a ring in {child's} glass of water. It was a thin ring. It ran from the middle to the edge and was
gone.

[city: The storm had come in over {city} at suppertime and parked.|The storm had come at suppertime and parked on the
roof.] {Child} pulled the quilt up over both eyes and counted. Flash. One, two, three, four. BOOM.[age>=7:  Another
ring.]

## or
Flash. One, two, three, four. BOOM.

[city: The storm had come in over {city} at suppertime and parked.|The storm had come at suppertime and parked on the
roof.] {Child} lay with the quilt over both eyes, counting. In the glass of water by the bed there came a thin ring.
It ran from the middle to the edge and was gone.

# secret
Nobody knew about {child} and thunder. Last time, [school: {at school}|at a birthday party], {child.he} had bent down
and tied a shoelace for twelve minutes.

[friend: On the mattress by the bed lay {friend}, breathing very evenly. {Friend} wasn’t afraid of thunder. Everybody
knew that.] [pet.dog / pet.cat: {Pet} had moved in under the bed and was not receiving visitors.] [pet.other: {Pet}
had turned away and was not receiving visitors.]

[elder: {Elder} always said that thunder was somebody upstairs moving a wardrobe. [elder2: {Elder2} said barrels.]
{Child} listened. It was no wardrobe.]

## or
Whenever it thundered, {child} got very busy. Last time, [school: {at school}|on an outing], it was a shoelace, for
twelve minutes. Nobody guessed why.

[friend: On the floor slept {friend}, who’d never once been afraid of thunder. It sounded like sleeping, anyway, in
and out, like a clock.] [pet.dog / pet.cat: Under the bed {pet} had closed for the evening.] [pet.other: {Pet} had
closed for the evening.]

[elder: “They’re moving the wardrobe,” {elder} always said about thunder. [elder2: “Or the piano,” said {elder2}.]
This didn’t sound like a wardrobe.]

# ceiling
{@game-clue}

{Child} opened one eye. There was a noise just like that at practice, every single week.

“That’s {sport},” said {child}, out loud. “{@game-fault}”

Overhead it went quiet.

{@game-ask}

[friend: “Your ceiling’s talking,” said {friend}, and sat up very fast for somebody asleep.]

## or
{@game-clue}

The quilt came down as far as {child's} nose. That was a noise {child.he} knew by heart.

“Thunder?” {child.he} said to the dark. “That’s {sport}. {@game-fault}”

Everything stopped up there, even the rain.

{@game-ask}

[friend: “The ceiling asked you something,” said {friend}, wide awake.]

# down
A ladder came down through the ceiling, knitted out of rain. The ceiling didn’t seem to mind. Down it, backward,
climbed something grey and round, the size of a washing machine.

## or
A piece of the ceiling turned grey and came down like a pillow. On it sat something round, the size of a washing
machine. It smelled of wet sweater.

## or
A hatch opened in the ceiling. In a bucket, on a string of rain, down came something grey and round, the size of a
washing machine. [age>=7: The bucket was smaller.]

# mutter
“I’m {mutter},” it said. “I’m the smallest thunder. Please come up. {Boom} has to get one right before we can go home.
It’s the rule.”

“How long has she been trying?”

“Tonight? Since supper.” {Mutter} lowered its voice. “Altogether? Since mammoths.”

[age>=7: Everything {child} had ever put a pillow over was up there. But it’s|It’s] hard to know what somebody’s doing
wrong and lie still. So the slippers went on, and up they went. [friend: {Friend} came right behind, in case.]

## or
“{mutter},” it said, and bowed, so that it rained on the rug. “Least of the thunders. The noise is {boom}. Nobody gets
to bed until she’s done it right once.”

“When did she start?”

“At seven.” {Mutter} looked the other way. “But there were mammoths then.”

[age>=7: Up there was the last place {child} wanted to go. But if|If] you can hear what’s wrong, you can’t stay in
bed. On with the slippers, and up. [friend: “I’ll come and carry something,” said {friend}.]

# cloud
{@game-place} Around it stood thunders as big as garden sheds. In the middle stood {boom}. She was as big as a bus, in
a cardigan.

{Mutter} held up a camera. “In case this is the one.” Flash. So that’s what lightning was.

{@game-wrong}

{Child's} heart was going like a sewing machine. But somebody had to say it. “Can I show you?”

## or
{@game-place} Along the edge sat thunders as big as sheds, with cotton in their ears. In the middle stood {boom}, like
a bus in a cardigan.[age>=7:  It was buttoned wrong.]

{Mutter} had a camera. “For the album. It’s still empty.” Flash. So lightning was only photographs.

{@game-wrong}

{Child's} legs had turned to noodles. “Can I show you something?” {child.he} said all the same.

# lesson
{@game-show}

[age>=7: “So quiet,” whispered one of the sheds.]

{Boom} nodded. Flash. {@game-copy}

BOOM.

## or
{@game-show}

[age>=7: “When does the noise come?” asked one of the sheds.

“That was it,” said {child}.]

{Boom} did up her cardigan. Flash. {@game-copy}

BOOM.

# afraid
It was the loudest of all. Afterwards {child} was crouching down, tying a shoelace. There was no shoelace. There were
only {@game-feet}.

{Boom} bent down to look, which took a while. “Are you afraid of me?” she asked.

“Yes,” said {child}, who’d never said it to anybody, and was now saying it to the thunder.

“So am I,” said {boom}. “I never know how loud it’s going to be until it’s been.”

Then {child} saw what the trouble was, and {@game-blamed}. “You shut your eyes. Right before. I do that too.”

[friend: “So do I,” said {friend}.]

“It helps,” said {boom}.

“It doesn’t. I’ve tried it for years. I’ll stand right here and count, and you keep them open until four. I will if
you will.”

## or
Nobody had heard a worse one. When it was over, {child} sat curled up, busy with a shoelace, though {@game-feet}
haven’t got any.

{Boom} got down on her knees. “Is it me?” she whispered.

{Child} nodded. {Child.He} had never told anybody.

“I scare me too,” said {boom}. “You never know when it’s coming.”

“Can I see the pictures?” said {child}. There were thousands in the camera, and in every one {boom} had her eyes shut.
So that was the trouble, and {@game-blamed}. “Look. Right before. Exactly like me.”

[friend: “And me,” said {friend}.]

“But it gets so loud,” said {boom}.

“It gets loud anyway. I’ll stand beside you and count, and we keep our eyes open until four. Both of us.”

# four
[athlete: At home hung a picture of {athlete}, looking as if there were all the time in the world. {Child} tried that
face on.] [music: Then {child} hummed {music} until {boom's} knees stopped rumbling.]

[friend: {Mutter} held up the camera.|Another thunder held up the camera.] Flash.

“One,” said {child}, {@game-one}. “Two,” {@game-two}. “Three,” {@game-three}. “Four.”

{@game-tick}.

{@game-done}

## or
[athlete: In the picture at home, {athlete} is never in a hurry. {Boom} was lent that face.] [music: “I hum,” said
{child}, so they both hummed {music} until the cloud lay still.]

[friend: The camera was up, and {mutter} held its breath.|The camera was up, and the sheds held their breath.] Flash.

“One,” said {child}, {@game-one}. “Two,” {@game-two}. “Three,” {@game-three}. “Four.”

{@game-tick}.

{@game-done}

# practice
All the thunders clapped, the way you clap outside a room where somebody’s sleeping.

“Can I do that again at home?” whispered {boom}.

“Every week,” said {child}. “It’s called practice.”

So the storm rolled up its {@game-lines} and went. In the bedroom one drop fell from the ceiling, and then the rain
was only rain. [pet.dog / pet.cat: {Pet} came out and took the warm part of the quilt.] [pet.other: {Pet} was
receiving visitors again.] [elder: In the morning somebody would have to call {elder.short} about the wardrobe.]

[adult: {Adult} looked in. “You slept through the whole thing,” {adult} whispered. {Child} didn’t argue. It would have
taken until breakfast.]

## or
The thunders cheered, but only with their mouths.

“What if it won’t work tomorrow?” whispered {boom}.

“Then you count again,” said {child}. “That’s what practice is for.”

The storm folded up its {@game-lines} and went home in its socks. On the bedroom floor was one wet spot, and outside,
the rain sounded like rain. [pet.dog / pet.cat: {Pet} came out as if nothing had happened.] [pet.other: {Pet} looked
as if nothing had happened.] [elder: {Elder.short} would be surprised. It had never been the wardrobe.]

[adult: “Were you asleep for the worst of it?” whispered {adult} in the doorway.

“Nearly,” said {child}.]

## or
Nobody cheered. They waved, with both hands.

“Was that all?” said {boom}. “So little noise?”

“That’s the hard part,” said {child}. “That’s why you practice.”

All the {@game-lines} were put away in a bag, and the storm tiptoed home. The bedroom smelled of rain, no more.
[pet.dog / pet.cat: {Pet} was on top of the quilt already and had never been anywhere else.] [pet.other: {Pet} had
never been anywhere else.] [elder: Somebody would have to tell {elder.short} that the wardrobe had stopped.]

[adult: “I looked in before,” whispered {adult}. “You were far away.”

“High up,” said {child}.]

# breathing
“I was awake,” said {friend} in the dark. “From the very first one.”

“I know,” said {child}. “Nobody breathes like that.”

## or
“I was pretending to sleep, before,” whispered {friend}.

“I was pretending not to hear,” whispered {child}.

# thin-ring
Far away, on the other side of [city: {city}|the hills], something blinked. {Child} left the quilt where it was and
both eyes open. One. Two. Three. Four.

{@game-tick}.

In the glass of water there was a ring, so thin that you had to be waiting for it. It ran from the middle to the edge
and was gone, and {child} slept.

## or
Far away, on the other side of [city: {city}|the hills], something blinked. {Child} lay with both eyes open and
counted. One. Two. At three they closed by themselves[age>=7: , it was so soft under the quilt].

{@game-tick}.

Only the glass of water noticed, with a ring so thin that you had to be waiting for it. It ran from the middle to the
edge, and then the water was perfectly still.

# @game-title
What Is Wrong with Hurry?
## if sport.Soccer
What Is Wrong with Toes?
## if sport.Basketball
What Is Wrong with Straight Knees?
## if sport.Tennis
What Is Wrong with Big?
## if sport.Swimming
What Is Wrong with Looking Up?
## if sport.Baseball
What Is Wrong with One Hand?
## if sport.Football
What Is Wrong with Stomachs?
## if sport.Gymnastics
What Is Wrong with Straight Legs?
## if sport.Track and Field
What Is Wrong with Looking Back?
## if sport.Volleyball
Too Quiet
## if sport.Hockey
What Is Wrong with Stiff?
## if sport.Golf
What Is Wrong with the Big Club?
## if sport.Dance
What Is Wrong with Flat Feet?

# @game-tick
Tick
## if sport.Soccer
Pock
## if sport.Basketball
Fft
## if sport.Tennis / sport.Golf
Tock
## if sport.Swimming
Plip
## if sport.Baseball / sport.Football
Whup
## if sport.Gymnastics / sport.Hockey / sport.Dance
Tup
## if sport.Volleyball
Pup

# @game-feet
slippers
## if sport.Swimming / sport.Gymnastics
toes

# @game-lines
clouds
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Hockey
lines
## if sport.Swimming
lane ropes
## if sport.Gymnastics
mats
## if sport.Track and Field
lanes
## if sport.Golf
greens
## if sport.Dance
mirrors

# @game-blamed
it wasn’t the hurry
## if sport.Soccer
it wasn’t her toes
## if sport.Basketball
it wasn’t her knees
## if sport.Tennis
it wasn’t her swing
## if sport.Swimming
it wasn’t her chin
## if sport.Baseball
it wasn’t her hands
## if sport.Football
it wasn’t her stomach
## if sport.Gymnastics
it wasn’t her legs
## if sport.Track and Field
it wasn’t the looking back
## if sport.Volleyball
it wasn’t the calling
## if sport.Hockey
it wasn’t her stick
## if sport.Golf
it wasn’t the club
## if sport.Dance
it wasn’t her feet

# @game-clue
A thump, and feet in a great hurry. Then a crash. Then all of it again from the beginning, even faster.
## if sport.Soccer
First a boom. Then a long low rumble, rolling away. Then, far off, a rattle, like a fence.
## if sport.Basketball
Boom, boom, boom, coming closer. A pause. Then a clang that shook the window, and a grumble that went round and round
and fell off.
## if sport.Tennis
A crack. A long whistle, going up. Then a bounce, several streets away.
## if sport.Swimming
Wet feet, running. Then nothing, for as long as you can hold a breath. Then the biggest smack in the world, and rain,
all at once.
## if sport.Baseball
A crack. Then nothing, a long nothing, with something going up in it. Then a thud, a roll, and a great many feet.
## if sport.Football
A boom. Then bump, off to the left, and bu-bump, back to the right. Whatever was bouncing up there wasn’t round.
## if sport.Gymnastics
Feet, drumming faster and faster. A silence with somebody in the air in it. Then a thump that made the bed jump.
## if sport.Track and Field
A crack, like a starting gun. A great many feet, coming around a bend. Then a clatter, and something thin, rolling.
## if sport.Volleyball
A boom, on a floor. Then a scuffle. Then four crashes at once, as if several people had run to the same place.
## if sport.Hockey
A crack. A crash, like boards. Then something skittering away, and a handful of hail against the window.
## if sport.Golf
A crack. A long roll, going past. A pause. Another crack, and the roll came back the other way.
## if sport.Dance
Boom, boom, boom. A pause. Then one more boom, late, and a scuffle, as if somebody’s foot had been stepped on.

# @game-fault
Somebody’s in too much of a hurry.
## if sport.Soccer
Somebody’s missing the goal. They’re kicking with their toes.
## if sport.Basketball
Somebody’s hitting the rim. They’re shooting with straight knees.
## if sport.Tennis
Somebody’s hitting it out. Their swing’s much too big.
## if sport.Swimming
That’s a belly flop. Somebody looked up.
## if sport.Baseball
Somebody’s dropping the ball. They’re catching with one hand.
## if sport.Football
Somebody’s dropping a pass. They’re catching with their stomach.
## if sport.Gymnastics
Somebody’s landing on straight legs.
## if sport.Track and Field
It’s a relay, and somebody dropped the baton. They’re looking back.
## if sport.Volleyball
The ball’s coming down between them. They’re too quiet.
## if sport.Hockey
The puck’s bouncing off somebody. They’re holding the stick too stiff.
## if sport.Golf
Somebody’s missing the hole from both sides. They’re putting with the big club.
## if sport.Dance
One of them is late. They’re landing on flat feet.

# @game-ask
“What,” said the ceiling, “is wrong with hurry?”
## if sport.Soccer
“What,” said the ceiling, “is wrong with toes?”
## if sport.Basketball
“What,” said the ceiling, “is wrong with straight knees?”
## if sport.Tennis
“What,” said the ceiling, “is wrong with big?”
## if sport.Swimming
“What,” said the ceiling, “is wrong with looking up?”
## if sport.Baseball
“What,” said the ceiling, “is wrong with one hand?”
## if sport.Football
“What,” said the ceiling, “is wrong with stomachs?”
## if sport.Gymnastics
“What,” said the ceiling, “is wrong with straight legs?”
## if sport.Track and Field
“What,” said the ceiling, “is wrong with looking back?”
## if sport.Volleyball
“Too,” said the ceiling, “WHAT?”
## if sport.Hockey
“What,” said the ceiling, “is wrong with stiff?”
## if sport.Golf
“What,” said the ceiling, “is wrong with the big club?”
## if sport.Dance
“What,” said the ceiling, “is wrong with flat feet?”

# @game-place
Inside, the cloud was big and grey and quite empty, with room for anything, even {sport}.
## if sport.Soccer
Inside, the cloud was as wide as a {sport} [uk: pitch|field], with grey wool for grass and nets of knotted rain.
## if sport.Basketball
Inside, the cloud had a polished floor with white lines, and a hoop that hung from something too high to see.
## if sport.Tennis
Inside, the cloud was one long tennis court, swept smooth, with a net of knotted rain.
## if sport.Swimming
Inside, the cloud held a pool, grey and warm, with lane ropes of strung hailstones.
## if sport.Baseball
Inside, the cloud was a ballpark, with raked grey sand and bases like plump pillows.
## if sport.Football
Inside, the cloud was a field with white lines from side to side, and goalposts that went up out of sight.
## if sport.Gymnastics
Inside, the cloud was a gym, with mats of grey wool and a vault at the end of a long, long runway.
## if sport.Track and Field
Inside, the cloud was a running track, eight grey lanes around a field of wool.
## if sport.Volleyball
Inside, the cloud was a volleyball court, with a high net of knotted rain.
## if sport.Hockey
Inside, the cloud was a rink, the ice as dark as a pond, with boards of packed hail.
## if sport.Golf
Inside, the cloud was one great putting green, with a flag that hung perfectly still.
## if sport.Dance
Inside, the cloud was a dance studio, with a mirror of still rain down one whole wall.

# @game-wrong
{Boom} took a deep breath, shut her eyes and did everything at once. BOOM. When it was over, she was facing the wrong
way.
## if sport.Soccer
{Boom} galloped at the ball, shut her eyes and stabbed it with her toe. BOOM. Off it rolled across the sky until it
met a fence.
## if sport.Basketball
{Boom} pounded the ball down the floor, shut her eyes and flung it, stiff as a plank. BOOM, went the rim.
## if sport.Tennis
A ball came over. {Boom} shut her eyes and swung so far around that the racket smacked her own back. BOOM. The ball
left for the next county.
## if sport.Swimming
{Boom} trotted to the edge, shut her eyes, stuck her chin in the air and toppled in. BOOM. Half the pool went down
onto the roofs.
## if sport.Baseball
A thunder hit one high. {Boom} stuck up her glove and shut her eyes. BOOM. The ball came down behind her and rolled to
the wall.
## if sport.Football
{Boom} thudded out for a pass, turned, shut her eyes and took it in the stomach. BOOM. Off it went, bump, bu-bump,
every way but back.
## if sport.Gymnastics
{Boom} drummed down the runway, sailed over the vault, shut her eyes and came down like a dropped piano. BOOM.
## if sport.Track and Field
A thunder came pounding up with the baton. {Boom} looked back and shut her eyes. BOOM. They both sat down, and the
baton rolled into lane eight.
## if sport.Volleyball
A serve came over. All the thunders looked at it politely. Then all of them ran, {boom} in front with her eyes shut.
BOOM.
## if sport.Hockey
A pass came. {Boom} held her stick like a fence post and shut her eyes. BOOM. The puck flew off it and into the
boards.
## if sport.Golf
{Boom} took the biggest club in the bag, shut her eyes and swung it all the way around. BOOM. The ball rolled past the
hole and some way towards the sea.
## if sport.Dance
A row of thunders jumped and came down. {Boom} shut her eyes, jumped after them and came down on both heels. BOOM. The
mirror ran down the wall and had to start again.

# @game-show
First {child} stood perfectly still. “You begin with that. Then one thing at a time, as slowly as you can.” One thing
came, and then the next, and the last of them made no more noise than a spoon in a drawer. Tick. [friend:
{friend}|{mutter}] forgot to blink.
## if sport.Soccer
{Child} set one foot beside the ball and turned the other one out. “Not the toe. This flat part. And look where you
want it to go.” Pock. The ball ran straight across the wool and stopped at [friend: {friend's}|{mutter's}] feet as if
it had been called.
## if sport.Basketball
{Child} bent both knees and tucked one elbow in. “It comes from your legs. Up, and wave goodbye with your hand.” The
ball went up, high and slow, and came down through the net. Fft. [friend: {friend}|{mutter}] caught it underneath.
## if sport.Tennis
{Child} took a racket and turned sideways. “Back early. Then a small swing, low to high.” [friend: {friend}|{mutter}]
sent one across. Tock. Back it came. Tock. They hit ten in a row, and every one came down inside the lines.
## if sport.Swimming
{Child} kicked off the slippers. “Arms by your ears. Chin on your chest. Your hands make a hole, and the rest of you
goes through it.” Plip. Far out a head came up and swam to the other side, where [friend: {friend}|{mutter}] was
waiting with a towel.
## if sport.Baseball
[friend: {friend}|{mutter}] took the bat and knocked one up until it was a dot. {Child} got under it, glove up, bare
hand right beside it. “Watch it the whole way. Then shut the door.” Whup. The bare hand closed over the glove.
## if sport.Football
{Child} held up both hands, thumb to thumb. “A window. Catch it in the window and tuck it away.” Ten steps straight
ahead, then left. [friend: {friend's}|{mutter's}] pass came spinning. Whup. It was in the window, and then under one
arm.
## if sport.Gymnastics
{Child} kicked off the slippers, ran, hit the board with both feet and the vault with both hands, and flew. Toes,
heels, knees. Tup. “You have to land as if somebody’s asleep underneath,” said {child}. “Somebody is. Usually it’s
me.” [friend: {friend}|{mutter}] held up ten fingers.
## if sport.Track and Field
{Child} took the baton and ran the whole bend, slippers slapping. Up ahead stood [friend: {friend}|{mutter}]. “Look
forward! Run, and put your hand back when I say the word!” [friend: {friend}|{mutter}] ran. “Hand!” Tick. There lay
the baton, and neither of them had slowed down.
## if sport.Volleyball
“One of you has to call it,” said {child}. [friend: {friend}|{mutter}] served. “Mine!” called {child}, and bent both
knees and held out both arms, straight and close together. Pup. The ball rose, high and soft. “You say mine,” said
{child}, “and then it is.”
## if sport.Hockey
{Child} slid out in slippers, which turned out to be nearly skates. “Give a little when it comes. As if it’s an egg.”
[friend: {friend}|{mutter}] swept the puck across. The stick drifted back with it. Tup. It stayed.
## if sport.Golf
{Child} pulled out the putter, the flat little one that nobody had touched. “Just your shoulders, like a swing. And
don’t look up. Listen for it.” [friend: {friend}|{mutter}] held the flag. The ball set off, bent where the cloud
sloped, slowed down, thought about it. Tock. In.
## if sport.Dance
{Child} stood beside [friend: {friend}|{mutter}] in front of the mirror. “Toes, then heels, then knees. And start
before the count, not after it.” Step, step, turn, and jump. Tup. All four feet came down together, and there was not
a ripple in the mirror.

# @game-copy
She stood still. She stood still for nearly a second.
## if sport.Soccer
She turned her foot out. She looked. She galloped.
## if sport.Basketball
She bent her knees. They creaked. She aimed.
## if sport.Tennis
She turned sideways. She took the racket back, and back, and back.
## if sport.Swimming
Up went her arms. Down went her chin. At the last moment, up it came again.
## if sport.Baseball
She got under it. She put up both hands. The ball came down.
## if sport.Football
She made a window. You could have driven a car through it. She thudded off.
## if sport.Gymnastics
She bent her knees for practice, twice. She drummed down the runway.
## if sport.Track and Field
She looked forward. She started to run. The word came: “Hand!”
## if sport.Volleyball
“Mine,” she said, trying it out. The serve came over.
## if sport.Hockey
She thought about eggs. The puck came.
## if sport.Golf
She took the putter, which vanished in her fist. She set her shoulders.
## if sport.Dance
She stepped, stepped and turned. The floor leaned a little. She jumped.

# @game-one
and {boom} stood still
## if sport.Soccer
and {boom} ran, not too fast
## if sport.Basketball
and {boom} bent her knees
## if sport.Tennis
and [friend: {friend}|{mutter}] sent the ball over
## if sport.Swimming
and ten grey toes came over the edge
## if sport.Baseball
and [friend: {friend}|{mutter}] hit it, up and up
## if sport.Football
and {boom} ran ten steps
## if sport.Gymnastics
and {boom} hit the springboard
## if sport.Track and Field
and {boom} began to run
## if sport.Volleyball
and [friend: {friend}|{mutter}] served
## if sport.Hockey
and [friend: {friend}|{mutter}] sent the puck across
## if sport.Golf
and {boom} set the putter behind the ball
## if sport.Dance
and {boom} stepped

# @game-two
and she began, with one thing
## if sport.Soccer
and she put one enormous foot down beside the ball, as lightly as a hat
## if sport.Basketball
and her elbow came in, slow as a drawbridge
## if sport.Tennis
and {boom} kept her swing as small as a bus can
## if sport.Swimming
and her arms went up beside her ears
## if sport.Baseball
and {boom} shuffled back until she was under it
## if sport.Football
and she cut left, and [friend: {friend's}|{mutter's}] pass was in the air
## if sport.Gymnastics
and she was up, with her hands on the vault
## if sport.Track and Field
and she looked forward, only forward
## if sport.Volleyball
and “mine,” said {boom}, and got there first
## if sport.Hockey
and {boom} let her shoulders down
## if sport.Golf
and her shoulders went back, like a swing
## if sport.Dance
and she turned, with her arms out, and nobody was hit

# @game-three
and she did the next thing, and her eyes were open, grey and rather surprised
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Golf
and her eyes were open, grey and rather surprised
## if sport.Swimming
and her chin went down, and her eyes were open, grey and rather surprised
## if sport.Baseball
and up came both her hands, and her eyes were open, grey and rather surprised
## if sport.Football
and she put up the window, and behind it her eyes were open, grey and rather surprised
## if sport.Gymnastics
and she was over, and her eyes were open, grey and rather surprised
## if sport.Track and Field
and back came her hand, flat as a tray, and her eyes were open, grey and rather surprised
## if sport.Volleyball
and her arms came together, and her eyes were open, grey and rather surprised
## if sport.Hockey
and her stick drifted back a little, and her eyes were open, grey and rather surprised
## if sport.Dance
and she was in the air, and her eyes were open, grey and rather surprised

# @game-done
Nothing fell down. She was even facing the right way.
## if sport.Soccer
The ball rolled over the wool, took its time, and leaned against the back of the net.
## if sport.Basketball
The ball dropped through the net, and the rim never knew.
## if sport.Tennis
The ball cleared the net by a hand and landed on the line.
## if sport.Swimming
She went in like a letter into a mailbox, and not one drop went over the side.
## if sport.Baseball
The ball went into the glove, and the other hand shut the door.
## if sport.Football
She looked at the ball in her hands. Then she tucked it under her arm, like a loaf.
## if sport.Gymnastics
Toes, heels, knees. She stood on the mat with her arms out and did not take one step.
## if sport.Track and Field
The baton lay in her palm, and she carried it around the bend like a candle.
## if sport.Volleyball
The ball went up off her arms, high and soft, and everybody had time to watch it.
## if sport.Hockey
The puck lay against her stick as if it lived there.
## if sport.Golf
She heard it before she saw it: the ball, dropping in.
## if sport.Dance
Toes, heels, knees. In the mirror there was not a ripple.
