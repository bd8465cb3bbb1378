import type { DrawnCity } from '@sagolykta/domain/drawn-cities';
import type { PathData } from '../paper/path.ts';

/** A skyline over y = 0, about 320 wide and 200 high, its landmark in the middle. */
export interface CityOutline {
  readonly walls: PathData;
  /** Roofs, domes and whatever else is darker than the walls. */
  readonly roofs: PathData;
  /** Drawn thin: spires, cables, wheels. */
  readonly lines?: PathData;
  /** Windows and clocks with a light in them. */
  readonly lights: PathData;
}

const counted = (count: number, path: (index: number) => PathData): PathData =>
  Array.from({ length: count }, (_, index) => path(index)).join('');
interface LitWindows {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly stepX?: number;
  readonly stepY?: number;
}

const windows = ({ x, y, columns, rows, stepX = 9, stepY = 14 }: LitWindows): PathData =>
  counted(
    columns * rows,
    (index) => `M${x + (index % columns) * stepX} ${y + Math.floor(index / columns) * stepY}h4v6h-4z`,
  );
const merlons = (x: number, y: number, count: number): PathData =>
  counted(count, (index) => `M${x + index * 8} ${y}v-6h5v6z`);

/** The twist of the Turning Torso: each of its nine blocks a little farther round. */
const twist = (left: number, right: number, turn: number): PathData =>
  counted(9, (block) => {
    const [foot, top] = [-block * 21, -block * 21 - 19];
    const [from, to] = [block * turn, (block + 0.9) * turn];
    return `M${left + from} ${foot}L${left + to} ${top}H${right + to}L${right + from} ${foot}Z`;
  });

