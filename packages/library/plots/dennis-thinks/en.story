title: {dog} Thinks
title: Must Be Sensible
title: Not Good at Sundays
guest gannon: Mr Gannon (he), Mr Crabbe (he)
guest dog: Dennis (he), Leonard (he)

% {dog} is {gannon’s} dog, never the family’s own. He leans; {gannon} says what he thinks by way of {dog}, until he must say it himself.
% The dog is found where the child always comes out.

# standing-near
{child} wanted a dog so badly that {child.he} had started crossing the road to stand near them. {Child.He} couldn’t have one. {Child.He} had stopped asking why, because the reasons were good[pet.cat:  ({pet}[!pet.known:  the cat] was one of them)][pet.other:  ({pet} was one of them)], and that was the worst thing about them.

So when a card went up in the [us: corner store | paper shop], DOG WALKED, TUES THURS SAT, MUST BE SENSIBLE, {child.he} {child.was} at the door[adult:  with {adult}|, with permission,] before the card had stopped swinging.

The door was opened by a long, grey, gloomy man. Beside him was a long, grey, gloomy dog.

# dennis-leans
“{gannon}?” said {child}. “I’ve come about the walking.”

{gannon} looked {@him} up and down. “{dog} thinks you’re a bit small,” he said.

{child} looked at {dog}. {dog} came out on to the step, turned sideways, and leaned on {@him}. It was like being leaned on by a warm wardrobe.

“{dog} leans,” said {gannon}. “Don’t take it personally.”

# dennis-thought-it
They went together, the three of them, and {child} held the lead. It took {child.him} about a week to work out how {gannon} talked. {gannon} never thought anything. {dog} thought it.[music:  It was {dog} who had had {music} on the brain since Tuesday.]

“{dog} thinks that coat’s too thin for November.”[elder:  (“A sensible dog,” said {elder}, when {elder.he} heard of it[elder2: , and {elder2} looked out a scarf].)] “{dog} isn’t keen on that new [us: traffic circle | roundabout].”[sport:  “{dog} never saw the point of {sport}.”] “{dog} wonders how you got on in that spelling test.”

“Seven out of ten.”

“{dog} never got above four,” said {gannon}, and there was something at the corner of his mouth that might have been a crumb.

# a-boy-with-a-dog
And {dog} walked along between them and thought, as far as {child} could tell, about sausages. He leaned on {child} at every kerb. On Tuesdays and Thursdays they met {child} from [school: {school}|school], and {dog} would be leaning on the gatepost when {@he} came out.[friend:  {Friend}[!friend.known: , {child’s} best friend,] always came out first, so as to be leaned on.] In the whole [us: schoolyard | playground] there was nobody else who had that. For as long as the walk lasted, {child} was {@a-boy} with a dog.

# the-bang
It was a Saturday when it happened. {gannon} had stopped to tie his lace. A van backfired, one single bang, and the lead went through {child’s} fingers so fast that it burned. By the time {child.he} had turned round there was only the street.[athlete:  Not even {athlete} could have caught up.]

“{dog}!” {@he} shouted. “{dog}!”

They went round the park. They asked at the butcher’s, twice. They walked all the way [city: across {city} ]to the canal and all the way back, calling, while the afternoon went slowly grey, and {child’s} throat hurt, and what {child.he} had to say got bigger and bigger inside it.

# frightened
“It was my fault,” {@he} said in the end. “I wasn’t holding tight enough. You said sensible, and I wasn’t.”

{gannon} sat down on a wall. He opened his mouth.

“{dog} …” he said. And he looked down at the place by his knee where {dog} always was, and there was no one there to think it.

He tried again. “{dog} would …” His big grey hands opened and shut.

“I’m frightened,” said {gannon}.

He said it as if it was a word from a foreign country. {child} didn’t know what you were supposed to do. Then {child.he} thought of someone who did. {Child.He} sat down on the wall, sideways, and {child.he} leaned.

They stayed like that a moment. It was surprising how much it helped.

# what-dennis-thinks
It was {dog’s} leaning, of course. And {child} began to wonder about the rest of {dog}. They always said what {dog} thought. Had anyone ever tried to find out?

“{dog} thinks,” said {child} slowly, “that was a very loud bang.”

{gannon} looked round.

“{dog} thinks he’s run far enough now,” said {child}. “And he doesn’t want to go home, because we’re not in it. {dog} thinks … he’s lost somebody.” {@His} heart had begun to thump. “{dog} can’t tell Saturday from Tuesday. {dog} thinks there’s one place I always come out of, if you wait.”

They didn’t run, because {gannon} couldn’t. But they walked faster than {gannon} had walked for years.

# the-gatepost
The school was shut and dark. The [us: schoolyard | playground] was empty, and the gate had its Saturday chain on. And up against the gatepost, with his lead trailing behind him in the leaves, leaned {dog}, looking in at the door where the children came out.

“{dog},” said {child}. There was hardly anything left of {@his} voice.

The long grey head turned. {dog} came over, not hurrying, as if {child} was only a little late. He turned sideways. And this time he leaned so hard that {child} sat down in the leaves and put both arms round him and stayed there.

{gannon} blew his nose for some time.

# till-tuesday
They took {dog} home between them, with two hands on the lead, and at the corner of {child’s} street they stopped, as they always did.

“{dog} will miss you,” said {gannon}. He was looking carefully at a lamp post.

“It’s only till Tuesday,” said {child}.

“He knows that. He’s not good at Sundays.”

{child} looked at the dog, who was looking at a sausage wrapper. Then {child.he} looked at the old man.

“Tell {dog} I could come on Sundays too,” {@he} said. “I’ll ask[adult:  {adult}| at home]. And tell him I’ll miss him as well.”

{gannon} went pink, right up to his grey eyebrows.

“I’ll tell him,” he said.

# @a-boy
somebody
## if child.she
a girl
## if child.he
a boy

# @he
{child.he}
## if child.she
she
## if child.he
he

# @him
{child.him}
## if child.she
her
## if child.he
him

# @his
{child.his}
## if child.she
her
## if child.he
his

# @His
{Child.His}
## if child.she
Her
## if child.he
His
