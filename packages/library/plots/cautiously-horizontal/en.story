title: Cautiously Horizontal
title: Hello, Coat
title: The Long Hall
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is at the other end of the telephone (@a) is {adult}, else the grandparent, else {minder}. “Hello” is said as one says it in the street, and very low at the end.

# nobody-knew
{child} was {age} and afraid of the dark, and nobody knew it[pet.other:  but {pet}]. {Child.He} slept with the reading lamp on, and blamed it on falling asleep over the book. Now the form about the class trip [school: from {school} ]lay on the kitchen table. Three nights in a cabin, and the toilet on the other side of the yard. The form was due in tomorrow, and {child} hadn’t ticked a thing.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had ticked the whole lot on the very first day.]

“What’s wrong with the class trip?” {@first} had asked at dinner.

“It’s the food,” said {child}.

“What’s wrong with the food?”

“They don’t say which food it is.”{@forgot}

# two-oclock
That night there was a gale[city:  over {city}], and in the middle of the night the power went. {child} woke because the reading lamp had gone out. It was just as black with open eyes as with closed ones.[athlete:  Even {athlete} on the wall was gone.] {Child.His} heart was thumping as high up as it could get. And {child.he} needed to pee.

The bathroom was halfway along the hall, and it was a long hall. At one end was {child’s} room, at the other was {@s}[pet.dog: , where {pet}[!pet.known:  the dog] slept as well][pet.cat: , where {pet}[!pet.known:  the cat] slept as well]. {child} thought about the hall, and then {child.he} picked up the phone and [us: called | rang] {@a}.

# which-kind
“Who’s this?” said {@a} in a croaky voice.

“It’s {child}.”

“{child}! Where are you?”

“In my bed.”

“Has something happened?”

“No. I was just wondering what there is for breakfast.”

There was a pause.

“Cereal,” said {@a}.

“Good. Which kind?”

“{child}, it’s two in the morning. Is the power off at your end, too?”

“{@Same} in the same [us: apartment | flat], {@a}.”

“Yes. That’s true.” Something rustled at the other end. “Were you thinking of getting up?”

“No. Were you?”

“No, no. I’m very comfortable. It’s only that I had a big cup of tea.”

“Well, go to the [us: bathroom | loo], then.”

“I’m going to. You go first, if you like.”

“No, you go.”

“No, no, after you, I insist,” said {@a}.

{child} sat up. That was exactly how {child.he} sounded, too.

# a-big-word
“{@A},” said {child}. “Are you afraid of the dark?”

“Afraid is a big word,” said {@a}. “I’m cautiously horizontal.”

“But you’re a grown-up!”

“Yes, I thought it would wear off, too.”

“But you do get up at night. I hear you.”

“There’s a light under your door then,” said {@a}. “Your lamp is what I steer by. I always think, there’s {child}, reading away, not afraid of anything.”

{child} thought of all the nights {child.he} had been ashamed of that lamp.

“I’m not reading,” said {child}. “I’m cautiously horizontal, too.”

“Are you?” said {@a}. “Oh, sweetheart. Let’s count to three and both go at the same …”

# no-answer
After that there was nothing.

“{@A}?” said {child}.

The battery was dead. The phone wouldn’t even do for a light. “{@A}!” {child.he} shouted, but the wind was tearing at the window, and the hall was long, and no answer came. Now it was properly black, and {child} was alone in it.

{Child.He} crawled right under the covers. Down there {child.he} thought about {@a}, lying at the far end of it all. Tonight there was no light under any door. Somebody ought to go and fetch {@him}, and there was nobody but {child}. {Child.He} stayed there a little longer. Then {child.he} put both feet on the floor.

# hello-coat
{Child.He} felt along the wall and out through the door. One step. One more step. Then something soft flopped over {child.him}, face and all, and took hold of an arm, and {child} screamed the only word that came.

“Hello!”

The soft thing did nothing. {child} felt it. It had a sleeve. It had big buttons.

“Hello, coat,” {child.he} said.

And once {child.he} had said hello to it, it was a coat and nothing else. {Child.He} took it by the sleeve and shook hands. Then {child.he} banged a hip.

“Hello, chest of drawers,” {child.he} said. “Sorry.”

# hello-umbrella
The thing that clattered was [elder & adult: {elder’s} umbrella | the umbrella]. {child} said hello to that as well. {Child.He} said hello to [elder2: {elder2’s} boots | the boots], one at a time[sport: , and to the bag that always came along to {sport}]. {Child.His} heart was still pounding, but with every hello it had to move over a bit. {Child.He} put out a hand again. It landed on something warm, with a nose.

“Hello,” said {child}.

“Hello,” said the nose.

# said-the-nose
Then they both screamed, for as long as they had breath. And then they started to laugh, and they laughed until they slid down to the floor with their backs against the bathroom door.

“Stop it,” moaned {@a}. “I had all that tea.”

“Where were you going?” said {child}.

“To you. I thought you were lying there all alone.”

“That’s what I thought about you!”[pet.dog / pet.cat: 

Then out came {pet}, who thought it was breakfast.]

# keep-talking
They took turns in the bathroom, and whoever was outside had to keep going.[music:  When it was {child’s} turn in there, {@a} sang {music}.]

“Are you talking?” called {@a}.

“I’m talking,” said {child}. “I’m talking and talking. It isn’t the food, {@a}.”

“What did you say?”

“About the class trip. It isn’t the food. It’s the toilet. It’s on the other side of the yard.”

There was a flush, and {@a} came out.

# wake-somebody
“Wake [friend: {friend}|somebody],” {@he} said. “You never go alone. I promise you there’ll be at least one more in that cabin, cautiously horizontal, hoping that somebody’s going to ask.”

{child} hadn’t thought of that. In the whole class, {child.he} had thought, there was only one. On the other hand, {child.he} had thought there was only one in the [us: apartment | flat].

Then the power came back. The fridge began to hum, and the reading lamp shone out into the hall, where an umbrella was lying. {child} went to the kitchen and ticked the form.[friend:  Under “I would like to share with” {child.he} wrote: {Friend}.][pet.dog / pet.cat:  {Pet} came along and got a little breakfast.] Then they went back to bed, one at each end.

# hello-dark
“Do you need to get up again tonight?” called {child} from bed, through the open door.

“No,” called {@a}.

{child} switched off the lamp. It was black, and something fluttered in {child.his} tummy, but not too badly.

“Hello, dark,” {child.he} said.

“Hello, hello,” said {@a}, from a long way off.

# @forgot
[elder & adult & !elder2: 

{Elder} had been there too, and had gone home and forgotten an umbrella.][elder & adult & elder2: 

{Elder} and {elder2} had been there too, and had gone home and forgotten an umbrella and a pair of boots.][elder2 & !adult: 

{Elder2} had been there too, and had gone home and forgotten a pair of boots.]

# @first
{minder}, who was staying with {child.him} that week,
## if adult
{adult}
## if elder & !adult
{elder}, who was staying with {child.him} that week,

# @same
we’re
## if adult
we live

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}
