title: Are You Awake?
title: A Night with a Handle
title: The Owl in the Loft
guest friend: Arthur (he), Sylvie (she)
guest elder: Una (she), Gilbert (he)

% “Are you awake?” goes to and fro between two who are never awake at the same time. Whisper properly inside the carried night. The grandparent is the family’s, or else an old friend who has worked nights.

# no
{@loft}

But the owl was asleep. It was little and brown and as round as a loaf, and it sat on a beam with its eyes shut. {child} and {friend}, who were best friends, had been standing there since breakfast.[sport:  They hadn’t even had time for {sport}.]{@below}

“Are you awake?” asked {child}.

The owl opened one eye.

“No,” she said.

She was that sort of owl. She could talk, but she preferred not to in the daytime.

# the-middle-of-the-night
“Could you fly a bit?” said {child}.

“It’s night,” said the owl.

“It’s day! The sun’s shining!”

“Exactly. The middle of the night,” said the owl, and shut her eye.

“She’s stubborn,” whispered {friend}. When {friend} whispered, you could hear it all the way to [city: {city} | the road].

# a-knock
{child} and {friend} were sleeping at the house that week.[adult:  {Adult} was in the next room.] That night there was a knock on the window. {child} sat up. Outside sat the owl, wide awake.

“Are you awake?” she said.

“No,” mumbled {child}.

“It’s the middle of the day! The moon’s shining! Shall I fly now?”

But {child} had gone back to sleep already, sitting up.

# porridge
“She only wants to fly when I can’t see,” said {child} at breakfast. {Child.He} {child.was} so disappointed that the [us: oatmeal | porridge] wouldn’t go down.

{Elder.short} laid a hand on {child’s} shoulder. {@nights}[adult:  {Adult} pushed the jam across.]

{Friend} banged a spoon on the table.

“I know! We’ll make night! We’ll make it dark in the loft[school: , like when we had a film {at school}], and she’ll think it’s evening. Then she’ll fly!”

# making-night
They carried up blankets and hung them over the windows. Everything went pitch black.

“I’ll be the crickets,” said {friend}. “Or she won’t believe it. Cree, cree, cree.”

Something rustled on the beam. Two yellow eyes came on in the dark.

“Good morning,” said the owl. “That was quick.”

And then she flew! {child} felt the wind of it on one cheek. But there was nothing at all to see.

# the-sun
{Friend} took a step backwards, right on to a blanket. Down came the blanket, open swung the window, and in poured the sun. The owl gave a shriek and flew straight out.

“Oh no!” said {child}.

They ran down all the stairs[athlete: , as fast as {athlete},] and out into the yard. The owl was on the [us: clothesline | washing line]. She blinked, and she wobbled, and a magpie was pulling her tail.

“Who switched off the dark?” said the owl. “I can’t see where I live!”

“I did,” said {friend}, and this time it was a real whisper. “I stepped on the blanket.”

“It was me who wanted it dark,” said {child}. It hurt in {child.his} chest.

# a-handle
The owl needed a night, thought {child}. A night you could carry, with a handle.

“{Elder.short}! Your umbrella!”

{Elder.short} was coming out on the step with it already, the big black one. {@coat}

“At night you keep everything low,” said {elder.short}. “Small steps, low voice. No sudden arms.”

{child} walked out into the sun under that little night. The magpie laughed, but {friend} got in the way and flapped with both arms.

“I can fly as well!” yelled {friend}. “Pull my tail instead!”

The magpie was so surprised that she left.

# night-in-here
Now {child} {child.was} right under the line. {Child.He} lifted the edge of the coat and reached a hand out to the owl.

“Are you awake?” said {child}, very low. “It’s me. It’s night in here.”

{child} felt claws around one wrist, ever so careful. Something soft crept in against {child.his} neck. The owl’s heart was going fast, fast, fast.

“Are you still there?” she whispered.

“I’m not going anywhere,” said {child}.

# back-to-the-beam
They took small steps all the way up to the loft. {child} put the owl on her beam. {Friend} hung the blanket back up and didn’t step on anything.

“Go to sleep,” said {child}. “I won’t wake you up again.”

“And I won’t knock,” said the owl. “Although it was nice to have somebody to knock for.”

# yes
After lunch {child} and {friend} slept until the evening. Then they sat on the step with {elder.short}[elder2:  and {elder2}], wrapped up in the coat, with cocoa for themselves and coffee for {elder.short}.[music:  {Elder.short} hummed {music}, very low.]{@by} The moon came up over the barn. {Friend} just had time to say “I’m wide awake” before falling asleep on {elder.short’s} arm.

There was a rustle up in the gable.

“Are you awake?” said the owl.

“Yes,” said {child}. “I was waiting for you.”

Then she flew. She flew over the barn and over the birches and right through the moonlight, and she didn’t make a sound. {child} saw it all.

# a-feather
When {child} woke in the morning, {elder.short’s} blankets had not been touched, and the coffee cup had been washed. Out on the windowsill lay a feather, little and brown. {child} put it down next to {friend’s} nose and went on tiptoe past the stairs to the loft.

# @loft
In the loft at the house of {elder}, an old friend of the family, there lived an owl, and {child} wanted to see it fly.
## if elder
In the loft of the house where {elder} was staying that week there lived an owl, and {child} wanted to see it fly.

# @below
[pet.dog:  {Pet} the dog was waiting at the foot of the stairs.][pet.cat:  {Pet} the cat wasn’t allowed up, for the owl’s sake.][pet.other:  {Pet} was waiting at home to hear how it went.]

# @nights
{Elder.short} had worked nights at the hospital for forty years. {Elder.He} drank coffee at two in the morning, and walked so quietly that the floor didn’t notice.
## if elder
That week {elder.short} was awake at night. {Elder.He} drank coffee at two in the morning, and walked so quietly that the floor didn’t notice.

# @coat
{Elder.He} hung {elder.his} long dark coat from the hospital over the top, so that it fell down all round like walls.
## if elder
{Elder.He} hung {elder.his} long dark coat over the top, so that it fell down all round like walls.

# @by
[pet.dog:  {Pet} lay across everybody’s feet.][pet.cat:  {Pet} sat in the kitchen window and pretended to look the other way.][pet.other:  At home {pet} was asleep.]
