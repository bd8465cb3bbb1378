import type { Crowd } from './crowd.ts';
import { type Burst, bodyOf, burst, median, type Shot, tagOf } from './load.ts';
import { type Running, startFloor } from './processes.ts';
import type { Line } from './table.ts';

const rounds = 5;
const homeCalls = ['/api/auth/user', '/api/child-profiles', '/api/user/stats', '/api/stories?limit=3'];

/** What the crowd asks for, each call as often as one likes. */
export function shotsOf({ readers, collector, beginners }: Crowd) {
  const someone = (index: number) => readers[(index * 7919) % readers.length] ?? fail();
  let told = 0;
  return {
    read: (index: number): Shot => ({
      path: `/api/stories/${someone(index).storyId}`,
      headers: { cookie: someone(index).cookie },
    }),
    list: (): Shot => ({ path: '/api/stories?limit=20', headers: { cookie: collector.cookie } }),
    home: (index: number): Shot => ({
      path: homeCalls[index % homeCalls.length] ?? '',
      headers: { cookie: someone(index).cookie },
    }),
    /** A beginner may be told three. */
    generate: (): Shot => {
      const beginner = beginners[Math.floor(told++ / 3)] ?? fail();
      return {
        method: 'POST',
        path: '/api/stories/generate',
        headers: { cookie: beginner.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ childProfileId: beginner.childProfileId, selectedAttributes: ['bestFriend', 'pet'] }),
      };
    },
  };
}

export type Shots = ReturnType<typeof shotsOf>;

export async function measureCalls(name: string, server: Running, crowd: Crowd) {
  const shots = shotsOf(crowd);
  const isSqlite = name.startsWith('SQLite');
  const target = isSqlite ? 0.4 : 0.25;
  const reading = await againstFloor(server, shots.read, target);
  const listing = await againstFloor(server, shots.list, target);
  const tags = await Promise.all(crowd.readers.map((_, index) => tagOf(server.port, shots.read(index))));
  const known = (shot: Shot, tag: string): Shot => ({ ...shot, headers: { ...shot.headers, 'if-none-match': tag } });
  const again = (index: number) => known(shots.read(index), tags[index % tags.length] ?? fail());
  const knowing = await againstFloor(server, again, isSqlite ? 0.7 : undefined);
  const homing = await againstFloor(server, shots.home, undefined);
  const generating = await burst(server.port, shots.generate, { seconds: 8, connections: 4 });
  const lines: Line[] = [
    ...reading.lines(`${name}: read a story`),
    ...listing.lines(`${name}: list 20 of 10,000`),
    ...knowing.lines(`${name}: read a story that has not changed (304)`),
    ...homing.lines(`${name}: home’s four calls`),
    {
      what: `${name}: generate, with its durable commit and all critics`,
      figure: generating.perSecond,
      unit: '/s',
      target: isSqlite ? { atLeast: 60 } : undefined,
      note: `p50 ${generating.p50.toFixed(1)} ms, p99 ${generating.p99.toFixed(1)} ms`,
    },
    await readingWhileOthersAreTold(name, server, shots),
  ];
  return { lines, shots, p99: { read: reading.ours.p99, list: listing.ours.p99 } };
}

/** The storyteller works on the thread that answers: how long it holds readers up when stories are asked for without a pause. */
async function readingWhileOthersAreTold(name: string, server: Running, { read, generate }: Shots): Promise<Line> {
  const [reading, telling] = await Promise.all([
    burst(server.port, read, { seconds: 5, connections: 2 }),
    burst(server.port, generate, { seconds: 5, connections: 4 }),
  ]);
  return {
    what: `${name}: read a story while others are told without a pause, p99`,
    figure: reading.p99,
    unit: 'ms',
    note: `p50 ${reading.p50.toFixed(1)} ms; ${Math.round(telling.perSecond)} stories/s meanwhile`,
  };
}

/** An evening on a server just started: 10,000 requests, most of them home’s, one in forty a new story. */
export async function residentAfterAnEvening(server: Running, shots: Shots): Promise<number> {
  const one = (index: number): Shot => {
    if (index % 40 === 0) return shots.generate();
    if (index % 8 === 1) return shots.list();
    return index % 4 === 2 ? shots.read(index) : shots.home(index);
  };
  await burst(server.port, one, { seconds: 120, most: 10_000 });
  return server.resident();
}

/** Ours and the floor by turns, so that what else the machine does falls on both. */
async function againstFloor(server: Running, shots: (index: number) => Shot, target: number | undefined) {
  // A floor that is asked for nothing new sends it all the same: the figure is what is left to be had.
  const bytes = Buffer.byteLength(await bodyOf(server.port, shots(0)));
  const floor = await startFloor(bytes);
  const ours: Burst[] = [];
  const floors: Burst[] = [];
  await burst(server.port, shots, { seconds: 1 });
  await burst(floor.port, shots, { seconds: 1 });
  const before = { ours: server.cpu(), floor: floor.cpu() };
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await burst(floor.port, shots));
    ours.push(await burst(server.port, shots));
  }
  const of = (bursts: readonly Burst[], figure: (one: Burst) => number) => median(bursts.map(figure));
  const requests = (bursts: readonly Burst[]) => bursts.reduce((sum, one) => sum + one.requests, 0);
  const perRequest = {
    ours: (server.cpu() - before.ours) / requests(ours),
    floor: (floor.cpu() - before.floor) / requests(floors),
  };
  await floor.stop();
  const rate = of(ours, ({ perSecond }) => perSecond);
  const p99 = of(ours, (one) => one.p99);
  return {
    ours: { p99 },
    lines: (what: string): Line[] => [
      {
        what,
        figure: rate / of(floors, ({ perSecond }) => perSecond),
        unit: '× floor',
        target: target === undefined ? undefined : { atLeast: target },
        note: [
          `${Math.round(rate)}/s of ${(bytes / 1000).toFixed(1)} kB`,
          `p50 ${of(ours, (one) => one.p50).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
          `CPU ${perRequest.ours.toFixed(3)} ms a request (floor ${perRequest.floor.toFixed(3)})`,
        ].join('; '),
      },
    ],
  };
}

function fail(): never {
  throw new Error('the crowd is too small for this measurement');
}
