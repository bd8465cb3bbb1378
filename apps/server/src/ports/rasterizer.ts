export type RasterFormat = 'webp' | 'avif';

/** An SVG of ours as pixels, at its own size. Throws Failure 'unavailable' when too many are waiting already. */
export type Rasterizer = (svg: string, format: RasterFormat) => Promise<Buffer>;
