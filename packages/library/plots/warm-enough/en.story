title: Warm Enough?
title: Don’t Shake It Off
title: A Bucket for Nuria
guest driver: Bev (she), Shirley (she)
guest nuria: Nuria (she), Paloma (she)
guest sitter: Mrs Dunn (she), Mrs Pell (she)

% The snow says only drip. Refrain: “Warm enough?”, by {driver}, at last by the child. Whoever is along (@a): {adult}, else the grandparent, else {sitter}; asleep at the back.
% The snow is for {nuria}, who is always the story’s own; {friend}, where ticked, had the carrot put in.

# one-of-those
{child} got on the bus with a bucket full of snow. On top of the snow was a head, also of snow, with two raisin eyes and a carrot.

“One child, one grown-up and one of those,” said {@a-first}.

It had snowed in the night[city:  in {city}], the first snow of the winter, and {nuria} was stuck on her sofa at the other end of the 14 route with her leg in [us: a cast | plaster]. She was [friend: the newest in {child’s} class|{child’s} best friend], and had moved here from Seville. She’d never in her life touched snow. And now she couldn’t go out to it. [age>=9 / !friend & !pet.dog & !pet.cat: So it was going to her.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had put in the carrot, for luck, and was getting on further along.][adult & elder:  {Elder}[elder2:  and {elder2}] had said that the snow would never get there.][!adult & elder2:  {Elder2} had said that the snow would never get there.][pet.other:  {Pet} had looked at it once, and gone away.]

# warm-enough
The only two seats were a long way apart. {@A} took the one at the back, which was over the heater, and was asleep before the second stop. {child} took the one at the front[pet.dog: , with {pet}[!pet.known:  the dog], who had wanted to stay out and roll][pet.cat: , with {pet}[!pet.known:  the cat] buttoned inside the coat].

“Bless me, look at your nose!” said the driver. She was called {driver}, and she was the kindest driver on the whole of the 14. “You’re blue! Let’s get some heat in here.” She turned a big knob. “Warm enough?”

“Yes, thank you,” said {child}, who had been very well brought up.[pet.dog:  {Pet}, who hadn’t, hung out {pet.his} tongue.][pet.cat:  {Pet} began to purr.]

# drip
Warm air came rushing out from under the seats. {child} hugged the bucket. The snow felt it at once. It went shiny on top, and one raisin slid down a little, as if it was winking.

“Don’t,” {child} told the snow. “It’s only ten stops.”

But snow doesn’t mind. It has been a cloud and a river, and it likes being a puddle. Drip, it went, quite contentedly.

# really-very
“Warm enough?” called {driver}, looking in her mirror.

“Really very,” said {child}.[pet.dog:  {Pet} panted.]

“‘Really very’, and shivering like that, poor lamb.” It was only [pet.cat: {pet}, purring in the coat. | the bus, going over the cobbles.] {driver} turned the knob again[music: , and hummed {music}].

Drip, drip. The head got smaller. It leaned to the left. {child} held it up with {child.his} mitten. It leaned to the right.

“Stand up,” {child.he} begged. “[friend: {Friend} gets on at the next stop.|She’s waiting for you.]”

Drip, went the snow.

# you-can-stop
“Warm enough now?” called {driver}.

“Yes! Thank you! You can stop!” said {child}.

“Stop? Right you are!” And {driver} stopped the bus, and let in [friend: {friend} | an old man] in a fur cap, and a lot more people. And she turned the knob as far as it would go.

When {child} looked down, there wasn’t any head. There were two raisins, swimming slowly round a carrot.

{Child.He} didn’t make a sound. But a big tear ran down {child.his} nose and plopped in the bucket.[pet.dog:  {Pet} looked down at it, and didn’t drink.][pet.cat:  {Pet} put a head out between two buttons and looked after it.]

# off-his-cap
[friend: {Friend} sat down opposite and looked in the bucket. “Oh,” {friend.he} said, and shook {friend.his} head at it, cap and all. | The old man sat down opposite. “Coming down in lumps out there,” he said, and he shook his head at it, cap and all.] Something slid off the cap and landed on {child’s} knee.

It was cold. It was white.[pet.dog:  {Pet} sat up.][pet.cat:  {Pet} touched it, and shook the paw.]

{child} looked at it. {Child.He} looked at [friend: {friend’s} | the old man’s] cap, which had a good three inches on it. {Child.He} looked along the bus. The new people had it on their shoulders and in their hoods and on the tops of their umbrellas, and it hadn’t had time to melt.

# boiling
{child} stood up. {Child.He} had been polite for seven stops, and seven was enough.

“I am NOT cold!” {child.he} shouted. “I’m boiling! [pet.dog: So is {pet}! ]Please, {driver}, turn it OFF, and open the doors at every stop, and keep them open! It’s for {nuria}! She’s never touched snow, and I’ve let it melt, and you’re all wearing some!”

There was quite a silence. {driver} stared at {child.him} in the mirror. Then the knob went round, all the way, click.

“Well, why ever didn’t you say?” said {driver}.

[friend: {Friend} took off the cap and held it out with both hands, like a tray. “Mind,” {friend.he} said. “It’s fresh.” | The old man took off his cap and held it out with both hands, like a tray. “Mind,” he said. “It’s fresh.”]

# for-nuria
So {child} went down the bus with {child.his} bucket[friend: , and {friend} went too]. {Child.He} poured the puddle out at the next stop, where it seemed perfectly happy in the gutter, and then {child.he} began to scoop. [age>=9 / !pet.dog & !pet.cat: A lady bent down her hat. ]A big boy [school: from {school} ][sport: on his way to {play sport} ]stuck out his boots. [pet.dog: {Pet} ran out and rolled, and stood quite still to be brushed from end to end. | Somebody’s dog stood quite still to be brushed from end to end.] At every stop the doors stayed wide open, and whoever came in was told at once by all the others, “Don’t shake it off! It’s for {nuria}!”

# last-stop
By the last stop they could see their breath.[pet.cat:  Only {pet} was warm.] Four people were sharing one scarf[athlete: , which said {athlete} on it]. {@A} woke up at the back, with chattering teeth, and was told by everybody that it was for {nuria}. And the bucket was full, right up over the rim, with a new head on top. It had the same raisins and the same carrot[friend: , put in by {friend}, for luck], and it stood up perfectly straight.

# so-quiet
{nuria} had a tray across her lap, waiting. She didn’t say anything for ages. [age>=9 / !pet.dog & !pet.cat: She put one finger in, and pulled it out. She put in her whole hand. | She put in her whole hand.] Then she bent down and laid her cheek against it and shut her eyes.

“It’s so quiet,” she said.

They let it melt as slowly as it liked. It took all afternoon.

# kept-it-off
It was dusk when {child}[friend: , {friend}] and {@a} climbed on the 14 again to go home, with the empty bucket[pet.dog:  and a very wet {pet}][pet.cat:  and {pet} in the coat]. [age>=9 / !friend & !pet.dog & !pet.cat: It was still snowing. ][age>=9 / !friend / !pet.dog & !pet.cat: The bus was as cold as a pantry. ]{driver} sat at the wheel in two hats and somebody’s blanket, with a blue nose, and the knob hadn’t moved.

“I kept it off,” she said. “In case you’d got any more.”

# now-i-am
So {child} sat down at the front, just behind her. And {child.he} took off {child.his} own woolly scarf, and reached over, and wound it twice round {driver’s} neck.

“Warm enough?” asked {child}.

“Oh, my love,” said {driver}. “Now I am.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @a-first
{sitter} from next door, who was coming too
## if adult
{adult}
## if elder & !adult
{elder}
