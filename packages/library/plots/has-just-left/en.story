title: He’s Just Left
title: The Newspaper Was Upside Down
title: Every Thursday Since March
guest old: Mr Birtles (he), Mr Hallam (he)
guest nurse: Fatima (she), Yasmin (she)
guest dentist: Mr Obi (he), Mr Khan (he)
guest company: Mrs Dunne (she), Mrs Rix (she)

% Who {child} is there with: {@m}. The numb lip says th for s.

# upside-down
{child} was due at the dentist’s at two, and it was a quarter to already. {Child.He} sat in the waiting room with {@m-here} and wanted only one thing, which was for it to be over. {Child.He} had a hole in a back tooth[friend: , and in {child.his} pocket a stone that {friend}[!friend.known: , {child.his} best friend,] had lent {child.him} for luck].[pet:  {Pet} was at home and knew nothing about it.][music:  Out of the ceiling came {music}.]

Opposite sat an old man behind a newspaper. All you could see of him was his hands and his hat. The newspaper was upside down[athlete: , and so was {athlete}, on the back of it].

# just-left
The door opened, and {nurse} the dental nurse looked out.

“{Old}?”

Nobody answered. The man lifted the newspaper a bit higher.

“{Old}?” said {nurse} again.

“He’s just left,” said the newspaper.

{nurse} sighed, although she was smiling too, and shut the door.

# thursdays
{child} leaned forward.

“Aren’t you {old}?”

The newspaper came down. There was a pair of blue eyes, and a cheek as puffed up as a bun.

“Yes,” he whispered. “But don’t tell. I’ve come here[city: , right across {city},] every Thursday since March. I sit for a while, and then I go home.”

“Does it hurt?”

“Only when I eat,” said {old}. “And when I drink. And when it’s windy. On Sunday I baked an apple cake, and I had to sit and look at it.”

# her-turn
The door opened.

“{Old}? Last call.”

“He’s just left! He was running!”

“Then we’ll have {child},” said {nurse}. “{child}?”

{child} went cold all over. {Child.His} legs were stuck to the floor. {Child.He} snatched a paper off the table[sport: , one about how to {play sport},] and held it up in front of {child.his} face.

“{@She} just left,” said {child}.

A very small snort came from behind the other newspaper.

# why
{@M} put a hand on {child.his} back. {nurse} crouched down.

“Oh dear,” said {nurse}. “How far?”

“Quite far.[school:  To {school}.]”

“And do you know why?”

{child} thought about it. It was easier to talk about somebody who had gone.

“In case they go on when you want them to stop. You can’t say anything, can you? You’ve got your mouth full.”

“He’s got the very same trouble,” said {old}. “The one who’s just left.”

“Give them both a message,” said {nurse}. “They only have to put a hand up. If the hand goes up, we stop. At once. They can try it as often as they like.”

{child} lowered the newspaper a little way.

“At once?”

“At once.”

# i-go-first
{child} looked at {old}. He had turned quite white. He was getting to his feet, and he wasn’t looking at {nurse’s} door but at the other one, the one that led out. Now he would go home and look at his apple cake.

“Wait,” said {child}. “I’ll go in first and find out if it’s true. Don’t go anywhere!”

{Old} sat down, on the very edge.

# the-hand
Inside the room there was a chair that tipped back, and a dentist called {dentist}, who had hairy arms. {child} lay down. {@M} sat by {child.his} feet. {dentist} said what each thing was called before he used it. Then came the needle, and it stung, it really did, and {child’s} lip grew big and peculiar.

Then the drill began to buzz. {child} put up {child.his} hand.

The drill stopped.

{Child.He} took {child.his} hand down. It buzzed. {Child.He} put it up. Nothing! {Child.He} tried once more, just a little, with one finger.

Nothing.

“You’re the one who’s driving, you know,” said {dentist}.

It was true. {child} closed {child.his} eyes and kept {child.his} hand ready[friend: , with {friend’s} stone in the other], and when the buzzing was at its worst {child.he} thought about apple cake[elder & adult: , the sort that {elder}[elder2:  and {elder2}] could make]. Twice more the hand went up. Both times {dentist} waited until {child.he} nodded.

And then they were done.

# the-hat
{child} walked out into the waiting room. The chair opposite was empty. A newspaper lay on it, upside down.

He had left.

That felt worse than the needle. {child} had tried it all out for him! But then {child.he} saw the hat. It was sticking up from behind the big plant in the corner, and it was trembling.

{child} went over there.

“Ith true,” {child.he} said, for {child.his} lip was still asleep. “They thtop at wonth. I wath driving.”

{Old} peered out between the leaves.

“Are you sure?”

“I tried it five times,” said {child}, and held out a hand. “Come on. I’ll go with you to the chair.”

His hand was big and wrinkled and damp. They walked across the floor together, one step at a time, and straight in through the door. When he had lain down {child} lifted his hand up in the air.

“There,” {child.he} said. “You do thith.”

# the-sofa
After that {child} waited on the sofa with {@m}, close together, leaning on {@ms} arm, and felt the lip wake up, one small prickle at a time.

At last the door opened. There stood {old}, very straight, with his hat in his hand. They all walked down the stairs together, going home, {old} to his apple cake, and at the bottom they stopped.

# the-toothache
“Well?” said {child}. “Where’s your toothache?”

{Old} felt about with his tongue for a long time. Then he smiled all over his face, as far as it would go.

“That,” he said, “has just left.”

# @m
{company}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{company’s}
## if adult
{adult.his}
## if elder & !adult
{elder.short’s}

# @m-here
{company} from next door
## if adult
{adult}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder} and {elder2}

# @she
{child} has
## if child.she
she’s
## if child.he
he’s
