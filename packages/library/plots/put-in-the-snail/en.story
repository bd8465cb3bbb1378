title: The Affair of the Vanishing [us: Zucchini|Marrow]
title: Put In the Snail
title: Up to the Second Knuckle
guest friend: Arjun (he), Priya (she)
guest elder: Dot (she), Winnie (she)
guest grower: Mr Tranter (he), Mr Pascoe (he)
guest rival: Mrs Bello (she), Mrs Costa (she)

% Told by the friend, who is "I". The grower is he, the rival is she; the marrow is "it", and "she" only when the grower speaks of it.

# the-telephone
I should say at the start that I am not the detective. {child} is the detective. I am {friend}, and I hold the [us: flashlight | torch], write things down, and say, “Good grief, {child}, how did you know?” which [child.she: she | [child.he: he | {child}]] pretends not to enjoy.

Most of our cases have been small[pet: , and two were {@pet}]. But on the morning of the [us: Garden Club’s | Allotment Society’s] summer show[sport: , when {child} was just off to {play sport},] we were sent for, properly, by telephone.

“It’s gone,” said [elder: {elder} | {elder}, who grows lettuces there]. “{grower’s} {@marrow}. Get down here, the pair of you. There’s going to be a fight.”

# the-barrow
Everybody knew about {grower’s} {@marrow}. It had been photographed for the [city: {city} ]Gazette. It was as long as a canoe, or at any rate a small canoe, and it was going to win the Heaviest Vegetable cup for the fifth year running.

On Friday half the [us: Garden Club | allotments][elder2: , {elder2} in front,] had turned out to watch him wheel it down the path to his shed. It was drizzly, and he wouldn’t let anyone help. He grunted, mopped his forehead, and said she must be [us: ninety pounds | forty kilos] if she was an ounce. Then he [age>=11: laid her on the bench, ]put a blanket over her and locked the door.

Now it was Saturday, and the door was still locked, and the blanket was as flat as a blanket.

# nobodys-accusing
“I’ll tell you who did it,” a man was shouting[age>=11: , as we arrived]. “Who came second four years in a row? {rival}!”

{rival}, who grows pumpkins next to {elder}, had her arms folded very tight. She is about five feet high, counting the hat.

“And how did I carry it?” she asked. “In my [us: purse | handbag]?”

“Nobody’s accusing anybody,” said {grower}. He was sitting on an upturned bucket, and he did look ill. “Let’s just leave it. It’s only a {@marrow}.”

# the-tracks
{child} had said nothing at all. {Child.He} {child.was} looking at the path.

“Did you hear that?” {child.he} murmured. “Four years champion, and he wants to leave it. [us: Flashlight | Torch], please, {friend}.”

It was broad daylight, but I gave it to {child.him}. {Child.He} got down on {child.his} stomach[age>=11:  in front of the shed], and I wrote it down as {child.he} said it. The lock was not scratched.[age>=11:  The window was painted shut.] There was one key, and it had been [us: around | round] {grower’s} neck all night. The path was soft after the rain and full of footprints, which was hopeless, and through the middle of them ran the track of a wheelbarrow.

“That’s just where he brought it in,” I said.[age>=11: 

“Yes,” said {child}. “What about that other one beside it?”

“That’s me. I fetched a bag of compost for {elder}. Straight after.”][age<11:  “The other one’s me, with a bag of compost for {elder}. Straight after.”]

“How heavy?”

“[us: Forty pounds | Twenty kilos]. It says so on the bag.”

{child} put {child.his} finger in my track. It went in up to the first knuckle. Then {child.he} put it in {grower’s}[age<11: , where it hardly went in at all,] and stayed like that for quite a while[music: , humming {@song}].

“Go on,” I said.

“Not yet,” said {child}. {Child.He} always says that. It is extremely annoying.

# the-snail
We walked all [us: around | round] {grower’s} [us: garden | plot]. Behind the beans was the bed where the {@marrow} had grown. The stalk was there, cut off clean, but the cut end was brown and dry and had a snail living in it.[age>=11:  {child} asked me what [us: color | colour] the stalk was on the lettuce {elder} picked yesterday. I said green. {Child.He} said, “Mm.”]

{Child.He} dug in the compost heap with a stick, and the smell was so astonishing that I wrote it down twice. About a foot under lay something long, black and collapsed.

# the-water-butt
Last of all {child.he} lifted the lid off the [us: rain barrel | water butt]. It was half full of thick grey [us: oatmeal | porridge] with a skin of green paint. {child} fished out a lump, with letters in it, very tiny. I read them out.

“ZETTE. PRICE [us: ONE DOLLAR | 90p].”

And then I saw it. It’s a wonderful feeling, like a sneeze arriving.

“Good grief, {child},” I said. “Nobody took it out of the shed because it was never …”

“Shh,” said {child}. {Child.He} {child.was} looking over the beans. They were still at it, all round {rival}, and somebody had just said that her pumpkins ought to be searched. {grower} sat on his bucket with his head down.

# the-bucket
I thought {child} would do what detectives do, which is gather everyone together and point. I had been looking forward to it. Instead {child.he} squatted by the bucket, and spoke so quietly that only {grower} and I could hear.

“It rotted, didn’t it?” said {child}. “Right after the photograph.”

{grower} didn’t move.

“You made another one out of newspaper and paste. It must have been brilliant. But it weighed about as much as [pet.cat: {pet} | a cat], so you had to wheel it yourself, and act. You couldn’t let the judges lift it, so last night you drowned it.”

It was a long time before {grower} answered.

“[age>=11: There was going to be a man from the radio,” he said. “My granddaughter’s told her whole class[school:  {at school}]. I only meant to get as far as the show.|My granddaughter’s told her whole class[school:  {at school}],” he said. “But] I thought, if it got stolen, there would be no harm done to anybody.”

“No,” said {child}. “But there is.” And {child.he} looked across at {rival}, who had taken off her hat and was holding it in front of her with both hands.

{grower} looked too. Then he got up, like somebody lifting a real [us: ninety pounds | forty kilos], and walked into the middle of them.

# his-to-say
I won’t put down what he said, as it was his to say. It was short, and there was a nasty silence after it. The silence was ended by {rival}.

“Out of newspaper?” she said. “With the stripes? {grower}, I stood as near to that {@marrow} as I am to you. I was jealous of that {@marrow}. You great fool, why did you never say you could make things?”

# the-cup
She won the cup, with a pumpkin it took four people to lift[athlete: , none of whom was {athlete}]. I checked the tracks: up to the second knuckle. And at the Christmas party there was a paper dragon [us: thirty feet | nine metres] long, with {grower} in the front end and {rival} giving orders from the back, and his granddaughter’s whole class underneath.

# the-rest
On the way home I asked {child} why {child.he} hadn’t done the pointing.

“I’d found out what he did,” said {child}. “The rest was up to him.”

I wrote that down. Then I asked whether we might at least mention the snail.

“Oh, yes,” said {child}. “Put in the snail.”

# @marrow
marrow
## if us
zucchini

# @pet
{pet}
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @song
{music}
