title: The Frog at the Kitchen Door
title: Walk Me Past
title: Ten Past Four on a Tuesday
guest friend: Lottie (she), Reuben (he)
guest pet: Socks (he), Marble (she)

% The pet is the family’s, or a cat on loan from a cousin; a dog walks home just as stubbornly (@loud: the Siamese is the original). The frog is always he.

# on-my-wall
The message came at ten past four, as it did most Tuesdays.

“{Pet} is on my wall.”

{child}[school: , only just home from {school},] put {child.his} coat back on. It had been six weeks since the move[city: , right across {city}], and {pet} still didn’t agree with it. {@loud} {Pet.He} stood at the new front door and shouted until [adult: {adult} | someone] opened it, and then {pet.he} [pet.dog: ran | walked] a mile, across the [us: playing fields | recreation ground] and over Mill Road with its [us: trucks | lorries], and sat on the wall between the old house and {friend’s}. {Pet.He} shouted there as well.

One day a [us: truck | lorry] would not stop. {child} wanted {pet} to stay at home, that was all. There was just no making {pet.him} believe it was home.

# at-the-postbox
{Friend}[!friend.known: , {child’s} best friend,] was waiting at the [us: mailbox | postbox] with {pet} [pet.dog: on the end of a skipping rope | across {friend.his} shoulders like a scarf]. They always met at the [us: mailbox | postbox]. You couldn’t see the old house from there.

“{Pet.He}’s fatter,” said {child}.

“Winter coat,” said {friend}, rather fast. “Can I stay [us: over | at yours]? I’ve brought my toothbrush.”

# him-again
It had begun to rain by the time they got in, and there was a frog at the kitchen door.

“Him again,” said {child}.

He was brown and about the size of a plum, and he had his nose against the step, as though he were reading it.

“How do you mean, again?”

“I carried him down to the canal on Friday. And on Sunday. He’s lost.”

“He’s cold,” said {friend}, who was going to be a vet just then and liked the practice. “He wants to come in. Find me a shoebox.”

[elder: {Elder}, who was helping out there that week, found one. ]The frog bore the shoebox for one minute, climbed out over {friend’s} wrist, and went back to the step.

“He’s not a very good patient,” said {friend}.

# nose-to-the-door
In the hall, {pet} started up. It was an awful noise, like bagpipes being [us: stepped | trodden] on[music:  halfway through {music}]. {child} stood in between, where {child.he} could see both ways. At one end of the house was [pet.dog: a dog | a cat] with its nose against the front door. At the other was a frog with its nose against the back one.

“{Friend},” {child.he} said at last. “He’s not lost, and he’s not cold. Look at them. They’re doing the same thing.”

“What, shouting?”

“{Pet} doesn’t want to go out. {Pet.He} never wants to go out. {Pet.He} wants to go home.” {child} crouched by the frog. “So does the frog. I think his home was here.”

# a-dropped-penny
{Friend} opened {friend.his} mouth to be a vet about it, and shut it again. {Friend.He} got out {friend.his} phone.

“You can see old pictures from the air,” {friend.he} said. “Our neighbour looks up his old [us: vegetable patch | allotment] and gets upset. What’s your [us: address | postcode]?”

There was the street, nine years ago. There was the house. It had no kitchen on the back. It had a lawn, and just where the kitchen ought to be, a small dark round thing, like a dropped penny.

“Pond,” said {friend} quietly.

They both looked down at the kitchen floor.

“And I kept taking him to the canal,” said {child}.

Neither of them said anything for a while. In the hall {pet} drew breath and began again.

# because-of-tuesdays
“I’ve been handing out [pet.dog: ham | tuna],” said {friend}.

“To the frog?”

“To {pet}. On the wall. Every Tuesday, because [sport: there’s no {sport} | I’ve got nothing] on Tuesdays.” {Friend.He} had gone red right up into {friend.his} parting. “If {pet.he} comes, you come.”

“There’s Mill Road, {friend}!”

“I know. I lie in bed thinking about Mill Road. I’ll stop.” {Friend} rubbed {friend.his} nose with {friend.his} wrist. “But you don’t come otherwise, do you?”

{child} thought of saying {child.he} had been busy[athlete: , busier than {athlete}].

“I can’t walk past my own front door,” {child.he} said. “My legs still think I’m going in. And there’ll be somebody’s curtains.”

“Blue,” said {friend}. “I hate them.”

# a-bowl
{Friend} looked at the frog a bit longer. “[us: Do you have a shovel?|Have you got a spade?]” {friend.he} said.

They couldn’t give him his pond back. They gave him the old [us: dishpan | washing-up bowl][elder: , which was past its best, according to {elder.short}[elder2:  and {elder2.short}]], sunk in the flower bed as near to the step as a [us: shovel | spade] would go, with rainwater from the [us: rain barrel | butt], and a heap of stones for getting in and out by. They did it by [us: flashlight | torchlight] with their hoods up[adult: , and {adult} held the [us: flashlight | torch]]. It still looked exactly like a [us: dishpan | washing-up bowl].

The frog sat on the step and thought. Then he went down the stones, not hurrying, and in, up to the eyes.

# said-the-bowl
“Let {pet} see,” said {friend}.

“{Pet.He}’ll eat the frog!”

“{Pet.He}’s full of [pet.dog: ham | tuna]. Hold on to {pet.him}.”

So {child} sat on the step with [pet.dog: both arms and both knees round {pet} | {child.his} coat buttoned round {pet} and only a head out]. {Pet} saw the bowl. {Pet.He} told it, at the top of {pet.his} voice, everything that had been done to {pet.him} since January.

{Pet.He} stopped for breath.

“Rrrrrrk,” said the bowl.

{Pet’s} ears went forward. In all {pet.his} life, nobody had ever answered. {Pet.He} tried again, a shorter one.

“Rrrrrrk.”

# an-ordinary-voice
They were still at it when {child} and {friend} went up to bed. {Pet} had moved to [pet.dog: a chair at the kitchen window | the kitchen windowsill] by then, and was talking through the glass, in quite an ordinary voice. In the morning {child} opened the front door [pet.dog: a crack ]for {pet.him}. {Pet} looked at the street, and went back to {pet.his} window.

# the-other-sleeve
On Tuesday, at ten past four, the message came.

“{Pet} is not on my wall.”

{child} had one arm in {child.his} coat already.

“I’m coming anyway,” {child.he} wrote. “Will you meet me at the [us: mailbox | postbox], and walk me past?”

The answer was there before {child} had found the other sleeve.

“I’m standing at it now.”

# @loud
{Pet} was on loan from a cousin who had been at sea for three years, and {pet.he} disagreed out loud.
## if pet
{Pet.He} {pet.was} {a breed}, and {pet.he} disagreed out loud.
