title: Foldgate
title: They Copy Whatever’s There
title: She Didn’t Fold It
guest pet: Biscuit (he), Monty (he)
guest baker: Mr Tansley (he), Mr Larkin (he)
guest sister: Dot (she), Peg (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever waits at the stop (@a) is the grandparent, else {adult}, else {minder}. “They copy whatever’s there, printers” is said the same both times.

# nothing-at-all
Between Mill Lane and Canal Street there is nothing at all. {child} knew that, because {child.he} rode the number 7 home from swimming every Thursday, with {pet}[!pet.known:  the dog] under the seat, and {child.he} had read the map above the door so often that {child.he} could say it backwards. After Mill Lane came four minutes of dark window, and then came Canal Street.

[friend: {Friend}[!friend.known: , {child’s} best friend,] always got off at Mill Lane, and walked along beside the window, knocking on it, until {the wish} was too fast. Then the nothing began.

]But this Thursday {pet} saw a dog in the dark window. {Pet.He} jumped up to say hello to it, and one of {pet.his} paws landed on the bell.

Ding.

“{Pet}, no!” said {child}.

# foldgate
{The wish} slowed down. In the middle of nothing at all, it stopped, and the doors slid open.

Outside were a bench and a green lamp. Behind them a little street went up a hill, with lights in the windows and a smell of warm bread. On the sign it said FOLDGATE.

Nobody else even looked up. {child} went to the front.

“Excuse me,” {child.he} said to the driver. “This stop isn’t on the map.”

“No,” said the driver, who had a long grey [us: braid | plait]. “But somebody rang, so I stopped. The driver before me taught me that. If anyone rings there, stop. It’s been twelve years, though.”

# wait
“Wait!” called a voice. “Oh, please wait!”

A small old man came running down the hill in his slippers, with a cake tin in his arms. He climbed on board and sank down in the seat beside {child’s}.

“Twelve years I’ve sat on that bench,” he puffed. “And I only went in to turn off the oven!”

His name was {baker}. In the tin was a birthday cake for his sister {sister}, who lived at Canal Street. He’d baked a new one every year, in case {a wish} stopped.

# the-fold
“But that’s only the next stop,” said {child}. “Couldn’t you walk?”

“I’ve tried. You walk down our road, and you find you’re walking up it again.” He sighed. “It’s the fold, you see. We used to be on the map. But it was the kind you keep in your pocket, and we were right on the crease. Open, shut, open, shut. We wore thin. Then the printers needed a new map, so they copied an old one, and where we should have been there was only a white line. They copy whatever’s there, printers.”

“And then nobody rang,” said {child}.

“Who’d ring for nothing at all?”

# how-will-i-get-home
{The wish} hummed on through the dark. {baker} looked down at his tin, and his face grew worried.

“I hadn’t thought,” he said. “How will I get home?”

“I’ll ring for you. {Pet} will.”

“You’re kind. But you can’t ride every {wish}, my dear, and there are forty-one of us.”

# a-dot
{child} looked up at the map. Then {child.he} looked in {child.his} swimming bag. There were {child.his} goggles, and {child.his} wet towel, and right at the bottom was the pen that {@first} used for writing names in things. It never washed off.

{child} wasn’t a person who drew on {wishes}.[athlete:  There was a poster of {athlete} by the door, and {child.he} had never once given it a moustache.] {Child.He} glanced at the driver. The driver had suddenly become extremely interested in her left-hand mirror.

So {child} took off {child.his} shoes and stood on the seat. Between Mill Lane and Canal Street {child.he} drew a dot, exactly as big as the others, and beside it, in {child.his} straightest capitals[school: , the ones from {school}], {child.he} wrote FOLDGATE. {Pet} stretched up to see, and put {pet.his} nose on the dot before it was dry. It left a smudge on one side, like a small wet comma.

# there-we-are
{baker} looked at it for a long time.

“There we are,” he said softly. “There we are.”

At Canal Street a tall old lady was sitting on the bench, as she did every Thursday, just in case. {child} only saw the beginning, before the doors closed. The tin was on the ground, and they’d both forgotten it.

{@A} was waiting at Harbour Road[elder2: , next to {elder2}]. “Did anything happen?” {@he} asked.

“{Pet} rang the bell,” said {child}.

# the-next-thursday
The next Thursday, a boy with a violin case looked at the map[music: , humming {music}], and frowned, and rang. He got off, and four people in their best coats got on. The week after that, somebody rang because of the bread. [sport: By spring people were getting off there just to {play sport}, and you could hardly get a seat. | By spring you could hardly get a seat.][friend: 

{Friend} went one stop too far nearly every week. It was the smell.]

# a-small-wet-comma
And in May there were new maps, a whole stack of them by the door. {child} took one. There it was, between Mill Lane and Canal Street, in proper printer’s ink: Foldgate.

{Child.He} looked closer. Beside the dot, on every single map [city: {in city} | in the city], there was a smudge like a small wet comma.

They copy whatever’s there, printers.

{child} let {pet} sniff it. Then {child.he} put the map away in {child.his} bag, very carefully. {Child.He} rolled it. {Child.He} didn’t fold it.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
