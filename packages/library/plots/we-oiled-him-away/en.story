title: The Wheelbarrow That Said Eee-Ow
title: We’ve Oiled Him Away
title: Growing a Squeak
guest neighbour: Mrs Moss (she), Mrs Pike (she)

% The wheelbarrow is "it"; the squeak that has been oiled away is "him". Whoever comes to see who is making that noise (@a): {adult}, else the
% neighbour. What the cat looks like: @coat, @feet and @ear; how much it says: @chatty.

# eee-ow
{Elder’s} wheelbarrow was green and rusty, and it could talk.

“Eee-ow,” it said, when {elder.short} pushed it down the path. “Eee-ow. Eee-ow.”

And {pet} always answered. {Pet} was {child’s} cat. {@Coat}, and {@chatty}.

“Mee-ow,” said {pet}, trotting beside the wheel.

[!short: “Eee-ow,” said the wheelbarrow.

“Mee-OW,” said {pet}.

]“Eee-ow,” said the wheelbarrow, which meant, “You’re quite right.”

They could go on like that all morning.

# oiled
But on Thursday {elder} stuck {elder.his} fingers in {elder.his} ears. “What a racket!” {elder.he} said. “[city: They can hear you all over {city}. ][sport: I can’t hear the {sport}. ]That wheel [us: needs | wants] oiling.”

[elder2: “At last,” said {elder2}.

So {elder.short} got | So {elder.he} got] {elder.his} little oil can, and {child} was allowed to press it. Plip. Plip. Plip.

{Elder.short} pushed the wheelbarrow down the path.

It didn’t say a thing.

“Mee-ow?” said {pet}.[age>=5:  “Mee-OW?” {pet.he} said, a bit louder, in case it hadn’t heard.]

Nothing.

# lost-friend
{Pet} looked under the wheelbarrow. {Pet.He} looked inside it. [!short: {Pet.He} walked all the way round it on {pet.his} {@feet}, and then|Then] {pet.he} went to look behind the shed.

“[pet.he: He’s | [pet.she: She’s | {Pet} has]] lost {pet.his} friend,” said {child}. “We’ve oiled him away.”

“Oh, [us: dear | crumbs],” said {elder.short}. “So we have.”

“Can we put him back?”

[!short: {Elder.short} scratched {elder.his} chin. ]“I’ve never put a squeak back before,” [short: said {elder.short} | {elder.he} said]. “But I don’t see why not.”

# not-a-crrrk
They tried [school: the bag that {child} took to {school}. The [us: zipper | zip] went vvvip. {Pet} didn’t want a vvvip. | the gate. The gate went crrrk. {Pet} didn’t want a crrrk.]

They tried {elder.short’s} old boots. The boots went fweep, fweep. {Pet} didn’t want a fweep.

[friend: {@Trike}

][age>=5: They tried the shed door, and that was nearly it. The shed door went nyeee. {Pet} put {pet.his} head on one side and waited for the ow, but it never came.

][music & !short: {@Radio}

]
## or
They tried [school: the bag that {child} took to {school}. The [us: zipper | zip] went vvvip. {Pet} didn’t want a vvvip. | the watering can. The watering can went glonk. {Pet} didn’t want a glonk.]

They tried the old [us: lawn chair | deckchair]. {Elder.short} sat down in it to see, and the [us: lawn chair | deckchair] went flump, and so did {elder.short}. {Pet} didn’t want a flump.

[friend: {@Trike}

][age>=5: They tried the shed door, and that was nearly it. The shed door went nyeee. {Pet} put {pet.his} head on one side and waited for the ow, but it never came.

][music & !short: {@Radio}

]
# rhubarb
They tried {elder.short’s} knees[elder2:  and {elder2’s}]. The knees went click, and {elder.short} said, “Ooh,” [elder2: and {elder2} said, “Ow,” ]and {pet} went and sat under the rhubarb with {pet.his} back to everybody[athlete: , and wouldn’t have come out for {athlete}].

# now-push
Then {child} had a think. {child.He} climbed into the wheelbarrow and held on tight.

“Now push,” {child.he} said.

{Elder.short} pushed. And {child} opened {child.his} mouth.

“Eee-ow,” said {child}. “Eee-ow. Eee-ow.”

