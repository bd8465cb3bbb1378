title: No Change
title: Day Seventy-Three
title: Pick Your Feet Up
guest jonah: Jonah (he), Silas (he)
guest crabtree: Mr Crabtree (he), Mr Ottley (he)
guest flint: Miss Flint (she), Miss Marr (she)

% The friend (@j) stands in for {jonah}. They are at the school they go to now; from the autumn, {child} goes to Park Road and the other one to St Anne’s.

# seventy-one
By the last week of [us: fifth grade | Year Six], all the tadpoles had turned into frogs and gone to live in the pond behind the bike shed. All but one.

“Day seventy-one,” said {@j-who}, writing. “No change.”

{child} put {child.his} chin on the table and looked through the glass. The last one was the size of a bean. It had back legs. It had one front leg. It had its whole tail, and an expression as if it had come upstairs for something and forgotten what.

“Maybe he can’t,” {child} said. “Maybe he isn’t going to be one.”

“He’s a frog,” said {@j}. “He just hasn’t told anybody.”

# not-missed
It was typical of {@j}. They’d done the tank together[school:  {at school}] since March, and {@he} hadn’t missed a day; {@he} came in on Saturdays, and the caretaker let {@him}. Everyone else had stopped caring when it stopped being quick. {@He} drew a bean, each morning, with a ruler.

{child} hadn’t missed a day either. “It’s on my way,” {child.he} said, if anybody asked, and it wasn’t.[sport:  {Child.He} {child.was} late to {play sport} on account of it twice a week.] After the summer {child} would go to Park Road and {@j} to St Anne’s, right at the other end of [city: {city}|town]. Everyone in the class seemed to have grown up over Easter. They had phones, and private jokes.[music:  They said that {music} was for babies.] {child} still liked what {child.he} had liked before. {Child.He} hadn’t told anybody.

# four-legs
On day seventy-three, there were four legs.

“There’s hardly any tail,” said {@j}, so happy that the pencil shook. “He’ll want to come out and breathe. He can’t be left, not today.”

“It’s the leavers’ assembly today.”

“I know,” said {@j}.

# assembly
So they took him. They set the tank on the edge of the stage, behind the flowers, with a stone for him to climb on. There were three hundred people in the hall: every class, and somebody belonging to nearly everyone[adult: , {adult} too][elder: , and {elder}[elder2:  and {elder2}] in the second row], and the mayor with her chain. They sang two songs. {crabtree}, the head, stood up to speak about new beginnings. And {child} glanced at the tank, and saw a wet stone with nobody on it.

# gone
{Child.He} looked at {@j}. {@j} had already seen, and had gone the [us: color | colour] of a candle.

“He’s as big as a bean,” whispered {@j}. “And when {crabtree} finishes, they all get up and walk out.”

Six hundred feet. {child} didn’t think. Thinking was how {child.he} had stayed in {child.his} seat all year. {child} {child.was} up on the stage, beside {crabtree}, before {child.he} knew it, and took hold of the microphone.

# feet-up
“Nobody move!” said {child}. “Pick your feet up! There’s a frog on the floor, and he’s very new!”

There was a gasp. And then, with a noise like the sea going out, three hundred people lifted up their feet.

# rows
They sat in rows with their legs stuck straight out before them, all the [us: kindergartners | reception babies], all the grandfathers in their socks and sandals.[elder:  {Elder.short} waggled a shoe at {child}.] The mayor had her knees under her chin. {flint} on the piano stool held up both legs and began to revolve. Nobody spoke. {crabtree} stood on one foot for as long as he could, and then he climbed on to a chair.

“How long, would you say?” said the mayor, rather breathless.

“As long as it takes,” said {@j} from the front.

# under-the-shoes
They went along the rows on their hands and knees, one on each side, under a roof of shoes. There were raisins. There was a button. Above them, stomachs had started to tremble.[athlete:  Not even {athlete} could have held it much longer.]

“I can’t hold mine,” said a small boy in tears.

“Hold his!” said someone, and his [us: neighbor | neighbour] did.

# the-mop
Where would you go, thought {child}, flat out on the floor, if this was your first day of air? You’d want something wet. You would want it badly.

There, beneath the stage steps, lay the mop that the caretaker had left to drip. And on the grey, wet strings, with his throat going in and out, sat a frog.

He was perfect. You could have stood him on a penny.

“Wet your hands first,” said {@j} behind {child.him}. “Dry ones hurt them.”

There wasn’t any water. Then a glass came down out of the air, and on the other end of it was {crabtree}, lying on his front on the stage. {child} poured it over {child.his} fingers. {Child.He} laid a hand down flat, and waited, and {child.he} didn’t grab. The frog looked at the hand. He stepped on, as if it were a bus.

“Got him,” said {child}.

Three hundred pairs of feet hit the floor, and the cheer was heard at the shops.

# the-pond
At four o’clock they carried him out to the pond. There was no one about[pet.dog: , except {pet}[!pet.known:  the dog], who had come to meet them and sat down a long way off, without being told]. {child} knelt and put a hand in at the edge.

“He’s still got a bit of tail,” {child} said.

“He can take it with him,” said {@j}.

The frog sat on a little longer. Then there was no weight in {child’s} hand, and one ring on the water, going wide.

# no-change
They stayed there, with their shoes off, until the sun got down to the bike shed.[pet & !pet.dog:  {Pet} would have to wait for supper.] The book lay open on {@js} knee. The last line was ruled and not filled in.

“St Anne’s gets out at half past three,” said {@j}, not looking up. “I timed the bus. I could be here by four. On Saturdays as well. To see how he is.”

“It’s on my way,” said {child}.

{Child.He} held out a hand for the pencil. Day seventy-three, {child.he} wrote. Frog: gone. {@j} and {child}: no change.

# @j
{jonah}
## if friend
{friend}

# @j-who
{jonah}
## if friend
{friend}, {child’s} best friend

# @js
{jonah’s}
## if friend
{friend’s}

# @he
{jonah.he}
## if friend
{friend.he}

# @He
{Jonah.He}
## if friend
{Friend.He}

# @him
{jonah.him}
## if friend
{friend.him}
