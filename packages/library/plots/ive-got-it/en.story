title: I’ve Got It
title: More Whooshing
title: Being the Pole
guest hero: Girder (she), Lintel (she)
guest baker: Mr Prosser (he), Mr Tibbs (he)

% “I’ve got it” is what {hero} says of whatever she holds up; nobody has ever said it to her, until the child does; at the end it is “I’ve got you”.

# no-whooshing
The poster on the gate of the summer fair[school:  {at school}] said: MEET A REAL SUPERHERO, 2 O’CLOCK, BIG TENT. {child}, who was {age}[sport:  and ought to have gone to {play sport}], was there at a quarter to.

There was nobody in the big tent but a cake stall, a lot of empty chairs, and a broad woman in a red cape. She was standing in the very middle with both arms straight up over her head.

“Are you the superhero?” said {child}.

“I am,” said the woman. “They call me {hero}.”

“Why have you got your arms up?”

“The tent pole snapped this morning. I’m being the pole.” And she was. The whole roof was resting on her two flat hands. “It’s all right. I’ve got it.”

{child} waited for the rest. There wasn’t any.

“Can you fly?” {child.he} said.

“No. I don’t care for stepladders.”

“Then what do you do?”

“I hold things up,” said {hero}.

“That’s not very exciting.”

“It is when you’re underneath.”

# a-sandwich
{child} thought it over. “I’ve wanted to meet a superhero my whole life,” {child.he} said. “I thought there would be more whooshing.[athlete:  {athlete} whooshes.]”

“I’ve wanted a sandwich since breakfast,” said {hero}. “We can’t all have what we want.”

“You could go and get one.”

“And who’d hold the tent?”

“Somebody would.”

“Nobody does,” said {hero}. She wasn’t complaining. “Twenty years I’ve been doing this. Bridges, a church[city:  in {city}], a cow once. Everyone says thank you and goes home for tea, and I stand there. I don’t mind it. I’ve got it.”

# other-corner
Some more children came in. They asked if she could fly, and went out again to look at the goat.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was allowed to hold its rope.]

{child} meant to go too. {child.He} got as far as the flap. But {child.he} kept thinking about that sandwich.[pet:  Even {pet}[pet.dog:  the dog][pet.cat:  the cat], at home, had been fed.] So {child.he} went to the cake stall, which was run by {baker}, a [us: mailman | postman] with a large moustache, and {baker} gave {child.him} cheese and pickle[elder: , on bread that {elder}[elder2:  and {elder2}] had buttered].

{child} stood on a chair and held the sandwich up, and {hero} took a bite.

“You’re still not very exciting,” said {child}.

“You’re dropping pickle on my cape,” said {hero}. “Other corner, please.”

# a-tummy
That was when the rain began[music: , in the middle of {music} from the loudspeakers].

It pattered at first. Then it drummed. Then it roared, and people came running in from all over the fair with pushchairs, and coconuts, and the goat, until the tent was packed. No one looked at the roof except {child}, who was still up on {child.his} chair.

The roof had a tummy.

Over beside the cake stall, right at the edge, where the canvas was loose, the rain couldn’t run off. It was lying up there in a great round puddle, and the puddle was pushing the canvas down. Every minute it was fatter.

# wobbling
“{hero},” said {child}. “Look at that.”

“I can’t look. I can feel it, though.” Her voice was the same as before. But her arms were shaking. “It’s only water. I’ve got it.”

“You haven’t,” said {child}.

“I have.”

“You haven’t! You’re wobbling!”

“Then go outside, please,” said {hero}, very quietly. “All of you. And tell them to walk. I’ll be all right. I’ve …” But this time she didn’t finish.

# a-broom
{child} told them, and they walked, out into the rain with the pushchairs, and the coconuts, and the goat[friend: , with {friend} at the end of its rope]. Outside, {child.he} looked about. {baker} had brought the broom from his stall, a soft one, for crumbs. {child} turned it upside down, so that the brush was in the air. {child.He} planted {child.his} feet in the grass at the corner of the tent, where there was nothing above {child.him} but rain. Then {child.he} reached in, and set the brush against the tummy.

“Leave it, it’s too heavy,” said {baker}.

It was heavy. {child} bent {child.his} knees. {child.He} pushed with {child.his} arms, and {child.he} pushed with {child.his} back, and the canvas went up by the width of a hand. The water slid. {child.He} took one step along the edge and pushed again, and the tummy rolled over in front of {child.him}.

# whoosh
{hero} heard the puffing. “Who’s that?” she called. “Who’s doing that?”

“Me,” said {child}. “It’s all right. I’ve got it.”

And {child.he} gave the biggest push that {child.he} had in {child.him}.

Whoosh!

The whole puddle went over the edge at once, like a bath being thrown out of a window. Everybody cheered. The goat sat down.

“There,” said {hero}, when she had got her breath. “There was your whoosh.” Her eyes were wet. “Twenty years,” she said, “and that’s the first time anybody’s said it to me.”

# let-go
{baker} and [elder: {elder} and four|five] others brought in a new pole after that, and stood it up in the middle, and bolted it. {hero} could let go. But her arms had forgotten how to come down. {child} had to climb on the chair and do it for her, first the left, then the right, gently, like shutting an umbrella.

# am-i-heavy
They sat outside on the bench by the gate, where the rain had stopped and the goat was steaming in the sun.[adult:  {Adult} would be there in five minutes.][elder & !adult:  {Elder} was only packing up the cakes.] They had the rest of the sandwich, half each.

{child} was tired in both arms. {child.He} tipped a little to one side, and then a little more, until {child.his} head was on the red cape. It had pickle on it, but that was {child.his} own.

“Am I heavy?” {child.he} said.

“No,” said {hero}. “I’ve got you.”
