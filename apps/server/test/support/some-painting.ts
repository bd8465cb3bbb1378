import sharp from 'sharp';

/** As a model may answer it: of another size, and with what a camera or a program leaves in a file. */
export function somePainting(): Promise<Buffer> {
  return sharp({ create: { width: 1536, height: 1024, channels: 4, background: '#26406b' } })
    .png()
    .withExif({ IFD0: { Software: 'Marker-Model', ImageDescription: 'Marker-Prompt' } })
    .toBuffer();
}
