title: Not Even [us: Around|Round] the Edges
title: One a Year
title: Hold This
guest man: Mr Pettigrew (he), Mr Tolliver (he)

% Rule: the child has promised not to lick it, not even round the edges. The hat goes by three times, from the wind.
% The gull is "it".

# one-a-year
{man} was only allowed one ice cream a year. “One cone and no more,” his doctor had said. He had it on the first Saturday in August, at the ice cream [us: stand|kiosk] by the sea, and he spent the whole winter choosing.[city:  He came all the way from {city} for it.]

This year it was strawberry, a scoop as big as a fist. He carried it like a crown to the wall where {child} was sitting[adult: , waiting for {adult} to come with the [us: fries | chips]]. He sat down, tucked a handkerchief under his chin, and opened his mouth.

And the wind took his hat.

“My hat!” cried {man}. It was a straw one, as light as a wafer, and off it bowled along the [us: boardwalk|seafront] on its brim. He jumped up, and pushed the cone into {child’s} hand. “Hold this! And no licking!”

“Not even [us: around|round] the edges?” asked {child}.

“Not even [us: around|round] the edges! Promise!”

“I promise,” said {child}, but {man} was already running.

# the-drop
It’s very hard to hold an ice cream that isn’t yours. It smelled of strawberries, and it shone.[school:  {child} had once kept a secret {at school} from Monday to Friday, and that was nothing to this.][sport:  You can’t even {play sport} while you do it.] [music: {child.He} tried to listen to {@song}, on the radio by the hatch. ]{child.He} looked at the sea instead, and when {child.he} looked back, there was a pink drop on its way down the side.

{child} had never wanted anything in the world as much as that drop.

[friend: “I haven’t promised,” said {friend}[!friend.known: , {child.his} best friend,] and put out {friend.his} tongue, just to have it ready.

“No,” said {child}.

“It wouldn’t be licking. It’d be tidying.”

“No!”

][pet.dog: {Pet}[!pet.known: , {child’s} dog,] hadn’t promised either, and lay down right underneath with {pet.his} mouth open.

]{child.He} turned the cone, and the drop ran on to {child.his} thumb, and stayed there.

Then the wind changed, and back along the [us: boardwalk|seafront] came the hat, and behind the hat came {man}.

“How is it?” he panted.

“It’s dripping! Can I just do the edges?”

“Not even the edges!” And he was gone.

# leaning
So {child} blew on it, and it melted faster. {child.He} held it in {child.his} own shadow, and the sun came [us: around|round] after it. By now {child.he} {child.was} pink to the elbow.

A gull came down on the wall. Whenever {child} looked at the gull it was looking at the sea, and whenever {child} looked at the ice cream the gull was one step nearer.[friend:  “I’ll take the gull,” said {friend}, and stared at it so hard that {friend.his} eyes watered.]

The wind changed. Here came the hat again, and {man}, with his tie over his shoulder.[elder:  “That’s twice,” said {elder}, who had the bench opposite[elder2: , with {elder2},] and was keeping count.]

“How is it?”

“It’s leaning! And it’s got to my elbow!”

“Don’t lick the elbow!” cried {man}, and was gone.

## or
So {child} blew on it, and it melted faster. {child.He} fanned it, and it began to lean.

A gull came down on the wall. It walked up and down, as if it was waiting for a bus, and each time it turned it was a little nearer.[friend:  “I’ll take the gull,” said {friend}, and walked up and down beside it.]

The wind changed. Here came the hat again, and {man}, with his handkerchief flying.[elder:  “That’s twice,” said {elder}, who had the bench opposite[elder2: , with {elder2},] and was keeping count.]

“How is it?”

“It’s leaning!”

“Which way?”

“Down!”

“Well, tell it not to!” cried {man}, and was gone.

# upside-down
{child} did {child.his} best. The gull opened its wings. And the wind changed for the third time.

Now the hat wasn’t rolling. It had turned over on its back, and it came sliding along like a saucer, straight for the gap in the wall where the steps went down to the sea.

“Oh, stop it!” called {man}, a long way behind, and his voice was quite small. “Please! I was married in that hat!”

{child} jumped up. {child.He} couldn’t reach it. Another puff and it would be gone, because it was so light. What it needed was something heavy inside.

{child} looked at what {child.he} had. {child.He} had kept it from the sun, and from the gull, and hardest of all from {child.himself}. And {child.he} had promised. But what {child.he} had promised was not to lick it.

{child} ran three steps[athlete: , as fast as {athlete}], held out the cone, and turned it upside down.

# in-each-other
Splotch.

The whole scoop landed in the hat, and the hat stopped dead. The wind pulled at the brim, and pulled again. But strawberry is heavy, and it stayed where it was.

All the gull got was the cone.

{man} came puffing up, and looked down into his hat for a long, long time. {child} hid {child.his} empty hand behind {child.his} back, and was ashamed.

“I’m sorry,” {child.he} said. “I’ve saved them both. Only they’re in each other.”

“Did you lick it?” asked {man}.

“No.”

“Not once?”

“No.”

“Not even [us: around|round] the edges?”

{child} shook {child.his} head.

“Good heavens,” said {man}. “I would have.” And he began to laugh, so hard that he had to hold on to the wall.

# spoons
He fetched wooden spoons from the [us: stand|kiosk], and they sat with the hat between them and ate. It tasted of strawberries, and a little of hat.[adult:  {Adult} came with the [us: fries | chips], and they dipped them.][elder:  {Elder} turned out to have brought a spoon.][friend:  {Friend} ate like somebody who has promised nothing.][pet.dog:  And {pet} did the edges.]

“The doctor said one cone,” said {man} after a while, “and the gull’s had that. So it seems to me that I’ve still got one left.” He rinsed the hat in the sea and put it on, and it was pink all [us: around|round] the inside. “Next Saturday, then. You have the ice cream, and I’ll hold on to the hat.”

# thumbs
The wind had dropped, and the sea was pink as well. {child} walked home along it[adult:  with {adult}], holding one sticky hand a little way out to the side.[pet.cat / pet.other:  {Pet} was at home, and had no idea.]

At the gate {child.he} stopped and looked. There was still one drop left, on the thumb. It was the very one {child.he} had wanted so much. And nobody had said anything about thumbs.

So {child} licked it, all [us: around|round] the edges.

## or
The wind had dropped. {child} went home on the bus[adult:  with {adult}], in the seat by the window, with one sticky hand held up where it wouldn’t touch anybody.[pet.cat / pet.other:  {Pet} was at home, and had no idea.]

Behind the last houses the sea was pink as well, and then it was gone, and {child} looked at the hand instead. There was still one drop left, on the thumb. It was the very one {child.he} had wanted so much. And nobody had said anything about thumbs.

So {child} licked it, all [us: around|round] the edges.

# @song
{music}
