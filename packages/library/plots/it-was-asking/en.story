title: It Was Asking
title: [parent: {Parent}’s Whistle | Two Short and One Long]
title: The Starling on the Roof
guest sigurd: Reginald (he), Percy (he)
guest kaj: Mr Hale (he), Mr Ferris (he)

% {@d} is who the wish says is away (else Dad; Mum where whoever reads is a he), and is neither he nor she.
% {@who} comes for the child: {adult} where it is another than the one who is missed, else the grandparent; else {kaj}, who has the after-school club.
% The question: wheet-wheet-wheeeo. The answer: wheet-whee, here. The child never whistles it until the end.

# two-short-one-long
{@D} had a special whistle. Wheet-wheet-wheeeo, two short and one long, with a little twist at the end of it. It was for finding out where {child} was, in a shop or on the beach or in the woods[city:  or in the middle of {city}], and when {child} heard it, {child.he} whistled back: wheet-whee. That meant: here.

But now {@d} had been away working for three weeks, and there was still one week to go.[elder:  {Elder}[elder2:  and {elder2}] said that weeks fly by. This one was sitting down.]

{child} missed {@d}. The missing sat right in the middle of {child.his} chest, and it bumped about when {child.he} ran. So at [us: recess | break][school:  {at school}] {child.he} sat still[sport: , even when the others went off to {play sport}]. {Child.He} sat on the bench by the bike shed, under the nesting box where the starlings lived, and whistled {@d}’s whistle. Wheet-wheet-wheeeo.[music:  {Child.He} knew how to whistle {music} as well, but it was never that.] It was just to hear it.[pet.dog:  You couldn’t do it at home, because {pet}[!pet.known:  the dog] ran to the door.][pet.cat:  You couldn’t do it at home, because {pet}[!pet.known:  the cat] went and sat by the door.][pet.other:  At home there was only {pet} to listen.] {Child.He} never whistled the answer. That was for {@d}.

# must-come
“Wheet-wheet-wheeeo!” It was Thursday, at the long [us: recess | break].

This time it wasn’t {child}, who was sitting on the steps, tying both shoes. But everybody thought it was.

A dachshund called {sigurd} was out for his walk on the other side of the railings. {sigurd} knew what you do when you’re whistled for. You come. He came straight into the [us: schoolyard | playground], and his owner came after him, at the other end of the [us: leash | lead].

“Who’s that whistling for my dog?” she panted.

“Wheet-wheet-wheeeo!”

{sigurd} ran the other way, right across the [us: soccer | football] pitch. They thought it was the referee. Both teams stopped dead, and {sigurd} got the ball.

# in-and-out
“Wheet-wheet-wheeeo!”

The [us: first graders | Year Ones] had been taught that when the whistle blows you go in. They lined up two by two and went in.

“Not yet!” called {kaj}, who was on duty.

The [us: first graders | Year Ones] came out.

“Wheet-wheet-wheeeo!”

The [us: first graders | Year Ones] went in.

“Wheet-wheet-wheeeo!” A man on a bike put his brakes on. A fire engine stopped, and a firefighter wound down the window and asked what the trouble was. {sigurd} had wound his [us: leash | lead] all the way round one of the goals. The [us: first graders | Year Ones] were stuck in the door, since half of them were going in and half of them were coming out.

# not-me
{kaj} planted himself in the middle of it all, red in the face.

“Whoever is whistling is going to stop it NOW!”

Nobody moved. Then they all turned to look at {child}, one after another.

“That’s {child’s} whistle,” somebody said.

“It isn’t me!” said {child}. “I didn’t do anything!”

# only-one-person
And that was when {child} really heard it. It wasn’t the way the others heard it. It came from far over, behind the bike shed. Wheet-wheet-wheeeo. It was just that long at the end. It had just that little twist, which only one person in the whole world could do.

{@D}.

{child} ran[athlete: , faster than {athlete}]. {Child.He} ran past {kaj} and jumped over the [us: leash | lead]. The missing bumped about so that it hurt, and {child.his} coat flew straight out behind, and {child.he} ran round the corner to the back of the bike shed.

There was nobody there.

There were bikes, and a [us: trash can | bin], and the sun on the ground.

# starling
“Wheet-wheet-wheeeo,” said something overhead. On the roof of the nesting box was a starling, black and shiny, with pale spots. It opened its beak, and out came {@d}.

{child} sat straight down on the ground. There was no holding it back any more. {Child.He} cried so much that it splashed.

{kaj} came round the corner with something to say. Then he saw {child}, and he sat down too, instead of saying it.[friend:  {Friend}[!friend.known: , {child’s} best friend,] sat down on the other side and didn’t say a thing.] {sigurd} came and put his chin on {child’s} shoe. Starlings copy things, his owner explained. They can do doors and cats and bicycles. They pick whatever they hear the most.

# every-break
“It got it from me,” {child} sniffed. “I’ve sat here every single [us: recess | break]. I miss {@d}.”

“Yes,” said {kaj}. “You would.”

“Wheet-wheet-wheeeo!” said the starling.

“Can’t anybody turn it off?” called somebody from the door, where they were trying to pull a [us: first grader | Year One] loose.

They shushed it. They clapped their hands. {kaj} blew his own whistle, but then all the [us: first graders | Year Ones] came out at once. The starling just went on. It whistled, and put its head on one side, and waited, and whistled again.

# asking
{child} wiped {child.his} face and looked at it. It whistled. It waited. It whistled.

It wasn’t teasing. It was doing just what {child} had been doing on the bench for three weeks. It was asking.

And nobody had answered.

The answer was for {@d}. But it wasn’t as if it would run out.

# answered
{child} got {child.his} lips ready. It was hard, because they trembled, and the first time it was only air. {Child.He} took a breath and tried again.

“Wheet-whee,” {child.he} whistled. Here.

The starling put its head on one side. It fluffed itself up until it was twice as big. Then it tucked its beak in under one wing and did its feathers, quiet and content.

The whole [us: schoolyard | playground] was quiet. {sigurd} sighed, and let go of the ball.

“What did you do?” whispered {kaj}.

“I answered,” said {child}.

# softer
{@When} that afternoon, {child} wanted to stay a bit. They sat down close together on the bench, and {child} leaned against {@whose} coat. The missing was still there. It was as big as it had been before, but it lay a little softer.

# here
The sun was low over the bike shed. Up on its box the starling was sleepy.

“Wheet-wheet-wheeeo?” it said, one last time.

“Will you whistle the answer,” asked {@who}, “or shall I?”

“Let’s both do it,” said {child}.

And they did. Wheet-whee. Here.

# @d
Dad
## if adult.he & !parent
[us: Mom | Mum]
## if parent
{parent}

# @who
{kaj}
## if elder & !parent.home
{elder.short}
## if parent.home
{adult}

# @whose
{kaj’s}
## if elder & !parent.home
{elder.short’s}
## if parent.home
{adult’s}

# @when
When {kaj} came for the after-school club
## if elder & !parent.home
When {elder} came
## if parent.home
When {adult} came
