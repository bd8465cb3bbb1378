title: Away and Back
title: The Wizard Who Could Only Do Away
guest friend: Ellie (she), Rafi (he)
guest pet: Dot (she), Mungo (he)
guest lodger: Maud (she), Enid (she)

% The cat is the family’s, or else a neighbour’s Maine Coon who would rather live here; a dog digs in its bowl just as gladly, and keeps its things behind the settee.
% Let the child say {@prrrp}.

# a-puddle
Every morning {@lodges} stepped in a puddle on the kitchen floor, and every morning {@he} said the same thing.

“{Pet}!”

{@Sorry} {@Sound} And every day {pet.he} stood by {pet.his} water bowl and dug about in it with {pet.his} paw.

“That’s playing,” said {child}.

“That’s sloshing,” said {@a}, and went to change {@his} socks.[elder:  {Elder}[elder2:  and {elder2}] always came in [us: rain boots | wellingtons].]

# a-tooth
That Saturday, [!friend: {child’s} best friend, ]{friend}[!friend: ,] had lost [age<7: {friend.his} very first tooth | a tooth]. {Friend.He} brought it round in a matchbox. That night it would go under {friend.his} pillow, and in the morning there would be a coin there instead, and with the coin {friend} was going to buy a whistle[sport:  for {sport}].

# away
On the stairs they met the wizard from the third floor. Everyone in the building knew he was a wizard[city: , the only one {in city}], though he never wore a hat. He wore a cardigan, and he was carrying a bag of potatoes.

“Can you do magic?” asked {friend}.

“A little,” said the wizard, and his ears went red.

“Do some on this!” said {friend}, and held out the matchbox.

The wizard hesitated. But it was such a long time since anyone had asked. He laid one finger on the box and whispered something, and there was a smell like a candle just blown out. {Friend} looked inside. The tooth had gone.

“That’s good!” {friend.he} said. “Now bring it back.”

# not-back
The wizard looked down at his shoes.

“I can do away,” he said. “I never learnt back. That’s what became of my hat. And the key to the cellar. And my best spoon. I’m so sorry.”

And he went up to his [us: apartment | flat] and shut the door so quietly that it was worse than if he had slammed it.

“He had it up his sleeve,” said {friend}. {Friend.He} didn’t cry, but {friend.his} chin wobbled. And there was only one thing in the whole world that {child} wanted, and that was to get {friend’s} tooth back.

# fishing
They sat down on the kitchen floor. {Pet} was standing by {pet.his} bowl. {Pet.He} had one paw in the air, and {pet.he} {pet.was} looking down into the water. Looking, and waiting. Old men by the canal on Sundays looked exactly like that.

“{Friend},” said {child} slowly. “That isn’t playing. That’s fishing.”

“What is there to fish for in a water bowl?”

{@Looked} the old kitchen [us: couch | settee], where {pet} kept {pet.himself} to {pet.himself}. There was a spoon. There was a key. There was something black and crumpled that had once been a hat.

# a-sock
“This is where it all comes,” {child.he} whispered. “Everything he magics away.”

“We’d better make sure,” said {friend}. {Friend.He} ran up the stairs, and {child} could hear {friend.him} hammering on the door. “Magic my sock away! Yes, this one! Now!”

Everything went quiet. In the bowl, a bubble came up. {Pet’s} paw went smack[athlete: , as quick as {athlete}], and out of the water came a stripy sock.

# on-the-floor
The wizard came down to the kitchen. But by now {pet} was {@under} the [us: couch | settee], lying on top of the whole lot. {child} reached in. {Pet} growled. It wasn’t a cross growl, but it was a firm one.

“{Pet.He} caught it all {pet.himself}. {@hers},” said {child}.

So the wizard lay down on the floor, and both his knees went crack. {@A} came in with the [us: laundry | washing], looked at him, and went out again.[elder:  {Elder.short} came in with a pillow for him, and went out again too.][elder2:  {Elder2.short} came with a blanket.] [elder: The wizard | He] didn’t reach in. He only looked at {pet}, and {pet} looked at him.

# the-other-end
“All these years,” he said, “and I never knew there was somebody at the other end.”

{Pet} thought it over. Then {pet.he} rummaged among {pet.his} things, took something very small between {pet.his} front teeth, came out, and put it in his hand.

“{@Prrrp},” said {pet}.

It was the tooth.

# home
{Friend} held it tight all the way home. The wizard got his spoon and his key. The hat {pet} wanted to keep. {@slept}

# the-catch
On Monday morning, while somebody was blowing [music: {music} on ]a whistle down in the yard[school: , on the way to {school}], {@a} stepped in a puddle on the kitchen floor. {@He} looked at {@his} sock. {@He} looked at {pet}, who was standing by the bowl with one paw in the air.

“Well,” said {@a}. “Let’s see the catch of the day.”

# @lodges
{lodger}, who rented the spare room,
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}

# @he
{lodger.he}
## if adult
{adult.he}

# @his
{lodger.his}
## if adult
{adult.his}

# @sorry
{Pet} never said sorry. {Pet.He} {pet.was} really the neighbours’ cat, a Maine Coon with tufts on {pet.his} ears and a tail that needed a chair of its own, but {pet.he} liked it better at {child’s}.
## if pet.cat
{Pet} never said sorry. {Pet.He} {pet.was} {a breed}, and {pet.he} had a chair of {pet.his} own at the table.
## if pet.cat & breed.Maine Coon
{Pet} never said sorry. {Pet.He} {pet.was} a Maine Coon, with tufts on {pet.his} ears and a tail that needed a chair of its own.
## if pet.dog
{Pet} never said sorry. {Pet.He} {pet.was} {a breed}, and {pet.his} conscience was always clear.

# @sound
{Pet.He} never said miaow, either. {Pet.He} said prrrp.
## if pet.dog
{Pet.He} never said woof, either. {Pet.He} said vrrrf.

# @prrrp
prrrp
## if pet.dog
vrrrf

# @looked
{child} lay on {child.his} tummy and looked under
## if pet.dog
{child} crawled across and looked behind

# @under
under
## if pet.dog
behind

# @hers
{Pet.He} thinks it belongs to {pet.him}
## if pet.they
{Pet} thinks it belongs to {pet.him}
## if pet.she
She thinks it’s hers
## if pet.he
He thinks it’s his

# @slept
{Pet.He} slept in it.
## if pet.dog
{Pet.He} slept with {pet.his} nose in it.
