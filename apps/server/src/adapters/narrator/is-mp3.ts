/** An error page or a text says it is sound as well as any other: the first bytes decide. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const hasTag = first === 0x49 && second === 0x44 && third === 0x33;
  // A frame's eleven bits of ones, then a version and a layer that exist.
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02;
  return hasTag || isFrame;
}
