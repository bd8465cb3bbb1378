title: Don’t Be Weird
title: The Elbow
title: Film at Four
guest elder: Jean (she), Win (she)
guest host: Marcus (he), Jasper (he)
guest dev: Dev (he), Amir (he)
guest leo: Leo (he), Toby (he)

% The grandparent is the family’s, or a great-aunt. The butterfly is a small tortoiseshell: orange and black.

# by-heart
The message had come at breakfast, and {child} knew it by heart. [us: Movie | Film] at four. Outside the [us: theater | cinema]. Don’t be late and don’t be weird.

It was from {host}. All year {child} had sat behind him in [us: math | maths][school:  {at school}], and this was the first time he had asked {child.him} anywhere. All day, at {@whose}, {child.he} had been working out how not to be weird[friend: , with advice from {friend}[!friend.known: , {child.his} best friend,] who said it couldn’t be done].[pet.other:  {Child.He} had tried it on {pet} before leaving home, and {pet} hadn’t noticed any difference.] {Child.He} would keep both hands in {child.his} pockets[music: , and not hum {music}]. {Child.He} would say “All right” and not much else[sport: , unless somebody brought up {sport}]. {Child.He} would lean on things[athlete: , the way {athlete} would have leaned on them]. And {child.he} would wear {child.his} good jacket[adult: , the one {adult} said wasn’t warm enough for anything]. It had been hanging in {elder’s} porch since {child.his} last visit, three weeks ago.

# on-the-sleeve
At three o’clock {child} went to fetch it, and there was a butterfly hanging from the sleeve.

It didn’t look like a butterfly yet. Its wings were small and wet and crumpled, like something that has been through the wash in a pocket. Above it clung the little brown case it had just climbed out of.

“Don’t touch!” said {elder.short}, behind {child.him}. “She’s out! Three weeks I’ve been tiptoeing past that jacket. I’ve had the [us: mailman | postman] whispering[elder2: , and {elder2} coming in by the back door].[pet.cat:  And I’ve been very glad that {pet} lives at your house.]”

“You knew she was on there?”

“Well, you weren’t using it.”

# like-a-waiter
“I need it now, {@call}. I’ve got to be there at four.”

“You can’t take her off,” said {elder.short}. “If she drops before her wings are dry, they’ll set crooked. She needs an hour, and she needs it warm. You can borrow my cardigan.”

{child} looked at the cardigan. It was lilac, and there were sheep on it.

Very slowly, as if it were made of glass, {child.he} lifted the jacket off its peg and put it on. The butterfly swayed, and held tight. {child} stuck out one arm, bent at the elbow, like a waiter with a towel.

“I’ll go like this,” {child.he} said. “You needn’t come.”

“I’ve waited three weeks,” said {elder.short}, reaching for a hat. “I’ll walk behind. You won’t even know I’m there.”

# ten-steps-behind
{Elder.short} stayed ten steps behind all the way down the hill[city: , through half of {city}]. But outside the [us: bakery | baker’s] {child} heard a voice say to somebody, “I don’t know that child at all. But that elbow wants to be kept up.”

“{@Call}!” hissed {child}.

“Seems to think we’ve met,” said {elder.short}.[pet.dog:  {Pet}, on the [us: leash | lead] beside {elder.him}, hadn’t been told, and pulled towards {child} with all four feet.]

{child} kept the elbow up. “Are you a signpost?” asked a very small girl. But the sun shone on the sleeve, and at every corner the wings were a little bigger and a little smoother.

# nothing-my-arm
Then {child} came [us: around | round] the last corner, and there they were on the [us: theater | cinema] steps: {host} and {dev} and {leo}, all with their hands in their pockets. Nothing weird had ever happened to any of them.

{child} stepped into the shade by the wall and put one arm behind {child.his} back.

“All right,” {child.he} said.

“All right,” said {host}. “What have you got behind your back?”

“Nothing. My arm.”

They waited to see if there was any more. {child} smiled. It was cold there. {Child.He} could feel six tiny feet on the back of {child.his} hand, where the butterfly had walked down off the cuff, and they were gripping hard.

Then they weren’t gripping so hard.

# in-the-shade
{child} looked over {child.his} shoulder. The wings had shut. They were trembling, and one of the six feet had come loose.

She needs it warm, {elder.short} had said.

Three steps away the sun lay on the [us: sidewalk | pavement], bright as a stage, right in front of everybody.

She can’t do it back here, thought {child}. Not behind my back.

{Child.He} walked out into the sun and held up {child.his} arm.

“Nobody move,” {child.he} said.

# nobody-move
“What …” said {host}.

“She came out this afternoon, on my sleeve. So I couldn’t take her off, and I’ve walked like this the whole way. That’s my {@mine}, behind the [us: mailbox | postbox], pretending not to know me.”

“Never seen that child before,” called {elder.short}.[pet.dog:  {Pet}’s tail stuck out on the other side, wagging.]

Nobody said a word. {child} kept {child.his} eyes on the butterfly and waited for the laughing. It didn’t come. When {child.he} looked up, there were three heads bent over {child.his} hand, so close that {child.he} could hear them breathe.

“It’s opening,” whispered {dev}.

It was. The wings opened, and shut, and opened, orange and black and not crooked anywhere. The clock struck four. Nobody mentioned the [us: movie | film].

# on-a-forehead
“Elbow,” said {elder.short}, who was suddenly in the middle of them.

And the butterfly let go. She dropped, and {child’s} heart dropped with her. Then the air got under her, and up she went, once [us: around | round] the lamp post, and down again, and landed in the middle of {host’s} forehead.

{Host} went stiff all over. His eyes crossed.

“What do I do?” he whispered.

“Don’t be weird,” said {child}.

{Leo} had to sit down on the steps. {Host} was laughing too, but without moving his face, so {dev} had to sit down as well. Then the butterfly lifted off and went up over the roof of the [us: theater | cinema], and five people stood there with their mouths open until she was gone.

They missed the start of the [us: movie | film], and none of them ever found out what it was about.

# same-time
That night the jacket hung on the end of the bed at {elder.short’s}, with the little brown case still on the sleeve[pet.cat: , where {pet} couldn’t get at it till tomorrow].[adult:  {Adult} had been on the phone, and had asked if it was warm enough. “Just,” {child} had said.][pet.other:  {Pet} would have to be told.]

“Good night, whoever you are,” said {elder.short}, and put out the light.[elder2: 

“Is it safe to use the front door?” asked {elder2.short}, from the stairs.]

In the dark {child’s} phone lit up. It was {host}.

That was so weird, it said. Same time next week?

[friend: {child} sent it on to {friend}, who had been waiting up to hear. Then {child.he} | {child}] lay back and closed {child.his} eyes. After a while {child.he} noticed that {child.his} elbow was up. {Child.He} let it down.

# @whose
{child.his} great-aunt {elder’s}
## if elder
{elder’s}

# @call
{elder}
## if elder
{elder.short}

# @mine
great-aunt
## if elder
{elder.short}
