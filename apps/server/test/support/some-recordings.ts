/** Files as the recorders of browsers begin them; `sound` is what would be heard. */
const sound = Buffer.alloc(400, 7);
const latin = (text: string) => Buffer.from(text, 'latin1');
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f]);
const box = (name: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + body.length);
  return Buffer.concat([length, latin(name), body]);
};
const track = (kind: string) => box('trak', box('hdlr', Buffer.alloc(8), latin(kind), Buffer.alloc(12)));

export const recordingsOf = {
  /** Chromium; Firefox too since 2025. */
  webm: Buffer.concat([ebml, latin('B\x82\x84webm....A_OPUSc\xa2OpusHead'), sound]),
  /** Firefox before. */
  ogg: Buffer.concat([latin('OggS'), Buffer.alloc(24), latin('OpusHead'), sound]),
  /** Safari. */
  mp4: Buffer.concat([box('ftyp', latin('mp42')), box('moov', track('soun')), box('mdat', sound)]),
} as const;

export const noRecordings = {
  'nothing at all': Buffer.alloc(0),
  'a page': latin('<!doctype html><script>alert(1)</script>'),
  'a picture': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), sound]),
  'a film as WebM': Buffer.concat([ebml, latin('B\x82\x84webm....V_VP9....A_OPUS'), sound]),
  'a film as MPEG-4': Buffer.concat([box('ftyp', latin('mp42')), box('moov', track('vide'), track('soun')), sound]),
  'a Matroska without sound': Buffer.concat([ebml, latin('B\x82\x88matroska'), sound]),
} as const;
