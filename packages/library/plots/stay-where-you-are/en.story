title: Stay Where You Are
title: The Police Car That Wouldn’t
title: I Confess
guest friend: Poppy (she), Edmund (he)
guest elder: Walter (he), Winifred (she)

% “STAY WHERE YOU ARE!” is an order, then a hug, then a whisper. Let the child do the siren. The grandparent is the family’s and is helping out at the garage that week; otherwise it is the neighbour, who mends cars.

# will-not
In the yard outside the garage stood a real police car, and it would not sound its siren.

It was white and blue and yellow, and it could talk through the loudspeaker on its roof. It had come there to be [us: fixed | mended]. {@mends} {child} {child.was} sitting in the front already, with the seat belt on.{@beside} {Child} wanted to go for a ride with the siren going. Just once round the yard.[sport:  It had to be even better than {sport}.]

“No,” said the police car. “A siren is for when it’s real.”[age>=6: 

“This is real,” said {child}. “I really want it.”

“Wanting isn’t a crime, and it isn’t an accident,” said the police car.]

# i-confess
Just then {friend}, {child’s} best friend, came straight across the lawn on a scooter.[school:  Nobody {at school} went faster.]

“STAY WHERE YOU ARE!” said the police car.

{Friend} braked so hard that {friend.he} landed in the rhubarb.

“I confess!” said {friend}, with both hands in the air. “I ate raisins out of the jar in the kitchen. And one more that may not have been a raisin.”

{Friend} loved confessing. Afterwards {friend.his} tummy always felt so light.

# fourth-bun
{Elder.short} came out of the garage with oily hands and a bun in {elder.his} mouth.[adult:  {Adult} came after with the plate.]

“STAY WHERE YOU ARE!” said the police car. “Is that your third bun?”

“Fourth,” said {elder.short}. “And now I’m going to have a look at that siren of yours, because it’s broken.”

Nothing came out of the loudspeaker.

# only-a-car
“Is it broken?” said {child}. “You said you didn’t want to!”

“I don’t want to,” said the police car. “And I can’t, either.”

{child} {child.was} so disappointed that {child.his} arms hung straight down. {Child.He} got out and slammed the door.

“A police car with no siren is just a car!” {child.he} said.

“And one that never stops is just a racket,” said the police car. “If somebody needs me, they have to know I’m coming. That’s what a siren is for.”

# the-plum
Nobody had time to hear {friend} confess.

So {friend} went off to the plum tree. {Friend.He} had never stolen a plum, and so of course {friend.he} had never been able to confess to it, either. Up the ladder {friend.he} climbed, and off the ladder on to a branch, and there hung the biggest plum of all.

Then the ladder fell over. It landed in the grass with a thump.

“{Child}!” called {friend}. “I confess that I’m stuck!”

# we-are-coming
{child} looked up. {Friend} had both arms round the trunk, and the branch was bouncing.

“I’m going to jump!” called {friend}.

“No!” called {child}. “Stay where you are! Stay exactly where you are! We’re coming!”

{Child} ran to the police car[athlete: , as fast as {athlete}].

“{Friend}’s stuck up the tree. Now it’s real.”

“Then off we go,” said the police car.

{Elder.short} got behind the wheel. {child} got in next to {elder.him} and did up the belt. The engine started, the blue light went round, and the police car took a deep breath and sounded its siren.

“Phut.”

# the-microphone
“{Friend} will jump if we can’t be heard coming,” said the police car, and the loudspeaker shook.

“There isn’t time for the siren,” said {elder.short}. {@pocket} {Elder.He} twisted two wires together with {elder.his} thumb. “I can turn the loudspeaker up. Somebody else will have to do the rest.”

And {elder.he} held the microphone out to {child}.

{child} opened {child.his} mouth as wide as it would go.

[us: “WEE-OO, WEE-OO, WEE-OOOOO!” | “NEE-NAW, NEE-NAW, NEE-NAWWWW!”]

It went right across the yard.[music:  {@louder}] The hens lay down. The police car rolled over the grass, slowly and steadily, with the blue light going like mad and {child} wailing through the loudspeaker.

“They’re coming!” yelled {friend} up in the tree. “I can hear them!”

# one-foot
{Elder.short} stopped right under the branch, got out and climbed up on the bumper.

“One foot on my roof,” said the police car. “Now the other. Take your time. I’m not going anywhere.”

{Friend} put one foot on the roof, and then the other. Then {friend.he} slid all the way down the [us: windshield | windscreen] and straight into {elder.short’s} arms.

“Stay where you are,” said {elder.short} into {friend’s} hair, and didn’t put {friend.him} down for quite a while.

# evidence
{Friend} held the plum out to the police car.

“I confess,” {friend.he} said.

“Doesn’t count,” said the police car. “That’s evidence. You’re allowed to eat evidence.”

{child} laid a hand on the warm [us: hood | bonnet].

“You were right,” {child.he} said. “It was much better when it was real.”

“You were right as well,” said the police car. “It is fun. I’ve just never dared to say so.”

# a-bit-longer
By the evening the siren was [us: fixed | mended]. In the morning the police car was going back to [city: {city} | town]. {child} and {friend} lay on mattresses in the kitchen, with the window open a crack.[adult:  {Adult} was asleep already in the next room.]{@night}

“Stay where you are,” said {child} through the crack. “A bit longer.”

“Until eight o’clock,” said the police car in a low voice. “I was going to ask if I could.”

# blue-light
{Elder.short} put a bun out on the [us: hood | bonnet], just in case. And all evening, without a sound, the blue light went [us: around | round] the kitchen, over the ceiling, over the [us: stove | cooker], over two people fast asleep.

# @mends
{Elder}, who lived next door to {child}, [us: fixed | mended] every car for miles around.
## if elder
{Elder} was helping out at the garage that week.[elder2:  {Elder2} saw to the coffee.]

# @beside
[pet.dog:  {Pet} the dog sat in the back, as if {pet.he} had been arrested.][pet.cat:  {Pet} the cat lay along the back seat, as if {pet.he} owned the car.][pet.other:  {Pet} was waiting at home to hear all about it.]

# @night
[pet.dog:  {Pet} lay in between.][pet.cat:  {Pet} lay across all four feet.][pet.other:  At home {pet} was asleep.]

# @pocket
But {elder.he} dug in {elder.his} top pocket, where there was always something that was needed, and pulled out a little wire.

# @louder
You could hear it better than {music}.
