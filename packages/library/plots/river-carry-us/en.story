title: The Last Word
title: River, Carry Us
title: A Hole in the Spell
guest friend: Nasrin (she), Callum (he)

% Where no friend is ticked, {friend} is a best friend of the story’s own. The wizard is always "the wizard", and the dog always "it".
% Rule: while a word is missing, whatever anybody else says in its place happens.

# the-ferry
Everyone on the river knew that the ferryman was a wizard. His boat had no engine, no sail and no oars. He stood in the back with his long staff and said, “River, carry us …” and then one small word more, so low down in his beard that nobody ever heard it. And the river did.[elder:  {Elder}[elder2:  and {elder2}] said it was only the current.]

{child} had crossed with him a hundred times[pet.dog: , home to {Pet}[!pet.known:  the dog], who stood on the jetty every time and was glad][pet.cat: , home to {Pet}[!pet.known:  the cat], who just happened to be lying on the jetty every time]. But {child.he} had never before sat at one end of the boat while {friend}[!friend.known: , {child.his} best friend,] sat at the other.

# you-never
It was because of what {friend} had said on the bus[school:  from {school}][city:  through {city}]. “You never let anyone finish, {child}. You always finish for them. And you’re not even right!”[sport:  After that they hadn’t felt like going to {play sport}.]

{child} had thought about it ever since. {Child.He} only did it because {child.he} {child.was} listening so hard. {Child.He} would be so close up behind what somebody was saying that {child.he} fell over into the end of it. But nobody wants to hear that, so {child} had done up {child.his} life jacket, and said nothing, and looked at the water.

# across
They were halfway over when the wizard stopped.

“River,” he said again, “carry us …”

The boat stood still. The wizard pulled his beard. “It’s gone,” he said. “I had it this morning. It’s quite a little word …”

“Across?” said {child}. It was out before {child.he} knew.

The boat swung round until it lay across the river like a plank, and there it stuck.

“Ah,” said the wizard. “You mustn’t put a word in there. There’s a hole in the spell, you see, and whatever you drop in it happens. No, it’s – it’s where you want to be when your feet are wet.”

# wet-feet
“In the bath,” said {child}.

Thump! There was a bath in the boat. It had taps, and it was full.

“{child}!” said {friend} from behind it.

“I’m sorry! It just –”

# a-door
“Not that,” said the wizard, and shut his eyes. “It’s got a door. You go in, and you shut it after you …”

{child} put {child.his} hand over {child.his} mouth, as hard as {child.he} could. But it was so plain what he meant, and he looked so sad, and a hand has gaps.

“A wardrobe?”

Thump! Now there was hardly room for {friend’s} knees. The boat was so low that the river looked in over the side.

“Not one more word,” said {friend}. “{child}, please.”

# glad
“And there’s somebody in it,” the wizard murmured, “who is very glad to see you …”

“Don’t!” cried {friend}. “{child} is going to say [pet.dog / pet.cat: {Pet} | a dog]!”

They looked at each other.

{@glad}, and the whole boat tipped. Water ran in over their shoes.

# listening
“That one was me,” said {friend} in a small voice.

“You did it because you were listening,” said {child}.

{@sat-down}.

# she-knew
The light was going[music: , and on the bank somebody’s radio was playing {music}]. On the far side [elder: {elder} had lit the lamp | the lamp had been lit] on the jetty, and a little way up the hill there were windows, yellow ones, and one of them was {child’s}.[adult:  Behind it {adult} would be filling the kettle.]

Where you want to be when your feet are wet. With a door that you shut after you. And somebody in it who …

{child} knew the word.

{Child.He} knew it all the way down to {child.his} wet feet. It was so short. {Child.He} had it ready in {child.his} mouth, warm, and everything in {child.him} wanted to let it out. And if {child.he} did, it would come down in the boat. Thump. With a roof and a chimney and a kitchen. They would go to the bottom like a stone.

# a-roof
It had to be the wizard.

{child} shut {child.his} lips. {Child.He} tugged the wizard’s sleeve, and when he looked, {child} put both hands together over {child.his} head, with the fingers touching, like a roof.[elder & age>=9:  Over on the jetty {elder} waved back.]

The wizard looked for a long time. “Hat,” he said.

Flop. It was a very tall one. {@hat}.

{Friend} made a sound like a kettle. {child} did not laugh. [age>=10: {Child.He} did not nod or shake {child.his} head. ]{Child.He} held up the roof, though {child.his} arms were beginning to ache[athlete:  (how did {athlete} stand it?)], and {child.he} did what {child.he} had never done in all {child.his} life. {Child.He} waited.

# waited
The water went by. [elder: On the jetty {elder} said nothing either. | A moorhen said one thing, far off in the reeds.]

“H …” said the wizard.

{child} waited. {Friend} took hold of {child.his} jacket and held on. {Friend} knew it now as well.

“Ho …”

It hurt, not to help. {child} looked into his old face and kept quite still[age>=10: , and there was nothing to hear but the river].[pet.dog & age>=9:  Even {Pet} kept still, under the hat.][pet.cat & age>=9:  Even {Pet} kept still, inside the hat.]

“Home,” said the wizard.

# home
He said it aloud, for once, and he smiled all over his beard. “River, carry us home.”

And the river did. It turned the boat round, bath and wardrobe and all, as carefully as if it was full of eggs, and brought it in to the jetty without a bump. {@stay}.[elder: 

“Strong current,” said {elder}, looking at the bath.]

# the-one
The two of them climbed out under the lamp. Their shoes squelched.[pet.dog & age>=9:  {Pet} ran ahead, and came back to be glad.][pet.cat & age>=9:  {Pet} just happened to be going up the hill in front of them.]

“{child},” said {friend}. “Tomorrow, will you …”

{child} could think of three ways for that to end. {Child.He} liked one of them best. {Child.He} did up {child.his} collar, and waited.

“… sit next to me again?” said {friend}.

It was the one.

Behind them [elder: {elder} put out the lamp | the wizard put out his lamp]. They went up the hill towards the windows, side by side, and all the way to the top neither of them had to say a word.

# @glad
It was a big dog. It was very wet, and it was very glad to see them. It was glad to see {child}, and it was glad to see {friend}, and it went over the wardrobe to be glad to see the wizard
## if pet.dog
And there in the bath was {Pet}, very wet, and very glad to see them. {Pet} was glad to see {child}, and glad to see {friend}, and went over the wardrobe to be glad to see the wizard
## if pet.cat
And there in the bath was {Pet}, very wet, and not glad at all. {Pet} was not glad to see {child}, and not glad to see {friend}, and went up on the wardrobe so as not to see the wizard

# @sat-down
The dog sat down in the bath
## if pet.dog
{Pet} sat down in the bath
## if pet.cat
{Pet} sat up there with {pet.his} back to them

# @hat
The dog got it
## if pet.dog
{Pet} got it
## if pet.cat
{Pet} got in

# @stay
The dog shook itself over everyone and lay down on the wizard’s feet. It was plain that it meant to stay[pet: . That was just as well, for {pet}, who was at home, would never have shared]
## if pet.dog
{Pet} shook the river over everyone
## if pet.cat
{Pet} stepped out of the hat, and went ashore first
