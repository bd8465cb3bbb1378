/**
 * Makes of what a visitor sent a small square WebP with nothing in it but the picture: no place, no camera, no time.
 * Throws Failure: 'photo-unreadable' for what is no photo, 'too-large' for one with too many pixels.
 */
export type PhotoReader = (bytes: Uint8Array) => Promise<Buffer>;
