title: {child} and the Mud
title: “Mine,” Said the Mud
title: No Squash
guest moss: Mr Moss (he), Mr Marsh (he)
guest walker: Mrs Finch (she), Mrs Reed (she)

% Whoever pulls second (@a): {adult}, else the elder, else Mrs Finch.

# red-boots
{child} had two red boots. Squish, squash, squish, squash, {child.he} went[music: , humming {@song}], all through the [city: muddiest mud {in city} | mud] to see the ducks.

Squish, squash. Squish, squash. Squish …

No squash.

# pulled-back
One boot would not come up. {child} pulled.[friend:  {Friend}[!friend.known: , {child.his} best friend,] pulled {child}.] The mud pulled back.

“Mmmmmine,” said the mud.

“No, mud,” said {child}. “MINE!”

{Child.He} pulled with both hands. Out came {child.his} foot! And out came {child.his} sock! But the boot stayed in the mud.[sport:  And nobody can {play sport} in one boot.]

# mum-pulls
“Let me try,” said {@who}. {@He} pulled and pulled. {@His} own boots went down, and down, and … plop! Out popped {@a}, in stripy socks.

“Mmmmmine,” said the mud.

“No, mud,” said {child}. “MINE!”

# moss-pulls
Then along came {moss}. His boots were as big as buckets.

“Let me try,” said {moss}. He pulled and pulled.[athlete:  Not even {athlete} could have pulled like that.] His own boots went down, and down, and … plop! Out popped {moss}. He had a hole in his sock, and his big toe was looking out.

Now there were lots of boots in the mud, and nobody in them.[elder & adult:  {Elder}[elder2:  and {elder2}] stayed on the grass, and kept [elder2: theirs | {elder.his}] on.][elder2 & !adult:  {Elder2} stayed on the grass, and kept {elder2.his} on.]

“Mmmmmine,” said the mud.

“No, mud,” said {child}. “MINE!”

# a-bit-of-red
But the little red boot was going down. Down went the heel. Then down went the toe. There was only a tiny bit of red.

Oh no!

# a-tickle
{child} looked at the mud. It was holding on very, very tight. {child} could hold on tight like that too. And what made {child.him} let go?

A tickle!

{Child.He} put one finger down beside the boot. Wiggle, wiggle, wiggle.

“Tickle, tickle, mud,” {child.he} said.

“Mmmmm …” said the mud. “Mmmm-hee … mmm-hee-hee …”

Wiggle, wiggle, WIGGLE!

“Hee-hee-hee-BLOP!” said the mud, and it let go.

# blop
And up came the red boot![school:  It had to be {at school} in the morning.] Then {child.he} tickled out {@as} boots. Then {child.he} tickled out {moss’s} boots. Blop, blop, blop, blop![pet.dog:  And {pet}[!pet.known:  the dog] shook {pet.himself}, and gave them all some mud to take home.]

“Quack,” said the ducks. They had all come to look.

# all-right-bed
And then it was home, and bath[pet.cat: , with {pet}[!pet.known:  the cat] looking on][pet.other: , and good night to {pet}], and bed.

{child’s} bed was very soft. {Child.His} legs went down in it. {Child.His} arms went down in it. {Child.His} head went down in it.

“Mmmmmine,” said the bed.

“All right, bed,” said {child}. “Yours.”

And the bed held on to {child} all night long.

# @a
{walker}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @He
{walker.He}
## if adult
{Adult}
## if elder & !adult
{elder.He}

# @His
{walker.His}
## if adult
{Adult.His}
## if elder & !adult
{elder.His}

# @as
{walker’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @who
{walker}, who had come to see the ducks too
## if adult
{adult}
## if elder & !adult
{elder}

# @song
{music}
