title: The Ear Bone
title: The Sea Came Back
title: You Need Two to Know Where From
guest dog: Biscuit (he), Rufus (he)
guest uncle: Ted (he), Ray (he)

% The dog (@d): the family’s, else the next farm’s, which is staying. @a: {adult}, else the elder, else an uncle. The whale is "it"; what it lacks is one ear bone.

# the-pit
{@opening}

The pit was a bite out of the hill at the top of their field. Its sides were as orange as rust and packed with seashells, although the sea was nine miles away. Two million years ago, {@a} said, all this had been at the bottom of the sea.

# what-it-heard-with
One Saturday in November[sport: , just as {child} was off to {play sport}], {@d} came up out of the pit with something in {@d-his} mouth. {@D-he} carried it [breed.Labrador: as Labradors carry eggs | as you’d carry an egg if you had no hands], with {@d-his} lips and not {@d-his} teeth, and laid it in {child’s} hand. It was brown and heavy and as glossy as a [us: chestnut | conker], and it curled in on itself like a hand about to close.

{@A} looked in the fossil book[elder & adult:  from {elder}[elder2:  and {elder2}]][elder2 & !adult:  from {elder2}] for a long time[music: , humming {music}]. Then {@he} turned it [us: around | round].

“It’s the ear bone of a whale,” {@he} said. “It’s the hardest bone they have. The rest crumbles away, and that’s what’s left.”

“So this is what it heard with?”

“That’s what it heard with.”

{child} held it against {child.his} own ear, as you do with a shell. All {child.he} heard was the fridge.[friend:  {Friend}[!friend.known: , {child.his} best friend,] heard it as well.]

# the-sea-came-back
In the night, {@d} woke {child.him}. {@D-he} was standing on the bed with {@d-his} paws on the windowsill, next to the bone[athlete:  and the picture of {athlete}]. [pet.cat: {Pet}[!pet.known:  the cat] slept on. ][pet.other: {Pet} slept on. ]{child} looked out.

The sea had come back.

It was mist, of course. But it had filled the valley to the brim, white and level under the moon, so that only the tops of things stood out of it: the church tower, three oaks, and their own hill, like an island. [city: Where {city} should have been there was nothing but sea. ]It was lapping against the garden fence.

{child} pulled [child.name: a coat on over the pyjamas, put the bone in the pocket|{child.his} coat on over {child.his} pyjamas, put the bone in {child.his} pocket] and went down to the shore with {@d} close [child.name: alongside|against {child.his} leg]. The mist went out a little way and came in again. It smelled of [us: seaweed | weed].

# hunting-for-keys
Beyond the church tower, the whiteness bulged.

Something dark rose out of it and went on rising, longer than the barn, and rolled over and slid under without a sound. Where it had been, a column of silver breath stood in the air and slowly came apart.

The whale came up again by the oaks, and then by the tower, and then by the oaks. It wasn’t like something on its way somewhere. It was like {@a} hunting for {@his} keys.

# you-need-two
Then {child} felt the fence rail hum beneath [child.name: both|{child.his}] hands. It was a call, too low to hear, and it came from a long way off. The whale stopped. It turned to the left and to the right. It swam in a circle, and then another one.

{child} knew what that was. Last winter {child.he} had caught an infection in one ear, and whenever {@a} had called[child.name: |  {child.him}], {child.he} had gone to the wrong room. One ear can tell you that you are being called. You need two to know where from.

# speak
{Child.He} climbed up on the fence. “I’ve got it!” {child.he} shouted. “It’s here!”

The whale circled.

“{@D},” said {child}. “Speak.”

{@D} barked. {@D-he} went on barking, slow and steady, from the same spot, like a lighthouse that has been given a voice. The circle became smaller. And then there was a long dark wall sliding in along the fence, and an eye in it, no bigger than an orange, and very old.

# wet-slate
{child} took the bone out of [child.name: that|{child.his}] pocket. It was the best thing that either of them had ever found[school: , and on Monday it was going to {school}]. {Child.He} leaned across the rail and laid it, in [child.name: an|{child.his}] open hand, against the whale’s head, just behind the eye. The skin was cold and smooth, like wet slate.

The call came again. It went through the bone, and through [child.name: the|{child.his}] palm, and all the way up [child.name: the|{child.his}] arm, and {child.he} felt the whale hear it. It swung [us: around | round], slowly and exactly, like the needle of a compass, until it pointed east.

It breathed once, and the breath came down on them like rain. Then the mist closed over the whale, and a ripple ran across it, straight as a string, over the ridge and away towards the real sea.

The bone was still in {child’s} hand. It had only been wanted for a moment, and now the whale knew the way.

# salt
“{child}?” {@A} was coming down the garden in {@his} [us: bathrobe | dressing gown] and [us: rubber boots | wellingtons]. “I heard {@d}.” {@He} stopped beside them and looked out across the white. “That’s quite a mist,” {@he} said.

{@His} face was wet from it. {@He} wiped it with {@his} hand, licked {@his} lip, and stood still.

“That’s salt,” said {@a}.

“Yes,” said {child}.

{@He} looked at {child}. Then {@he} leaned {@his} arms on the rail, with {child} on one side of {@him} and {@d} on the other, and they stayed until their feet were too cold to stay any longer.

# the-last-one-home
In bed, {child} held the bone to {child.his} ear once more. It wasn’t quiet in there now. A long way out, a great many voices were all talking at once, the way a family does at the door when the last one has come home.

# @opening
{dog} was the next farm’s dog, and he had come to stay with {child} for the week. He was not allowed in the pit, so that was where {child} usually found him.
## if pet.dog
{Pet} was not allowed in the pit, so that was where {child} usually found {pet.him}.

# @d
{dog}
## if pet.dog
{pet}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-his
{dog.his}
## if pet.dog
{pet.his}

# @a
Uncle {uncle}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{uncle.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
{uncle.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @him
{uncle.him}
## if adult
{adult.him}
## if elder & !adult
{elder.him}
