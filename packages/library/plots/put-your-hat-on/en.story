title: Put Your Hat On
title: The Dragon Who Wasn’t Cold
guest friend: Poppy (she), Ned (he)
guest elder: Hilda (she), Ernest (he)

% Sneeze out loud: Ah… ah… CHOO! The knitter is the grandparent who is ticked, else {elder} next door.

# the-kite
{child} and {friend}, {child’s} best friend, were flying a kite in {@whose} garden. There was a cold wind, and {child’s} hat was in {child.his} pocket.

“Put your hat on!” called {elder.short} from the steps.[adult:  {Adult} had said that too.]

“I’m not cold!” called {child}.[pet.other:  At home, {pet} was nice and warm.]

Then the string gave a jerk. Up among the clouds something had bitten the kite, and down it came on the string, bigger and bigger and greener and greener.

Bump. There in {elder.short’s} kale sat a real dragon.[pet.dog:  {Pet} the dog went and sat behind {friend}.][pet.cat:  {Pet} the cat took the steps in a single jump.]

# ha-ha
“A dragon!” shouted {child}. “Can I have a ride?”

“My cousin in [us: Boise | Hull] had a ride on a dragon,” said {friend}. {Friend} had a cousin in [us: Boise | Hull] who had done everything[sport:  and was best at {sport}].[school:  Everybody {at school} had heard about it.]

“You can have a ride,” said the dragon. “My name is Humphrey. Sit behind my ears and … ah … ah … CHOO!”

The dragon sneezed. And when Humphrey sneezed, he shot backwards. He shot through the kale, through the washing and into the [us: outhouse | outside loo][elder2: , which {elder2} had only just painted].

“Your ears are cold,” said {elder.short}. “Put a hat on.”

“Dragons don’t get cold,” said Humphrey, from inside. “Dragons are warm. Everybody knows that.”

“But you’re sneezing!” said {child}.

“That’s the kale.”

# on-the-inside
Out he came with a sheet on each horn. {child} pulled the hat out of {child.his} pocket and held it up.

“You can have mine. Put your hat on, and we can go flying!”

“Thank you,” said Humphrey, and ate it. “There. It’s on. It’s on the inside.”

“It goes on your head!” shouted {child}.

“There isn’t one on yours!”

“I’m not cold!”

“Neither am I!”

They stood nose to nose. {child’s} nose was blue. The dragon’s nose was blue.

“You two are just the same,” said {friend}. “My cousin in [us: Boise | Hull] …”

“Be quiet, {friend}!” said {child} and Humphrey together.

# the-cousin
{Friend} walked away and sat down on a bucket. {child} felt ashamed, right down in {child.his} tummy.

“What did your cousin do?” {child.he} asked.

{Friend} looked at {friend.his} boots. “I don’t have a cousin in [us: Boise | Hull],” {friend.he} said. “It’s me who wants to do all the things. Only I don’t dare.”

“Would you dare to fly with me?”

{Friend} swallowed. “If I can sit at the back.”

# up
So they both climbed up. Humphrey beat his wings, and the ground grew small. They could see right down {elder.short’s} chimney![city:  They could see all the way to {city}!]

“I’m flying!” shouted {friend}. “Me! Not a cousin! Me!”

But it was freezing cold up there. The wind blew round Humphrey’s great thin ears.

“Ah …” said Humphrey. “Ah … CHOO!”

They shot backwards over the garden and got stuck on {elder.short’s} flagpole. There hung Humphrey by his tail, swinging, and {child} and {friend} held on to an ear each. The ears were as cold as ice cream.

“Ah …” said Humphrey again.

“If he sneezes, we’ll fall off!” said {friend}.

# an-ear-each
“Humphrey, you’re cold!” said {child}.

“I can’t be cold,” said Humphrey, and his voice was just a little squeak. “A dragon who’s cold isn’t a dragon. What if my fire’s gone out?”

{child} couldn’t feel {child.his} own nose.

“I’m cold,” {child.he} said. “I’ve been cold all the time. And I’m still {child}.”

{Child.He} crept in under one of the ears, put both arms round it and breathed as warmly as {child.he} could.

“You take the other one, {friend}!”

{Friend} let go with one hand, though it was a long way down, and hugged the whole of the other ear.

“Ah …” said Humphrey. “Ah … hm.” All that came out was a warm smoke ring.

“It hasn’t gone out!” said Humphrey.

# click-click
“Keep him warm!” called {elder.short} from below. {@knits} Now the needles went so fast that nobody could see them.[athlete:  Not even {athlete} is that quick.][elder2:  {Elder2} fed in the wool.] Click, click, click, they went.

Out came a hat as big as a tent, with stripes in every colour of wool there was. {Elder.short} tied it to the kite string, and {child} and {friend} pulled it up. Then they pulled it down over Humphrey’s ears.

Humphrey had tears in his eyes.

“But it’s lovely,” he said. “Why did nobody tell me?”

“I did!” said {elder.short}. “All day long!”

# soup
Humphrey let go with his tail and floated down to the grass, as softly as a blanket.[pet.dog:  {Pet} wagged so hard that the whole back end went too.][pet.cat:  {Pet} came and lay down against his warm tummy.] Then they had soup on the steps[music:  and listened to {music}]. The kale was picked already, after all.[adult:  {Adult} came just in time.]

When the sun went down, Humphrey wanted to go home.

He laid his nose against {child’s} cheek. It was warm, and it wasn’t blue any more.

“Put your hat on,” he said.

# two-new-ones
{child} didn’t have one, because Humphrey had eaten it. But {elder.short} held out two new ones, striped with all that was left over.[pet.other:  There was a little blanket for {pet} as well.] {child} pulled one down over {child.his} ears, and {friend} pulled down the other. Above the woods a big striped hat flew away, with a little smoke ring behind it.

# @whose
their neighbour {elder’s}
## if elder
{elder’s}

# @knits
{Elder.He} had been knitting all {elder.his} life. {Elder.He} knitted while {elder.he} cooked, and {elder.he} knitted while {elder.he} slept.
## if elder
{Elder.He} had been knitting ever since the dragon came down.
