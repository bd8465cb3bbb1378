title: It’s Up My Sleeve
title: The Wizard Who Couldn’t Fib
title: Don’t Say a Word
guest magnifiko: Magnifico (he), Fantastico (he)
guest holger: Harold (he), Horace (he)
guest gun: Joan (she), Maureen (she)
guest wik: Mrs Wick (she), Mrs Pinner (she)

% {magnifiko} is the wizard, and {holger} on weekdays. How the coin vanishes, nobody is told.

# the-ball
The wizard {magnifiko} had a red cape, a tall hat and only one thing wrong with him: he couldn’t tell a fib.

“And now,” he said, on the little stage in the park[city:  in {city}], “the ball … has vanished!”

“Oooh!” said the audience.

“It’s up my sleeve, though,” said {magnifiko}.

{child}, who was {age} and his assistant for the summer, gave a groan. {child} had got the job by knowing a bit of magic already. There was always a gold coin made of tin in {child.his} pocket, and more than anything in the world {child.he} wanted to know more. But it isn’t easy to learn from somebody who gives it all away.

“Why do you tell them?” whispered {child}.

“They do so want to know,” {magnifiko} whispered back. “I feel I’m deceiving them.”

“You’re a wizard! You’re meant to deceive them!”

# two-ladies
His real name was {holger} Pill, he was sixty-seven, and he had been doing magic for forty years. There was nobody in the country with cleverer hands[athlete: ; he was as good with them as {athlete} was in a different line]. But every evening, after a quarter of an hour, the audience went home, since nobody wants to look at a basket once they have heard about the second bottom.

“I shall now saw the lady in half! Well, there are two ladies. The other one’s {gun}.”

“Hello,” said {gun}, from inside the box.

# last-evening
Still, on the last evening of August every bench was full.[music:  The loudspeaker played {music}.] {wik}, who ran the park, sat in the front row with her arms folded.[elder:  Behind her sat {elder}[elder2:  and {elder2}], clapping already.][friend:  At the end sat {friend}[!friend.known: , {child’s} best friend,] with all fingers crossed.]

“If it goes well tonight, he can come back next year,” {wik} told {child}. “If they walk out, I’m putting in [us: mini golf | crazy golf].”

{child} went behind the curtain.

“{holger},” {child.he} said. “Just for tonight. Don’t say the word sleeve.”

“I promise to try,” said {magnifiko}, and swallowed.

# lips-shut
And he did try. He brought out twelve scarves from nowhere, with his lips pressed together until they were white. He poured milk into a newspaper, and the sweat ran down from under his hat. The audience clapped. {wik} unfolded her arms. He turned a clock into a lemon.

“How does he do it?” said a little boy at the front. “[us: Mom | Mum], how does he DO it?”

He looked so unhappy. And {child} could see that it was no good.

# it-burst
“It’s up my sleeve!” {magnifiko} burst out. “The clock’s up my sleeve! So are the scarves, and the milk’s in a bag, and {gun}’s behind the curtain!”

“Hello,” said {gun}.

Somebody booed. Somebody else laughed, in the wrong way.[friend:  {Friend} told them all to shush.] On the back bench a whole family got up to go, and then another. {wik} folded her arms again. {magnifiko} stood in the middle of all that light and looked at his hands.

“Ah, well,” he said. “That was that, I suppose.”

# the-coin
Then {child} walked out on to the stage.

{Child.He} had no plan. What {child.he} had was the coin. For three years {child.he} had practised one single thing, in the car, in the bath, under the desk [school: {at school} | at school][sport: , and all the way to {play sport}]. Nobody had been allowed to see it[pet:  except {pet}], because it had never been quite good enough. Not until last week.

“I’m going to show you something,” said {child}, in a small voice, but it held. “And not only you.”

{Child.He} turned to {magnifiko}.

“Watch closely.”

{Child.He} laid the coin in {child.his} left hand, where everyone could see it. {Child.He} closed the hand, and blew on it. Then {child.he} opened {child.his} fingers, one at a time, and there was nothing there.

“Oh,” said somebody.

{magnifiko} smiled a little.

“Very nice,” he said. “It’s in the right.”

{child} opened the right. Nothing.

# where-is-it
{magnifiko} stopped smiling. He came a step closer.

“Sleeve,” he said.

{child} was in short sleeves.

By now the family on the back bench had sat down again. {magnifiko} walked all the way round {child}. He looked under {child.his} hair, and behind one ear. He lifted his own hat. Then he stood still. You could see him going through forty years of tricks, and none of them would fit.

“But …” he said. “Where is it?”

Up in the stage lamp, the moths were bumping against the glass.

“Where is it, {child}?”

# dont-say
And {child} saw it happen. First his eyes went round. Then his mouth went round. The whole of his old face came open, until he looked exactly like the little boy at the front.

“Do you want to know?” asked {child}.

He opened his mouth. He shut it. He shook his head, slowly at first, and then faster and faster.

“No,” whispered {magnifiko}. “No! Don’t tell me! It’s … why, it’s wonderful!”

He turned to the audience in horror.

“Is this what it’s like for you?”

“YES!” shouted the audience.

“And I’ve been taking it away? For forty years?”

“YES!”

# from-the-beginning
“I do beg your pardon,” said the wizard, and he pulled up both his sleeves and began again from the beginning. The scarves, the milk, the clock, the lemon. He gave nothing away. They stayed until half past nine, and by then {wik} had clapped so hard that her bracelet broke.

# the-edge
Afterwards they sat on the edge of the stage, the two of them, waiting for [adult: {adult} | {gun}, who was going to drive them home]. In the trees the lamps went out, one by one. He put the red cape round {child’s} shoulders, because it was getting chilly. Something chinked somewhere as {child} moved up, but he pretended not to hear.

“{child},” he said after a while. “Is it in the …”

“Yes?”

{magnifiko} thought about it for a long time. Then he smiled, out into the dark.

“No,” he said. “Don’t say a word.”
