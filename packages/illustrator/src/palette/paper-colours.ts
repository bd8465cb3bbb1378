/** Colours that are the same in every season: the fixed family of indigo, amber and paper. */
export const indigo = '#0e1439';
export const flame = '#fff8e0';
export const lampLight = '#ffcf7a';
export const lampGlow = '#ffb950';
export const moonPaper = '#ffeec6';
export const cream = '#f4e6cc';
export const paperWhite = '#fff4e2';
export const ink = '#1c1420';
export const snowWhite = '#ffffff';
