title: Excuse Me!
title: Bump! Excuse Me!
title: The Very Polite Robot
guest sitter: Jess (she), Nell (she)
guest keeper: Mrs Bello (she), Mrs Okoro (she)
guest tig: Mr Tig (he), Mr Pym (he)

% The robot is “it”, and has one thing to say. Whose lap it is (@a): {adult}, else the grandparent, else {sitter}. The book that falls is the book that is read.

# on-the-rug
There was a robot in the library[city:  in {city}]. It was round and flat, and it cleaned the floor. It didn’t look where it was going.

{@A} sat in a big chair. {child} sat on the rug and looked at the robot.[pet.dog:  And {pet}[!pet.known:  the dog] sat outside, and looked in.]

Whirr, went the robot.

# bump
It went up to a table. Bump!

“Excuse me,” said the robot. And round it went.

It went up to a plant. Bump!

“Excuse me,” said the robot. And round it went.

[age>=5:It went up to a shelf. Bump! All the books wobbled.

“Excuse me,” said the robot, to every one of them. And round it went.

]It went up to a bear. The bear was big and soft, and sat on the floor. Bump!

“Excuse me,” said the robot. And round it went.

# that-is-my-foot
[friend:It went up to {friend}[!friend.known: , {child’s} best friend]. Bump!

“Excuse me,” said the robot.

“Excuse me,” said {friend}. And round it went.

]It went up to {child’s} foot. Bump!

“Excuse me,” said the robot.

“That’s my foot!” said {child}.

And round it went.

# in-the-corner
It went under a low, low shelf, to clean the corner. It was dark in there.[age>=5:  Bump! Up on the shelf the books wobbled again.]

Then a book fell down. Flop! It fell right behind the robot.

Whirr, went the robot. It wanted to come out.

Bump! “Excuse me,” said the robot. That was the wall.

Bump! “Excuse me.” That was the book.

Bump! “Excuse me.” Bump! “Excuse me.”

Oh no! The robot couldn’t come out!

# come-out-robot
Here came {keeper}. It was her library.[school:  She took books to {school}, too.] She clapped her hands.

“Come out, robot!” said {keeper}.

Bump! “Excuse me.”

Here came {tig} with his stick[music: , humming {music}]. He put the stick in under the shelf.

“Come out, robot!” said {tig}.

Bump! “Excuse me.” That was the stick.

Here came a big girl with a big bag on her back[sport: , on her way to {play sport}][athlete: . It had {athlete} on it]. She got down on her knees. The bag went bump on the shelf.

“Excuse me,” said the big girl.

Bump! “Excuse me.” And the robot sounded sad.

# down-low
{keeper} couldn’t get down so low. {tig} couldn’t get down so low. The big girl was too big, and so was her bag.[adult & elder:  {Elder}[elder2:  and {elder2}] could get down so low, but not up again.]

But {child} could get down low. {child} lay down on {child.his} tummy. {Child.He} looked under the shelf.

{Child.He} saw the robot. It had one little green light.

{Child.He} saw the wall. And {child.he} saw the book.

# excuse-me-book
“Excuse me, book!” said {child}.

And {child.he} took the book away, with {child.his} own two hands.[friend:  “Now, robot!” said {friend}.][elder2 & !adult:  “Well done,” said {elder2}.]

Whirr, went the robot.

No bump!

# out-it-came
Out it came. Out of the dark, past the big girl, past {tig}, past {keeper}, and right up to {child}. Bump!

“Excuse me,” said the robot.

“Hello, robot!” said {child}.

And round it went.

# night-night
Now the floor was clean. The robot went back to its own place by the wall, slowly, slowly. Whirr … whirr … Click. Out went its little green light.

“Night-night, robot,” said {child}.

# up
{Child.He} took the book.[pet.cat:  There was a cat in it, just like {pet}.][pet.other:  {Pet} would hear all about it.] {Child.He} went back to the big chair, slowly, slowly, and right up to {@as} lap.

Bump.

“Excuse me,” said {child}.

And up {child.he} went.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}
