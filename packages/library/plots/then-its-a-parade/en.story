title: The Hole Outside Number Nine
title: Lake {clerk}
title: Then It’s a Parade
guest clerk: Maureen (she), Doreen (she)
guest colleague: Roger (he), Clive (he)
guest host: Mrs Dale (she), Mrs Frost (she)

% Letters. {clerk} works in the Roads Department, {colleague} in Parking. The grown-up is {adult}, else the neighbour {host}.

# a-hole
These are the letters about the hole. {child} began it, and the Roads Department wrote back.

Dear Roads Department, //
There is a hole in Larch Lane, outside number nine. [adult: {Adult} | Our neighbour {host}] says it’s you who mend the holes. Please could you not. //
Yours sincerely, {child}, aged {age}

Dear {child}, //
We get four hundred letters about holes every year. Yours is the first from anybody who wants to keep one. I am sorry to say that Larch Lane is going to be [us: paved | tarmacked] on the twelfth of June. //
Yours sincerely, {clerk} Strand, Roads Department

# forty-one
Dear {clerk}, //
You can’t. Somebody lives in the hole. It’s forty-one tadpoles. They’re hard to count, because they keep changing places. [friend: My best friend, {friend}, made it forty-three, but {friend.he} did some of them twice. ][pet.cat: My cat, {pet}, sits there counting too, but I think {pet.he} {pet.has} other reasons. ][pet.dog: My dog, {pet}, isn’t allowed to go that way any more, because of drinking it. ][pet.other: {Pet}, at home, has been told everything. ]Could you wait until they’ve got legs and can move out by themselves? //
{child}

Dear {child}, //
To change the date I have to fill in a form, and there is a box to [us: check | tick] that says why. You can have a funeral, a [us: movie | film], or a parade. There is no box for tadpoles. //
{clerk} Strand

# parade
Dear {clerk}, //
Then it’s a parade. //
{child}

Dear {child}, //
I have now [us: checked | ticked] parade, so Larch Lane can wait until the end of June. I need to put down how many are taking part, which way the parade is going, and whether there will be music. //
{clerk}

Dear {clerk}, //
Forty-one taking part, plus me. It’s going straight across the road to the ditch. I don’t know about the music. I can only play [music: {@song} on] the recorder, and they might not like it.[sport:  I can’t {play sport} just now, because I’m on guard.] //
PS Seven of them have got back legs! //
{child}

# tea-room
Dear {child}, //
Congratulations on the back legs. I put your letter up in the [us: break room | tea room], and now {colleague} from Parking asks me every morning how it’s going. He has never asked me anything before. //
{clerk}

# hurry
Dear {clerk}!!! //
This is urgent! It hasn’t rained for twelve days. The hole has nearly run out. I poured in all our rainwater, but now the barrel’s empty, and you’re not allowed to use the [us: faucet | tap], because it’s bad for them, [elder: {elder} says[elder2: , and so does {elder2}] | I think]. The water only comes up to my thumbnail. Can the Roads Department send some water? //
{child}

# two-cans
Dear {child}, //
The Roads Department cannot send water to a hole. There is a rule about it. I have read it three times.

However, I did happen to be walking past number nine at ten o’clock last night, as a private person, with two cans of water from the mill pond. {colleague} carried one of them. I must ask you not to mention it to the Roads Department. //
Yours, {clerk} at the Roads Department

Dear {clerk}, //
I won’t say a word to you.

It was you two who saved them. Now the water comes up to my wrist. They’ve all got back legs, and lots of them have got arms as well, and they’ve nearly finished their tails.[athlete:  The fastest one is called {athlete}.][school:  Half of {school} has been to see them.] //
{child}

# not-lakes
Dear {child}, //
There is a problem. My boss has been to look at the hole. He says that after June it has got to be mended, parade or no parade. Holes have to be mended. It’s what we’re for.

But last night I woke up and thought of something. We mend holes. We don’t mend lakes. Tomorrow I shall ask the Map Department what the difference is. //
{clerk}

Dear {child}, me again! //
The Map Department spent the whole morning looking it up. To be a lake you have to have water, and a shore, and preferably somebody living in you. It doesn’t say anything about size! The only thing that’s missing is a name. //
{clerk}

# in-blue
Dear {clerk}, //
It’s going to be called Lake {clerk}. //
{child}

My dear {child}, //
As from today, Lake {clerk} is on the [city: map of {city} | [us: town map | council’s map]]. Area: half a square yard. Deepest point: six inches. You need a magnifying glass, but it is there, in blue.

I have worked here for twenty-six years, and nobody has ever named anything after me. I had to go and stand in the corridor for a while. //
Yours, {clerk}

# last-night
Dear {clerk}, //
The parade was last night!

It started raining when I was going to bed, and I just knew this was it. [adult: {Adult} and I ran out in our raincoats, with the umbrella. | {host} rang our doorbell, because she just knew it too, and we all ran out in our raincoats, with the umbrella.] At twenty to ten the first one came up. It was as big as a button. Then the others came. They hopped all the way across Larch Lane, and [adult: {adult} | {host}] stood in the middle with a [us: flashlight | torch] and stopped a car. The man in the car got out and watched as well, even though he was in sandals.

There were thirty-eight taking part, that I had time to see. The music was the rain on the umbrella.

The last one stopped at the edge and sat there for ages, looking. I told it to take as long as it needed. Then it hopped after the others.

So now there’s nobody left, and you can mend the hole if you want to. I’m a bit sad, but mostly not. //
{child}

# ticked
My dear {child}, //
What a parade. I read your letter out loud in the [us: break room | tea room], and {colleague} had to wipe his glasses.

I am afraid there is nothing we can do about the hole. We don’t [us: pave | tarmac] lakes.

And frogs, it says in a book I have borrowed, like to come back to the lake where they were born. It takes about three years. You will be {@then}.

I have put it in the calendar, and [us: checked | ticked] parade. //
Your friend, {clerk}

# @then
13
## if age<8
10
## if age>=8 & age<9
11
## if age>=9 & age<10
12

# @song
{music}
