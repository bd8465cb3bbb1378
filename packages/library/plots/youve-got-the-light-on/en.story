title: After You, Said the Police Car
title: You’ve Got the Light On
title: It’s Always the Clutch
guest officer: Constable Plum (she), Constable Finch (she)
guest nurse: Nurse Bell (she), Nurse Wren (she)
guest sitter: Mrs Dunn (she), Mrs Pell (she)

% The police car is (it) and says nothing but Hoot and Neee-naw; it blinks. Whoever holds the child’s hand (@a): {adult}, else the grandparent, else {sitter}.
% The child directs the traffic from a bench, held on to, because {officer} cannot see past the bus.

# light-on
The police car stopped at the [us: crosswalk | zebra crossing], because {child} was standing there, [adult / elder: with {child.his} hand in {@as-first}|hand in hand with {sitter} from next door]. And {child} stayed where {child.he} {child.was}, because the police car’s blue light was on.

You let a police car go first. Everybody knows that. So {child} waved it on.

“After you,” {child.he} said.

# after-you
The police car didn’t move. You let people cross at a [us: crosswalk | zebra]. Every police car knows that. It blinked its [us: headlights | headlamps], twice, very politely. After you.

“No, no,” said {child}. “After you.”

Blink, blink.

“Really,” said {child}. “You’ve got the light on.”

# the-clutch
Inside sat {officer}. She pushed the pedal. She pushed it again. The car growled a little, deep down, and stayed where it was.

“It’s the clutch,” said {officer}, out of the window. “It’s always the clutch. Nothing to worry about!”

“It isn’t the clutch,” said {child}. “It’s being polite.”

“Cars can’t be polite, my love.” And she got out with a [us: wrench | spanner] and put her head under the [us: hood | bonnet].

# one-inch
Behind the police car there was a bread [us: truck | van] now, and behind the bread [us: truck | van] a bus. And on the other side there was an ice-cream [us: truck | van][music:  playing {music}], and a lady with a [us: horse trailer | horsebox].

“Perhaps we’d better just cross,” said {@a}.[pet.dog:  {Pet} the dog thought so too, and pulled.]

{child} leaned forward. At that very moment the police car rolled forward one inch. It had thought that it had better just go.

They both stopped.

“Sorry!” said {child}, and leaned back.

Hoot, said the police car, in a small voice, and rolled back too. {Officer} got oil on her nose.

“After you,” said {child}.

Blink, blink.

“You’re very stubborn,” said {child}.

The police car folded in its mirrors. It was thinking just the same about {child.him}.

# the-radio
Then the radio in the police car began to crackle. “{officer}? Are you there? Pick up {nurse} from the clinic, quick as you can, and get her to Tanner Street[city: , the other side of {city}]. There’s a baby coming, and it won’t wait.”

“A baby!” cried {officer}. She threw the [us: wrench | spanner] into the back and jumped in. And this time the police car quite forgot to be polite. Up went the siren. Neee-naw!

{child} and {@a} stepped well back. The police car leapt forward …

# nowhere-to-go
And stopped. It had nowhere to go. The bread [us: truck | van] had tried to get round it, and the bus had tried to get round the bread [us: truck | van]. Now the bus was nose to nose with the ice-cream [us: truck | van], the [us: horse trailer | horsebox] was stuck across the middle, and everybody was hooting.

“I was first!” said the bread man.

“I’m bigger!” said the bus driver.

[sport: “I’ve got to {play sport}!” said somebody on the bus.

]“I’ve got a horse!” said the lady.

Neee-naw, went the police car. Neee … naw? Its blue light went round and round.

“I can’t see past the bus!” called {officer}. “Can anybody?”

And the police car looked at {child}, with both [us: headlights | headlamps], and blinked.

# stop
{child} climbed on the bench beside the crossing, with {@a} holding on behind. From up there {child.he} could see it all. {Child.He} put up {child.his} hand, as high and as flat as {child.he} could[school: , much higher than {at school}].

“STOP!” shouted {child}.

They were so surprised that they did.

# the-gap
{child} pointed at the ice-cream [us: truck | van]. “After you!” {child.he} said. “Backwards, please!”

It went backwards. That made a gap.

“Bus! After you!”

The bus went into the gap[friend: , with {friend}, {child’s} best friend, waving with both hands from the back seat].

“[us: Trailer | Horsebox]! After you! Hello, horse. Bread [us: truck | van], wait. No, wait. Now! After you!”

One by one they went, and each time there was a little more road, until right down the middle lay a long, clear, empty strip.

# go
The police car stood at the crossing. It looked at {child}. Its [us: headlights | headlamps] began to blink …

“Don’t you dare,” said {child}. “There’s a baby who won’t say ‘after you’ to anybody. GO!”

Neee-naw, neee-naw, neee-naw! Off it shot, round the corner[athlete: , faster than {athlete}], to fetch {nurse}.

# its-a-girl
{child} and {@a} did all their shopping[pet.cat / pet.other: , with something nice for {pet}][adult & elder: , and remembered the marmalade for {elder}][adult & elder2:  and the mints for {elder2}][!adult & elder2: , and remembered the marmalade for {elder2}]. And when they came back to the crossing it was getting dark, and the lamps were coming on.

A police car was standing there. It had no siren on and no blue light. It looked as if it had been waiting for someone.

{Officer} leaned out. There was still oil on her nose. “It’s a girl!” she called. “Seven pounds, and terribly loud. We got there with four minutes to spare. I wanted to go straight back to the station, but this old thing won’t budge. It’s the clutch.”

“No,” said {child}. “It isn’t the clutch.”

# in-the-light
{Child.He} looked at the police car, and the police car looked at {child.him}. It dipped its [us: headlights | headlamps] until they were soft and yellow and lay over the white stripes, all the way to the other side.

Blink, it went. Blink.

“Thank you,” said {child}.

And {child.he} took {@as} hand and walked across in the light, without hurrying. On the far kerb {child.he} turned round and waved.

“Home now,” said {child}. “After you.”

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as-first
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
