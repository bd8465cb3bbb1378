title: Stamp, Pat
title: The Bad Boot
title: I’m With You
guest sitter: Maureen (she), Bridget (she)

% Stamp is the boot, pat is the bare foot; the hand goes pat as well. @a is {adult}, else the grandparent, else {sitter}, who looks after the child.

# one-boot
{child} had one boot on.

The other boot would not go on.

{child} pulled. No.

[age>=5: {child} tried it back to front. No.

]{child} pushed. No.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had boots that went on.][school:  It had gone on {at school}.]

The boot was a bad boot. {child} threw it down on the floor.

“I am so angry!” said {child}.[sport:  {Child.He} wanted to go out and {play sport}!]

And {child.he} went [us: around | round] the kitchen, with one boot and one bare foot.

Stamp, pat. Stamp, pat. Stamp, pat.

# so-angry
“Is it the boot?” said {@a-first}.

“No!” said {@she}.

[age>=5: “Is it too small?”

“No! It’s too BAD!”

]“Shall I help?”

“NO! I am so angry!”

Stamp, pat. Stamp, pat. Stamp, pat.

[us: Around | Round] the table {@she} went.[pet.dog:  {Pet}[!pet.known:  the dog] went under it.][pet.cat:  {Pet}[!pet.known:  the cat] went on top of the fridge.]

{@A} took off one slipper. {@A-he} put on one big boot.

Now {@a} had one boot and one bare foot, too.

# with-you
{child} stopped. “Are you angry?”

“No,” said {@a}. “I’m with you.”

And off they went.

{child} went stamp, pat. {@A} went STAMP, PAT.

Stamp, pat. STAMP, PAT. Stamp, pat. STAMP, PAT.

[age>=5: Out into the hall they went, past all the good shoes that stood there in pairs and never said a word, and in again by the other door.

“Is your foot cold?” said {child}.

“Freezing,” said {@a}. “Is yours?”

“No!” said {@she}. “It’s angry!”

“Ah,” said {@a}. “Then it’ll be nice and warm.”

Stamp, pat. STAMP, PAT. Stamp, pat. STAMP, PAT.

]The spoons jumped. The cups jumped.[music:  The radio jumped, in the middle of {music}.][pet.other:  {Pet} jumped.][city:  All of {city} jumped.]

# plop
“I am so angry!” shouted {child}, and {@she} kicked the bad boot.

Up went the boot.

Up, up, over the table[athlete: , higher than {athlete}] …

Plop!

It was in the [us: dishwater | washing-up].

Oh no.

The boot lay in the bubbles.[age>=5:  Only its toe was sticking up.]

{child’s} mouth went all wobbly.

“My boot,” {@she} said. “My boot is wet.”

# in-the-way
“Yes,” said {@a}, and brought the stool.

{child} climbed up. {@She} put in both {@her} arms. {@She} got hold of the boot, and pulled it out, and tipped it up.

Out came the water. Glug, glug, glug.

Out came all the bubbles. Blip, blip, blip.

And out came … a sock.

A little blue sock, all rolled up like a mouse.

“A sock!” {@she} said. “It was in the way!”

“No wonder,” said {@a}.

And {child} put in {@her} foot.

Squelch!

The boot was on.

# two-bare-feet
Stamp, squelch, went {child}, all the way to where it was warm. There {child.he} took off both boots. {@A} took off the big one, and they stood them in a row.

{child} hung up the blue sock[elder & adult:  that {elder}[elder2:  and {elder2}] had knitted][elder2 & !adult:  that {elder2} had knitted]. {Child.He} took off the other sock, too.

Then {@she} went [us: around | round] the kitchen, just once more, with two bare feet.

Pat, pat. Pat, pat. Pat … pat.

# pat-pat
{@She} stopped at {@a}, who lifted {@him} up and dried {@her} arms, first one and then the other.

“I was so angry,” {@she} said.

“So angry,” said {@a}.

“And you went stamp, pat.”

“I did.”

{child} put {@her} head down under {@as} chin. {@As} hand was on {@her} back. It was big and it was warm.

Pat, pat, it went.

Pat, pat.

Pat … pat.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-first
{sitter}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
she
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

# @she
{child.he}
## if child.she
she
## if child.he
he

# @her
{child.his}
## if child.she
her
## if child.he
his

# @him
{child.him}
## if child.she
her
## if child.he
him
