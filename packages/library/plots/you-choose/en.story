title: You Choose
title: A Whole Choir
title: The Last Lift
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: when somebody up there holds their breath, the city gets it. “You choose” is quick at first; the friend’s “You choose” is slow and kind.
% Whoever sits on the bench (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: {friend} is made to see that {child} isn’t breathing.

# you-choose
It was so cold on the jetty that you could see what everybody said. {Friend}[!friend.known: , {child’s} best friend,] talked the most, and had the biggest puffs.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sniffed at every one, to find out who had eaten sausages.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay in {child’s} hood, because {child’s} breath made it warm in there.]

“Skating or sledging?” asked {@first}, who sat on the bench with the cocoa[elder2: , next to {elder2}].

“You choose,” said {child}, as always.

“Sledging, then!” said {friend}.

{child} wanted to go skating. But what if {friend} minded, and found somebody else to be with? So {child} held {child.his} breath until the word had gone down again. It made no puff at all. It only hurt a little, just below the ribs.[elder & adult:  {Adult} had stayed at home in the warm, and never noticed how often {child} did it.][school:  It hurt there every day {at school}.]

And under the ice a bell went ping.

# a-whole-choir
The ice opened like a lid, and up beside the jetty came a lift made of glass. In it stood a queen, in a crown and rubber boots.

“Which of you is {child}?” she asked.

{child} put up a hand.

“Just you?” said the queen. “We thought you were a whole choir. Come down and see what you’ve done! But the last lift goes at dusk. Then the ice is shut till spring.”

Beside the lift hung a brass tube, to talk through. {@A} put an ear to it. “Off you go,” said {@a}. “I’ll hear you all the way.”

# only-in-books
Down they went, through green water, to a city with streets and a palace and washing lines[city: , as big as {city}]. Over it hung a roof of air, like an enormous soap bubble, and it was as cold as on the jetty.

“Is this Atlantis?” asked {friend}.

“Only in books,” said the queen. “We call it town.”

“What do you breathe?”

“You,” said the queen. “When somebody up there holds their breath, we get it.”

Ping! A bubble came through the water, down instead of up, and the roof rose a little.

“That was somebody parking,” said the queen. “Exams are good too.[sport:  So is {@sport}.][athlete:  When {athlete} is on, we get a whole new street.][music:  And just before {@song} begins, there’s always a nice one.] But the best we have is {child}. {Child.He} wants something, and doesn’t say so, and ping! {Child.He} did this whole square.”

All the people in the square bowed. Nobody had ever thanked {child} for keeping quiet before, and it was really rather nice.

# the-last-lift
“Last lift!” called the queen, with her hand on the lever. “Or would you rather stay till spring, in the palace? {child} only has to do what {child.he} always does.”

“Is there a slide?” asked {friend}.

“From every bed.”

{Friend} turned to {child}. “Shall we stay?”

{child} wanted to go home, to {@a} and the cocoa[pet.other: , and to {pet}, who couldn’t wait till spring for dinner]. But {friend} had asked about the slide. “You choose,” said {child}, and held {child.his} breath.

“We’ll stay, then,” said {friend}, rather slowly.

Ping! The roof rose, and everybody cheered.

That made it hurt more. Ping, ping, ping! The more {child} wanted to go home, the higher the roof went, and the louder they all cheered. And the glass doors began to close.

# no-you-choose
{@help}

“You choose,” whispered {child}.

“No,” said {friend}. “You choose.” And {friend.he} shut {friend.his} mouth, and waited.

# all-of-it
{child} looked up at the roof. If the words came out, the air would come out with them. And if {friend} minded, {child} would be going up alone.

{Child.He} put {child.his} hand on the lever, on top of the queen’s, and pulled it back.

“I want to go home,” said {child}.

It made a big white puff, and now there was no stopping the rest. “And I wanted to go skating! And I don’t like marzipan! And I never wanted to be the back half of the horse!”

With every puff the roof came down, until somebody was holding it up with a broom. “Stop!” cried the queen, with the roof on her crown.

# a-whole-one
PING!

The roof rose, right off the crown.

“Who was that?” whispered the queen.

It was {friend}. {Friend} was listening so hard that {friend.he} held {friend.his} breath. {Friend.He} had never done that before, so {friend.he} had the whole of it left.

PING! And that was {@a}, who was listening at the brass tube.

“Is there anything else you don’t like?” the queen asked politely.

“Liquorice,” said {child}.

PING! PING!

So that was how it worked. If {child} kept quiet, only {child} held {child.his} breath. But if {child} said what {child.he} wanted, everybody who listened held theirs.

# how-tiring
Then {friend} had to let go. “I want to go home too,” {friend.he} said, in a huge puff. “I only said we’d stay because you wouldn’t say anything. Do you know how tiring it is to choose all the time?”

{child} hadn’t known. It had stopped hurting below the ribs.

“Do go on like that,” said the queen, and took them up herself.

# the-biggest-puff
The cocoa was cold, and they drank it all the same, in a row on the bench. The ice had closed, and the sky over the bay was turning dark blue.

“And tomorrow?” said {@a}. “Skating or sledging?”

{Friend} looked at {child}. So did {@a}. They both waited, and far down under the ice a bell went ping, twice.

“I want to go skating,” said {child}.

It was the biggest puff on the whole jetty.

# @help
{Friend} was telling everybody about the slide, in puff after puff. Then {friend.he} stopped, in the middle of a word, and looked at {child}.

“You’re not puffing,” {friend.he} said. “You never do, when you say that. Do you want to go home?”
## if pet.dog
{Pet} stood up with both paws on {child’s} chest, and sniffed for a puff. There wasn’t one. {Pet} sniffed again, and then {pet.he} barked, right through the cheering, until {friend} stopped in the middle of a word and turned round.

“What is it, {pet}?” said {friend}. “Oh. {child}, you’re not breathing. Do you want to go home?”
## if pet.cat
In {child’s} hood it had turned cold. Out came {pet}, very cross, and laid a paw on {child’s} mouth, the way {pet.he} did in the mornings when it was high time that somebody said something. {Friend} stopped in the middle of a word.

“What is it, {pet}?” said {friend}. “Oh. {child}, you’re not breathing. Do you want to go home?”
## if elder
“I can hear {friend},” said {elder.short}, out of the brass tube. “But I can’t hear {child}. Is {child.he} saying ‘you choose’? I said that for forty years, and every time I got the burnt pancake. I like the other ones!”[elder2: 

“You might have said!” said {elder2}, out of the same tube.]

{Friend} stopped in the middle of a word, and turned round. {child} wasn’t breathing.

“Do you want to go home?” asked {friend}.

# @sport
{sport}

# @song
{music}

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
