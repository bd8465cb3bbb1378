title: The Works
title: With Wax
title: Waiting for the Seven
guest friend: Maya (she), Wilf (he)
guest farmer: Mr Dunn (he), Mr Tubb (he)
guest cow: Brenda (she), Glenys (she)
guest bull: Bernard (he), Desmond (he)
guest lady: Auntie Josie (she), Auntie Hattie (she)

% Whoever is on the run is a she, unless it is a bull (@gb, @he). On the bench by the number seven (@a) sits the grandparent, else {adult}, else {lady}.
% The last “Moo” is said low, from a long way off.

# missing
There was a note on the board [school: {at school} | outside the shop]. MISSING, it said. Answers to the name of {@gb}. Brown, friendly, {@kilos}.

“{@Kilos}?” said {child}. “What kind of cat is that?”[pet.cat:  {Pet}[!pet.known: , {child’s} own cat,] weighed [us: nine pounds | four].]

“It’s {a wish},” said {friend}[!friend.known: , {child’s} best friend], who had read right to the bottom. “{@He}’s {@jumped} the fence at {farmer’s}. There’s a reward.”[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] licked {pet.his} lips already.]

{A wish} ought to be easy to find. There aren’t many places [city: {in city} ]{@fits}.

# the-right-shoe
The first clue was outside the library. It had been a long box of pansies. Now it was a long box of earth.

“{@He} stopped for a snack,” said {friend}.

The second clue was found by {child}. It was found with the right shoe.

“It’s fresh,” said {child}, and wiped the shoe on the grass. “{@He} went that way.”

# the-big-programme
At the [us: gas | petrol] station[music: , where they were playing {music},] a man stood staring at the car wash.

“{A wish} came by,” he said. “{@He} went in at one end and came out at the other. {@He} had the works. With wax.”

“What did {@he} look like?” asked {friend}.

“Shiny,” said the man.

# the-seven
There was a bath towel missing from the [us: clothesline | washing line]. And at the bus stop sat {@first}, who had shared the bench with {@gb}.

“{@He} was waiting for the number seven,” said {@a}, “but {@bus}, so {@he} went on foot.”

“Where does the seven go?” said {child}.

“To the lake,” said {friend}.

They looked at each other. Pansies. A wash. A towel. The seven.

“{@He}’s on [us: vacation | holiday]!” they shouted.

# up-to-the-belly
They ran through the [us: woods | wood] with {@both} behind them, and there lay the lake, all gold in the evening sun. On the beach was a striped towel. And out in the water, up to the belly, stood a brown and very shiny {wish}, looking across to the other side.

“{@gb}!” shouted {child}.

{@He} moved one ear. {@He} did answer to the name. That was all.

They took off their shoes and waded out. {child} pushed. {Friend} pulled. It was like pushing a house.[sport:  It didn’t help that {child} could {play sport}.][athlete:  It wouldn’t have helped to be {athlete}.]

{@Holder} held {child’s} right shoe with two fingers.

# the-same-way
“{@He} doesn’t want to,” puffed {child}.

“What’s {@he} looking at?” said {friend}.

They stood on either side of {@him}, each with a hand on that warm back, and looked the same way. There was nothing much there. Only the water, glittering, and a bird that dived and came up somewhere else. The sun was on its way down to the trees.

{child} thought of {farmer’s} field. It was green, but it lay in a dip, with barns on one side and trees on all the others.

“Perhaps {@he}’s never seen it,” said {child}. “The sun, when it goes down properly.”

“Then {@he}’ll have to see it to the end,” said {friend}.

# to-the-end
So they waited. The water lapped at {@gbs} belly. The sun touched the treetops. It sank to a half, and then to a glowing dot, like a candle just blown out. And then it was gone.

{@gb} drew a deep breath.

“{@muu},” {@he} said softly.

Then {@he} turned round, all by {@himself}, climbed out and stood like a lamb while they dried {@his} legs with the towel. {@He} walked between them all the way home, without a rope, past the [us: gas | petrol] station, where the man raised his cap, and past the library, where {@he} looked the other way.

# make-it-longer
{farmer} stood at the gate with a [us: flashlight | torch]. He was so happy that he hugged them all, and {@gb} longest.

“That’s five times this year,” he said. “I make the fence {@higher} and {@higher}, and {@he} just gets better at {@jumping}.”

“Don’t make it {@higher},” said {child}. “Make it longer. All the way up the hill. Then {@he} can see the lake.”

“{@He} only wants to look,” said {friend}.

{Farmer} looked up at the hill and scratched his neck.

“And I never thought of asking {@him},” he said.

The reward was a whole cream cake. They ate it on {farmer’s} steps in the dark, and {@gb} had the trimmings, because they were pansies.[pet.dog:  {Pet} was given the plate to lick.]

# in-a-row
The next evening the fence was done. {child} saw it from the window at bedtime.[pet.cat:  {Pet} was on the windowsill, and had seen it first.][pet.other:  {Child.He} told {pet} all about it.] Up on the hill, against the red sky, stood somebody brown and shiny. Beside {@him} stood another. And another. Soon all of {farmer’s} {wishes} were there in a row, looking.

The sun went down. It grew dark over the field and the lake.

“{@muu},” it went, a long way off.

“Goodnight, {@gb},” said {child}, and crept down under a striped towel, no, under a striped [us: comforter | duvet], and slept.

# @gb
{cow}
## if wish.bull
{bull}

# @gbs
{cow’s}
## if wish.bull
{bull’s}

# @he
she
## if wish.bull
he

# @him
her
## if wish.bull
him

# @his
her
## if wish.bull
his

# @himself
herself
## if wish.bull
himself

# @kilos
[us: thirteen hundred pounds | six hundred kilos]
## if wish.pig
[us: six hundred pounds | three hundred kilos]
## if wish.donkey
[us: four hundred pounds | two hundred kilos]
## if wish.goat
[us: a hundred and fifty pounds | seventy kilos]

# @jumped
jumped
## if wish.pig
dug under

# @jumping
jumping
## if wish.pig
digging

# @higher
higher
## if wish.pig
deeper

# @fits
where {@he}’d fit
## if wish.goat
where {@he} could keep quiet

# @bus
{@he} couldn’t get in at the door
## if wish.donkey / wish.goat
the seven doesn’t take {wishes}

# @muu
{Wish.sound}

# @first
{lady}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @both
{@a}
## if elder & elder2
{elder.short} and {elder2.short}

# @Holder
{@A}
## if elder & elder2
{Elder2.short}

# @a
{lady}
## if adult & !elder
{adult}
## if elder
{elder.short}
