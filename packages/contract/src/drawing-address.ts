/**
 * A drawing as an address that holds it, for a page that brings the picture it opens on along. Left readable, since base64
 * would hide from Brotli what repeats.
 */
export function drawingAddress(svg: string): string {
  const safe = svg.replace(/[%#&"\n\r\t]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${safe}`;
}
