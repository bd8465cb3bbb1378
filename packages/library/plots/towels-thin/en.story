title: Towels Thin
title: Would Stay Again
title: Soup, So Called
guest friend: Theo (he), Maya (she)
guest lady: Mrs Pargeter (she), Mrs Wetherby (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The hotel was booked by a grandparent, else by {adult}, else by {minder}. What the ghost writes is read in the voice of a lady with pearls.

# towels-thin
The first thing the ghost wrote was TOWELS THIN.

It wrote it in the steam on the bathroom mirror, in tall old-fashioned letters, while {child} was busy with a toothbrush. This was the first night of the first [us: vacation | holiday] that {@first} had ever booked without any help, a room for three at the Hotel Bellevue[city: , four hours from {city}], so that {child} could bring {friend}[!friend.known: , {child.his} best friend]. And {@a} had been watching {child’s} face ever since they arrived, to see if {child.he} liked it. {child} hated it. {Child.He} had said it was lovely roughly every ten minutes.[pet.dog:  Only {pet}[!pet.known: , {child’s} dog,] honestly thought so.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had stayed at home, and {child} envied {pet.him}.][pet.other:  {Pet} had stayed at home, and {child} envied {pet.him}.]

# a-review
“{Friend},” {child.he} called. “Did you write on the mirror?”

“I haven’t been in there,” said {friend}. “I don’t wash on [us: vacation | holiday]. It’s a policy.”

{Friend.He} came and looked. Another line squeaked across the glass, and there was no finger making it. SOAP SMALL.

{Friend} screamed. Then {friend.he} read it again.

“It’s a ghost,” {friend.he} said, “and it’s leaving a review.”

# so-called
That was all it ever did. Wherever there was steam, the ghost complained. It was called {lady}, it informed them, and it had come for a weekend long ago and been too annoyed to leave. At dinner, on the misty window behind {@s} head, it wrote SOUP, and then, after some thought, SO CALLED.

“How’s the soup?” said {@a}, looking at {child}.

“Lovely,” said {child}.

“Mine’s lovely too,” said {@a}, and {friend} had to bite {friend.his} napkin.

# every-evening
Every evening they ran the hot [us: water | tap] to see what {lady} thought of the day, and {friend} read it out in the voice of a lady with pearls[school: , for which {friend.he} {friend.was} famous {at school}]. SEA [us: GRAY | GREY]. BAND DEAF. BED LIKE A SACK OF SPANIELS.[music:  The band had been trying to play {music}.] It was a great relief to {child}. All day {child.he} went about with “lovely” stuck [child.name: in the teeth | to {child.his} teeth], and in the evening somebody told the truth.

# worst-of-my-life
On Wednesday it rained.[sport:  The television wouldn’t show {sport}.] {@A} wanted a long hot bath, and {child} and {friend} went down to play table tennis with the only [us: paddle | bat]. When they came back the suitcases were on the beds, and {@a} was folding [us: sweaters | jumpers].

“It’s all right, {child},” {@he} said. “We’ll go home. You could just have told me.”

Behind {@him} the bathroom door stood open, and there on the mirror it said: WORST [us: VACATION | HOLIDAY] OF MY LIFE. WHOSE IDEA WAS THIS? WISH I WERE AT HOME.

“I saw the soup one as well,” said {@a}. “And the towels. I pretended I hadn’t.”

“That wasn’t me,” said {child}. “That’s {lady}. She’s a ghost.”

“You don’t have to be kind,” said {@a}, and {@he} smiled, which was the worst thing {@he} could have done. Then {@he} picked up the suitcases and went down to the car.

# only-steam
{child’s} throat hurt. If it had been lies, {child.he} could have shouted after {@him}. But {child} had thought every word on that mirror, and perhaps it had shown.

“{@A} will never believe us,” {child.he} said. “Not without seeing her do it.”

“She only needs steam,” said {friend}. “Come on.”

{@A} was sitting in the car in the rain, with both hands on the wheel. {child} got in beside {@him}, and {friend} got in the back, leaned forward between the seats and began to pant at the [us: windshield | windscreen] like a Labrador.[pet.dog:  {Pet} joined in, and was much better at it.]

“{Friend},” said {@a}, “what are you doing?”

“Breathing,” said {friend}. “Don’t mind me.”

{child} breathed too. {Child.He} huffed until everything swam.[athlete:  {athlete} would have had to sit down.] The glass in front of them turned slowly white. There was nothing on it. {@A} reached for the key.

# hotel-dreadful
“{lady}!” said {child} out loud, in a voice that cracked. “I’m not asking you to be nice. I just want you to tell {@a} what you honestly think.”

The glass squeaked. {@S} hand stopped on the key. Nobody was touching the [us: windshield | windscreen], and {@a} watched it come, one letter at a time.

HOTEL DREADFUL.

{@A} made a noise like a very small kettle.

Then {lady} wrote again, slowly, as if it hurt.

COMPANY ADEQUATE.

“Adequate?” whispered {friend}. “She’s never given anybody adequate.”

# the-soup
{@A} looked at {child}, open-mouthed.

“I do hate the hotel,” said {child} quickly, before “lovely” could get out. “I only said I didn’t because you kept looking at me.”

“I kept looking at you,” said {@a}, “because you said it in the voice you use for {@jumpers}.”

“Sorry.”

“The soup,” said {@a} carefully. “Was it as bad as I thought?”

“It was carrot bathwater, {@a}.”

{@A} laughed until {@his} forehead landed on the wheel, and the horn went off, and that set off the other two. Then they did the beds, and the band, and the one [us: paddle | bat]. By the end {@a} was wiping {@his} eyes, and it wasn’t all from laughing, and {child} leaned against {@his} arm and let {@him}.

# would-stay-again
When they were quiet {child} put up a finger and wrote on the glass, under {lady}. WOULD STAY AGAIN.

“With you, I mean,” {child.he} said. “Not with the soup.”

They stayed until Saturday, and nobody said “lovely” once.[pet.cat / pet.other:  The postcard to {pet} said FOOD BETTER AT YOURS.]

# bring-towels
The morning they left was cold, and the car windows had misted over. {Friend} saw it first, on the back one, in tall old-fashioned letters. COME BACK, it said.

And lower down, rather smaller, BRING TOWELS.

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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @jumpers
Auntie Jean’s [us: sweaters | jumpers]
## if elder2
{elder2’s} marmalade
