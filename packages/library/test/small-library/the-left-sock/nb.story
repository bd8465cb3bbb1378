title: Sokken som hoppet
title: En sokk for lite

# the-sock
{child} fant en sokk i gangen. [pet: {Pet} luktet på den. | Den luktet ingenting.] {@whose}

# the-hop
Sokken hoppet opp et trinn.

# the-pair
Under sengen lå den andre. Nå var de to, og {child} dro dem på seg i {child's} egen seng.

# @whose
Ingen visste hvem den tilhørte.
## if pet.dog
Hunden visste hvem den tilhørte.
