title: The Moon Is Late
title: Farewell, Left Boot
title: The King Who Could Not Die Yet
guest king: Rafferty (he), Fergus (he)
guest tea: Mrs Pell (she), Mrs Rudge (she)
guest friend: Jonas (he), Hattie (she)

% {king} is a child of the class and plays the king. The lantern is {friend’s}, electric, and big. The moon is half an hour later each evening, said once, and comes.

# perfect
The king couldn’t die until he had seen the moon. That was how {child} had written it, and at the dress rehearsal on Thursday it worked perfectly.

King {king} the Great, who was really {king} from {child’s} class[school:  {at school}] in a pair of velvet curtains, lay at the front of the stage, lifted one arm and said, “Before I die, let me see the moon.” And at that very moment it came up over the boathouse roof, huge and yellow, as though somebody had pulled it on a string. [pet.cat: {Pet}[!pet.known: , {child’s} cat,] who liked that roof, sat black in the middle of the moon. ]For once, even {king} forgot to say anything.[pet.dog:  The dragon, who was really {pet}[!pet.known: , {child’s} dog,] howled.]

# no-offence
{child} looked at the time, wrote ten past eight in the margin and underlined it twice. Then {child.he} said something, and would have given a great deal, later, not to have said it.

“We won’t need the lantern, then.”

The lantern was {friend’s}[friend: , and {friend} was {child’s} best friend]. It was made of wire and tissue paper, it was as wide as {friend.he} {friend.was} tall, and it had taken three weeks of lunchtimes, because every one of the moon’s grey seas was on it, in the right place.

“It’s just that the real one’s better,” said {child}, in front of everybody. “No offence.”

“That’s okay,” said {friend}, looking at {friend.his} shoes.[elder: 

Behind them {elder}, who did the teas, put down a cup, rather hard.]

# no-moon
On Friday two hundred people[city:  (half of {city}, it looked like)] sat on rugs on the green in front of the boathouse, and nothing went wrong at all. [pet.dog: {Pet} kept the dragon’s head on.|The dragon kept its head on.] The back half of the horse faced the same way as the front. And at ten past eight exactly, while {child} stood in the wings, clutching the script, the king lifted one arm.

“Before I die, let me see the moon!”[pet.dog: 

{Pet} put the dragon’s nose in the air, and waited.]

{child} looked at the boathouse roof. There was the roof[pet.cat: , with {pet} on it]. There were some stars. There was nothing else.

“I said,” said {king}, rather louder, “let me see the MOON!”

Somebody on the rugs coughed. There wasn’t a cloud in the sky; there was simply no moon in it, and {child} felt the heat climb all the way up into {child.his} hair.

# not-a-train
“What time did you have it yesterday?” said a voice in the dark. It was [elder: {elder.short}, who had once sat in a boat half the night, waiting for the moon|{tea}, who did the teas, and had been out in boats for forty years].

“Ten past eight.”

“And you thought it’d be ten past tonight? It’s not a train, [us: honey | love]. It’s half an hour later every evening, this time of year. You’ll get it at twenty to nine.”

Half an hour. {child} crept out behind the cardboard rock, as near as {child.he} dared.

“{king}! The moon’s late. You can’t die yet.”

“How long?” said the king, out of the corner of his mouth.

“Half an hour.”

All term {child} had been telling him to die faster. A look of great happiness spread over {king’s} face.

# farewell
“But first,” cried the king, and sat up, “I must say farewell to my friends!”

He said farewell to the queen. He said farewell to the dragon, and forgave it[pet.dog: , and {pet} licked him]. He said farewell to the horse, both ends, one at a time. [pet.cat: He said farewell to {pet} on the roof, who didn’t turn [us: around | round]. ][pet.other: He sent a farewell home to {pet}, {child’s} friend. ]He said farewell to everybody he knew on the rugs – “Farewell, [elder: {elder}|Auntie Jean]! Thy [us: brownies | flapjacks] were mighty![elder2:  Farewell, {elder2}, who ate them!]” – [athlete: and to {athlete}, whom he had never met, ]and then he died, and people clapped, and he got better.

“Farewell, left boot,” he said. “Thou hast been a good boot. Farewell, right boot. Thou hast pinched.”

They were howling by then. But by half past eight he had [music: hummed {music} from end to end, and ]said farewell to [sport: {sport}, to ]his beard and to each of his fingers, his voice was a croak, [elder: {elder.short’s} urn was empty, ]and at the back somebody had begun to fold up a rug. Then somebody else did. {king} looked across at {child}. He had nothing left to say goodbye to.

# six-steps
{friend} was working the curtain. It was six steps to the curtain, and they were the longest {child} had taken all evening.

“I wish we had your lantern,” {child.he} said.

“You said –”

“I know what I said. It was a horrible thing to say, and you’d worked so hard. I was just so pleased that the real one had come in on my line.”

{Friend} wound the rope round one hand, and unwound it.

“It’s behind the tea table,” {friend.he} said. “I brought it anyway. In case of cloud.”

# every-sea
It took both of them to carry it[elder: , and {elder.short} to move the urn]. They walked out in front of two hundred people, though neither of them was in the play, and {friend} switched it on, and they lifted it as high as their arms would go. It shone. You could see every sea.[pet.dog:  {Pet} howled.][pet.cat:  Up on the roof {pet} turned and stared.]

“Ah,” croaked the king. “The moon.”

People sat down again, and spread out their rugs. A minute passed, and another. {child’s} arms began to shake.

“Don’t you dare let go,” whispered {friend}.

“I’m not letting go.”

# two
[pet.dog: Then {pet} howled again, not at the lantern, but past it. A small boy stood up.|Then a small boy stood up and pointed, not at the lantern, but past it.]

“There’s another one,” he said.

There was a light along [pet.cat: {pet’s} back and ]the boathouse roof. It grew an edge, and a shoulder, and then it was up, slow and yellow, and hung there beside the lantern as if they had been made to match.

{king} looked at the one, and then at the other.

“Two,” he said. “Now I have seen everything.” And he died, in one second flat.

# rounder
Later, when the clapping was over and [elder: {elder.short}|{tea}] was stacking the cups, {child} and {friend} sat on the edge of the stage with the lantern between them[pet.dog:  and {pet} asleep on the dragon’s head].

“There’s a bit gone from the real one,” said {friend}. “Look. Down one side.”

{child} looked, for a long time, at both.

“Yours is rounder,” {child.he} said.[elder: 

Behind them {elder.short} put down a cup, softly.]

The green was empty now[pet.cat:  but for {pet}], and the grass was silver all the way to the water. {Friend} reached in and switched off {friend.his} moon. They left the other one on.

# picture 3
The moon is made of paper.
