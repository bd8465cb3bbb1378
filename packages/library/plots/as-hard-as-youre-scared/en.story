title: As Hard as You’re Scared
title: It Can Wait Till Thursday
title: {dentist} Goes to the Dentist
guest dentist: Mrs Okoro (she), Mrs Vane (she)
guest helper: Gus (he), Ray (he)

% Whose thumb (@a): {adult}, else the elder, else {helper} next door; by name each time. The rule: one squeezes as hard as one is scared. A friend holds the lamp and has come for the stickers; a dog licks the thumb and
% knows about the jam; a cat has the chair.

# saving-some
“You may squeeze my thumb,” said {@a-first}, “as hard as you’re scared.”

So {child} took hold of {@as} thumb, and squeezed.

“Ow!” said {@a}. “As hard as that?”[pet.dog:  {Pet}[!pet.known:  the dog] licked the thumb.]

“Harder,” said {child}. “I’m saving some.”

# the-ducks
They were on their way to the dentist[city:  in {city}].[elder2 / elder & adult:  {@spare} came too, in case {@as} thumbs wore out.][friend:  {Friend}[!friend.known: , {child’s} best friend,] came too, for the stickers.][pet.cat:  {Pet}[!pet.known:  the cat] followed, as if by accident.] Down the hill they went, and {child} squeezed. But on the bridge {child.he} stopped to watch the ducks.[pet.dog:  So did {pet}.]

“It can wait till Thursday,” said {child}. “I expect the dentist’s busy.[pet.cat:  And {pet} may be hungry.][pet.other:  And {pet} may be hungry.]”

“I expect she’s waiting for us,” said {@a}.

[friend: “And it tickles,” said {friend}.

“You like that,” said {child}.

]By the time they got there, {@as} thumb was as red as a radish, and the bell had to be rung with an elbow.

# toothache
{dentist}, the dentist, opened the door a crack. She was holding her cheek.[pet.dog:  {Pet} put {pet.his} nose in and licked {pet.his} lips.][pet.cat:  In past her feet went {pet}.]

“I’m closed,” she said. “I’ve got toothache.”

“But you’re the dentist!” said {child}.

“I know. It’s very annoying. There’s something right at the back, and I can’t see what. Nobody can see into their own mouth.”

{child} tried. {Child.He} opened {child.his} mouth and looked down. [!friend / age>=5: It was true. ]All {child.he} could see was {child.his} nose.[friend: 

“I can see into yours,” said {friend}.]

# could-look
So they could go home! {child} let go of {@as} thumb. But then {child.he} looked at {dentist}, who had big round eyes and was standing on one leg. That was just how {child} had felt on the bridge.

“I could look for you,” said {child}.[pet.dog:  {Pet} was inside already.]

# this-side
There was the lamp, like a small sun[friend: , and {friend} got to hold it]. There was the little mirror on its stick. There was the long chair, [pet.cat: with {pet} in it, ]and {dentist} lay down [pet.cat: underneath|in it], with her shoes sticking out over the end.

“It looks quite different from this side,” she said. “Will it hurt?”

“It’s only a mirror,” said {child}. “That’s what you always say.”

“Do I? And does it help?”

“No,” said {child}. “What you need is a thumb.”

So {@a} had to come and lend her one, and {dentist} took hold of it.

“As hard as you’re scared,” said {child}.

“OW!” said {@a}. “As hard as that?”[pet.dog:  {Pet} licked.][athlete:  Not even {athlete} could have squeezed like that.]

# how-scared
“Open wide,” said {child}, and {child.he} picked up the mirror.

{dentist} opened her mouth. The mirror came nearer. And then {dentist} shut her mouth again.

“Do you know, I think it’s better,” she said. “It can wait till Thursday.”

“That’s what I said,” said {child}.

They looked at each other.[pet.cat:  {Pet} looked at them both.]

“How scared are you?” asked {child}.

“Dreadfully,” whispered {dentist}. “How scared are you?”

“A lot,” said {child}. “But there’s another thumb.”

# a-pip
So {dentist} squeezed the one thumb, and {child} squeezed the other, and in the middle sat {@a} and said ow on both sides[pet.dog: , and {pet} licked both]. And {dentist} opened wide. {child} bent down as close as {child.he} dared, and looked into the little mirror. There was a tooth in it, big and white. There was another. And behind that, right at the back, where it was darkest …

[friend: {Friend} tipped the lamp.

]“A [us: seed | pip]!” shouted {child}. “It’s stuck between the last two. I think it’s raspberry.”

“My toast!” said {dentist}. “I had jam on it.”[pet.dog:  {Pet} had known that all along.]

She sat up and took a piece of white string. In it went, and out it came. Ping, went the [us: seed | pip], into the bowl. [pet.cat: {Pet} looked in after it. Then {dentist}|Then she] smiled all over her face.

# all-the-same
“It’s gone,” she said.

“Did you brush after breakfast?” said {child}.

“I was in a hurry,” said {dentist} in a very small voice.

But [friend: {friend} chose her|she was given] a sticker all the same[sport: , with a bear on it who was off to {play sport}].

# not-one-pip
Then it was {child’s} turn. {Child.He} lay down in the long chair, [pet.cat: under {pet}, ]and took hold of {@as} thumb[!friend / age>=5: , just in case]. It did look different from this side. But {child} knew what {dentist} was doing over there. She was only looking for a [us: seed | pip].[friend: 

“Does it tickle?” said {friend}. It did.]

“That’s the lot,” said {dentist}. “Lovely teeth, and not one [us: seed | pip].[school:  You can tell them that {at school}.]”

“You forgot to squeeze,” said {@a}.

# so-softly
They went home over the bridge[music: , humming {@song}].[friend:  {Friend} went first, with a sticker on {friend.his} nose.][pet.cat:  {Pet} followed, as if by accident.] The ducks had put their heads under their wings, and the water was quite still.[pet.dog:  {Pet} let them sleep.]

“May I hold your thumb?” said {child}.

“It’s rather flat,” said {@a}. “How hard?”

“As hard as I’m scared.”

And {child.he} held it all the way up the hill, so softly that {@a} had to look down now and then, to see if {child} was still holding on.

{Child.He} {child.was}.

# @a-first
{helper} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{helper}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{helper’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @spare
{Elder2}
## if elder & adult
{Elder}
## if elder & adult & elder2
{Elder} and {elder2}

# @song
{music}
