title: It Isn’t Mine
title: A Mascot for Grimsby
title: Who Was That?
guest keeper: Wilf (he), Dominic (he)
guest joker: Toby (he), Felix (he)
guest coach: Kevin (he), Darren (he)
guest leader: Annette (she), Maureen (she)
guest bear: Old Man (he), Uncle (he)

% The team is a mixed one. Nobody says whose the bear is until the night. The bear’s name is {bear}, but the mascot is called Victory.

# in-the-lap
The bear dropped into {child’s} lap just after Leicester[music: , in the middle of {music}].

It came off the luggage rack when the [us: bus | coach] went [us: around | round] a bend. It was brown, with one ear, and when it landed on its back it made a noise. It had one of those boxes in its stomach that growl when you tip the bear over, except that this box had been growling for a good many years.

“MUUUUURGH,” said the bear.

Fourteen footballers[city:  from {city}] turned round.

“It isn’t mine,” said {child}.

It was the truth. But {child.he} {child.was} {age}, and new to the team, and this was {child.his} first tournament, and [sport: to {play sport} is one thing, but it is quite another to look|it is hard to look] innocent with a teddy bear in your arms.[friend:  {Child.His} best friend {friend}, who had nagged {child.him} into joining, was at home in bed with a temperature.] {Child.He} sat the bear up straight. It toppled over.

“MUUUUURGH.”

“{child} has brought {child.his} [us: mommy | mummy],” said {joker}, and the whole [us: bus | coach] laughed.

# initiative
Everybody did but {keeper}. {keeper} was the goalkeeper and the captain, and took size ten shoes. He was looking out of the window at a gravel pit.

“Whose is it, then?” said {child}. “Somebody must have lost it.”

Nobody answered.[elder:  Somebody was finishing the last of the flapjacks that {elder}[elder2:  and {elder2}] had sent along.] Then {coach}, who trained them, rose up at the front and clapped his hands together.

“A mascot!” he cried. “I knew it! Somebody has brought along a mascot, and nobody even had to ask. Now that is what I mean by team spirit![athlete:  Do you think {athlete} got to be {athlete} without team spirit?]”

“I don’t think it’s a mascot,” said {child}. “I think it’s lost.”

“Modest with it, {child}. I like that.”

# the-crossbar
{coach} christened it Victory, and before the first match he tied it to the top of the goal. {child} thought that it looked unhappy[pet: , rather like {pet} [pet.dog: the dog ][pet.cat: the cat ]at the vet’s]. It hung from a string [us: around | round] its middle, and each time the ball hit the bar it went right over, and up the other side. The other team jumped in the middle of their shots. {child’s} team won by two goals, and {coach} was surer than ever.

The only trouble was that {keeper} let in everything that came to the left of him. He was too busy looking up.

# too-fast
{child} saw it. At half-time {child.he} went over.

“Is it yours?”

“It isn’t mine,” said {keeper}.

He said it far too fast. Then he bent down and tied a lace that was tied already.

“I only thought, if it was …”

“You’re new,” said {keeper}. “You don’t need to do that much thinking.”

{child} walked off and was furious for the whole of the second half. That was what you got for being nice. But when the match was over, and they were all racing for the showers, {child.he} turned round in the doorway, and there was {keeper}, alone in the goal. He put up a hand as big as a frying pan and shifted the string, so that it wouldn’t cut in under the bear’s arm. And he stroked the place where the other ear had been. He only did it once.

# head-first
In the evening there was a grand finish in the dining hall. All the teams sat at long tables, and there were tacos. {coach} went up on the stage together with the manager of Grimsby, a broad lady called {leader}, and took the microphone.

“Now, as you know, it’s the tradition for the teams to exchange gifts,” he said. “And I am a man who gives away the finest thing he has.”

He held up the bear.

“Grimsby! Look after Victory!”

“MUUUUURGH,” said the bear, and the whole hall cheered. {leader} took it from him and stuffed it head first into a sports bag. Then she zipped it up.

# five-to
{child} looked at {keeper}. {keeper} had a taco halfway to his mouth, and halfway was where it stayed. He had gone white. He looked about five, only tall. You could see that he was trying to get up, and you could see that he couldn’t. There were two hundred people in there, and {keeper} was the one who generally decided what they were allowed to laugh at.

The Grimsby [us: bus | coach] was leaving at eight o’clock. It was five to.

Nobody here knows me, thought {child}. It’ll cost me less.

# on-the-stage
{Child.He} went up on the stage. It took a long time, because it was a long hall.

“Excuse me,” {child.he} said into the microphone. “I’ve got to have it back. It’s mine. I sleep with it.”

At first you couldn’t hear so much as a fork. Then the laugh came, from Hull to begin with, and after that from everybody. {child} stood there with one hand held out. {Child.His} face felt so hot that it might have been lit up.

“But {child},” said {coach}, “a mascot belongs to the …”

“It isn’t a mascot. It’s mine, and I’m {age}, and I sleep with it every night.”

# twenty-six
Then {leader} unzipped the bag. She laid the bear in {child’s} arms, gently, and this time with its head up.

“My son’s twenty-six,” she said into the microphone. “His is called Dumpling.”

Now they were laughing in another way. {child} walked the whole length of the hall again, and at every step the bear had a little something to say.

# in-a-row
They slept in a classroom[school: , which smelled exactly like the ones {at school}], on fifteen mattresses in a row. {joker} got as far as “[us: Mommy | Mummy]” twice, and then {keeper} told him to shut up, so he shut up. The light went out. {child} waited until most of them were breathing slowly. Then {child.he} reached out an arm, across the floor, to the next mattress.

“It isn’t mine,” {child.he} whispered.

Nothing happened for a while. Then a large hand came out of the dark and took it.

# at-the-bottom
“He’s called {bear},” whispered {keeper}. “I keep him at the bottom of my bag. I forgot to do it up.”

“OK.”

“You can play left back on Tuesday. In front of me. If you want.”

“OK,” said {child}.

# who-was-that
{Child.He} pulled the sleeping bag up to {child.his} chin. Somebody turned over, heavily, with something in his arms.

“Muuurgh,” said the dark.

“Who was that?” mumbled {joker}.

“Me,” said {child} and {keeper}, both at once.
