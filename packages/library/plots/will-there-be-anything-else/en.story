title: Will There Be Anything Else?
title: It Tastes of Wednesday
guest friend: Freddie (he), Poppy (she)
guest elder: Stanley (he), Mavis (she)
guest machine: Gladys (she), Ethel (she)

% Refrain: “Will there be anything else?” The elder is the family’s own, helping out in the kiosk, or the one whose kiosk it is: @kiosk, @belly.

# grey
{@Kiosk} by the [us: dock | jetty], and in the kiosk stood an ice-cream machine called {machine}. There was only one thing wrong with {machine}. She made up her own mind.

{child} wanted strawberry. {Child.He} pulled the lever. Out came an ice cream that was grey.

“I said strawberry!” said {child}.

{Machine} hummed happily[music: , nearly in time with {music} on the radio]. She didn’t make the flavour you asked for. She made the flavour she thought the day had.

“Will there be anything else?” asked {elder.short}, because {elder.he} said that to everybody.

“I want something else!” said {child}.

{Friend}[!friend.known: , {child.his} best friend,] took the grey ice cream. [sport: Other people were good at {sport}. {Friend} was good at tasting. | {Friend} tasted everything.]

“It tastes like when you’ve lost a mitten,” said {friend}. “But then you find it. It’s nice!”

# grass
Outside stood a lady in a hat. She wanted vanilla. {Machine} gave the lady a green one.

“Grass,” said the lady.

“Freshly cut,” said {friend}, who had been given a lick.[pet.dog:  {Pet}[!pet.known:  the dog] licked up the drips and wanted grass as well.][pet.cat:  {Pet}[!pet.known:  the cat] had a sniff and walked off, tail in the air.][pet.other:  {child} wondered what {pet} at home would have thought.]

“Will there be anything else?” asked {elder.short}.

“Certainly not,” said the lady, and left.

# wednesday
So it went on all morning[city: , in the strangest kiosk {in city}]. In the end there was no [us: line | queue], and at three o’clock the whole [us: soccer | football] team was coming.

“They want strawberry, every one of them,” {child} told {machine}. “I promised[school: , in the lunch [us: line | queue] {at school}]. People want to get what they ask for!”

{Machine} muttered and gave {child.him} a stripy one.

“Wednesday,” said {friend}. “It tastes exactly like Wednesday.”

“It is Wednesday,” said {elder.short}.

“Yes! Isn’t she clever?”

# only-salt
But {child} was so cross that {child.his} toes curled. {Child.He} pulled and pulled at the lever.

“Straw! Berry! Straw! Berry! Anything else? No! Just that! You’re a bad machine!”

{Machine} coughed. Out came a drip. Then another. Then she stopped humming.

{Friend} caught a drip on a spoon and tasted it. The corners of {friend.his} mouth slid down.

“What flavour is it?” asked {child}.

“Sad,” said {friend}. “It’s only salt.”

# an-ear-to-the-tin
{@Belly} {Elder.He} put one ear to the metal and shut both eyes.

“The motor’s all right,” said {elder.short}. “It’s {machine} who’s sad.”

{child} was so ashamed that {child.his} stomach hurt. {Machine} felt cold all over.

“Shall I shout something nice?” asked {friend}. “HELLO! YOU MADE REALLY GOOD GRASS!”

Not a hum.

“Has she ever had a strawberry?” asked {friend}.

{Elder.short} scratched the back of {elder.his} neck.

“She gets milk, in at the hatch,” {elder.he} said. “Every morning for thirty years. Never anything else.”

“Has nobody asked her if there’ll be anything else?”

“{Machine}?” said {elder.short}. “No. Only the customers.”

# strawberries
Behind the kiosk was a strawberry patch. {child} and {friend} crawled along it, one on each side.[elder2:  {Elder2} held the bowl.] {Friend} ate every other one, to be certain. {child} picked the warmest, the ones the sun had been lying on.

Then {child} stood on a box, and held {child.his} hands round the cold metal, as if it were somebody’s cheeks.

“I’m sorry,” {child.he} said. “Your Wednesday was nice. I tasted it when nobody was looking.”

{Child.He} opened the hatch and put in one strawberry.

There was a little click.

# click
{child} put an ear to the metal, just like {elder.short}. Far inside, something turned halfway round.

“Will there be anything else?” asked {child}.

Click, click.

{Child.He} put in another. Then a whole handful. {Child.He} asked every time, and every time the clicking got faster. In the end {machine} hummed so hard that the window rattled. She burped. And out of the machine, though nobody had pulled the lever, came a long red ice cream, and {child} caught it in cone after cone[athlete: , as surely as {athlete}].

{Friend} tasted it and stood quite still.

“Well?” said {elder.short}.

“Strawberry,” said {friend}. “But there’s something else. It’s warm, even though it’s cold. It tastes like when you’ve had a quarrel, and then the doorbell rings.”

“And then?”

“Then it’s the one you quarrelled with.”

# the-team
At three o’clock the team came. They all had strawberry, and the goalkeeper asked for another. The lady in the hat came back as well.

“Have you still got the grass one?” she asked quietly. “I can’t stop thinking about it.”

“I know what we’ll do,” said {child}. “First people get what they ask for. Then {machine} decides what goes on top.”

{Machine} put a little green tip on the lady’s vanilla. The lady sat down on the [us: dock | jetty] and took off her shoes.

# a-small-one
In the evening {elder.short} wiped the counter.[elder2:  {Elder2} counted the cones.] {Friend} lay on a bench, holding {friend.his} stomach.

“Will there be anything else?” asked {elder.short}.

“Never again,” said {friend}. “Is there a small one?”

{child} was still with {machine}. {Child.He} took a strawberry out of {child.his} pocket, a bit flat, wiped it on {child.his} shirt, leaned close to the metal and asked, so that only {machine} could hear:

“Will there be anything else?”

The hatch opened all by itself.

# along-the-water
{Elder.short} put out the lights, and they walked home along the water, with {elder.short} in the middle.[pet.dog:  {Pet}[!pet.known:  the dog] came last and sniffed at every plank.][pet.cat:  {Pet}[!pet.known:  the cat] followed at a distance, as if {pet.he} just happened to be going that way.][pet.other:  At home {pet} was waiting.] Behind them, in the dark kiosk, something hummed very low, and in {child’s} hand was a small ice cream with a tip on it, as red as the sky over the [us: dock | jetty].

# @kiosk
{Elder}, an old friend of the family, had an ice-cream kiosk
## if elder
{Elder} was helping out that week in an ice-cream kiosk

# @belly
{Elder.short} had been an engineer on boats, and used to say that a machine is like a pig: you have to listen to its stomach.
## if elder
“A machine is like a pig,” said {elder.short}. “You have to listen to its stomach.”
