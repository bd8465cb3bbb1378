title: How to Put a Butterfly to Bed
title: A Bit of August
guest helper: Mr Quill (he), Mr Tapley (he)

% A peacock butterfly in winter lives on what it has inside it, as long as it is cold and asleep. {@dad} is the one who helps: {adult}, else the grandparent, else {helper}. The friend is the one who asks “Are you asleep?” and, in the shed, does not.

# a-bit-of-august
On the twenty-ninth of December, with the snow coming down outside the window[pet.dog:  and {pet}[!pet.known:  the dog] asleep on the rug], a butterfly walked across page sixty of {child’s} book[athlete:  about {athlete}].

[friend: {Friend}[!friend.known: , {child’s} best friend,] nearly blew it away.|{Child.He} nearly blew it away.] It looked like a scrap of burnt paper, black and ragged at the edges. Then it opened, and four eyes stared up at [friend: them|{child.him}], blue and gold on a deep, soft red.[pet.cat:  On the windowsill {pet}[!pet.known: , {child’s} cat,] opened two more.]

“{@Call},” called {child}, not very loudly. “There’s a bit of August on my book.”

{@Came} up, and put {@his} glasses on, and looked for a long time.

“That’s a peacock,” {@he} said. “It ought to be asleep. They find somewhere dark in the autumn and sleep right through till spring. It must have chosen your curtains when the heating was off. And now the heating’s on.”

“So it thinks it’s spring[friend: ,” said {friend}.|.”]

“Wouldn’t you?”

# used-up
The butterfly flew to the window and knocked on the glass. It made a sound like somebody turning very small pages.

“If we let it out …” said {child}.

“It wouldn’t get as far as the gate.”

“And if we let it stay?”[friend:  asked {friend}[pet.cat: , and looked at {pet}].][pet.cat & !friend:  {child} looked at {pet}.]

{@Dad} was reading from {@his} phone. “It’s got just enough inside it to last the winter,” {@he} said. “But only if it’s sleeping. It uses itself up by being awake.” {@He} took off {@his} glasses. “A week, perhaps. We’ve got to get it to nod off again.”

{child} knew a good deal about not nodding off. [sport: {Child.He} knew about the night before {sport}. ]{Child.He} knew about warm milk, and about thinking of nothing, which can’t be done. {Child.He} knew that it was worse when [friend: {friend} stayed the night and kept asking, “Are you asleep?”|people kept asking.] {@Sure} how much of this was true of insects.[pet.dog:  {Pet}, who knew exactly how, was asleep.]

# supper
[pet.cat: First of all {pet} was shut in the kitchen, and had a lot to say about it. Then came supper.|First came supper.] {@Dad} stirred sugar into water, and {child} soaked [us: a cotton ball | a bit of cotton wool] in it and put it on a saucer. Then {child.he} laid {child.his} finger against the butterfly’s front feet, and it stepped aboard. It weighed nothing at all. {Child.He} only knew it was there because {child.he} could feel it holding on.

“They taste with their feet,” said {@dad}. “It says here.”

The moment its feet touched the [us: cotton | cotton wool], out came a long, dark tongue, uncurling like a watch spring. It drank for twelve minutes. [friend: {Friend}|{child}] timed it.[pet.dog:  {Pet} had what was left.]

# not-those
Then came the bed. {Child.He} took the lid off a shoebox and began to line it with {child.his} best woolly socks[friend:  and {friend’s}].

“Not those,” said {@dad} gently. “It doesn’t want anything soft. It wants to hang from the roof, like a bat. And it doesn’t want anything warm.”

That was the difficult part. There was only one thing in the world that would send the butterfly to sleep, and it was the cold: not the wild cold out in the wind, but the still, dark, steady cold of the garden shed. Everything in {child} wanted to put that box beside the fire. Instead {child.he} carried it through the snow, [pet.cat & !friend: past {pet} in the kitchen window, ]while {@dad} went ahead with the [us: flashlight | torch][pet.dog:  and {pet} came behind, one cold paw at a time]. {Child.He} could feel the fluttering through the cardboard, like carrying someone else’s heart. {Child.He} had never done anything so mean.

# a-longer-gap
They put the box on the top shelf, between the paint [us: cans | tins] and the seed trays.

