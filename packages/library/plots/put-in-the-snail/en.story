title: The Affair of the Vanishing [us: Zucchini|Marrow]
title: Put In the Snail
title: Up to the Second Knuckle
guest friend: Arjun (he), Priya (she)
guest elder: Dot (she), Winnie (she)
guest grower: Mr Tranter (he), Mr Pascoe (he)
guest rival: Mrs Bello (she), Mrs Costa (she)

% Told by the friend, who is "I". The grower is he, the rival is she; the marrow is "it", and "she" only when the grower speaks of it.

# the-telephone
I should say at the start that I am not the detective. {child} is the detective. I am {friend}[friend: , {child’s} best friend], and I hold the [us: flashlight | torch], write things down, and say, “Good grief, {child}, how did you know?” which {child} pretends not to enjoy.

Most of our cases have been small[pet: , and in two of them it turned out to be {@pet}]. But on the morning of the [us: Garden Club’s | Allotment Society’s] summer show[sport: , when {child} was just off to {play sport},] we were sent for, properly, by telephone.

“It’s gone,” said {elder}, who grows lettuces there[elder:  and belongs to {child}]. “{grower’s} {@marrow}. Get down here, the pair of you. There’s going to be a fight.”

# the-barrow
Everybody knew about {grower’s} {@marrow}. It had been in the [city: {city} ]Gazette, with a photograph. It was as long as a canoe, or at any rate a small canoe, and it was going to win the Heaviest Vegetable cup for the fifth year running.

On Friday, in a drizzle, half the [us: Garden Club | allotments][elder2: , with {elder2} at the front,] had watched {grower} wheel it to his shed, ready for the judges. He wouldn’t let anyone help. He grunted, mopped his forehead, and said she must be [us: ninety pounds | forty kilos] if she was an ounce. Then he put a blanket over her and locked the door. In the morning the door was still locked, and the blanket was as flat as a blanket.

# nobodys-accusing
“Who came second, four years in a row?” a man was shouting as we arrived. “{rival}!”

{rival}, who grows pumpkins next to {elder}, had her arms folded very tight. She is about five feet high, counting the hat.

“And how did I carry it?” she asked. “In my [us: purse | handbag]?”

“Nobody’s accusing anybody,” said {grower}. He was sitting on an upturned bucket, and he did look ill. “Let’s just leave it. It’s only a {@marrow}.”

# the-tracks
{child} had said nothing at all. {Child.He} {child.was} looking at the path.

“Did you hear that?” {child.he} murmured. “Four years champion, and he wants to leave it. [us: Flashlight | Torch], please, {friend}.”

It was broad daylight, but I handed it over. {child} lay down on {child.his} stomach in front of the shed, and I wrote. The lock was not scratched. The only key had been round {grower’s} neck all night. The path was soft and full of footprints, which was hopeless, and along it ran two wheelbarrow tracks, side by side.

“That one’s just where he brought it in,” I said. “The other one’s me, with a bag of compost for {elder}. Straight after.”

“How heavy?”

“[us: Forty pounds | Twenty kilos]. It says so on the bag.”

{child} put a finger in my track. It went in up to the first knuckle. Then {child.he} put it in {grower’s}, where it hardly went in at all, and stayed like that for quite a while[music: , humming {@song}].

“Go on,” I said.

“Not yet,” said {child}. {Child.He} always says that. It is extremely annoying.

# the-snail
Behind the beans, where the {@marrow} had grown, the stalk was still there, cut off clean. But the cut end was old and brown and rotten, and it had a snail living in it. {child} looked at the snail for some time.

# the-water-butt
Last of all {child.he} lifted the lid off the [us: rain barrel | water butt]. It was half full of thick grey [us: oatmeal | porridge] with a skin of green paint. {child} fished out a lump, and there were letters in it, very tiny. I read them out.

“ZETTE. PRICE [us: ONE DOLLAR | 90p].”

And then I saw it. It’s a wonderful feeling, like a sneeze arriving.

“Good grief, {child},” I said. “Nobody took it out of the shed, because it was never …”

“Shh,” said {child}, looking over the beans. They were still at it, all round {rival}, and somebody had just said that her pumpkins ought to be searched. [age>=11: {grower} sat on his bucket with his head down.]

# the-bucket
I thought {child} would do what detectives do, which is gather everyone together and point. I had been looking forward to it. Instead {child.he} squatted by the bucket, and spoke so quietly that only {grower} and I could hear.

“It rotted, didn’t it?” said {child}. “Right after the photograph.”

{grower} didn’t move.

“So you made another one, out of newspaper and paste. It must have been brilliant. But it weighed about as much as [pet.cat: {pet} | a cat], so you had to wheel it yourself, and act. And you couldn’t let the judges lift it. So last night you came back, and drowned it.”

It was a long time before {grower} answered.

“My granddaughter’s told her whole class[school:  {at school}],” he said. “I thought, if it got stolen, nobody would be hurt.”

“But somebody is,” said {child}, and looked across at {rival}, who had taken off her hat and was holding it in front of her with both hands.

{grower} looked too. Then he got up, like somebody lifting a real [us: ninety pounds | forty kilos], and walked into the middle of them.

# his-to-say
I won’t put down what he said, as it was his to say. It was short, and it was {rival} who ended the silence after it.

“Out of newspaper?” she said. “With the stripes? {grower}, I stood as near to that {@marrow} as I am to you. I was jealous of that {@marrow}. You great fool, why did you never say you could make things?”

# the-cup
She won the cup, with a pumpkin it took four people to lift[athlete: , none of whom was {athlete}]. I checked the tracks: up to the second knuckle. And at the Christmas party there was a dragon [us: thirty feet | nine metres] long, all of newspaper and paste, with {grower} in the front end, {rival} giving orders from the back, and his granddaughter’s whole class underneath.

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
{child’s} dog, {pet}
## if pet.cat
{child’s} cat, {pet}

# @song
{music}