One {@ear} came out of the rhubarb. Then another {@ear}. Then all of {pet}.

“Mee-OW!” {pet.he} said. “Mee-ow, mee-ow, mee-ow!” [pet.name: {Pet} had | {Pet.He}’d] been saving it up.

“Eee-ow,” said {child}, which meant, “You’re quite right.”

# all-night
Up the path they went, and down the path, [friend: with {friend} going tring behind them, ]until {elder} was [us: all out of breath | puffed out], and {@comes} to see who was making that noise.

“It’s only us,” said {child}. “We’re being the squeak.”

“You can’t be the squeak all night,” said {@a}. “It’s nearly bedtime.”

“And I [us: think | fancy] it’s going to rain,” said {elder.short}, looking up. And then {elder.he} smiled. “Rain. Now, there’s nothing like a drop of rain for growing a squeak.”

So they left the wheelbarrow out on the grass, in the very middle, where it would catch the most[friend: , and {friend} rode home, tring, tring, before the first drop].

## if short
Up the path they went, and down the path, [friend: with {friend} going tring behind them, ]until {elder} was [us: all out of breath | puffed out].

“We can’t be the squeak all night,” said {elder.short}. Then {elder.he} looked up, and smiled. “But I [us: think | fancy] it’s going to rain, and there’s nothing like a drop of rain for growing a squeak.”

So they left the wheelbarrow out on the grass, where it would catch the most.

# pit-pat
And that night {child} lay snug in bed, with {pet} curled behind {child.his} knees, and listened. Pit, said the rain on the wheelbarrow. Pat. Pit-pat. Pit.

# very-small
Squeaks grow slowly. But in the morning, when {elder} gave the handles a push, there it was, brand new, and very, very small.

“Ee.”

“Mew,” said {pet}.

# @trike
They tried [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] who rode up on a tricycle and was sure that it was just the thing. The tricycle went tring. {Pet} didn’t want a tring.

# @radio
They tried the radio. The radio played {@song}, and everybody liked that, but {pet} said it wasn’t him.

# @song
{music}

# @a
{neighbour}
## if adult
{adult}

# @comes
{neighbour}, from next door, looked over the fence
## if adult
{adult} came to the back door

# @chatty
{pet.he} {pet.was} never short of something to say
## if breed.Siamese
{pet.he} had a great deal to say
## if breed.Persian / breed.British Shorthair / breed.Ragdoll / breed.Russian Blue / breed.Scottish Fold
{pet.he} didn’t say much to people, but {pet.he} had a great deal to say to the wheelbarrow

# @coat
{Pet.He} had soft paws and a tail that stuck straight up
## if breed.Siamese
{Pet.He} {pet.was} a Siamese, the colour of milky tea, with four dark socks that never came off
## if breed.Persian
{Pet.He} {pet.was} a Persian, so fluffy that {pet.he} looked like a cushion with a face
## if breed.Maine Coon
{Pet.He} {pet.was} a Maine Coon, as big as two cats, with a tail like a feather duster
## if breed.British Shorthair
{Pet.He} {pet.was} as round as a bun and as thick as a rug
## if breed.Ragdoll
{Pet.He} {pet.was} a Ragdoll, as soft and floppy as a pillow
## if breed.Bengal
{Pet.He} {pet.was} a Bengal, with spots, like a very small leopard
## if breed.Abyssinian
{Pet.He} {pet.was} an Abyssinian, with long thin legs and enormous ears
## if breed.Russian Blue
{Pet.He} {pet.was} a Russian Blue, as grey as a rainy day
## if breed.Scottish Fold
{Pet.He} {pet.was} a Scottish Fold, with ears like two little envelopes
## if breed.Sphynx
{Pet.He} {pet.was} a Sphynx, with no fur at all, as warm and smooth as a peach

# @feet
four soft paws
## if breed.Siamese
four dark socks
## if breed.Maine Coon
four big furry paws
## if breed.Bengal
four spotty legs
## if breed.Abyssinian
four long thin legs

# @ear
ear
## if breed.Siamese
dark ear
## if breed.Persian
fluffy ear
## if breed.Maine Coon
tufted ear
## if breed.Abyssinian
enormous ear
## if breed.Russian Blue
grey ear
## if breed.Scottish Fold
little folded ear
## if breed.Sphynx
smooth ear