Flutter, went the box.

“Can we wait until it’s asleep?” said {child}.

“It’s [us: twenty-eight degrees | two below zero],” said {@dad}. Then {@he} went and fetched the [us: comforter | duvet] and [friend: all the|both] woolly hats.

They sat on [friend: three|two] bags of [us: potting soil | compost] with the [us: comforter | duvet] round them[pet.dog: , and {pet} asleep underneath it,] and their breath going up in clouds. They didn’t talk, and [friend: {friend}|they] didn’t ask if it was asleep yet. Snow whispered along the roof. Flutter. A gap. Flutter, flutter. A longer gap. Flutter. And then came a gap that {child} listened to, and went on listening to, until {child.he} understood that it wasn’t going to end.

“There,” breathed {@dad}.

# not-opening
After that there was nothing whatever to do, and it was much harder than doing something.[elder & adult:  {Elder} said on the telephone that it always had been[elder2: , and {elder2} said so too].][elder2 & !adult:  {Elder2} said so too.] All through January, {child} went down to the shed[pet.dog:  with {pet}][music: , hummed a bit of {music}] and didn’t open the box. [friend: On Fridays {friend} came along and didn’t open it either. ][pet.cat: {Pet} would have, at once. ]In February {child.he} went on not opening it. One night it was [us: seventeen degrees | eight below], and {child.he} lay awake[pet.other: , and so did {pet}]. {@Long}

# the-little-door
In the second week of March, the forecast [city: for {city} ]said [us: fifty-five | thirteen] degrees and sun. Before school, {child} [pet.cat: shut {pet} in the kitchen, cut|cut] a little door in the side of the box and turned it towards the open window of the shed. All day long[school:  {at school}] {child.he} got {child.his} [us: math | sums] wrong.

At ten to four [friend: {child} and {friend} ran down the garden. “Are you asleep?” asked {friend} at last, and {child} lifted the lid.|{child.he} ran down the garden and lifted the lid.]

The box was empty. Up on the cardboard roof there was a smudge of dust, dark red, no wider than {child.his} thumb. That was all. {Child.He} hadn’t expected a thank-you, exactly. But {child.he} would have liked to be there.

# dont-run
“{child},” said {@dad} from the back step, not very loudly. “Don’t run.”[pet.cat:  In the kitchen window sat {pet}, staring.]

[pet.dog: Beside the [us: trash cans | bins] lay {pet}, quite still. In front of {pet.his} nose, in a crack|Beside the [us: trash cans | bins], in a crack] in the concrete, was the first dandelion of the year. Somebody seemed to have dropped a scrap of burnt paper on it.

It opened.

{child} sat down on the warm step [friend: between {friend} and {@dad}|next to {@dad}], and looked at {@own} watch. This time it drank for nine minutes[pet.dog: , and {pet} never moved][pet.cat: , and {pet} had a lot to say about it]. Then up it went, over the [us: trash cans | bins], over the fence, over the road, and away into the whole of the year.

# @call
{helper}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @came
{helper} from next door, who was looking after {child} that day, came
## if elder & !adult
{Elder} came
## if adult
{Adult} came

# @dad
{helper}
## if elder & !adult
{elder}
## if adult
{adult}

# @he
he
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @his
his
## if elder & !adult
{elder.his}
## if adult
{adult.his}

# @long
In the morning {helper} said over the fence that butterflies had been managing winters since long before there were sheds. He didn’t ask if {child} had slept. That helped.
## if elder & !adult
{Elder} sat on {child.his} bed, and said butterflies had been managing winters since long before there were sheds. {Elder.He} didn’t ask if {child.he} {child.was} asleep yet[pet.dog / pet.cat & !friend: , and neither did {pet}]. That helped.
## if adult
{Adult} sat on {child.his} bed, and said butterflies had been managing winters since long before there were sheds. {Adult.He} didn’t ask if {child.he} {child.was} asleep yet[pet.dog / pet.cat & !friend: , and neither did {pet}]. That helped.

# @sure
{child.he} {child.was} not sure
## if child.she
she wasn’t sure
## if child.he
he wasn’t sure

# @own
{child.his}
## if child.she
her
## if child.he
his

# picture 1
four eyes on red wings
