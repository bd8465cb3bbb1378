import { type Day, dayNumber, monthOf } from './family-day.ts';
import type { InBothLanguages } from './language.ts';
import { type Season, seasonOfMonth } from './season.ts';

const themes: Readonly<Record<Season, readonly InBothLanguages<string>[]>> = {
  winter: [
    { sv: 'Ett spår i nysnön', en: 'A track in the new snow' },
    { sv: 'Lyktan i snökojan', en: 'The lantern in the snow den' },
    { sv: 'Norrskenet', en: 'The northern lights' },
    { sv: 'En borttappad vante', en: 'A lost mitten' },
    { sv: 'Isen på sjön', en: 'The ice on the lake' },
    { sv: 'En snögubbe som lyssnar', en: 'A snowman who listens' },
    { sv: 'Stjärnorna ovanför taket', en: 'The stars above the roof' },
    { sv: 'Fåglarnas vinterfest', en: 'The birds’ winter feast' },
    { sv: 'Det stora pusslet', en: 'The big jigsaw puzzle' },
    { sv: 'En igelkott som vaknade för tidigt', en: 'A hedgehog who woke too early' },
    { sv: 'Nattåget', en: 'The night train' },
  ],
  spring: [
    { sv: 'Den första blåsippan', en: 'The first spring flower' },
    { sv: 'En båt av bark', en: 'A boat made of bark' },
    { sv: 'Vattenpölen som aldrig tog slut', en: 'The puddle that never ended' },
    { sv: 'Grodornas kör', en: 'The frogs’ choir' },
    { sv: 'Hönan som tappade bort sitt ägg', en: 'The hen who lost her egg' },
    { sv: 'Fågelboet i brevlådan', en: 'The nest in the letterbox' },
    { sv: 'En cykel som pratar', en: 'A bicycle that talks' },
    { sv: 'Regnets hemliga kod', en: 'The secret code of the rain' },
    { sv: 'Gömman under trappan', en: 'The hiding place under the stairs' },
    { sv: 'Humlan som hade bråttom', en: 'The bumblebee in a hurry' },
    { sv: 'En karta av kritstreck', en: 'A map of chalk lines' },
  ],
  summer: [
    { sv: 'En natt i tältet', en: 'A night in the tent' },
    { sv: 'Skatten på stranden', en: 'The treasure on the beach' },
    { sv: 'Havets botten', en: 'The bottom of the sea' },
    { sv: 'Jordgubbar i månsken', en: 'Strawberries in the moonlight' },
    { sv: 'Draken som ville ned', en: 'The kite that wanted to come down' },
    { sv: 'Fyren på andra sidan viken', en: 'The lighthouse across the bay' },
    { sv: 'Hängmattan mellan två träd', en: 'The hammock between two trees' },
    { sv: 'En snigel på väg hem', en: 'A snail on its way home' },
    { sv: 'Åskan bakom bergen', en: 'The thunder behind the mountains' },
    { sv: 'Den ljusa natten', en: 'The light night' },
    { sv: 'Ekan som drev i väg', en: 'The rowing boat that drifted off' },
  ],
  autumn: [
    { sv: 'Lyktan i dimman', en: 'The lantern in the mist' },
    { sv: 'Äppelträdets sista äpple', en: 'The apple tree’s last apple' },
    { sv: 'Svampen med dörr', en: 'The mushroom with a door' },
    { sv: 'Ugglan på biblioteket', en: 'The owl in the library' },
    { sv: 'En kastanj i varje ficka', en: 'A conker in every pocket' },
    { sv: 'Flyttfåglarnas karta', en: 'The map of the birds flying south' },
    { sv: 'Gummistövlarnas äventyr', en: 'The adventure of the rubber boots' },
    { sv: 'Ett löv som var rädd för vinden', en: 'A leaf that was afraid of the wind' },
    { sv: 'Brandbilen som var rädd för vatten', en: 'The fire engine that was afraid of water' },
    { sv: 'Skuggan som ville vara med', en: 'The shadow who wanted to join in' },
    { sv: 'Vinden på vinden', en: 'The wind in the attic' },
  ],
};

/** One theme a day, by date and season: the same all day, another tomorrow. */
export function tonightsTheme(day: Day): InBothLanguages<string> {
  const ofSeason = themes[seasonOfMonth(monthOf(day))];
  return ofSeason[dayNumber(day) % ofSeason.length] as InBothLanguages<string>;
}
