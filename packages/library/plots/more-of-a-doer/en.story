title: More of a Doer
title: The Saddest Floor
title: She Jumps
guest friend: Tess (she), Leo (he)
guest robot: Gordon (he), Clifford (he)

% What stands in capitals is said through a cardboard tube, and gets bolder. Leave a long wait after “Do you love me?”
% One rule: everybody says they all do that, and they don’t.

# in-love
Something was the matter with the robot.

His name was {robot}, and he did the floors at {child’s} house[city:  in {city}]. But on Friday, when {child} came home[school:  from {school}] with {friend}, he was in the kitchen, polishing the toaster. The lamp on his head, which always shone quite steadily, was fluttering like a moth.

“I’m going to tell you something,” said {robot}, “and I’d be glad if nobody laughed. I’m in love.”

“Who with?” said {friend}.[!friend.known:  {Friend} was {child’s} best friend, and didn’t like waiting.]

“She’s standing next to the kettle.”

{Friend} looked. “The [us: bread box | bread bin]?”

“On the other side.”

“That’s the toaster,” said {friend}.

“Yes,” said {robot} softly. “Isn’t she?”

# she-jumps
She was an old toaster with a dent in her, and for years she had burnt everything. But today there was a tower of toast on the table, as high as the teapot.[pet.dog:  Under the table sat {pet}[!pet.known: , {child’s} dog,] waiting for it to fall down.][pet.cat:  In the sink lay {pet}[!pet.known: , {child’s} cat]. It was no place for a cat, and {pet} liked it.][pet.other:  {Pet} had been told about her, too, and had gone to sleep.]

“I make it to be near her,” said {robot}. “She grows so warm. She glows. And then she jumps![athlete:  Higher than {athlete}!]”

“They all do that,” said {friend}.

“For everybody?” said {robot}, and his lamp stopped fluttering.

{child} trod on {friend’s} foot. “What does she say?” {child.he} asked quickly.

“Nothing. I’ve told her everything, and she hasn’t said one word.” {Robot} laid his forehead down on the [us: counter | worktop], clonk. “I can’t do floors until she answers.”[elder: 

“Well, it’s very good toast,” said {elder}, who was sitting behind the newspaper with a slice in each hand.]

# decided
“Then she’d better answer,” said {friend}, when they were out in the hall.

“She can’t. She’s a toaster.”

“I can. I’ll get into the cupboard underneath.[sport:  It can’t be harder than {sport}.]”

“But that’s lying!”

“Have you got anything better?”

{child} hadn’t. That was the annoying thing about {friend}. {Friend.He} always decided before anybody else had finished worrying.

# bread
So {child} got {robot} to look at a spot on the ceiling, and {friend} crept in among the saucepans with a cardboard tube.

“Good evening,” said {robot} to the toaster. “You’re looking very shiny.”

“THANK YOU,” said the toaster. “SO ARE YOU.”

{Robot} sat down on the floor. Then he got up and polished his knees.

“What do you like best in all the world?” he asked.

There was some thinking in the cupboard.

“BREAD.”

“I knew it! And what are you afraid of?”

“THE BATH.”

“Very wise,” said {robot}. His lamp was fluttering so hard that it buzzed. “And if you could do anything, anything at all, what would it be?”

“PLAY IN GOAL,” said the toaster.

“I had no idea,” breathed {robot}.[elder: 

The newspaper shook a little, and {elder.short} coughed.]

{child} bit {child.his} sleeve.

# clang
Then {robot} put his hands on the toaster, very gently, and asked the only thing he really wanted to know.

“Do you love me?”

Nothing came from the cupboard. They waited, and still nothing came. Then a saucepan lid slid off its shelf.

CLANG.

“Ow,” said the toaster, from somewhere near {robot’s} knees.

{Robot} opened the cupboard, and there sat {friend}. Oh no! The lamp on {robot’s} head sank, bit by bit, until it hardly shone at all.

“So it was you who liked bread,” said {robot}.

“I’m sorry,” said {friend}. “I was all right with the bread. But I couldn’t say the last one. It wasn’t mine to say.”

“No,” said {robot}. “I see. And she does it for everybody.”

# the-saddest-floor
He fetched the mop and washed the kitchen floor, with his back to the toaster, and he didn’t look round once.[music:  He always hummed {@song} over a floor. He didn’t now.][elder:  {Elder.short} lifted both feet for him[elder2: , and {elder2} lifted both of hers], and nobody said a word.] It was the saddest floor {child} had ever seen, and {child} felt sick with shame.

{Child.He} couldn’t think what to do. So {child.he} put in a slice of bread, because being sad always made {child.him} hungry.

Smoke came out. The toast was black on one side and white on the other, the way it always was.

# make-some-toast
The way it always was? {child} looked at the tower on the table. Every slice was golden, right out to the corners.

“{Friend},” said {child}. “Make some toast.”

“Now?”

“Now!”

{Friend} put in a slice. The toaster thought it over, and threw it in the sink.[pet.cat:  It landed on {pet}, who didn’t get up.][pet.dog:  {Pet} went to fetch it.]

“{Robot},” said {child}. “Your turn.”

“I would rather not,” said {robot} to the floor.

# golden
So {child} took the mop out of his hands, and put a slice of bread there instead.

{Robot} slid it in as carefully as a letter. He pressed the lever with one finger. Nobody breathed. Deep down, something began to glow.

Pop.

It was golden on both sides.

“She burns mine,” said {child}. “She throws {friend’s} in the sink. She doesn’t do it for everybody, {robot}. She does it for you.”

{Robot} looked at the toast for a long time. Up on his head the lamp gave a flutter, and then another.

“She doesn’t say much,” he said.

“No,” said {friend}. “She’s more of a doer.”

They had toast for [us: supper | tea]. {Friend} ate seven slices, to make up for it.

# my-dear
Late that evening {child} came down for a glass of water. {Robot} was plugged in for the night, right beside the toaster.[pet.cat:  {Pet} was back in the sink.] The kitchen was dark, but for one small lamp, fluttering.[music:  Somebody was humming {@song}, very low.]

Pop, went the toaster.

Nobody had touched it. There wasn’t even any bread in it.

“Good night, my dear,” said {robot}.

# @song
{music}
