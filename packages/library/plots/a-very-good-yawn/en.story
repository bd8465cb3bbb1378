title: A Very Good Yawn
title: The Lion Yawned Too
title: Four Yawns and a Lion
guest friend: Jess (she), Danny (he)
guest lion: Hector (he), Rufus (he)
guest keeper: Bev (she), Jan (she)
guest teacher: Mr Tennant (he), Mr Sharma (he)

% {child} yawns when nervous; lions catch yawns, and so do those who look on. It is between March and July. The friend is the family’s or one of the class.

# nervous
When other people are nervous they go red, or drop things. {child} yawned.

{Child.He} couldn’t help it. {Child.He} had yawned in every spelling test. {Child.He} had yawned while being told off for yawning.[pet.other:  {Child.He} had yawned at the vet’s, when it was {pet} who was having the injection.] {Child.He} {child.was} {age}, {child.he} {child.was} the most easily frightened person [school: {at school}|{@year}], and everybody thought {child.he} {child.was} bored.

Everybody but {friend}[friend: , {child.his} best friend[elder: ,|]][elder:  and {elder}, who was just the same and had come on the trip to count heads]. “Four yawns [us: before the freeway|at the roundabout],” [elder: {friend}|{friend.he}] had said on the [us: bus|coach]. “What’s up?”

“There’s a lion,” said {child}.

“It’s a wildlife park[city: , not the middle of {city}]. It’s behind glass.”

“I know,” said {child}, and yawned.

[pet.dog / pet.cat: {@leans}]

# toothache
And now there was the lion. He lay three metres away, on the other side of a window as thick as a mattress. His name was {lion}. His mane was toast-coloured at the edges and black in the middle, his paws lay in front of him like two loaves, and he looked at {@class} as if they were weather.[pet.cat:  {Pet} looked back in exactly the same way.]

“You’ve come on a bad day,” said {keeper}, the keeper. “He’s got toothache. The vet’s driven two hundred miles to see to it, but first {lion} has to walk into his house down there, by himself. And he won’t. He’s lain there since Tuesday. I can’t tempt him with meat, because of the tooth. I’ve tried whistling. I’ve tried perfume, they usually love perfume. The vet has to leave at twelve, and she can’t come back for three weeks.” {keeper} blew her nose. “That’s three weeks of toothache, and I can’t explain it to him.”

# too-late
{lion} turned his huge head. His eyes were yellow, and they came along the row of faces, one at a time, and stopped at {child}.[pet.dog:  {Pet} leaned.]

{child’s} mouth opened. {Child.He} got both hands up to it, but it was too late.

“{child}!” said {teacher}. “Are we keeping you awake?”

Then there was a creak on the other side of the glass. The lion’s mouth had opened too. It went on opening. It opened until there was no face left, only a tongue like a doormat and four teeth as long as fingers. One of the four was grey. Then it all shut with a clop, and {lion} stood up.

# who-yawned
Nobody breathed.

“Who did that?” said {keeper}. “Who yawned?”

Twenty-eight people pointed.[elder:  {Elder} put up a hand, in case it had been {elder.him}.]

“Don’t be cross with {child.him},” said {keeper}. “Lions catch yawns! One does it, and the next one catches it, and then it gets up and goes wherever the first one goes. I’ve read about it. I never thought they’d catch one off a visitor.” She seized {child} by the shoulders. “See that path along the glass, all the way to his house? Could you do it again? And walk?”

# like-towing-a-ship
{child} looked at the lion. The lion, standing up, was the size of a pony. {Child.He} could do it again. {Child.He} could have done it all day.

So {child.he} yawned and took ten steps, and on the other side of the glass {lion} yawned and took ten steps. Then {lion} stopped, and {child} had to yawn him on again. It was like towing a ship.[pet.dog:  {Pet} kept in between, on the lion’s side.][pet.cat:  In the [us: backpack|rucksack] {pet} yawned the same yawn, only smaller.] Behind them came {@class} on tiptoe, all yawning now, and [elder: {elder}|{teacher}] yawning worst of all. The vet was waiting at the end with her bag. “Upper left,” she said, yawning. “I can see it from here.”

