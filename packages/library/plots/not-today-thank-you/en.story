title: Not Today, Thank You
title: The Department of Things That Are Over
title: I Thought It Was Memories
guest hargreaves: Mrs Hargreaves (she), Mrs Pomfrey (she)
guest pinn: Mr Pinn (he), Mr Clegg (he)
guest minder: Mrs Batty (she), Mrs Dobbs (she)

% {hargreaves} is an iguanodon. Birds are dinosaurs; it is true. Who digs potatoes (@a): {adult}, else the grandparent, else {minder} from next door.

# mrs-hargreaves
The last dinosaur in the world lived in the greenhouse at the end of the [us: community garden | allotments][city:  in {city}], and only {child} knew her well.

Her name was {hargreaves}. She was an iguanodon, quite an old one, and she filled the greenhouse from end to end, with her tail out of the window. While {@a-first} dug potatoes[pet.dog: , and {pet}[!pet.known:  the dog] dug something else], {child} went to visit.[friend:  {Friend}[!friend.known: , {child’s} best friend,] scratched the tail from outside.]

{hargreaves} knew her own mind. If you offered her something she didn’t want, she always gave the same answer.

“Would you like a sprout, {hargreaves}?[elder:  {Elder} grew it[elder2: , and {elder2} says it’s good for you].]”

“Not today, thank you.”

[sport: “Would you like to {play sport}?”

“Not today, thank you. I’d only break it.”

][pet.cat / pet.other: “Would you like me to bring {pet}?”

“Not today, thank you.”

]“Would you like to see a picture of a Tyrannosaurus?”

“Not today, thank you. I’ve seen the real thing, and he never wiped his feet.”

# mr-pinn
One Sunday there was a knock on the glass. Outside stood a thin man with a clipboard[music: , humming {music} without any tune].

“{pinn},” he said. “Department of Things That Are Over. I’m looking for a dinosaur.”

“You have found one,” said {hargreaves}.

“That’s just it. According to my list, you’ve been extinct for millions of years.” He held out a pen. “It’s only a form. You sign here, and then you go and stand in the museum with the others.”

{child’s} mouth fell open. But {hargreaves} just went on chewing her bit of hedge.

“Not today, thank you,” she said, and she shut the door with her nose.

On Monday {pinn} was back. “Not today, thank you.” On Tuesday it rained, and he stood in the wet and held up his form against the glass. “Not today, thank you.”

# perhaps-today
But on Saturday, when {child} came running down the path, the greenhouse door was open. {pinn} was standing inside. And {hargreaves} was holding the pen.

“{hargreaves}!” cried {child}. “Say it!”

She didn’t say it. She looked very old, and rather lonely.

“I’ve been thinking, dear,” she said. “He’s quite right. There’s nobody left. There’s no one with feet like mine. No one who sits on an egg as we used to, or gets up shouting when the sun comes. I’ve been the only one for such a long time.” She turned the pen round in her claws. “So, perhaps … today.”

“There, where the cross is,” said {pinn}. “Extinct only means that you have no family living anywhere.”

# like-a-bubble
No family living anywhere, thought {child}. And something {child.he} knew, something {child.he} had known since {child.he} {child.was} five and had told absolutely everyone[school: , and the whole of {school} twice], came up in {child.him} like a bubble.

“Wait!” {child.he} shouted. “Don’t sign! Wait there!”

{Child.He} ran to the shed where the hen corn was[athlete: , and {athlete} couldn’t have run faster]. {Child.He} filled both {child.his} pockets and {child.his} hat. {Child.He} ran out into the middle of the [us: gardens | allotments], and {child.he} threw it up in the air in great big handfuls, and {child.he} called. {Child.He} had learned it from a seagull.

“KEEE-ow! KEEE-ow! KEEE-ow!”[friend:  And {friend}, over by the gate, began to coo at the pigeons.]

# on-foot
First came a sparrow. Then came nine. Then the pigeons came down off the church, and the starlings off the wires, and the gulls in from the [us: dump | rubbish tip]. The hens pushed out through a hole in their fence. A swan came all the way from the canal, on foot. They covered the beans. They covered the shed. They sat in a row along {pinn’s} clipboard.

“What’s all this?” cried {pinn}. “These are birds!”

“Birds are dinosaurs,” said {child}. “They really are. They’re her family! And you have to write them all down.”

After that there was nothing to be heard but pecking.

# my-mothers-feet
{hargreaves} put out her long head. The biggest of the hens marched up and looked her in the eye. {hargreaves} looked at the hen. Then she looked at the hen’s feet: three long toes, with claws, in a scaly stocking.

“Those are my mother’s feet,” whispered {hargreaves}.

“And they sit on eggs,” said {child}. “And they get up shouting when the sun comes. Every single morning. All over the world.”

“Is that what that noise is?” said {hargreaves}. “I thought it was memories.”

# in-two
{pinn} had started to count. He counted until dinner time, but they wouldn’t keep still. At last he looked up, with a pigeon on his head, and he sighed, and he tore the form in two.

“I don’t suppose,” he said politely, “that you’d want another one?”

“Not today, thank you,” said {hargreaves}. “I’ve got my family here.”

# goodnight-dinosaur
When {@a} came to say it was time to go, the sun was low, and sparrows were sitting all the way down {hargreaves’s} tail. The hen had settled on her foot.

{child} walked home with {child.his} empty hat. On the very last chimney sat a blackbird, singing to the evening.

“Goodnight, dinosaur,” said {child}.

# @a-first
{minder} from next door
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2:  and {elder2.short}]

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
