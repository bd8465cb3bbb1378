import type { SoundType } from '../../ports/recordings.ts';

/** Where the kind of an MPEG-4 track is told. */
const handler = 'hdlr';

/**
 * What a browser's recorder has made, told by its bytes and not by its name: WebM of Chromium and Firefox, Ogg of Firefox,
 * MPEG-4 of Safari, each with sound and nothing else. Undefined for anything else.
 */
export function soundTypeOf(bytes: Uint8Array): SoundType | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (letters: string, within = file.length) => file.subarray(0, within).includes(letters, 0, 'latin1');
  if (file.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) {
    const isSound = has('webm', 64) && (has('A_OPUS', 4096) || has('A_VORBIS', 4096));
    return isSound && !has('V_VP', 4096) && !has('V_AV1', 4096) && !has('V_MPEG', 4096) ? 'audio/webm' : undefined;
  }
  if (file.subarray(0, 4).toString('latin1') === 'OggS') {
    return has('OpusHead', 64) || has('\x01vorbis', 64) ? 'audio/ogg' : undefined;
  }
  if (file.subarray(4, 8).toString('latin1') === 'ftyp') {
    const kinds = tracksOf(file);
    return kinds.includes('soun') && kinds.every((kind) => kind === 'soun') ? 'audio/mp4' : undefined;
  }
  return undefined;
}

function tracksOf(file: Buffer): string[] {
  const kinds: string[] = [];
  for (let at = file.indexOf(handler); at !== -1; at = file.indexOf(handler, at + 4)) {
    const kind = file.subarray(at + 12, at + 16).toString('latin1');
    if (kind === 'soun' || kind === 'vide') kinds.push(kind);
  }
  return kinds;
}
