title: I Was Being Vivid
title: [us: Quiet Car | Quiet Carriage]
title: Whole Sentences After Eight
guest rosa: Rosa (she), Nell (she)
guest jo: Bridget (she), Maureen (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {rosa} is the story’s own, so that the family’s best friend has kept nothing from anybody. The grown-up is the grandparent, else {adult}, else {minder}. Read the messages as they stand, with a stop after every word.

# one-word
{child} never sent a message in one piece. {Child.He} {child.was} {age}, and when something had happened {child.he} sent it one word at a time, because it couldn’t wait. “You. Won’t. Believe. What. The. Heron. Did.” {Child.He} {child.was} just about to send that to all {child.his} friends, on the step outside the house[city:  {in city}], when {rosa} from [us: across the street | over the road][!friend: , who was {child.his} best friend,] held out her phone to show off her tortoise in a hat.

While {child} was looking, a message slid down across the tortoise. It came from a group called {@quiet}. Beside it was a row of little faces[athlete: , one of them borrowed from {athlete}]. It was everybody {child} sat with at lunch, and {rosa}, and not {child.him}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] wasn’t there either, but {friend.he} never joined any group at all.]

“Nice hat,” said {child}, and gave back the phone.

# without-me
{child} went in. It felt like going upstairs in the dark and finding one stair fewer than you thought.

“My friends have got a group without me,” {child.he} told {@first} in the kitchen.

“A band?” said {@a}. “Did you want to be in a band?”

“A group chat, {@a}.”

“Oh. What do they chat about?”

“I don’t know, do I? That’s what without me means.”

“What’s it called?”

“{@Quiet}.”

“Well, there you are,” said {@a}. “Trains. You’ve never been interested in trains.”

# since-easter
{child} pushed away the plate.[pet.dog:  Under the table sat {pet}[!pet.known: , {child’s} dog,] and wanted the {@fish}.][pet.cat:  Under the table sat {pet}[!pet.known: , {child’s} cat,] and wanted the {@fish}.] {Child.He} went up to the bedroom, and lay there going through everything {child.he} had said since Easter, looking for the thing that was wrong with {child.him}, and found plenty.[pet.other:  {Pet} wanted supper, and got some.] The worst of it was {rosa}. She had sat on that step every day, and she’d known.

# class-parents
Then {@a} came in, holding a phone as if it had bitten somebody.

“I’ve done something,” said {@a}. “I was upset for you, so I wrote to {jo}. It turned out not to be {jo}.”

“Who was it?”

“It was Class Parents,” said {@a}. “All of them.”

[elder2: “I sent them a heart,” {elder2} called up the stairs.]

{child} sat up. “What did it say? Exactly?”

{@A} read in a tiny voice. “‘Poor {child} heartbroken. Other kids have made a chat without {child.him}. Poor lamb hasn’t touched the {@fish}.’”

“You put in the {@fish}?”

“I was being vivid,” said {@a}.

# five-parties
Then {child’s} phone began to buzz. There was a group called Hi {child}, [sport: one that was meant to be about {sport}, ][music: one for people who liked {music}, ]and one called Everyone, and one called Really Everyone. By seven o’clock {child.he} {child.was} in five group chats, and nobody was saying anything.[pet.other:  {Pet}, who wasn’t in any of them either, went on eating.] It was like being at five parties where all the guests had been sent by their mothers.

{child} lay with the pillow on top. Now {child.he} {child.was} left out and everyone knew, right down to the {@fish}, and tomorrow there was that classroom [school: {at school} ]to walk into.

# in-one-piece
The doorbell rang. When {child} came down, {rosa} was on the step in her dad’s slippers. {Child.He} sat down beside her, and both of them looked at the slippers.

There was only one thing {child} wanted to know, and it was so frightening that whoever stopped in the middle would never get to the end. So {child.he} took a breath, looked at {rosa}, and said it in one piece.

“Did you make it because you’d all rather I wasn’t there?”

# the-hedgehog
“No!” said {rosa}. “It’s the pinging.”

“What pinging?”

“You do one word at a time. It’s fine in the day. But you did the whole hedgehog at midnight. My dad thought it was the smoke alarm. He had us all out on the lawn, {child}.”

“It was a really good hedgehog,” said {child}.

“We were in our {@nighties}! So they made one just for nights, and I was going to tell you. But I didn’t, and the next day it was harder, and now it’s been three weeks.” {Rosa} wiped her nose on her sleeve. “It wasn’t that I didn’t want you. I was being a coward.”

# for-about-a-day
It still hurt, but in a place {child} could reach.

“You could have said, ‘{child}, shut up.’”

“Wouldn’t you have minded?”

“Yes,” said {child}. “For about a day.”

“I’ll leave the group,” said {rosa}.

“Don’t,” said {child}. “You need your sleep. Just don’t keep things quiet from me.” And then {child.he} thought of the {@nighties} and doubled up, and it took {rosa} a second to see that {child} was laughing.

“What about the others?” said {child}. “They’re all being nice.”

“Talk to them,” said {rosa}. “I’ll hold it.” She opened Really Everyone and held up her phone like somebody on the news.

# really-everyone
“Hello, it’s {child},” said {child}, a bit shakily. “I know about {@quiet}. I’m sorry about the hedgehog. From now on it’s whole sentences after eight o’clock. And you can stop being nice. I’m going to eat the {@fish}.”

{rosa} pressed send, and the answers came, rude and silly and exactly as usual.[friend:  {Friend} joined the first group of {friend.his} life, to ask what hedgehog.]

# the-heron
When {rosa} had flapped home across the [us: street | road], {child} stayed on the step.[pet.dog / pet.cat:  {Pet} came out and sat down close by, smelling of {@fish}.][elder2:  {Elder2} brought out [pet.dog / pet.cat: what was left of the {@fish} | the {@fish}], warmed up.] It was past eight. {child} wrote slowly, and sent it all at once.

“You won’t believe what the heron did. It stood in the [us: line | queue] at the bus stop, behind two ladies, and when the bus came it looked in and decided not to.”

[us: Across the street | Over the road] a light came on, and {child’s} phone buzzed.

“Did,” wrote {rosa}. “It. Have. A. Ticket.”

{child} sat and listened to every ping.

# @quiet
[us: Quiet Car | Quiet Carriage]

# @fish
[us: fish sticks | fish fingers]

# @nighties
[us: pajamas | nighties]

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
