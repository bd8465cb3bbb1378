title: Unexpected Item
title: Please Come Again
title: Squeak, Squeak, Left
guest keeper: Mr Oduya (he), Mr Bannerjee (he)
guest minder: Mrs Budd (she), Mrs Lamb (she)

% The shopping is {adult’s}, else the elder’s, else that of {minder} from next door (@a). The alien says only what the till says. Every trolley goes left but one.
% A pound lets a trolley off its chain; chained up behind another trolley it gives the pound back. Nobody chains up the last one.

# till-number-four
{child} had always wanted to meet an alien. {Child.He} had thought it would be on a mountain, or in a desert.[school:  They had done space {at school}, and nobody had said a word about shops.] {Child.He} hadn’t thought it would be in the supermarket[city:  in {city}], on a Saturday, by {@till} number four.

{@Fetched} gone back for the milk[pet: , and something for {pet}]. {child} was holding on to the {@trolley}, which wanted to go left. It had been going left all morning. It had gone left into the bananas.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had pulled it to the right as hard as {friend.he} could, and it had gone left into the melons.]

“They all do that,” said {keeper}, who looked after the {@trolleys}. “Fifteen years I’ve worked here, and I’ve never met one that goes straight.”

He went off, whistling[music:  {music}]. And there on the {@till}, where you put your bag, stood a small purple person with three legs.

“Unexpected item in the bagging area,” it said.

# the-voice
It spoke in exactly the same voice as the {@till}.

“Are you… an alien?” whispered {child}.

“Unexpected item,” said the alien, and pointed at itself.

{child} understood. It had learnt to talk from the {@till}, and that was all the English it had.

“I’m {child},” said {child}. “Are you all right?”

The alien’s chin wobbled. “Please wait for assistance,” it said, and it put a cold little hand in {child’s}.

# approved
“You need help? What with?”

The alien hopped down and breathed on the freezer door, and in the mist it drew a picture with its finger. It drew a basket. It drew four wheels. Then it pointed at the sky.

“That’s a {@trolley},” said {child}. “Your spaceship looks like a {@trolley}?”

“Thank you!” said the alien. “Thank you! Thank you!”

“And you parked it with all the others,” said {child}, “so that nobody would notice it.”

“Approved,” said the alien, and nodded sadly.

# one-long-snake
The {@trolleys} stood just inside the big front doors. There were twenty of them, pushed together in one long silver snake. They were all exactly alike, and each was locked to the next one with a chain. And outside, backing slowly up to the doors, was a [us: truck | lorry]. Beep. Beep. Beep.

“They’re off to the scrapyard,” said {keeper}. “There’s a new lot coming tonight. Ten minutes, and that’s the last of these.”

The alien burst into tears. They were bright blue, and there were a lot of them. “[us: Cleanup | Clean-up] in aisle one!” it sobbed into {child’s} [us: sweater | jumper]. “[us: Cleanup | Clean-up] in aisle one!”

# only-went
{child} felt sick. There were twenty {@trolleys} and ten minutes, and you couldn’t tell one from another. They all had the same handle, and the same basket, and the same silly wheels that only went…

Left.

“{keeper}!” {child.he} said. “A spaceship wouldn’t go left, would it?”

“I should hope not,” said {keeper}. He looked down at the alien, and his eyebrows went up, and they stayed up.

{child} dug in {child.his} pocket. {Child.He} had one [us: quarter | pound], and it was {child.his} own.[sport:  {Child.He} had been saving it for after {sport}.]

“Please insert coins,” whispered the alien.

# click
{child} put the [us: quarter | pound] into the first {@trolley}. Click! {Child.He} pulled it out and gave it a push. Squeak, squeak, left. {keeper} rolled up his sleeves, caught it, and chained it up behind the one that had gone into the bananas, and out popped the [us: quarter | pound] again. Click! Squeak, squeak, left. Click! Left. Click! Left.[athlete:  Not even {athlete} could have gone faster.] Five of them went left. Ten of them went left. The [us: truck’s | lorry’s] doors opened. {child’s} arms were aching. Eighteen. Left.

“[child.he & !friend: Sorry, lads | Sorry, everybody],” said the [us: truck | lorry] driver. “Time’s up.”

“Just one more!” said {child}.[friend:  And {friend} stood in the doorway with {friend.his} arms out, in case.]

Click!

# straight
There was no squeak. {Child.He} gave it a push with one finger. It rolled out through the doors without a sound, past the [us: truck | lorry], over the bumps, and as straight as a ruler.

“Well, I’ll be [us: darned | blowed],” said {keeper}. “Fifteen years.”

The alien ran after it and jumped up into the seat where the babies go. All the little wires lit up. It looked back at {child}. It was looking for the right words, and it hadn’t many to choose from.

“Thank you,” it said softly, “for shopping with us.”

“Please come again,” said {child}.

And the {@trolley} went up, over the [us: truck | lorry], over the lamp posts, straight as could be, with {child’s} [us: quarter | pound] still in it.[adult & elder:  “What are you looking at?” said {elder}, who had been choosing cheese all this time[elder2:  with {elder2}].]

# a-pound
Next Saturday, {@a} put the milk on {@till} number four.

“Unexpected item in the bagging area,” said the {@till}.

“There’s nothing in there,” said {@a}.

But {child} looked. At the bottom of the bag lay a [us: quarter | pound]. It was shining purple, and it was still warm.

# @trolley
[us: cart | trolley]

# @trolleys
[us: carts | trolleys]

# @till
[us: checkout | till]

# @Fetched
{minder} from next door had
## if elder & !adult
{Elder}[elder2:  and {elder2}] had
## if adult
{Adult} had

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}