export const cityOutlines: Readonly<Record<DrawnCity, CityOutline>> = {
  // The City Hall with its open lantern, the iron spire of Riddarholmen, a dome on the south side.
  'Stockholm': {
    walls:
      'M-34 0V-126L-31 -152H1L4 -126V0ZM-26 -152V-170H-20V-152ZM-11 -152V-170H-5V-152ZM4 0V-46H76V0ZM96 0V-72H118V0ZM126 0V-40l11-15l11 15V0ZM-112 0V-62H-80V0ZM-150 0V-38l12-16l12 16V0Z',
    roofs:
      'M-30 -170H0L-4 -180H-26ZM-20 -180H-10L-12 -192H-18ZM1 -46L8 -64H72L79 -46ZM94 -72L107 -164L120 -72ZM-115 -62Q-115 -90 -96 -93Q-77 -90 -77 -62ZM-100 -92V-106H-92V-92ZM-102 -106L-96 -124L-90 -106Z',
    lines: 'M-15 -192V-208M-19 -204h8M107 -164v-14M-96 -124v-10',
    lights:
      windows({ x: -26, y: -116, columns: 3, rows: 4, stepX: 10, stepY: 22 }) +
      windows({ x: 12, y: -32, columns: 7, rows: 1 }) +
      windows({ x: 102, y: -56, columns: 2, rows: 2 }),
  },
  // The church on its rock, the shipyard's portal crane, the red and white tower by the river.
  'Göteborg': {
    walls:
      'M-160 0Q-140 -50 -104 -56H-66Q-36 -48 -22 0ZM-102 -54V-130H-80V-54ZM-80 -54V-88L-58 -102L-38 -88V-50ZM122 0V-132H156V0ZM122 -132V-150H140V-132Z',
    roofs:
      'M-105 -130L-91 -150L-77 -130ZM-80 -88L-60 -110L-36 -88ZM-8 -118H108V-132H-8ZM4 -118L-4 0H4L13 -118ZM86 -118L94 0H102L96 -118ZM40 -132V-146H58V-132ZM122 -20h34v-12h-34zM122 -58h34v-12h-34zM122 -96h34v-12h-34z',
    lines: 'M50 -118V-58M44 -58h12',
    lights:
      windows({ x: -96, y: -116, columns: 2, rows: 2 }) +
      windows({ x: 128, y: -50, columns: 3, rows: 1, stepX: 10 }) +
      windows({ x: 128, y: -88, columns: 3, rows: 1, stepX: 10 }) +
      windows({ x: 128, y: -126, columns: 3, rows: 1, stepX: 10 }),
  },
  'Malmö': {
    walls: `${twist(-22, 16, 2.4)}M-128 0V-60H-110V0ZM-110 0V-38L-96 -52H-64L-56 -38V0Z`,
    roofs: `${twist(-14, -6, 4)}M-131 -60L-119 -128L-107 -60ZM44 -22H220V-28H44ZM84 0V-112H89V0ZM97 0V-112H102V0ZM160 0V-112H165V0ZM173 0V-112H178V0Z`,
    lines:
      'M93 -108L46 -26M93 -94L60 -26M93 -80L74 -26M93 -108L132 -26M93 -94L122 -26M93 -80L110 -26M169 -108L132 -26M169 -94L144 -26M169 -80L154 -26M169 -108L214 -26M169 -94L202 -26M169 -80L190 -26',
    lights:
      windows({ x: 2, y: -42, columns: 2, rows: 2, stepX: 8, stepY: 21 }) +
      windows({ x: 8, y: -105, columns: 2, rows: 2, stepX: 8, stepY: 21 }) +
      windows({ x: 14, y: -168, columns: 2, rows: 2, stepX: 8, stepY: 21 }) +
      windows({ x: -98, y: -30, columns: 4, rows: 1 }),
  },
  // The cathedral, as high as it is long, and the castle's round towers on the ridge.
  'Uppsala': {
    walls:
      'M-50 0V-96H-26V0ZM6 0V-96H30V0ZM-26 0V-70L-10 -94L6 -70V0ZM30 0V-58H98V0ZM-200 0Q-180 -40 -150 -44H-92Q-74 -32 -62 0ZM-172 -40V-76H-104V-40ZM-182 -38V-80H-162V-38ZM-112 -38V-80H-92V-38Z',
    roofs:
      'M-53 -96L-38 -184L-23 -96ZM3 -96L18 -184L33 -96ZM30 -58L36 -80H96L100 -58ZM62 -80L66 -130L70 -80ZM-174 -76L-166 -90H-110L-102 -76ZM-184 -80Q-172 -104 -160 -80ZM-114 -80Q-102 -104 -90 -80Z',
    lines: 'M-38 -184v-12M18 -184v-12M66 -130v-8',
    lights: `M-15 -62a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z${windows({ x: -42, y: -84, columns: 2, rows: 2, stepX: 6, stepY: 24 })}${windows({ x: 14, y: -84, columns: 2, rows: 2, stepX: 6, stepY: 24 })}${windows({ x: 40, y: -44, columns: 6, rows: 1 })}${windows({ x: -156, y: -64, columns: 5, rows: 1 })}`,
  },
  // Two square towers with low spires, and a stepped gable.
  'Lund': {
    walls:
      'M-48 0V-112H-12V0ZM10 0V-112H46V0ZM-12 0V-62L-1 -80L10 -62V0ZM46 0V-56H122V0ZM122 0V-40Q134 -42 136 -30V0ZM-140 0V-38h7v-9h7v-9h7v-9h14v9h7v9h7v9h7V0Z',
    roofs: 'M-52 -112L-30 -152L-8 -112ZM6 -112L28 -152L50 -112ZM46 -56L54 -76H120L124 -56Z',
    lines: 'M-30 -152v-12M28 -152v-12M-48 -70H-12M10 -70H46',
    lights:
      windows({ x: -40, y: -100, columns: 3, rows: 1 }) +
      windows({ x: 18, y: -100, columns: 3, rows: 1 }) +
      windows({ x: -40, y: -60, columns: 3, rows: 1 }) +
      windows({ x: 18, y: -60, columns: 3, rows: 1 }) +
      windows({ x: 58, y: -42, columns: 7, rows: 1 }) +
      windows({ x: -122, y: -36, columns: 2, rows: 1 }),
  },
  // The terraced ore mountain, the church that is built like a hut, the clock tower of iron.
  'Kiruna': {
    walls:
      'M-210 0L-186 -44H-158L-142 -80H-112L-98 -112H-44L-32 -86H-8L6 -52H28L46 0ZM56 0L82 -54H92L112 -112L132 -54H142L168 0Z',
    roofs:
      'M52 0L80 -58H92L112 -118L132 -58H144L172 0H156L136 -46H124L112 -84L100 -46H88L68 0ZM108 -116V-132H116V-116ZM190 -92H214V-116H190Z',
    lines: 'M192 0L196 -92M212 0L208 -92M193 -30H211M194 -60H210M193 -30L210 -60M192 0L211 -30M202 -116v-18',
    lights: `${windows({ x: 100, y: -34, columns: 3, rows: 1, stepX: 10 })}M106 -66h12v10h-12zM198 -108h8v8h-8z${windows({ x: -128, y: -76, columns: 4, rows: 1, stepX: 22 })}`,
  },
  // The ring wall with its towers, the cathedral's three towers over it.
  'Visby': {
    walls: `M-210 0V-36H210V0Z${merlons(-208, -36, 52)}M-168 0V-70H-142V0Z${merlons(-168, -70, 3)}M-82 0V-78H-54V0Z${merlons(-82, -78, 4)}M94 0V-74H120V0Z${merlons(94, -74, 3)}M168 0V-66H192V0Z${merlons(168, -66, 3)}M-18 0V-102H16V0ZM16 0V-66H60V0Z`,
    roofs:
      'M-21 -102Q-20 -116 -8 -120V-128Q-12 -136 -1 -154Q10 -136 6 -128V-120Q18 -116 19 -102ZM28 -60V-88H42V-60ZM50 -60V-88H64V-60ZM26 -88Q28 -102 33 -106L35 -136L37 -106Q42 -102 44 -88ZM48 -88Q50 -102 55 -106L57 -136L59 -106Q64 -102 66 -88Z',
    lines: 'M-1 -154v-12M35 -136v-6M57 -136v-6',
    lights:
      windows({ x: -10, y: -90, columns: 2, rows: 2, stepX: 12, stepY: 22 }) +
      windows({ x: -72, y: -62, columns: 1, rows: 1 }) +
      windows({ x: 104, y: -58, columns: 1, rows: 1 }) +
      windows({ x: -158, y: -54, columns: 1, rows: 1 }),
  },
  'London': {
    walls:
      'M-14 0V-124H14V0ZM-18 -124V-150H18V-124ZM14 0V-42H82V0ZM82 0V-94H108V0ZM128 0V-46H190V0ZM140 -46V-66H178V-46Z',
    roofs:
      'M-17 -150L-9 -168H9L17 -150ZM-8 -168L0 -200L8 -168ZM82 -94v-10h4v10zM104 -94v-10h4v10zM138 -66Q138 -102 159 -106Q180 -102 180 -66ZM154 -105V-120H164V-105ZM14 -42H82V-48H14Z',
    lines:
      'M-180 -78a72 72 0 1 0 144 0a72 72 0 1 0 -144 0M-108 -78L-136 0M-108 -78L-80 0M-180 -78H-36M-108 -150V-6M-159 -129L-57 -27M-159 -27L-57 -129M159 -120v-14M95 -94v-22M30 -48v-8M46 -48v-8M62 -48v-8',
    lights: `M-9 -137a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z${windows({ x: -8, y: -108, columns: 2, rows: 5, stepX: 10, stepY: 20 })}${windows({ x: 22, y: -30, columns: 7, rows: 1 })}${windows({ x: 88, y: -80, columns: 2, rows: 4, stepX: 10, stepY: 18 })}`,
  },
  'New York': {
    walls:
      'M-26 0V-98H-19V-128H-13V-152H13V-128H19V-98H26V0ZM52 0V-112H86V0ZM104 0L110 -150H128L134 0ZM-66 0V-72H-40V0ZM30 0V-60H50V0ZM88 0V-80H104V0ZM140 0V-96H166V0ZM-146 0L-141 -46H-115L-110 0Z',
    roofs:
      'M-9 -152L-5 -172H5L9 -152ZM52 -112Q55 -142 69 -152Q83 -142 86 -112ZM66 -150L69 -192L72 -150ZM-139 -46Q-141 -80 -134 -92Q-135 -104 -128 -104Q-121 -104 -122 -92Q-114 -78 -117 -46ZM-124 -88L-116 -118L-111 -116L-117 -84ZM-119 -118h11l-2 -8h-7z',
    lines: 'M0 -172V-206M119 -150V-184M-134 -104l-4 -6M-128 -105v-8M-122 -104l4 -6',
    lights: `M-117 -128q4 -9 7 0z${windows({ x: -18, y: -88, columns: 4, rows: 5, stepX: 10, stepY: 17 })}${windows({ x: 58, y: -100, columns: 3, rows: 6, stepX: 9, stepY: 16 })}${windows({ x: 112, y: -130, columns: 2, rows: 7, stepX: 9, stepY: 17 })}${windows({ x: -60, y: -60, columns: 2, rows: 3 })}${windows({ x: 146, y: -84, columns: 2, rows: 5 })}`,
  },
  'Berlin': {
    walls: `M-160 -62H-56V-46H-160ZM-144 -78H-72V-62H-144Z${counted(6, (column) => `M${-158 + column * 18.4} 0V-46h8V0Z`)}M-6 0L-3 -134H3L6 0ZM52 0V-52H140V0ZM52 -52V-66H66V-52ZM126 -52V-66H140V-52Z`,
    roofs:
      'M-18 -146a18 18 0 1 0 36 0a18 18 0 1 0 -36 0zM-3 -164L-1.5 -188H1.5L3 -164ZM66 -52Q66 -100 96 -104Q126 -100 126 -52ZM91 -103V-118H101V-103ZM50 -66Q59 -84 68 -66ZM124 -66Q133 -84 142 -66ZM-120 -78L-116 -90H-98L-94 -78Z',
    lines: 'M0 -188V-222M96 -118v-14M-114 -90v-8M-106 -90v-10M-99 -90v-8',
    lights: `M-13 -148h4v4h-4zM-4 -148h4v4h-4zM5 -148h4v4h-4z${windows({ x: 62, y: -38, columns: 8, rows: 1 })}${windows({ x: 62, y: -20, columns: 8, rows: 1 })}`,
  },
  // The castle on its rock, and the sooty Gothic spire that is nobody's church.
  'Edinburgh': {
    walls: `M-130 -68V-108H-102V-118H-66V-100H-34V-124H-6V-98H14V-66Z${merlons(-130, -108, 4)}${merlons(-102, -118, 5)}${merlons(-34, -124, 4)}M152 0V-74H176V0ZM176 0V-46H210V0Z`,
    roofs:
      'M-186 0L-164 -40L-146 -52L-136 -76L-92 -84L-40 -78L16 -74L28 -54L46 -48L66 -16L78 0ZM92 0L99 -62H104L108 -112L115 -164L122 -112L126 -62H131L138 0H126L122 -36H108L104 0ZM92 -40L95 -70L98 -40ZM132 -40L135 -70L138 -40ZM150 -74Q152 -92 161 -98L164 -122L167 -98Q176 -92 178 -74Z',
    lines: 'M115 -164v-8M164 -122v-8M-20 -124v-20',
    lights:
      windows({ x: -122, y: -98, columns: 3, rows: 1 }) +
      windows({ x: -94, y: -106, columns: 3, rows: 1, stepX: 10 }) +
      windows({ x: -28, y: -112, columns: 2, rows: 1 }) +
      windows({ x: -26, y: -92, columns: 2, rows: 1 }) +
      windows({ x: 158, y: -60, columns: 2, rows: 2 }),
  },
};
