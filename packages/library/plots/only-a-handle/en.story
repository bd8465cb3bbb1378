title: It’s Only a Handle
title: The Princess Who Waited at Doors
title: Breathe Out, Not In
guest princess: Clementine (she), Leopoldine (she)
guest teacher: Mr Fenn (he), Mr Gale (he)
guest friend: Edie (she), Nell (she)

% “It’s only a handle” is said by the child, by the princess, and at last by both. The friend who was hurt is the one who is ticked, else {friend}.

# tacos
The princess was standing outside the [us: cafeteria | dining hall], waiting. She had been standing there for four minutes with her hands clasped in front of her, as straight as a church candle, and {child} had been standing next to her and getting hungrier and hungrier.

“Shall we go in?” said {child}.

“Yes, please,” said the princess.

Nothing happened. It was tacos. {child} could smell them through the door.

# clementine
The princess was called {princess}, and she came from a country so small that on the map they had to write its name in the sea. She was spending a week in {child’s} class[school:  {at school}] to practise her English, and {teacher} had pointed at {child}, because there was an empty chair next to {child.him}. It was {friend’s} chair. Why it was empty was something {child} didn’t want to talk about.

“Well, open it, then,” said {child}.

{princess} looked at the door. Then she looked at {child}, kindly, as one looks at somebody who has forgotten to do their job.

“I don’t, as a rule,” she said. “They open.”

“Doors do?”

“When I come. There’s a person there.”

“There’s no person here. It’s only a handle. You push it down.”

“I know how it works. I’ve seen it done.”

# nobodys-doorkeeper
{child} folded {child.his} arms and decided not to be anybody’s doorkeeper. {princess} clasped her hands a little tighter. She wasn’t going to start now. They stood there until the whole class came out again, full and chattering, with {friend} last of all and looking at the floor, and then the princess glided in through the door while it was open. There were two leaves of lettuce left.

# all-week
And so it went on. On Tuesday they stood outside the library.[sport:  When it was time to {play sport}, they stood outside the changing room.][pet.dog / pet.cat:  At {child’s} house {pet} the [pet.dog: dog | cat] sat down next to the princess at the front door, and the two of them waited for the same thing.] On Wednesday {princess} stood for twenty minutes in the [us: bathroom | toilet], on the inside, until {child} shouted through the door:

“It’s only a handle!”

“So you keep saying!” shouted {princess}. “If it’s only a handle, why can’t you do it?”

It was a very annoying thing to say, because there was no answer to it.

# not-stupid
But she wasn’t stupid, that princess. She could eat spaghetti without looking. After one day she knew the name of everybody in the class, including the two that {child} still got mixed up.[elder:  She could talk to {elder}[elder2:  and {elder2}] on the telephone until you couldn’t tell which of them was royal.][pet.other:  She curtsied to {pet}.] And she noticed things.

# like-tennis
[friend: “That’s {friend’s} chair I’ve got,” said {princess} on Thursday, when they were sitting on the wall by the bike rack. | “The girl with the [us: braid|plait],” said {princess} on Thursday, when they were sitting on the wall by the bike rack. “{Friend}. That’s her chair I’ve got.”]

“It’s the school’s chair.”

“When you’re not looking, {friend} looks at you. Then {friend.he} stops looking, and you look at {friend.him}. It’s like tennis.”

{child} picked at the wall. “I said something. I said the poem {friend.he} wrote was pathetic. Only then everyone laughed, and {friend.he} {friend.was} standing right behind me.”

“And was it pathetic?”

“No,” said {child}. “It was brilliant. That’s why I said it.”

{princess} nodded, as if this made perfect sense. “Have you told {friend.him} so?”

“I can’t. It’s been three weeks.”

“Hm,” said {princess}.

# the-blue-door
Friday was the last day. After lunch {friend} was in the music room, practising[music:  {@song}] with the school band, all eight of them, and {child} had decided. It had taken all night. {Child.He} walked the whole length of the corridor, heart thumping, with {princess} two steps behind, right up to the door of the music room, the heavy blue one, and there {child.he} stopped.

Somebody laughed in there.

{child} put up a hand. The hand went down again.

“There are eight of them,” said {child}. “They’ll look.”

“Yes,” said {princess}. “They will.”

“What if {friend} tells me to go away?”

“Then you go away.”

“You don’t get it! You never have to …” {child} could hear {child.his} own voice cracking. “I can’t. Let’s just leave it.”

# toothpaste
And {child.he} turned to go. But the princess stepped in front of {child.him}.

“Now I’ll tell you what I can do,” said {princess}. “I can’t do handles. But I’ve been walking into rooms since I was three. Everyone looks, every single time[athlete: , as they do at {athlete}]. The last time there were six hundred of them, and I had toothpaste on my chin. So this is how it’s done. You breathe out, not in. You look at the person you’ve come for, and at nobody else. And you walk fast, because that makes it harder to turn back.”

{child} breathed out. {Child.He} looked at the handle. It had never been so big.

“I still can’t,” said {child}.

# palm
{princess} looked at {child.him} for a long moment. She pulled her sleeve down over her hand. Then she pushed it up again, and laid her whole bare palm on the cold metal.

“{child},” she said. “It’s only a handle.”

And she pushed it down. It was stiff. It took both her hands and then a shoulder as well, and the heir to the throne of an entire country grunted out loud. The door opened.

# best-of-all
Eight faces turned [us: around | round]. {child} looked at one of them, and walked fast.

“It wasn’t pathetic,” said {child}. “It was the best one in the class, and I was jealous. I’m sorry.”

Nobody spoke. You could hear the drum humming to itself. {Friend’s} cheeks were pink.

“You could have said that three weeks ago,” said {friend}.

“I couldn’t get in.”

# on-the-bench
{Friend} bit {friend.his} lip. Then {friend.he} moved {friend.his} guitar over to the other knee, so that there was a space on the bench. A little later {princess} was sitting there too, and it was a tight fit.

# held-it
Outside, the light was going, and a long black car turned in at the gate[city: , the longest that had ever been seen in {city}]. They walked the princess to the front door. On the other side of the glass came a man in a cap, running, with his hand already stretched out.

{princess} shook her head at him.

“It’s only a handle,” said {princess} and {child}, both together.

And she opened it herself. And then she held it, for a long time, for {child} and {friend}.

# @song
a tune
## if song
{song}
## if artist & !song
something by {artist}
