title: You Can Go to Bed
title: Nobody Says No to a Bun
title: Standing Perfectly Still
guest aunt: Bridget (she), Maureen (she)

% Two are talking in opposites. Aunt {aunt} first believes every word and then turns every word round. Nobody gets in front of the caravan. About brakes one tells the truth.

# goodbye
“Goodbye!” said {friend}, when {child} got into the car.

“Goodbye yourself!” said {child}. “What a pity you asked me![school:  I’d much sooner be {at school}!]”

That meant it was wonderful.[adult:  Only {adult}, who stood waving, meant goodbye.] {Friend} was {child’s} best friend, and they were talking in opposites. The first to say something and mean it was the loser, and the other one got the bed by the window. Because they were going to sleep in a [us: camper | caravan]! It bobbed along behind, and at the wheel sat {friend’s} aunt {aunt}, who didn’t know about the game.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had said no to coming, and had meant it.][pet.other:  {Pet} had stayed at home.]

“Are you two hungry?” she asked.

“No! Yuck! Not one bit!” cried {child} and {friend}.

“Oh, good,” said Aunt {aunt}, and ate the last bun[elder:  from {elder}[elder2:  and {elder2}]] herself.

# the-brake
The [us: campground | campsite] was on a hill by a lake[city: , a long way from {city}]. Aunt {aunt} put the [us: camper | caravan] right at the top, for the view, and unhitched the car. Then she went in to make sandwiches.[pet.dog:  “Woof,” said {pet}[!pet.known: , {child’s} dog,] and meant it.]

“Just see if I put the brake on!” she called.

{child} had a look. The brake was a lever on the outside of the [us: camper | caravan], and it wasn’t on at all.

“Oh, yes!” {child.he} shouted, out of pure habit. “Ever so hard!”

“Oh, good,” said Aunt {aunt}.

Just then a frog hopped out of the grass.

“Ugh, how ugly!” said {friend}, because it was the loveliest frog {friend.he} had ever seen. They followed it as far as the hedge, and {child} forgot about the brake.

# no-we-dont
When they came back, Aunt {aunt} was standing in the doorway with her hands on her hips.

“I’ve been thinking about that bun,” she said. “Nobody says no to a bun. You two are talking in opposites!”

“No, we’re not!” said {child} and {friend}.

“Ha! That means yes! Well, you won’t catch me out again.”

And in she went, and slammed the door.

Creeeak, said the [us: camper | caravan].

And then it began to roll.

# as-a-cow-walks
It went no faster than a cow walks. But it was heading for the lake, with Aunt {aunt} inside it making sandwiches[music:  and humming {music}].

The brake! {child} went cold all over. {Child.He} wanted to scream, but nothing would come out.

It was {friend} who screamed. {Friend.He} didn’t care about the bed by the window.

“AUNTIE! THE [us: CAMPER’S | CARAVAN’S] ROLLING!”

“How nice that it’s standing still!” called Aunt {aunt} from inside.

“No, really! It’s really rolling!”

“It’s pretend rolling, then! I know how this works!”

“But it’s TRUE!” screamed {friend}.

“Then it’s not true!” called Aunt {aunt} cheerfully.

# then-its-not-true
Creeeak, said the [us: camper | caravan], and it rolled past a [us: garbage can | litter bin].

{child} and {friend} ran along beside it[pet.dog: , and {pet} ran ahead of them both].[sport:  It was harder than it is to {play sport}.] You must never get in front of a [us: camper | caravan] that’s rolling, and they knew it. The lake came closer. The ducks in the reeds began to move over.

“She won’t believe me!” panted {friend}. “She turns everything I say back to front!”

“She turns everything back to front,” said {child}.

# standing-still
And then {child} knew. {Child.He} caught up with the window, and shouted with {child.his} whole body:

“AUNTIE! THE [us: CAMPER’S | CARAVAN’S] STANDING PERFECTLY STILL!”

There wasn’t a sound from inside.

“What did you say?”

“IT’S STANDING STILL! THERE’S NOTHING TO WORRY ABOUT! YOU CAN GO TO BED!”

The door flew open. Out jumped Aunt {aunt} in her socks, with a piece of cheese in her hand. She ran [us: around | round] to the brake, and pulled so hard that she sat down.[athlete:  {athlete} couldn’t have done it any faster.]

CREEEAK, said the [us: camper | caravan], and it stopped.

# quack
One wheel was wet. A duck said quack.

“It was me,” said {child}, and {child.his} voice shook. “You asked about the brake, and I said yes. But it was an opposite.”

Aunt {aunt} sat there in the grass and looked at {child.him}.

“You can go to bed!” she said at last. “That’s what you shouted at me!” And she laughed until the cheese shook, and then the others dared to laugh as well. “But brakes,” she said, wiping her eyes, “we never do opposites about brakes. Is that true?”

“It’s true,” said {child}. “Really.”

# already-parked
The woman who ran the [us: campground | campsite] came and put big blocks under the wheels.

“Nobody’s supposed to park here,” she said. “But I see you have.”

# this-bed
So that night they had the lake right outside the window, lapping soft and low. {Friend} had put {friend.his} pillow on the narrow bed next to the fridge.

“I said something and meant it,” {friend.he} said. “So you won.”

{child} sat on the bed by the window, and looked out at the lake, and then at {friend}.

“I don’t want you to have this bed,” said {child}. “Not one bit.”

It took {friend} a moment. Then {friend.he} smiled, and picked up {friend.his} pillow.

“You’re so mean,” {friend.he} said.

# good-morning
So they swapped. The fridge hummed, but it was a kind sort of hum, and Aunt {aunt} tucked them both in.

“Good morning, {friend},” said {child}.

“Good morning, {child}. I’m not the least bit sleepy.”

“Nor me,” said {child}, with an enormous yawn. “Turn the light on, Auntie.”

And Aunt {aunt}, who knew the game by now, turned it off.
