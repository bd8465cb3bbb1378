title: Two Children and a Whale
title: A Hundred and Twelve Stairs
title: Is the Whale Calm?
guest friend: Aisha (she), Toby (he)
guest operator: Maureen (she), Brenda (she)
guest fixer: Reg (he), Clive (he)
guest neighbour: Sylvia (she), Pauline (she)

# a-hundred-and-twelve
{child} lived on the seventh floor and had not taken the {@lift} for a year.

“I’m training my legs,” {child.he} said when anybody asked.[sport:  “You need legs to {play sport}.”] There were a hundred and twelve stairs, and by now {child.his} legs were very well trained. But that was not why {child.he} walked.

{Child.He} walked because the {@lift} was small and brown and smelled of coins, and because every time, just before the fourth floor, it gave a little jerk. As if it were having second thoughts. {child} did not think [us: an elevator | a lift] should have thoughts at all.

# nobody-knew
Nobody knew. {@believed} believed in the legs.[elder:  So did {elder}[elder2:  and {elder2}].] And {friend}, who was {child's} best friend and came up nearly every day[pet.other: , partly to see {pet}], had only said “okay” and walked alongside, stair after stair, talking all the way. {Friend.He} {friend.was} good at that.

# with-a-whale
But now they were standing on the seventh floor with a whale.

It was made of papier-mâché, it was five feet long, and it had taken them three weeks on {child's} floor[elder: , and all of {elder.short's} old newspapers]. At nine o’clock they were to show it [school: {at school} | at school]. It had seventy-four teeth, all macaroni[city: , which was probably the most {in city}].[pet.dog:  {Pet}[!pet.known:  the dog] had eaten the seventy-fifth.][pet.cat:  {Pet}[!pet.known:  the cat] had batted the seventy-fifth under the bed.][pet.other:  {Pet} had been the first to see it finished.]

They tried the stairs first. At the first bend they stuck.

“Back,” said {friend}. “No, up. No, your up!”

Three teeth came off and bounced away down towards the sixth floor.

“It’s no good,” said {friend}. “It won’t go round. It’ll have to be the {@lift}.”

{child} felt {child.his} stomach tie itself in a knot.

“We could saw it in half,” {child.he} said.

“{child}. It’s a whale.”

{Friend} looked at {child.him} for slightly longer than {friend.he} needed to. Then {friend.he} pressed the button.

# the-jerk
The whale just fitted, if you stood it on its tail. There was not much room left over. {child} stood with one cheek against the whale’s stomach and counted. Six. Five. It was only a few seconds. Soon there would be the jerk, and after that it was only …

There was the jerk.

And after that there was nothing.

“Whoops,” said {friend}.

The {@lift} had stopped. {child's} heart had not. It was thumping so hard that the whale’s teeth chattered.

# is-the-whale-calm
{friend} pressed the yellow button with the bell on it. Something crackled.

“[us: Elevator | Lift] emergencies, {operator} speaking.”

“Hello,” said {friend}. “We’re stuck. We’re two children and a whale.”

The loudspeaker was silent for a while.

“Is the whale calm?” asked {operator}.

“Yes.”

“Good. You’ve plenty of air, the {@lift} is hanging just as it should, and it can’t fall. I’m sending you a man called {fixer}. He’ll be with you in twenty minutes. Leave the door alone, and I’ll speak to you soon.”

# i-know
Twenty minutes. {child} slid down on to the floor. The walls were very close, and they had begun to lean in so as to hear better.

“{friend},” said {child}. “I’ve got to tell you something. I’m not training my legs.”

“No,” said {friend}.

“I’m scared of the {@lift}. I always have been. I’ve been lying for a year.”

“I know.”

{child} stared at the bit of {friend} that stuck out from behind the fin.

“You know?”

“{child}, I’ve climbed a hundred and twelve stairs nearly every day for a year. Did you think I liked it? I hate stairs. They give me a stitch in my side!”

“But why didn’t you say anything?”

“You didn’t want to talk about it. So I talked about other things.”

{child} opened {child.his} mouth and shut it again. {Child.He} thought of all those stairs, and everything {friend} had got through on them: parrots that can do a microwave, how to make ice cream, [athlete: {athlete}, ][music: {music}, ]which of the teachers were most likely spies. Every day, from the bottom to the top. {friend} hadn’t talked because {friend.he} {friend.was} a chatterbox. Well, that too.

And the odd thing was that once it had been said, the walls leaned back. Not far. But a bit.

# the-light-went
Then the light went out.

It was so black that it made no difference whether you shut your eyes. {child} waited for {friend} to say something. {friend} said nothing. {friend}, who always said something.

“{friend}?”

“Mm,” said a very small voice.

“Are you … are you scared of the dark?”

“A bit,” said the voice. “A lot. Nobody knows.”

# click
{child} thought about it. {Child.He} had nothing against the dark. In the dark you couldn’t see the walls. The {@lift} could be any size it liked. {Child.He} felt {child.his} way past the fin and found {friend's} hand. It was ice cold.

“Okay,” said {child}. “We’re taking the stairs.”

“What?”

“We’re at the bottom. There are a hundred and twelve. You usually do the talking, but now it’s my turn. First stair.” {child} hunted about for something. “Did you know that sperm whales sleep standing up? Straight up and down in the sea, like ours. Second stair. It’s always dark down there, and nobody minds, because they’ve got each other. They click. Like this.”

{Child.He} clicked {child.his} tongue. There was no answer. {Child.He} clicked again.

Click, came from behind the fin.

# how-is-the-whale
They got as far as stair ninety-one. Then the light flickered on, something scraped above them, and a voice called:

“{fixer} here! How’s the whale?”

“Hungry!” {friend} called back, and {friend.he} sounded like {friend.himself} again.

They were seven minutes late for school. The whale was eleven teeth short, but when they told everybody why, they got a longer round of applause than all the others put together.

# up-and-down
After school they stood in the entrance and looked at the {@lift}. It was mended. {fixer} had even taken out the jerk.

“You don’t have to,” said {friend}.

“Neither do you,” said {child}.

They considered it. Then they agreed: the {@lift} up, because of the stitch, and the stairs down, because of the legs. And at the top stood {@gaped}, open-mouthed[pet.dog: , with {pet} wagging alongside][pet.cat: , with {pet} underfoot], because out of the {@lift} stepped {child}, rather pale, clicking {child.his} tongue.

Click, answered somebody behind {child.him}.

# @lift
lift
## if us
elevator

# @believed
{neighbour} in the flat opposite
## if adult
{Adult}

# @gaped
{neighbour} in the doorway opposite
## if adult
{adult} in the doorway
