/**
 * Milliseconds between two steps. Every step is a frame of the whole page, some milliseconds of a slow phone’s thread; an
 * animation in the style sheet would be one at every turn of the screen (npm run bench:alive).
 */
const between = 600;
/** Steps after which it is asked anew whether anything may move. */
const askedEvery = 50;
/** Of a battery that is not being charged. */
const littleLeft = 0.2;

interface Device {
  readonly connection?: { readonly saveData?: boolean };
  readonly getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
}

/** Not where the family, the device or its battery asks for stillness. */
async function mayMove(): Promise<boolean> {
  const device = navigator as Device;
  if (isStill() || device.connection?.saveData === true) return false;
  const battery = await device.getBattery?.().catch(() => undefined);
  return battery === undefined || battery.charging || battery.level > littleLeft;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

/** Calls with 1, 2, 3 … as long as things may move and the page is seen; answers what ends it. */
export function beatQuietly(step: (count: number) => void, onChange: (moves: boolean) => void): () => void {
  let [count, moves, isOver] = [0, false, false];
  const ask = async () => {
    const may = await mayMove();
    if (isOver || may === moves) return;
    moves = may;
    onChange(moves);
  };
  void ask();
  const timer = setInterval(() => {
    if (document.hidden) return;
    count += 1;
    if (count % askedEvery === 0) void ask();
    if (moves && !isStill()) step(count);
  }, between);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
