title: What [us: Trash Can | Bin]?
title: What Pigeon?
title: Not One Word
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever holds the saddle is the grandparent, else {adult}, else {minder}. The last line is said quite innocently.

# what-bin
{child} was learning to ride a bike without the little wheels, and {@a-first} was teaching {child.him}. They had come to the long, straight path in the park[city: , the longest in {city}], and {child} wanted to ride all the way to the end of it. So far {child.he} hadn’t ridden anywhere at all.

[friend: On the bench sat [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] who could ride already, and found it hard to keep quiet. ][elder2: {Elder2} sat on the bench with the [us: Band-Aids | plasters], and hoped not to have to get up. ][pet.dog: {Pet}[!pet.known:  the dog] was on the [us: leash | lead] by the bench, and wanted to come along. ][pet.cat: {Pet}[!pet.known:  the cat] was at home, and wanted to hear all about it afterwards. ][pet.other: {Pet} was at home, and wanted to hear all about it afterwards.]

“Now then,” said {@a}, and {@he} took hold of the [us: seat | saddle]. “There’s only one thing you need to know. A bike goes where you look.”

“Where I look,” said {child}.

“That’s it. So off we go, and whatever you do, don’t look at the [us: trash can | bin].”

“What [us: trash can | bin]?” said {child}.

{Child.He} looked, and there it was. And the bike went where {child.he} looked. Bonk.

“That [us: trash can | bin],” said {@a}.

# what-puddle
They tried again, and {@a} ran along behind, puffing.[athlete:  {Athlete} would have puffed, too.]

“Lovely,” {@he} said. “Just don’t look at the puddle.”

“What puddle?” said {child}.

{Child.He} looked, and the bike went where {child.he} looked. Splosh.

“That puddle,” said {@a}. {@He} had got most of it in {@his} shoes.

# what-hedge
The next time {child} [us: pedaled | pedalled] faster, and {@a} ran behind {child.him}, bent over like a question mark.

“That’s the way!” {@he} shouted. “Only don’t look at the hedge!”

“What hedge?” said {child}.

And the bike went into the hedge, with {child} on it, until you could only see the back wheel going round.

# it-wants-to-crash
When {@a} [friend: and {friend} ]had pulled {child.him} out, there were leaves in the helmet and a scratch on one knee.[elder2:  {Elder2} had to get up with a [us: Band-Aid | plaster].] {Child’s} mouth wobbled. {Child.He} sat down on the grass [child.name: facing away from the bike | with {child.his} back to the bike].

“I can’t do it,” {child.he} said. “I’m never going on it again. [sport: It isn’t like {sport}. ]It wants to crash.”

{@A} sat down next to {child.him} and tipped the water out of one shoe.

“I don’t understand it,” {@he} said. “I told you about the [us: trash can | bin]. I told you about the puddle. I told you about the hedge as loud as I could.”

{child} pulled out a leaf and thought about that.

# with-my-mouth
“{@A},” {child.he} said. “I didn’t see the [us: trash can | bin] until you said [us: trash can | bin].”

“Didn’t you?” said {@a}.

“And I didn’t see the puddle until you said puddle.”

{@A} stopped with the shoe in the air. “And the hedge?” {@he} said.

“What do you think?” said {child}.

“Well, [us: I never | I’ll be blowed],” said {@a}. “It’s not you, it’s me. I keep steering you with my mouth.”

# not-one-word
{child} stood up and pointed down the path.

“You go right to the end,” {child.he} said. “And put your arms out. And I’ll look at you. And you mustn’t say anything.”

“Not one word,” said {@a}.

“That was words,” said {child}.

[friend: {Friend} only nodded.

]So {child} wheeled the bike back to the start, and {@a} squelched off to the end. {@He} put {@his} arms out wide and shut {@his} mouth as tight as a jam jar.[music:  Not even {music} could have got out.]

# a-pigeon
{child} put one foot on a pedal and pushed off with the other one. Nobody was holding the [us: seat | saddle] now. The bike wobbled this way and that way, but {child} looked at {@a}, and only at {@a}, and round went the pedals.

Then a pigeon came out of the grass. It walked into the middle of the path and stopped to think about a crumb.

{@A} saw it. {@His} eyebrows shot up and {@his} cheeks blew out, because {@he} wanted to say that word more than {@he} had ever wanted to say anything.

But {@he} didn’t say it.[friend:  On the bench sat {friend} with both hands over {friend.his} mouth.]

# the-whole-path
And {child} looked at {@a}, and the bike went where {child.he} looked. It went past the [us: trash can | bin] and past the puddle and past the hedge. The pigeon hopped out of the way. And {child} rode right to the end and into the middle of {@s} tummy.

“Oof,” said {@a}, and {@he} held on to {child}, bike and all.

“I did it,” said {child} into {@his} [us: sweater | jumper]. “I did the whole path.[pet.cat / pet.other:  I’m going to tell {pet}.]”

“You did,” said {@a}. And {@he} let out such a lot of breath that it blew the last leaf off {child’s} helmet.

[friend: Then {friend} was allowed to shout, and did. ][pet.dog: {Pet} was let off the [us: leash | lead], and ran the whole path, too.]

# what-pigeon
They looked back at how long the path was[school: , much longer than any corridor {at school}].

“There was a pigeon, you know,” said {@a}.

“What pigeon?” said {child}.

“That pigeon,” said {@a}.

# @a-first
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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
