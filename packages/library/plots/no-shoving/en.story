title: One Box of Space
title: No Shoving!
title: {friend’s} Banana
guest leader: Mrs Pickett (she), Mrs Ogden (she)
guest friend: Rory (he), Nell (she)

% In space you get nowhere unless there is something to shove. {leader} runs the after-school club.

# a-letter
{child} wanted to go to space, and {child.he} wanted to go now. Waiting until you’re grown up and an astronaut takes ages. So {child.he} had written a letter[elder: , and {elder} had stuck on twice as many stamps as usual, because of the distance[elder2: , and {elder2} had stuck on one more to be safe]].

“Dear Space, I can’t come to you, so please could you come to me? Yours sincerely, {child}, After-School Club[school: , {school}].”

# one-box
And on Thursday a parcel came.

It was a black box, about as big as a shoebox, and it weighed less than nothing. {child} had to keep hold of it, or it would have gone straight up to the ceiling. On the lid it said SPACE, ONE BOX. OPEN OUTDOORS.

“Outdoors,” read {friend}, [friend: {child’s} best friend | who was never far away when there was a parcel].

They looked out. It was bucketing down.

“We’ll only open it a crack,” said {child}. “Quick, the Cushion Room!”

They both ran, and they both wanted to be first through the door.

“No shoving!” called {leader}.

{leader} ran the after-school club, and she said it about twenty times a day. She said it over the toast, she said it by the coat pegs, and most of all she said it to {child} and {friend}.

# the-lid
The Cushion Room had cushions everywhere, a lamp in the ceiling, a no-shoes rule, and another door straight out to the playground. {child} shut them in, held the box down on the floor, and lifted the lid.

It was black inside. There wasn’t any bottom to it. Far, far down, something twinkled.

“Is it empty?” asked {friend}, and took a bite of {friend.his} banana.

“No,” whispered {child}. “It’s full. Of space.”

But there was one thing they hadn’t thought of. Space gets bigger.

# no-floor
It came up over the edge like black dough. It ran out across the floor and up the walls, and wherever it went there wasn’t any up or down. First one cushion took off. Then ten cushions took off. Then {friend} did.

“{child},” said {friend}, “I haven’t got a floor.”

“Neither have I!”

They were floating! They turned somersaults that never came to an end. Stars as small as gnats went humming past[music: , to something very like {@song},] and tickled their ears. {Friend} let go of half a banana, and off it sailed, yellow and bent, and began to go round the lamp like a moon.

“This is the best thing I’ve ever been in,” said {friend}, upside down.

# the-keyhole
Then {child} heard a creak. Space had filled the whole room, and it was still growing. It was leaning on the walls. One thin black wisp had already found the keyhole.

“It’s going to fill the whole club!” said {child}. “And {leader}! And then the whole of [city: {city}|the town]! We’ve got to let it out. The other door!”

# nowhere
The other door was only three yards away. {child} swam as hard as {child.he} could. {Child.He} did front crawl. {Child.He} kicked like a frog. [sport: {Child.He} did everything you do to {play sport}. ]But {child.he} just hung there, in the middle of the room, with {friend} flapping beside {child.him}.

They weren’t getting anywhere[athlete: , and nor would {athlete} have done].

“It’s no good,” puffed {child}, and it wasn’t fun any longer. “You can’t swim in space. You need something to push off from. Something to shove!”

The walls were too far away. So were the floor and the ceiling.

“There isn’t anything,” said {friend}. “There’s only you and me.”

They looked at each other.

# the-shove
“No shoving,” said {friend}.

“Yes!” said {child}. “That’s it exactly!”

They grabbed each other’s jumpers and pulled until they were close. They put the soles of their feet together, {child’s} green socks against {friend’s} blue ones, and drew their knees up to their chins.

“Point your bottom at the door,” said {friend}. “One, two …”

“Three!”

And they shoved. It was the best shove they had ever done. {Friend} went one way, and vanished into a cloud of cushions. {child} went the other way, backwards through the stars, until {child.his} back bumped against the door. {Child.He} turned round, took hold of the handle with both hands, and pushed.

The door flew open.

# thud
And out went space. It gave a great sigh, like somebody who has been squashed in the back of a car and can stretch their legs at last. It poured out over the swings, up over the roof, and all the way home to where there was room for it.

Then the floor came back. Thud, thud, thud, went the cushions. Thud, went {child}, on the doormat.

“Thud,” said {friend}, from deep down in the heap.

It had stopped raining. Outside it was [season.spring / season.summer: bright and blue, and the sky looked as if it went on for ever | dark and clear and full of stars].

# only-once
In came {leader}, with a cup of tea in her hand. She looked at the cushions. She looked at {child}, whose hair was standing straight up.

“Have you two been shoving?” she said.

“Only once,” said {child}.

“But it was a really good one,” said {friend}.

# two-moons
In bed that night, {child} looked out at the sky. There was the moon, big and round. And right beside it hung another, a little bent one.

{friend’s} banana.

{child} laughed out loud. Then {child.he} snuggled down to see how it felt. The [us: blanket|duvet] was warm and heavy, and it stayed where it was. The pillow stayed where it was.[pet.dog / pet.cat:  {Pet} stayed put.][pet.other:  {Pet}, over in the corner, stayed put.]

And so did {child}.

# @song
{music}
