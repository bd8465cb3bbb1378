title: Four Knocks
title: Nobody Had Taken Four
title: The Doormat with the Dachshund
guest neighbour: Mr Pettigrew (he), Mr Merriweather (he)
guest blom: Mrs Gill (she), Mrs Barlow (she)

% The children don’t go alone to somebody they don’t know: {@grown} waits on the stairs and then sits down with them. Snow in autumn and winter, else the moon.

# one-two-three
One knock meant: good night. Two knocks meant: are you awake? Three knocks meant: go to the window, quick!

That was what {child} and {friend} had decided. In this story, you see, they lived on either side of the same wall, with their beds right up against it, and it was a good wall, not too thick. Every night they knocked.

# what-is-four
But one Tuesday, when {child} had just knocked good night, and {friend} had knocked good night back, somebody went:

Knock, knock, knock, knock.

Four, thought {child}. What’s four?

“What did you mean last night?” asked {child}, on the way to [school: {school}|[age<6: [us: preschool | nursery]|school]].

“What did you mean?” said {friend}. “You’re the one who knocked four!”

They stopped in the middle of the [us: sidewalk | pavement].

“It wasn’t me,” said {child}.

“It wasn’t me either,” said {friend}.

They wondered about it all day. {Friend} thought it was a woodpecker that had got lost [city: in {city} and ended up ]in the wall. {child} thought it was a ghost who couldn’t count.[elder & adult:  {Elder}[elder2:  and {elder2}] thought it was the pipes.][elder2 & !adult:  {Elder2} thought it was the pipes.]

# from-below
The next night they were both lying ready, each with a drinking glass to one ear. {child} held the glass against the wall. Nothing. [pet: {Child.He} held it against {pet}, who looked surprised. ]{Child.He} held it against the radiator, but that only gurgled[music: , a bit like {music}].

Then it came again. Knock, knock, knock, knock.

{child} lay down flat and put the glass to the floor. Now it was so loud that {child.he} jumped.

It was coming from underneath.

# on-the-dachshund
The person who lived underneath was {neighbour}. Nobody knew very much about him. He had a doormat with a dachshund on it, and no dachshund, and that was all.

“Are we really going to?” said {friend} the next afternoon, when they were standing on the doormat, right on top of the dachshund. [sport: “We could {play sport} instead.” ]{@Came-along} had come with them and was waiting on the stairs.

“You ring,” said {child}.

“You ring,” said {friend}.

They both rang at once, with one finger each.

# a-broom
{Neighbour} opened the door. He was long and thin and bent at the top, and his socks didn’t match.

“Is it you who’s been knocking on the ceiling?” asked {child}.

{Neighbour} blushed all the way down into his collar. Behind him they could see his bed, and beside the bed stood a broom.

“Oh dear,” he said. “Was I as loud as that?”

# so-i-took-it
Then he told them all about it. Every night, all {@season} long, he had been lying there listening. One knock, that had to be good night. Two was harder, but he’d worked it out in the end. And he knew three, because after three there were always little feet running.

“It sounded so nice,” said {neighbour}. “And nobody had taken four. So I took it.”

“What does it mean?” asked {friend}.

“I don’t know,” said {neighbour}. “I haven’t had anybody to decide it with.”

# cheese-sandwiches
So they sat down at his kitchen table, and {@grown} sat down too, and they decided. It took three cheese sandwiches. {Friend} thought that four should mean there were pancakes. {Neighbour} said it was a very good idea, only they wouldn’t get to use it very often. {child} chewed, and thought.

“Four could mean: I’m here too,” said {child}.

{Neighbour} looked down at the table for a while, and seemed to have a crumb in his eye.

“We’ll have that one,” he said at last, and they shook hands on it, all three.

# me-too
That night {child} lay waiting, with the covers up to {child.his} chin. The whole house was listening.

Knock, knock, knock, knock, it went from underneath. I’m here too.

{child} thumped the answer on the floor with one heel, four times. On the other side of the wall, {friend} was thumping too.

# but-that-is-three
Then it was time to go to sleep.

Knock, went {child}. Good night.

Knock, went {friend}. Good night.

Knock, went {neighbour}, with his broom. Good night.

But that made three.

# at-the-window
They all thought of it at the very same moment. There was a great pattering of feet, two little pairs and one big pair[athlete: , all of them faster than {athlete}], and there they stood, each at a window, {child} and {friend} up above and {neighbour} down below.

And it was a good thing they did. Because out in the yard, without a sound, and without knocking at all, [season.spring / season.summer: the moon had come out|it had begun to snow].

# @grown
{blom}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @Came-along
{Blom}, who lived on the top floor,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @season
[us: fall | autumn]
## if season.winter
winter
## if season.spring
spring
## if season.summer
summer
