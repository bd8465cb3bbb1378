title: I’ll Hold Your Note
title: The Front Door of the Note
title: Is This Anyone’s?
guest tuba: Mrs Gathercole (she), Mrs Pennyquick (she)
guest conductor: Mr Fairbrother (he), Mr Ludlow (he)

% {tuba} plays the tuba. The Mayor is “she”; her tea is {elder’s}. {friend} is the laughing trombone. A dog lies under the chair and a cat in the cornet case, and both leave when it sounds wrong.

# phwaaark
{child’s} last [us: baby tooth | milk tooth] had been wobbly for five weeks, and that would have been nobody’s business but {child.his} own if {child.he} hadn’t played the cornet.

A cornet sits on your front teeth. So every time {child} reached the long high note in “Evening Star”, the tooth leaned backwards to get out of the way, and the note came out like a duck being sat on.

Phwaaark.

The [city: {city}|Lower Tidmarsh] Silver Band stopped playing. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] got up from under the chair and left. ][pet.cat: {Pet}[!pet.known: , {child’s} cat,] got out of the cornet case and left. ][elder: {Elder}, by the door, spilled {elder.his} tea. ][friend: Over in the trombones {friend}[!friend.known: , {child’s} best friend,] | Someone in the trombones] was crying with laughter. The concert was on Saturday, in the park, and {child} had the solo.[pet.other:  At home, even {Pet} left the room.]

# front-door
“It’s only a tooth,” said {conductor}, the conductor. “Can’t you just ignore it?”

“Only a tooth?” said a voice from the back.

It was {tuba}. She was seventy-eight and very small, and she played the tuba, so that mostly what you saw was a tuba with shoes.

“A tooth is the front door of the note, {conductor}. You wouldn’t ask anybody to play with no door.” She came [us: around | round] and sat down next to {child}. “Show me. Ah. East to west?”

“And a bit north,” said {child}.

“Does it hurt?”[friend:  asked {friend}, who had stopped laughing.]

“No. It’s just that I don’t know when. I go for the note and I think, is it now? And then I can’t breathe.”

[friend: {Tuba} | She] nodded as if {child.he} had told her something important. “Then here’s what we’ll do. If it goes wrong, you stop and breathe. I’ll hold your note.”

“You’re a tuba.”

“I’ll hold it four floors down. But I’ll hold it. Nobody will hear a gap.”[elder: 

“And I’ll hold my cup,” said {elder.short}.]

# all-that-week
And [elder: {tuba} | she] did. All that week, whenever the tooth leaned, {child} took the cornet from {child.his} lips and breathed, and there was {child.his} note, deep down in the floorboards, waiting for {child.him} like someone keeping a door open with a foot. By Friday {child.he} had nearly stopped being afraid of it[friend: , and {friend} had nearly stopped laughing][pet.dog / pet.cat: , and {pet} had nearly stopped leaving][elder: , and {elder.short} had nearly drunk a whole cup of tea].

“How do you know so much about teeth?” {child} asked while they were packing up.

“I’ve had two sets,” said {tuba}. “My own, and these.” She clicked them. “They don’t like the high notes either.”

# dry-as-a-biscuit
On Saturday half the town was on the grass[sport: , and even the people who had come to {play sport} had sat down]. [elder: {Elder.short} sat in the front row[elder2:  beside {elder2}], with a cup of tea on {elder.his} knee. | The Mayor sat in the front row in her gold chain, with a cup of tea on her knee.] {child} stood up. {Child.His} mouth was as dry as a [us: cracker | biscuit].[athlete:  {Child.He} thought hard about {athlete}, and it didn’t help.][friend:  In the trombones {friend} looked hard at {friend.his} shoes.]

{Child.He} began. It was going well. {Child.He} climbed up the tune, step by step, and came out on the long high note, and it was clear and silver and just as {child.he} had imagined it. [pet.dog: Then {pet} got up. ][pet.cat: Then {pet} got out of the case. ]And {child.he} felt the tooth go.

# plip
It went forwards. It went down the cornet, with all {child’s} breath behind it. It rattled [us: around | round] the bends, shot out of the bell, flew in a curve across the flower bed, and landed in [elder: {elder.short’s} | the Mayor’s] tea.

Plip.

[elder: {Elder.short} looked into {elder.his} cup. “Is this anyone’s?” {elder.he} said. | The Mayor looked into her cup. “Is this anyone’s?” she said.]

# top-pocket
The trombones were laughing already[friend: , {friend} too]. But there was the note, four floors down, holding, and {child} grabbed a breath. Then {child.he} heard it shake.

{Child.He} looked [us: around | round]. {Tuba’s} shoulders were going. She was trying with all her might not to laugh. Tears were running down her face, and she held the note, and she held it. Then there was a noise like a bath emptying, and the note was gone. Out of the tuba’s big brass mouth shot a full set of teeth. They turned over once in the sunshine, and came down in {conductor’s} top pocket.

Where they smiled at everyone.

# nobody-holding
After that, nobody was holding anything. The drums had stopped.[pet.dog:  {Pet} was halfway to the gate.][pet.cat:  {Pet} was halfway up a tree.] People were beginning to roar, and {tuba} wasn’t laughing any more. She had her hand over her mouth. Above the hand her eyes had gone old and frightened, and she was looking for the way off the bandstand.

{child} put the cornet to {child.his} lips, and it was no good. The tooth was gone, and nothing came out but air.

So {child.he} put it down, and sang.

# aah
{child} had never sung alone in front of anyone[school: , not even {at school}]. It was just “Aah”, on that one note, and there was a whistle in it from the gap. But it was the right note. {Child.He} looked straight at {tuba} and held it. It went out over the grass[pet.dog:  as far as {pet}][pet.cat:  and up the tree to {pet}], and one by one the people stopped laughing[friend: , {friend} first].

{Child.He} held it until {child.he} saw stars. {Child.He} held it while {tuba} walked up to {conductor} and took her teeth out of his pocket. {Child.He} held it until [child.she: {tuba}|she] was back in her chair, and had clicked, and had picked up her tuba[pet.dog: , and {pet} was back under the chair][pet.cat: , and {pet} was back in the case]. Then [pet.dog / pet.cat: {tuba} | she] came in, deep and steady, underneath, and [friend: {friend} and ]the rest of the band came in on top, and they took “Evening Star” all the way home.

# in-the-grass
[elder: {Elder.short} stood up to clap. There went the tea, | The Mayor stood up to clap. She spilled her tea,] and [pet.dog / pet.cat: {pet} | [friend: {friend}|somebody]] found the tooth on the grass[friend & pet.dog / friend & pet.cat: , and let {friend} have it].[music:  Then everybody wanted more, so the band played {music}.]

# you-breathe
It was getting dark by the time they had stacked the last of the chairs. {tuba} set off for the gate beside {child}[elder:  and {elder.short}|[friend:  and {friend}|[adult:  and {adult}]]], with the tuba on her back[pet.dog / pet.cat:  and {pet} behind]. Halfway across the park she stopped and leaned on a tree. “I’m a bit puffed,” she said.

{child} [elder: gave {elder.short} the cornet|[friend: gave {friend} the cornet|[adult: gave {adult} the cornet|put the cornet under one arm]]]. Then {child.he} slid the big strap off {tuba’s} shoulder and on to {child.his} own, and waited beside her.

“You breathe,” {child.he} said. “I’ve got the note.”

# @song
{music}
