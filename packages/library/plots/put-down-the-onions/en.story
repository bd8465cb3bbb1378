title: Put Down the Onions
title: Backwards Past Friday
title: That’ll Be the Gearbox
guest friend: Ned (he), Polly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever drives is the grandparent, else {adult}, else {minder}. The foreman only whispers. “And pull” is said the same way every time, also by him.

# stiff-neck
The van had no back window and {@first} had a stiff neck, so when {@he} reversed {@he} always said, “Say when,” and {child}, who was {age}, looked in the side mirror and said, “When.” It was {child.his} job, and {child.he} {child.was} good at it.

But that morning {friend}[!friend.known: , {child.his} best friend,] had said, “You’re quite bossy, you know.” {Friend.He} hadn’t even been cross. It stung like nettles, and {child} had decided never to tell anybody what to do again. {Child.He} got into the van beside {friend}, [child.name: dug both hands deep into both pockets, and kept quiet | put both hands in {child.his} pockets and shut {child.his} mouth].

[elder2: By the hedge {elder2} was hanging out the [us: laundry | washing], and wanted it dry before it rained.][pet.dog:  {Pet}[!pet.known:  the dog] got in last, and wanted the window.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the gatepost, and wanted to be let in.][pet.other:  Indoors {pet} wanted breakfast.]

# past-friday
“Say when,” said {@a}, and reversed down the [us: driveway | drive].

{child} said nothing.

They went back past the gate[city:  and right through {city}]. They went back past Friday[school:  and {school}]. It snowed, and then it was last summer[athlete: , and {athlete} went by on a poster]. The road turned into a field, where some Romans jumped out of the way. It grew hotter and hotter.

“You’re not saying when,” said {@a}, and the van ran backwards into a heap of sand and stopped.

# half-a-pyramid
In front of the [us: windshield | windscreen] stood half a pyramid.

“When,” said {friend}.

“That’ll be the gearbox,” said {@a}. “Backwards has taken us back. So forwards will take us home.”

{@He} put it into forwards. The wheels spun, the sand flew, and the van sank down to its bumpers.

# a-stone-coming
The foreman came hurrying over in his white skirt. He had shouted at his men for so many years that his voice had worn out.

“You can’t park here,” he whispered. “There’s a stone coming.”

There was, and it was as big as a kitchen. A long line of men was dragging it on a sledge. When they saw the van in the way, they sat down and got out their onions.

# corners
{@A} climbed out. {@He} had dealt with builders before. {@He} looked up at the pyramid and sucked {@his} teeth.

“Who did your corners?” {@he} asked.

“My brother-in-law,” whispered the foreman.

“Thought so,” said {@a}. “When’s it meant to be finished?”

“Twenty years.”

“That’s what they told me about my kitchen,” said {@a}.

After that they got on very well. The foreman’s men tied their rope to the front of the van and took hold.

# door-handles
“Pull,” whispered the foreman.

Nobody heard him. One man pulled and the next one rested. The next one sneezed. The man at the front pulled the wrong way. The van rocked from side to side, and every time it rocked it sank, until the sand came up to the door handles.

{@A} had stopped sucking {@his} teeth.

“If the sand gets into that gearbox,” {@he} said quietly, “we’re not going home at all.”

# tell-them
{child} could see exactly what was wrong. They had to pull at the same time, that was all. [child.name: The words were pushing to get out. Down went both fists, to the very bottom of the pockets. | The words were pushing at the back of {child.his} teeth. {Child.He} shoved {child.his} fists right down in {child.his} pockets.]

“{Child},” said {friend}. “Tell them.”

“No.”

“Why not?”

“You said I was bossy.”

“You are bossy,” said {friend}.

“Well, then!”

“But I didn’t say stop!” said {friend}. “I’d lost my shoe, and I was waiting for you to tell me where it was!”

{child} stared at {friend.him}. “It was under the stairs,” {child.he} said.

“I know that now! It took me an hour!” And {friend} got down on {friend.his} hands and knees in the hot sand and made {friend.his} back flat, like a step. “Get up there,” {friend.he} said. “Be as bossy as you can.”

# white-skirts
[child.name: Out of the pockets came both of {child’s} hands. {child} | {child} took {child.his} hands out of {child.his} pockets. {Child.He}] climbed on to {friend}, and from {friend} on to the roof, and stood up.

“You!” {child.he} shouted. “In the white skirt!”

Every single one of them looked up.

“All of you in white skirts!” shouted {child}. “Put down the onions! Both hands on the rope! You at the front, turn round! You, finish your sneeze! {@A}, get in! Not yet, not yet, not yet … and pull!”

The rope sprang tight as a stick.

“And pull!”

The van groaned.

“And pull!”

The van came up out of the sand like a cork out of a bottle, and {child} sat down hard on the roof.

# a-job
“Would you like a job?” whispered the foreman. “It’s only twenty years.”

“I can’t,” said {child}. “I’ve got [sport: {sport} | swimming] on Monday.”

{@A} gave the foreman a bag of extra strong mints. The foreman put one in his mouth, and his eyes watered, and his voice came back, small and rusty.

“And pull,” he said, just the way {child} had done it, and the big stone slid away as smoothly as a tray.

# forwards
Then they drove forwards, with the windows down[music:  and {music} on].[pet.dog:  {Pet} had the biggest window, and put {pet.his} whole head out of it.] It grew cooler. The field turned into a road. It was last summer, and then it snowed a little, and {friend} fell asleep against {child’s} shoulder.

Friday went by. There was the hedge, and there was the gate, and there was the [us: laundry | washing], still damp on the line.[elder2:  {Elder2} was just hanging up the last sock.][pet.cat:  {Pet} sat on the gatepost, and still wanted to be let in.][pet.other:  Indoors {pet} had only had to wait five minutes for breakfast.]

# when
“Say when,” said {@a}.

{child} waited until it was exactly right.

“When,” {child.he} said.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
