title: The Seventeenth Peg
title: Friday Night, Twelve O’Clock
title: A Ghost in the Wash
guest hildur: Hilda (she), Winifred (she)
guest sitter: Noreen (she), Maureen (she)

% @a is {adult}, or else the babysitter: the name each time, never he or she. The ghost is a lady, Hilda Ash.

# sixteen
There were sixteen [us: apartments | flats] at Number 9, Mill Street[city: , {in city}]. {child} knew, because {child.he} had sold raffle tickets at every one. But on the booking board in the laundry room there were seventeen pegs.

Pegs one to sixteen were shiny from everybody’s fingers. The seventeenth was black with age, and it had a [us: zero | nought] on it.[school:  ({At school} they said that a [us: zero | nought] was nothing at all.)] It was always in the same hole: Friday night, twelve o’clock.

“Somebody’s idea of a joke,” said {@a-at-first}. “The machines won’t even start after ten.”[friend: 

{Friend}[!friend.known: , {child.his} best friend,] had guessed that it was a ghost. But {friend.he} guessed that about everything.]

# the-shirt
One Friday, when it was very nearly Saturday, {child} sat bolt upright in bed. The lucky shirt! The red one, with the seven on the back. It was still in machine two, and {child.he} had to [sport: {play sport} | run a relay] at nine.

{@A} had nodded off on the sofa, hugging a cushion. {child} left a note on top of it: “Gone to laundry room. Have got key, phone and slippers.”[pet.dog:  {Pet}[!pet.known:  the dog] opened one eye, saw that it was no time for a walk, and shut it again.][pet.cat:  {Pet}[!pet.known:  the cat] opened one eye, and shut it again.][pet.other:  Only {pet} saw {child.him} go, and {pet} never told tales.]

# the-lady
The light in the basement ticked, as it always did once you had pressed the switch. There was a smell of soap flakes. And machine two was going round.

In front of it, on an upturned tub, sat a lady. Her hair was in a bun and her hands were in her lap, and straight through her middle you could read the notice on the wall, PLEASE EMPTY THE [us: LINT | FLUFF] FILTER.

{child} didn’t scream. It was the lady who screamed.

“You did give me a fright!” she said, and clutched at her chest, so that her hand went a little way in. “Couldn’t you have knocked?”

“Sorry,” said {child}, whose heart was thumping harder than the machine.[athlete:  {Child.He} tried to breathe the way {athlete} must breathe before a final.] “I didn’t know there was anybody here. I live on the third floor.”

# nought
“And I live at [us: zero | nought].”

“There isn’t a [us: zero | nought].”

“Not any more. You keep your bicycles in it. {Hildur} Ash, caretaker. I looked after this house until I died, and then I hadn’t the heart to stop.”

The machine clicked. {Hildur} opened the door and pulled out her sheet, which is the part of a ghost that goes on the outside. And then she said nothing at all.

The sheet was pink.

# pink
Not just a bit pink. It was as pink as strawberry ice cream. And last out of the machine, wet and pleased with itself, flopped a red shirt with a seven on the back.

“Oh no,” said {child}. “That’s my fault. The red runs! It’s always got to be washed by itself.”

“And tonight of all nights,” said {hildur} Ash. “It’s the annual meeting, one o’clock, up in the attic. Every ghost in the house will be there. The chimney sweep, both the Miss Larks, the dachshund from number two. And the rules say white.”

# the-hottest
They tried. They washed it again, as hot as it would go. They rubbed it with lemon[elder: , which {elder} always said would shift anything[elder2: , and {elder2} always said would shift nearly anything]]. They poured in a drop of everything on the shelf. The sheet came out warm and smelling of pears, and every bit as pink. By a quarter to one {hildur} was sitting on the floor, and a little way into the floor, looking ready to give up the ghost for a second time.

# why
{child} sat down next to her. It was cold all down one side, like opening the fridge.

“Why does it have to be white?” {child.he} asked.

“Ghosts are white.”

“Yes, but why?”

{Hildur} opened her mouth, and shut it again.

“Sheets were white,” she said at last. “In my day there wasn’t any other sort. You took what you had.”

“So nobody ever let you choose?”

# the-hat
The light stopped ticking and went out. {child} had time to think that now {child.he} ought to be frightened. But you could hear {hildur} thinking, so {child.he} sat still.

“I had a hat,” said her voice. “I saved for it for two years. I wore it just once, one Sunday in the park, and down came the rain. I’d forgotten that hat. Fancy forgetting a hat like that!”

“What colour was it?”

For a while there was no answer. Then something began to shine, like a [us: flashlight | torch] with a hand cupped over it. It was {hildur}. She had put on the sheet.

“Like the inside of a shell,” she said. “Just like this.”

# good-luck
She twirled until the hem flew straight out. Then up she went, through the [us: clotheslines | washing lines], through the lamp, and the last of her was a pair of button boots, disappearing into the ceiling.

“Good luck at the meeting,” called {child}.

“Hang that shirt up properly,” {hildur} called back, “or you’ll have it all bumpy at the shoulders.”

{@A} came running down the stairs, with the note in one hand and the cushion under one arm.

“In the basement? In the middle of the night? Weren’t you scared?”

“Yes,” said {child}. “We both were. But it wore off.”

# the-attic
The next Friday the seventeenth peg was back in its usual hole, and somebody had polished it. In the [us: wastebasket | bin] below lay four empty packets of dye, which nobody at Number 9 would own up to.

That night, at one o’clock, {child} woke {@a}, and they stood at the kitchen window with the light off.[friend:  {Friend}, who was staying the night, was there already.][pet.dog:  {Pet} put both paws up on the [us: windowsill | window sill].][pet.cat:  {Pet} had been sitting on the [us: windowsill | window sill] for some time.][pet.other:  Even {pet} was allowed to stay up.] You could see right across the yard to the attic windows. Something was moving in there, to and fro, as if to music[music: , and it went very well with {@song}]. Something yellow, something green, something blue. Something spotted, rather low down, with a tail.[pet.dog:  {Pet} wagged back at it.] And out in front of them all, something like the inside of a shell.[friend: 

“I guessed right,” whispered {friend}. “For once.”]

“I wonder who on earth hangs out [us: laundry | washing] in the attic at this time of night,” whispered {@a}.

“[us: Apartment Zero | Flat Nought],” said {child}.

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @a-at-first
{sitter} from downstairs, who came to babysit on Fridays
## if adult
{adult}

# @song
{music}
