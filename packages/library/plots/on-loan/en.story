title: On Loan
title: The Right Chin
title: Something to Take Away
guest friend: Priya (she), Idris (he)
guest pet: Otis (he), Juno (she)
guest dentist: Mrs Achebe (she), Mrs Mensah (she)
guest minder: Bronwen (she), Hilary (she)

% The pet is the family’s, or the dog from next door, who comes at seven. The Border Collie is the original; a cat puts its chin down and takes it away just as well.
% Whoever is along (@a): {adult}, else the grandparent, else {minder}. The dentist is always she.

# would-not-open
In {@February}, {child’s} mouth had let [child.he: him|[child.she: her|{child.him}]] down.

{Child.He} had sat in the dentist’s chair and told it to open, and it hadn’t. It stayed shut, like a drawer with a spoon stuck in it, until {dentist} put down her little mirror and said kindly, “Another day, then.”

Now it was Sunday, and another day was tomorrow. There was a baby tooth at the back that would not fall out, and it had to go. {child} didn’t even mind that. {Child.He} just wanted {child.his} mouth to open when {child.he} told it to.

# the-needle
“It’s the needle,” said {friend}[!friend: , who was {child’s} best friend]. “Everyone’s scared of the needle. I’ve looked it up for you.”

“It isn’t the needle.”

“It’s about as long as—”

“{Friend}.”

{Friend} put away {friend.his} diagram[sport: , which was on the back of something about {sport}]. {Friend.He} {friend.was} going to be a vet or else a museum, and had a shoebox at home with a shrew’s skull in it, two sheep’s teeth and something that was either a fossil or a bit of toffee.

“If it does come out,” {friend.he} said, “can I have it?”

“No.”

“On loan.”

# timetables
At seven o’clock {pet} came into the kitchen and {@stood} in front of the toothbrush drawer. {@timetables} {Pet.He} stared at the drawer as if it might make a run for it.

“Let me do {pet.his} teeth,” said {friend}. “I need the practice.”

{@A} passed {friend.him} the {@dog}’s toothbrush and the paste that tasted of chicken. {Friend} took firm hold of {pet’s} {@nose}, the way they did it in {friend.his} book, and said, “There’s a good {@boy}, this won’t hurt a bit.”

{Pet} shut {pet.his} mouth. {Pet.He} didn’t {@growl}. {Pet.He} took {pet.his} {@nose} back, politely, and went away under the table.

“But I was gentle,” said {friend}.

# the-right-one
Then {pet} came out at the other side. {Pet.He} made a wide circle round the [us: trash can | bin], got in behind {child} and {@nudged}, all the way to the drawer. There {pet.he} sat down. {Pet.He} had fetched the right one.

“It’s only that you held {pet.him}. You have to let {pet.him} hold you,” said {child}. “Look.”

{Child.He} sat on the floor and put out {child.his} left hand, flat. {Child.He} didn’t say anything. {Pet} thought about it. Then {pet.he} lowered {pet.his} chin on to {child’s} palm and left it there, heavy and warm.

“That means go,” said {child}, and {child.he} began on the long teeth at the front. After a moment {pet} lifted {pet.his} chin off. {child} stopped at once. “And that means stop.”

# till-when
“Stop till when?”

“Till {pet.he} puts it back.”

“And what if {pet.he} {pet.does}n’t?”

“{Pet.He} always {pet.does}. Because {pet.he} [pet.they: know|knows] that if {pet.he} ever wanted to take it away again, {pet.he}—”

{Child.He} broke off. The chin had come down again, and {child.he} {child.was} looking at {child.his} own hand with the {@dog} in it.

# all-my-brave
“It isn’t the needle,” said {friend} slowly. “Is it?”

“I can’t talk,” said {child}. “In there. I talk all the time, [school: I talk {at school}, ]I talk in my sleep, and then there are fingers in my mouth and I can’t say anything at all.”

“Didn’t she tell you to put your hand up if you wanted her to stop?”

“Yes. But you’ve got to be brave to put your hand up. I was using all my brave just to stay in the chair.”

{Friend} looked at {pet}.

“You don’t want something to put up, then,” {friend.he} said. “You want something to take away.”

# whose-hand
On Monday, {dentist} listened to all of it, even the chicken paste, with her mask under her chin.[elder & adult:  {Elder}[elder2:  and {elder2}] stayed in the waiting room with the coats.][elder2 & !adult:  {Elder2} stayed in the waiting room with the coats.]

“So whose hand will it be?” [elder: asked {dentist}|she asked].

{@Lays} on the arm of the chair, flat, with the palm up, and didn’t say anything.

{child} put {child.his} own hand down on top of it. {Child.His} mouth opened about as far as a [us: mail slot | letter box].

# checking
The mirror came in. {Child.He} took {child.his} hand away. The mirror went out.

{Child.He} put it back. In came the mirror. {Child.He} took it away. Out went the mirror, and {dentist} gazed at the ceiling as though [city: nobody else {in city} had any teeth | she had all the time in the world].

“Just checking,” said {child}.

“Quite right,” said {dentist}.

# a-boot
{Child.He} put {child.his} hand back. This time {child.his} mouth opened like a drawer with nothing stuck in it at all. There was a pinch, then a long wait[music: , with {music} on the radio,] while {child.his} lip turned into somebody else’s, then a good deal of pushing. Once {child.he} took {child.his} hand away, and everything stopped. {Child.He} looked at the light, and [athlete: thought of {athlete}, and ]breathed, and put it back.

There was a noise like a boot coming out of mud.

# half-a-face
At seven o’clock {child.he} {child.was} sitting on the kitchen floor with half a face[elder:  and a whole bowl of soup from {elder}[elder2:  and {elder2}]]. {Pet} looked at the drawer, and {pet.he} looked at {child}. Then, though nobody had put out a hand, {pet.he} rested {pet.his} chin on {child’s} knee and left it there, until five past, until ten past.

# the-tooth
The door opened. It was {friend}, with the shoebox. {Friend.He} saw the tooth in its pot and went pink with longing. But {friend.he} sat down on the floor and put out {friend.his} hand, flat, and didn’t say anything.

{child} thought about it.

“On loan,” {child.he} said, out of the half that worked, and put the tooth in {friend.his} hand.

# @February
February
## if season.autumn
April
## if season.winter
October

# @stood
stood
## if pet.cat
sat down

# @timetables
{Pet} was the dog from next door, who came every evening to have {pet.his} teeth done, and {pet.he} believed in timetables.
## if pet
{Pet} was {a breed} and believed in timetables.

# @a
{minder}, who was looking after {child.him},
## if elder & !adult
{elder}
## if adult
{adult}

# @dog
dog
## if pet.cat
cat

# @nose
nose
## if pet.cat
head

# @boy
{@dog}
## if pet.he
boy
## if pet.she
girl

# @growl
growl
## if pet.cat
hiss

# @nudged
nudged {child.him} in the back of the knees
## if pet.cat
pushed {child.him} in the back of the legs, head first

# @lays
{minder} was already pulling up a stool. She laid her hand
## if elder & !adult
{Elder.short} was already pulling up a stool. {Elder.He} laid {elder.his} hand
## if adult
{Adult} was already pulling up a stool. {adult.He} laid {adult.his} hand
