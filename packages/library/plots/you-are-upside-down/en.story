title: You’re Upside Down
title: Half a Moon
title: The Same Moon
guest far: Simon (he), Toby (he)
guest pilot: Mrs Tolley (she), Mrs Garrick (she)
guest rubbish: Hassan (he), Farid (he)
guest dog: Admiral (he), Bosun (he)

% {far} is the best friend who has moved away for a year. A friend who is ticked comes through the yard. The moon is waxing: lit on the right with us, on the left in the south. For Americans {far} is in Chile, where it is evening at the same time.

# sixth-evening
The moon hung over the roofs[city:  of {city}] like half an orange, and {child} sat on the bench in the yard and drew it. This was the sixth evening. In [us: Chile, a very long way down the map | Cape Town, right at the bottom of Africa], {far} was doing the same. He had moved there for a whole year, and it was his idea: they would draw the moon every night, both of them, and hold up their drawings to the screen. Because if you can’t sit on the same bench, at least you can look at the same thing.[elder:  {Elder}[elder2:  and {elder2}] had already asked for the fourth drawing.][pet.dog:  Under the bench lay {pet}[!pet.known: , {child.his} dog].][pet.cat:  Up at the window sat {pet}[!pet.known: , {child.his} cat,] looking at the same thing.][pet & !pet.dog & !pet.cat:  {Pet} had gone to bed, which was just as well, for {pet} had never been any use with a pencil.]

# hold-up
“Ready?” said {far} on the phone.

“Ready.”

They held them up.

“Hang on,” said {child}. “You’re holding yours upside down.”

“No, I’m not.”

“You are. It’s lit up on the right. Yours is lit up on the left.”

“That’s because it’s lit up on the left,” said {far}. “I’m sitting here looking at it.”

“So am I!”

They had never been as quiet as that on the bench. {child} looked at the moon. It was lit up on the right, the same as yesterday. {Child.His} throat felt hot. {far} had new friends. {far} had talked about somebody called [us: Diego | Themba], who could surf[sport:  and {play sport}][athlete:  and was a fan of {athlete} too]. Of course {far} didn’t have time to sit and stare at the sky.

“You don’t have to make things up,” said {child}. “If you’re tired of it you can just say so.”

“I’m not the one who’s got it wrong. It’s you that’s upside down!”

And then the screen went black.

# the-pilot
{child} stayed where {child.he} {child.was}, with the pad on {child.his} knees.

“That didn’t sound good,” said somebody. It was {pilot} from number seven, with a bag of shopping in each hand and her dachshund, {dog}, on his lead. {pilot} had been a harbour pilot for thirty years, and had told very big ships where they were.

“He says the moon’s lit up on the left,” said {child}. “In [us: Chile | Cape Town]. He says I’m upside down.”

{pilot} put down her bags.

“Where’s [us: Chile | Cape Town]?”

“Down at the bottom,” said {child}.

{pilot} didn’t ask anything else. She scratched {dog’s} tummy and waited.

Down at the bottom. {child} could see the globe in the classroom[school:  {at school}]. There on top of it sat {child} on a bench. And there, underneath, sat {far}, with his shoes pointing the other way.

# hanging
{Child.He} got up, walked over to the climbing frame, sat on the low bar and hooked {child.his} knees over it. Then {child.he} let {child.himself} down backwards.

The roofs were at the bottom. The ground was a dark sky. And the moon, which {child.he} had drawn for six nights running, had turned itself round. Now it was lit up on the left.

“Oh no,” said {child}.

“What can you see?” asked {pilot}.

“{far’s} moon. He drew it right. And I said he was making it up.”

# bottoms
“May I?” said {pilot}. She was too old for climbing frames, so she stood with her back to the moon and her feet apart, bent over, and peered out between her own legs. Her hat fell off. “Well, I never. Thirty years at sea, and I have to come into the yard to see that!”

Just then {rubbish} from number three came out with the [us: trash | rubbish].

“Have you lost something?” he asked.

“The moon’s upside down,” said {pilot}, from below. “Come and look!”

{rubbish} looked at her, put down the [us: trash | rubbish], and bent over. Then came the Oakley twins,[friend:  and {friend}, who had never seen {pilot} from that side before,] and a lady who was really only walking past. In the end there were [friend: six|five] bottoms in a row, pointing at the moon in the dusk, and in and out between them went {dog}[pet.dog:  and {pet}], licking everybody’s face, because at last they’d put their faces where a dog can reach them.

# no-answer
{child} called {far}. It rang and rang, but nobody answered.[music:  Somebody was playing {music} at an open window.] {child} called again, with a sinking feeling. What if {far} was just sitting there, letting it ring? {child} would have.

# the-message
So {child.he} did the only thing {child.he} could think of. {Child.He} sat on the bar again, hung upside down, and held out the phone as far as it would go. {Child.He} recorded a message, with {child.his} hair on end and {child.his} face bright red.

“It’s me,” {child.he} said. “I’m hanging off the climbing frame. I can see your moon. It’s really lovely, and it’s lit up on the left, and I was stupid. I thought you’d stopped looking.” The blood was roaring in {child.his} ears. “Sorry. I’ve got to come down now, because I think I’m going to burst.”

{Child.He} sent it, and went and sat on the bench. The bottoms went home, one by one. {pilot} picked up her bags, but she got no further than the gate. There {dog} was allowed to sniff a bush, for a very long time.

# ping
Then it pinged. It was {far}, right away. But there was something badly wrong with the picture: a chin at the top, a pair of eyes at the bottom, and hair that hung the wrong way.

“I’m hanging over the side of the sofa,” said {far}. “I can see yours. It’s lit up on the right. I thought you were the one who’d stopped.”

“I’ve drawn it every single night.”

“Me too.”

They looked at each other. Then {child} turned the phone over, so that {far} was the right way up. And at that very moment {far} turned his.

# tomorrow
“Tomorrow?” said {far}.

“Same time.”

The moon had climbed above the chimney now, and it was fatter than yesterday. {child} leaned back on the bench, on {child.his} own half of it.

“{far}? You’re upside down.”

“So are you,” said {far}, and you could hear him smile.