Two metres from the door, {lion} sat down.

# only-a-grin
{child} turned to face him and opened {child.his} mouth. Nothing came. {Child.He} tried again. The trouble was that {child.he} {child.was}n’t nervous any more. {Child.He} {child.was} walking a lion home in front of everybody {child.he} knew, and {child.he} had never been so happy in {child.his} life. All {child.he} could find in {child.his} mouth was a grin.[elder:  {Elder} had the same one.]

“Five to twelve,” said the vet.

“Frighten {child.him}, someone!” said {keeper}.

“I’ll do it,” said {friend}. “I know what scares {child.him}. Spelling test tomorrow. Surprise one.”

{child} grinned.

“There’s a wasp on your neck. You’ve got to sing [music: {@song} |]on your own in assembly. [sport: You’ve got to {play sport} in front of [athlete: {athlete}|everyone]. ][athlete & !sport: {athlete} is coming to watch. ]Your [us: pants|trousers] are split.”

It was no good. {lion} laid his sore face down on his paws and shut his eyes.

# since-march
{@quiet}

“All right,” {friend.he} said. “I didn’t get [us: into ]Parkside. I got Saint Anne’s. We’re not going to be at the same school. I’ve known since March, and I couldn’t say it.”

{child} stared at {friend.him}. {Child.He} thought of a thousand strangers, and all of them thinking {child.he} {child.was} bored. And up it came, from the soles of {child.his} shoes, the biggest yawn of {child.his} life. {Child.His} ears popped. {Child.His} eyes ran, and it was only partly the yawn. {Child.He} put {child.his} hand flat on the glass.

# the-whole-way
{lion} opened one eye. He looked at {child} for a long moment. Then he got to his feet, and yawned the whole way, grey tooth and all, and when {child} stepped, he stepped, and again, and again, in through the door. {keeper} brought the gate down behind him. Clang.

Everyone cheered except two people.[elder:  {Elder} marched the rest of {@class} off to the penguins.]

# top-deck
“You could have made something up,” said {child}.

“You’d have known. You always know.” {Friend} wiped {friend.his} nose. “It’s the same bus. I get off two stops after you. I’ve looked it up about a hundred times.”

“[us: The back row|Top deck]?” said {child}. “At the [us: window|front]?”

“Obviously,” said {friend}.[pet.dog / pet.cat: {@nobody}]

# an-ordinary-one
A week later there was a [us: package|parcel] from {keeper}[elder: , and {elder}[elder2:  and {elder2}] couldn’t wait for anybody to find the scissors]. That night {child} lay in bed with it on {child.his} chest, and in it, on [us: cotton|cotton wool], lay a grey tooth as long as {child.his} finger. {Child.He} yawned. It was just an ordinary one.[pet.dog / pet.cat:  At the foot of the bed, {pet} caught it.] And twelve miles away, full of supper, the lion yawned too.

# @leans
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] had come too, because {@class} read aloud to {pet.him} on Fridays. {Pet.He} always leaned on whoever was most frightened. That was {child}.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had got into the [us: backpack|rucksack] after the tuna, and been found too late. {Pet.He} only ever sat on whoever was most frightened. That was {child}.

# @quiet
{friend} went quiet. Then {friend.he} went a funny colour.
## if pet.dog
{friend} went quiet. And {pet} got up, left {child}, and leaned on {friend} with a thump.
## if pet.cat
{friend} went quiet. And {pet} stepped from {child’s} shoulder across to {friend’s}, and sat down.

# @nobody
## if pet.dog
 {Pet} found nobody to lean on, and lay down.
## if pet.cat
 {Pet} found nobody to sit on, and went back to the tuna.

# @year
in Year Six
## if us
in the whole class
## if age>=12
in the whole class

# @class
Class Six
## if us
the class
## if age>=12
the class

# @song
{music}
