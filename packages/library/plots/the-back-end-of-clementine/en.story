title: The Back End of {mare}
title: A Very Tired Horse
title: Nobody Claps an Engine
guest aunt: Auntie Jo (she), Auntie Meg (she)
guest mare: Clementine (it), Josephine (it)

% The horse is "it". Whoever sews (@a): {adult}, else {aunt}; never he or she.
% One tap is go, two are stop, so {child} never taps twice running.

# the-list
The list went up outside the hall[school:  {at school}] on a Monday, and {child} read it three times in case it got better.

FRONT OF HORSE: {Friend}. BACK OF HORSE: {child}.

“We’re together!” said {friend}[!friend.known: , {child.his} best friend,] and jumped up and down. {child} jumped too, but not as high.

# clementine
It was a good horse, nobody could deny that. {@A} made it, out of two grey blankets and a [us: comforter | duvet]. Its name was {mare}. It had [age>=9: a mane of brown wool, and ]eyelashes you could work with a string, and in the second act it rescued the miller’s daughter and did a dance[music:  to {@song}].

The trouble was that all those things happened at the front. {Friend} had the face and the eyelashes, and two little holes to see through. At the back there was nothing to see but {friend’s} heels, and nothing to do but bend over and hold on [us: around|round] {friend.his} waist.

“The back’s the engine,” said {@a}, through a mouthful of pins.

“Nobody claps an engine,” said {child}.

# the-row
They had a [us: fight | row] about it on the Wednesday, inside the horse. {Friend} said that {child} wasn’t keeping up. {child} said that {friend} could try keeping up bent double, in the dark, with somebody’s elbow in {friend.his} ear. [sport: You could {play sport} all day, {child} said, and not ache like that. ]The front legs stamped off to the left and the back legs stamped off to the right, and there was a long ripping noise, and {@a} had to sew {mare} together again in the middle[pet.dog: , round {pet}[!pet.known: , {child’s} dog,] who had moved in][pet.cat: , round {pet}[!pet.known: , {child’s} cat,] who had moved in][pet.other: , while {pet} looked on].

# the-code
After that they made up a code, so as not to have to shout. {child} had {child.his} hands on {friend’s} waist in any case. One tap meant go, and two taps meant stop. And one long, slow squeeze meant I’m here, which wasn’t really an instruction, but it was a friendly thing to have.

# friday
Then it was Friday, and the hall was full. {child} could hear it through the blanket: the coughing and the creaking chairs, and somebody’s baby.

“Are there many?” {child.he} whispered.

“Loads,” said {friend}. {Friend.His} voice sounded peculiar.

The music started. {mare} trotted out into the light, and a great warm “Ahhh!” came from the audience. Left, right, left, right, went {friend’s} heels. Then they stopped.

[age>=9: They weren’t supposed to stop there. They|But they] were supposed to go on to the mill.

# knees
{child} gave one tap. Nothing happened. {child.He} counted to five, and gave it again. {Friend’s} heels stayed exactly where they were, side by side, and the backs of {friend.his} knees were shaking.

“{Friend}?” {child} breathed.

“I can see them,” said {friend}. It was hardly a voice at all. “They’re all looking. I can’t move my legs.”

Out on the stage the miller’s daughter said, “Here comes my faithful horse!” Then she said it again. Somebody in the audience began to giggle, and not in a nice way.

# sat-down
{child} thought quickly. {child.He} couldn’t see the audience, or the mill, or anything. {child.He} couldn’t make the front go. But there was nothing at all to stop the back.

{child.He} sat down.

{child.He} sat down hard, flat on the boards, with {child.his} legs stuck out in front. From outside it must have looked as if {mare} had simply had enough. There was a moment’s silence, and then a shout of laughter, a proper one, as warm as toast.[athlete:  Not even {athlete} gets a cheer like that for sitting down.]

“What are you doing?” whispered {friend}.

“Having a rest,” {child} whispered back. “I’m a very tired horse. You don’t have to do anything.”

# a-very-tired-horse
{child.He} lifted one leg, slowly, and gave {mare} a scratch in the ribs. The laughter got louder. {child.He} crossed one leg over the other and jiggled {child.his} foot, like somebody waiting for the dentist. {child.He} took hold of the tail, from inside, and made it swish [age>=9: to the right, and to the left, and then ]round and round like a propeller. The baby was shrieking with joy. Somewhere near the front {child} could hear {@a}, who had a laugh like a duck.{@elders}

## or
First {child.he} pulled off one of {mare’s} hooves, and shook it, as if there had been a stone in it. The laughter got louder. Then {child.he} put it on again, and crossed one leg over the other, like somebody waiting for a bus that is never going to come. {child.He} took hold of the tail, from inside, and fanned {mare} with it, slowly, like a lady on a beach. The baby was shrieking with joy. Somewhere near the front {child} could hear {@a}, who had a laugh like a duck.{@elders}

# im-here
And all the time {child.he} kept {child.his} other hand up on {friend’s} waist, and gave it one long, slow squeeze.

I’m here.

{child.He} felt {friend} breathe out.

Then, very slowly, {mare’s} head came round. It looked right back over one shoulder, and there it saw a bottom, sitting on the floor. It fluttered its eyelashes, twice, in utter astonishment.

The whole hall roared[city: , and you could have heard it all over {city}].

“Ready?” whispered {child}.

“Ready,” said {friend}, and it was {friend.his} ordinary voice.

One tap. Up went the back legs, and off went the front ones, and {mare} galloped to the mill and rescued the miller’s daughter only a minute and a half late. As for the dance, they had to do it twice.

# the-bow
When they took their bow, {friend} pulled off the head, and {friend.his} hair stood up in all directions. {child} climbed out of the blanket, scarlet in the face and blinking.[elder:  “That end,” {elder} told the whole row.] They bowed together, holding hands, and the clapping went on until the curtain got stuck.

“It was you,” said {friend}, behind the scenery. “You saved me. [age>=9: Look, there’s tomorrow night too. ]You have the front tomorrow. It’s only fair.”

# saturday
So on Saturday it was {child} who had the face and the eyelashes. {child.He} looked out through the two little holes. {child.He} saw the rows and rows of people, all of them looking straight at {child.him}, and {child.his} mouth went dry. So this was what it was like. Nobody had told {child.him}. You could see everything from here, except your friend.

Then somebody’s hands came round {child.his} waist, out of the dark.

One long, slow squeeze.

{child} lifted {mare’s} head, and waited for the tap.

# @elders
[elder:  “Which end is ours?” {elder} asked [elder2: {elder2} | everybody], in the kind of whisper you can hear outdoors.]

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @song
{music}
