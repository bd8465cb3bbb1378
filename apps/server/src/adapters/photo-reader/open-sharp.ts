/** With four decoders switched on in the whole process, so that what merely calls itself a picture (SVG, PDF, TIFF …) is never opened. */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) });
  return sharp;
}
