title: Start at the Heel
title: Is There an Italy?
guest small: Bo (he)
guest dentist: Dr Malik (she), Dr Quinn (she)

% The grown-up (@a): {adult}, else the elder, else the grown-up. Bo is four.

# does-it-hurt
The waiting room at the dentist’s was painted green so that people would feel calm. It didn’t work on {child}. Until now {child.his} teeth had never needed anything doing. Now there was one small hole. It was going to be filled in ten minutes’ time, and {@a} had gone off to look for somewhere to park.

On the chair opposite sat a boy of about four, with a plastic giraffe. His dad was at the desk, filling in a form.

“Does it hurt?” he said.

{child} looked round. There was nobody else he could have meant.

“No,” said {child}, because that’s what you say to people who are four. “Not when you know how to do it.”

“How do you do it?” said the boy.

# how-you-do-it
{child} had no idea. But the boy was looking at {child.him} as if {child} worked there, so {child} began to explain. And halfway through the first sentence {child.he} noticed something odd. You haven’t got time to be frightened while you’re explaining.

“First the chair goes up,” said {child}. “It’s electric. You pretend you did it. Then you look at the ceiling, and there’s a stain there from when it leaked. It’s shaped like Italy. Italy’s a boot. Every time it gets nasty, you go there.”

“To Italy?”

“You start at the heel. You walk upwards. By the time you get to the top, they’ve finished.”

[music: “And inside your head you sing {@song},” said {child}. “They can’t hear it.” ][sport: “It’s like just before you {play sport},” said {child}. “You breathe out, and then out a bit more.” ][athlete: “{athlete} has got fillings,” said {child}. “You can be sure of that.” ][pet.dog: “My dog is called {pet}. When they look in {pet.his} mouth, {pet.he} gets liver paste afterwards,” said {child}. “I don’t think that we do.” ][pet.cat: “My cat is called {pet},” said {child}. “{Pet} bit the vet. You don’t do it like that.” ][pet.other: “I’ve got {pet} at home,” said {child}. “{Pet} chews all day. That’s another way.” ][friend: “{Friend}, that’s my best friend, has had two,” said {child}, “and went home and ate [us: chips | crisps].” ][elder: “And if {elder.short} starts telling you how it used to be in the old days,” said {child}, “put your fingers in your ears. [elder2: {Elder2.short} always does.]” ][school: “They needn’t know anything about it {at school},” said {child}. ][city: “It’s the best ceiling in {city},” said {child}. ]The boy listened with his mouth open. In it was a row of very small teeth that had hardly been used.

“I’m {small},” he said. “You’re not frightened of anything.”

That’s an awkward thing to be told.

# made-up
The door opened.

“{child}?” said the dentist, whose name was {dentist}. “In you come.”

{child} stood up. At least, the top half did. {child.His} legs had stayed on the chair. Then they came too, but they shook so much that they knocked the table, and the magazines slid off.

{small} looked at the magazines, and at {child.his} knees, and last of all he looked up.

“You said it didn’t hurt,” he said.

{child} could have laughed it off, and gone in. But in a quarter of an hour {small} was going to lie in that chair himself, and he believed every word.

“I don’t know if it hurts,” said {child}. “I’ve never had a filling. I made it up. I’m just as frightened as you are. More, probably, because there’s more of me.”

{small’s} chin began to wobble. He thought for so long that {dentist} looked at the clock.

“But is there an Italy?” he said.

“There is. That bit’s true. I saw it last time.”

The chin stopped.

“Then I’ll come with you,” said {small}, and slid down off his chair. “You can’t remember it all if you’re frightened. I remember it. I’ve only just learned it.”

# naples
And so {small} stood on the step beside the chair, with the giraffe under his arm, while {child} lay flat and looked up.

“The chair goes up,” said {small} sternly. “That was you. Well done.”

The stain was still there. It had leaked again since last time. It had got a Sicily.

First there was a sharp scratch. Then came the drill, and that was no joke. It was like having roadworks in your head. {child} gripped both the arms of the chair, and set foot on the heel of Italy.

“Where are you now?” asked {small}.

{child} made a noise. There were two hands and a hose in the way.

“That’s the heel,” {small} told {dentist}. “And now?”

{child} made another noise.

“Naples,” said {small}. “It’s nasty there. Walk faster.”

{dentist} laughed so much that she had to take everything out and wipe her glasses. And by the time {child} could see Milan, they had finished. It had taken about as long as three songs.

“Well?” said {small}. “Did it hurt?”

{child} felt about with {child.his} tongue. {small} was owed a proper answer.

“A bit,” {child.he} said. “At Naples. Less than I’d thought. Mostly it’s noise.”

{small} nodded. That was worth knowing.

# a-giraffe
Then it was his turn. {child} could have gone. But {child.he} took over the step, with lips like two mattresses, and held the giraffe.

“The chair goes up,” said {child}, or something very like it.

“That was me,” said {small}.

“Where are you?”

“In Italy,” said {small}, quite calmly, with his mouth wide open.

“What’s it like?”

“There’s a giraffe here,” said {small}.

# a-small-boot
“I’m so sorry,” said {@a} in the car. “There wasn’t a single space, and then you’d gone in. Were you all by yourself?”

“No,” said {child}. “I had somebody with me who knew how it’s done.”

That night {child} lay looking at {child.his} own ceiling. It was perfectly white. You could lie there with the worst thoughts in the world, and there was nowhere to go.

So {child.he} stood on the bed, with a pencil, and stretched as far as {child.he} could.

It was a very small boot. But you could see where to start.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
