title: Mostly Corn
title: Five Dinosaurs Next Door
title: A Live One
guest rival: Callum (he), Jasper (he)
guest teacher: Mr Okoro (he), Mr Bains (he)
guest neighbour: Mrs Penfold (she), Mrs Larkin (she)
guest hen: Tyra (she), Rexina (she)

% Birds are dinosaurs; it is true of the toes and the wishbone of a tyrannosaurus, and of how Mei lay.

# dinosaurs-are-dead
“Dinosaurs are dead,” said {rival}. “That’s sort of the whole point of them.”

The class laughed. {child} was standing at the front, and felt {child.his} face begin to burn. All {child.he} had said was that {child.his} talk was going to be about dinosaurs, and the laughing wasn’t the worst of it. The worst of it was that it was {rival}. When they were six the two of them had played dinosaurs every single [us: recess | break], and {rival} had known all the names. Now, apparently, it was for babies.

“Not all of them,” said {child}. “I can bring one in on Friday. A live one.”[pet.other:  And {child.he} didn’t mean {pet}.]

{child.He} could hear how that sounded. But by then it was out.

# thats-a-hen
On Friday {child} carried in a cage with a towel over it.[elder:  {Elder}[elder2:  and {elder2}] had helped to carry it as far as the school gate.] Nobody said a word, and you could hear something scratching about inside. Even {teacher}, who took the class, leaned forward.

{child} pulled off the towel.

“That’s a hen,” said {rival}.

“It’s a dinosaur,” said {child}. “She’s called {hen}. I’ve borrowed her from {neighbour}, next door.”

“The lady next door has got a dinosaur?[city:  {In city}?]”

“She’s got five.”

This time they laughed until the chairs rocked. {child} kept going, though {child.his} voice wanted to crawl down inside {child.his} [us: sweater | jumper].

“Look at her feet. Three toes in front, with claws on. That’s how Tyrannosaurus rex went about, on two legs and three toes. They’ve both got a wishbone. They both hatch out of eggs. The dinosaurs didn’t all die. Some of them were small and had feathers, and those are the ones we call birds.”

“What does it eat, then?” said {rival}. “People?”

“Mostly corn,” said {child}.

{rival} laid his head on his desk and wept with laughter. {hen} turned her own head sideways and looked at him with one eye. It was orange, and it didn’t blink.

# like-a-cushion
At lunchtime the cage stayed in the classroom, with the towel on. {child} sat in the [us: cafeteria | dining hall] and pushed some fish around a plate[friend: , while {friend}[!friend.known: , {child.his} best friend,] talked about anything but hens].[sport:  Everybody else was arranging to {play sport} after school.] It had been so exciting that morning, fetching {hen}. The hen house was pitch dark, and {neighbour} had simply lifted her off the perch, like a cushion.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], had taken one look into the cage and gone elsewhere.]

“They sit still in the dark,” {neighbour} had said. “They think it’s night. You will have her back by this evening, won’t you?”

And {child} had promised.

# take-it-away
Then somebody screamed in the corridor. The door flew open and in came {rival}, running as he never ran [us: in gym | in PE], and behind him, neck out straight, with enormous strides, came {hen}.

They went [us: around | round] the salad bar. They went [us: around | round] it again.[athlete:  Not even {athlete} could have shaken her off.] {rival} jumped up on a chair.

“Get it off me!” he yelled. “Somebody get the dinosaur off me!”

All over the hall, the talking stopped.

“What did you say?” said {child}.

“I said, get the dinosaur off me!”

“{rival},” said {child}. “What have you got in your hand?”

“Nothing!”

“{rival}.”

“… Corn,” said {rival}.

“Well, drop it!”

# a-small-hen
He dropped it, and it bounced in all directions. But now a hundred children were laughing, chairs were going over, and everybody wanted to catch the hen. {hen} went straight up. She went over the tables, hit a window, fell, went up again, and landed on top of the old piano[music: , the one that {@song} always got played on]. There she sat, panting, with her beak open. Beside the piano was the door to the [us: schoolyard | playground], and it was wide open, and beyond the [us: schoolyard | playground] was the main road.

{child} looked at her. She wasn’t a tyrannosaurus any more. She was a small hen who was frightened, and she was only here because {child} had wanted to be right.

# make-it-night
Somebody was creeping up on the piano with a coat. {hen} took one step towards the door.

“Stand still!” called {child}, and {child.his} voice reached every corner of the room. “Nobody move. We’ve got to make it night.”

“Make it what?” said {teacher}.

“Night! Turn the lights off!”

[friend: {Friend} was at the switch already, and off they went|{teacher} turned them off]. It made no difference, because outside it was still the middle of the day. But they put on plays in the hall[school:  {at school}], so it had curtains, thick black ones. {rival} climbed off his chair, very slowly, and drew them, one after another. Last of all he pushed the door shut, and it didn’t even click.

# in-the-dark
Now you couldn’t see your own hand. A hundred children held their breath.

{child} went forward with both arms out until {child.he} felt the piano. “There, now,” {child.he} whispered. “There, {hen}. It’s night.” {child.He} reached up and found feathers, and under the feathers a heart that was going and going. {child.He} put a hand [us: around | round] each wing and lifted her down against {child.his} tummy. After a while the heart went slower. “Cluck,” said {hen}, very low.

“It was me that opened the cage,” whispered somebody at {child’s} side. “I only wanted to see the toes.”

“I know,” whispered {child}.

“They’re practically the same as on an oviraptor.”

“I know,” whispered {child} again, and it was just as well that it was dark, because you have never seen anybody smile like that.

# all-five
At dusk the two of them carried {hen} home, with a handle of the cage each[adult: , and {adult} came behind with the towel]. {neighbour} held the hen house door for them. The other four were up on the perch already, and {child} put {hen} in the middle. She drew one foot up into her feathers, all three toes of it. Then she tucked her head under her wing.

“They found a dinosaur in China lying like that,” said {rival} softly. “Mei, it’s called. It had gone to sleep with its head under its arm, more than a hundred million years ago.”

“Just like that?”

“Just like that.”

They stood a little longer, listening to the breathing in the straw. Then {child} reached for the switch and turned out the light, and all five dinosaurs slept.

# @song
{music}
