title: {Pet} Is First
title: Ask the Dog
title: Yes, Sir?
guest clerk: Mrs Bhatt (she), Mrs Finch (she)
guest neighbour: Mr Lamb (he), Mr Pratt (he)

% The dog waits at the hatch as it waits at the front door for the child. {clerk} never sees the line until the hatch is open.

# one-mitten
{child} had one red mitten on and one cold hand in {child.his} pocket. The other red mitten had been lost since Tuesday. [adult: {Adult} | {neighbour} next door] had looked for it, and {pet} {@the-dog}, who could find half a biscuit in the dark, had looked hardest of all.

Now it was Saturday, and [adult: they | {child} and {neighbour}] had a [us: package to mail | parcel to post][elder:  to {elder}[elder2:  and {elder2}]]. But there was a note on the post office door. Open again in ten minutes.

# the-hatch
{Pet} didn’t care about the door. {Pet.He} put {pet.his} nose down, went along the wall with it and stopped. There was a little green hatch there, low down, that nobody had opened for years. {Pet} sat down in front of it. {Pet.He} sat up very straight, with {pet.his} nose forward, and {@swept} the [us: sidewalk | pavement].

Swish, swish.

“Is this the {@queue}?” said a man with a long cardboard tube.

“I think it’s the door,” said {child}.

The man looked at the door. He looked at {pet}. “[pet.she: She|[pet.he: He|It]] doesn’t,” he said, and stood behind [pet.she: her|[pet.he: him|it]].

# longer
A lady with a [us: cart | trolley] stood behind the man. Two boys with a birthday card[athlete:  of {athlete}] stood behind the lady. And when there are five in a row, it’s a {@queue}, and nobody in [city: all {city}|the world] can walk past it.[friend:  {Friend}[!friend.known: , {child’s} best friend,] couldn’t, and {friend.he} hadn’t even got anything to [us: mail | post].]

Swish, swish. And the {@queue} got longer.

“Why a hatch?” said somebody at the back.

“Ask the dog,” said somebody else. “[pet.she: She’s|[pet.he: He’s|It’s]] first.”

# no-customers
Then the door opened, and {clerk} from the post office looked out. There was nobody on the step.

“No customers?” said {clerk}. “Then I’ll shut early and have my tea.”

“Wait!” called {child}. “There are lots of us! Everybody, it’s over there!”

Nobody moved.

“I’m third here,” said the lady with the [us: cart | trolley]. “I’d be nobody over there.”

“And you can’t push in front of a dog,” said the man with the tube.

The door shut. Through the glass {child} could see {clerk} filling the kettle[music: , and hear her humming {music}].

# the-front
There was only one thing to do. You can’t move a {@queue}, thought {child}, but you can move the front of it.

“Come on, {pet},” {child.he} said. “Heel!”

Swish, went {pet}. {Pet.He} stayed.

{child} took a biscuit out of {child.his} pocket, a whole one, and put it down by {pet’s} paw. {Pet} looked at it. {Pet.He} looked at the hatch. And {pet.he} left the biscuit where it was.

Nobody in the {@queue} said a word.

# like-this
{Pet} had never left a biscuit in {pet.his} life. {child} forgot about the [us: package | parcel]. {Child.He} crouched down beside {pet.him} on the cold [us: sidewalk | pavement], put an arm round {pet.him} and looked where {pet.he} {pet.was} looking. Green paint. A little crack.

“What is it, {pet}? What are you waiting for?”

Swish, swish.

And then {child} knew. {Child.He} had seen {pet} sit like this. {Pet.He} sat like this every day, on the mat by the front door, straight up, with {pet.his} nose at the crack, until {child} came home[school:  from {school}]. There was only one thing {pet.he} waited for like that.

“It’s me,” said {child}. “[pet.she: She’s|[pet.he: He’s|{Pet’s}]] waiting for me. There’s something of mine in there.”

{Child.He} took {child.his} cold hand out of {child.his} pocket, made a fist and knocked. Knock, knock, knock.

# yes-sir
Something heavy was dragged. Then crrrk, went the old green paint, and the hatch opened, and there was {clerk} with a cup of tea, on her hands and knees. She looked at the {@queue}, all the way down to the corner. Then she looked at who was first.

“Yes, [pet.she: madam|[pet.he: sir|dear]]?” she said to {pet}. “What can I get you?”

{Pet} put {pet.his} whole head through the hatch, and {pet.his} shoulders as well. {Pet.He} rummaged. When {pet.he} came out, {pet.he} had a red mitten in {pet.his} mouth.

“That’s from my lost-and-found box,” said {clerk}. “It was on my step on Tuesday.”

“So that’s what it was for,” said one of the boys.

“I’d have [us: stood in line | queued] twice,” said the lady with the [us: cart | trolley], and she blew her nose.

# everything-posted
{Pet} stood up, with the mitten. {Pet.He} walked along the wall to the door. Behind {pet.him} went {child}, and behind {child} went the tube, the [us: cart | trolley] and the boys, and nobody lost their place.[sport:  The boys even got off in time to {play sport}.] And every single thing got [us: mailed | posted].

# one-red-thing
That evening there were two red mittens on the radiator. When {child} got into bed there was only one. {Child.He} didn’t have to look for it.

{Pet} lay on the rug with {pet.his} chin on something red. {Pet.He} didn’t have to wait for anybody. {child} was there.

Swish, went {@the-tail} on the floor. Swish …

{child} listened for the next one. It didn’t come. {Pet} {pet.was} asleep, and the lamp could go out.

# @queue
[us: line | queue]

# @the-dog
the {breed}
## if !breed
the dog

# @swept
{pet.his} tail swept
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
since {pet.he} hadn’t much of a tail, {pet.his} whole behind swept

# @the-tail
{pet.his} tail
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
{pet.his} behind
