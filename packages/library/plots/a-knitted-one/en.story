title: The Knitted Racing Car
title: Mind Out for Nails
title: Vruff, Vruff, Vruff
guest elder: Dorothy (she), Winifred (she)

% The knitter is the grandparent who is ticked, else {elder} next door. The seat and the wheels are wood; all the rest is one long thread.

# knitted-fast
{child} was going to drive in a race, and {child.his} racing car was knitted.

It was red, with a number seven on the side, and it was {@knitter} who had knitted it[elder2: , while {elder2} held the wool]. {Elder.He} had knitted the doors and the roof. {Elder.He} had knitted the engine. Only the seat and the wheels were made of wood, and the wheel you steer with.

“Can a knitted car go fast?” asked {child}.

“I knitted it fast,” said {elder.short}. “It’s all one long piece of wool, that car. So mind out for nails.”

“You don’t get nails on a racetrack,” said {child}.

But there was one. It was in the post by the starting line, and nobody saw it.

# off
The race went along the straight road[city:  outside {city}], [sport: past the place where people {play sport}, ]as far as the windmill, round it and home again. There were four cars: a black tin one, a yellow tin one[friend:  with {friend}[!friend.known: , {child’s} best friend,] at the wheel], a silver tin one, and {child’s}, which was wool.

“Ready, [us: set | steady], go!” shouted the starter[school: , who was really the caretaker {at school}].

“BRRRMMM!” said the tin cars.

“Vruff, vruff, vruff,” said {child’s} car, all soft and woolly, and away it went. It was the lightest of them all. {child} was in front![athlete:  Not even {athlete} could have kept up.]

But back at the start, a little red thread had caught on the nail.

# coming-undone
{child} drove. The back of {child.his} neck felt cold. That’s funny, {child.he} thought, and put up a hand to see. The back window was gone.

{Child.He} drove a bit further. There was wind in {child.his} hair. The roof was gone.

{Child.He} looked round. There on the road lay a long red thread, all the way back to the nail. The car was coming undone!

“Stop!” said {child}. But a racing car that’s going is going. The doors went. The seven went. The headlights went, first one and then the other.

Right beside the windmill, the engine went.

“Vruff … vru … v,” it said, and that was the end of it.

# a-lot-of-wool
There sat {child}. {Child.He} had a seat, and four wheels, and one to steer with, and the end of the thread was tied to that.

BRRRMMM! Round the windmill came the black car, and off home. BRRRMMM! There went the yellow one. BRRRMMM! There went the silver one.

Then there was nobody.

“Oh no,” said {child}. {Child.He} hadn’t got a car any more, only a lot of wool.

It made {child.him} so cross that {child.he} gave the thread a tug.

And {child.he} rolled. Only a little way, but towards home!

{child} tugged again, and rolled again. The other end was still caught on the nail, you see.

# round-and-round
So {child} began to wind up the thread. Round and round and round went {child.his} hands. Now there was a ball of wool as big as an orange. The wheels began to spin.

Round and round and round! Now it was as big as a football. {child} whizzed past the silver car.

“Bye!” said {child}.

Round and round and round! Now it was as big as a beach ball. {child} whizzed past the yellow car[friend: , and {friend} hooted].

“What’s that behind me?” cried the driver of the black car. It was a gigantic red ball of wool, with four wheels and two feet.

ROUND AND ROUND AND ROUND!

The ball of wool came in first. Then came {child}. Then came the tin.

# not-at-the-moment
“And the winner is …” shouted the starter. “What sort of car is it?”

“A knitted one,” said {child}. “It just isn’t knitted at the moment.”

{Elder.short} came along with a folding chair and the long needles. {Elder.He} patted the wool, and didn’t look the least bit sad.

“There’s nothing wrong with the speed,” {elder.he} said. “Now then, what shall I make of it?”

“A racing car,” said {child}.

“With a roof?”

“With a roof. [pet.other: And room for {pet}. ]And no nails.”

# no-nails
The starter fetched some pliers and pulled the nail out.[pet.dog:  {Pet}[!pet.known:  the dog] growled at it.] {child} held the ball of wool in both arms and fed out the thread, and click, click, click went the needles[music: , in time to {music}].[pet.cat:  {Pet}[!pet.known:  the cat] offered to hold the wool, and wasn’t allowed to.] First came the doors, and then the seven. When the sun went down, along came the roof, and last of all the engine.

# soft
{child} crept in. It was warm in there, like the inside of a [us: sweater | jumper]. {Child.He} laid {child.his} cheek on the steering wheel and listened.

“Vruff, vruff, vruff,” said the engine, as soft as a cat.

# @knitter
{elder} next door
## if elder
{elder}
